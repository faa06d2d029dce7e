#!/bin/sh
# Tells whether paths lie inside the folder to which edits are limited. Writes nothing.
#
#   check-freeze.sh PATH...
#
# The limit is the absolute path in .git/rasen-freeze of the repository, or, outside of one, in the
# nearest .rasen-freeze from the working folder upwards. Exit status: 0 all inside or no limit,
# 1 a line "outside: PATH" for each that is not, 2 wrong call or unusable limit.
set -u

if [ "$#" -eq 0 ]; then
  echo "usage: check-freeze.sh PATH..." >&2
  exit 2
fi

limit_file() {
  if file=$(git rev-parse --git-path rasen-freeze 2>/dev/null); then
    printf '%s\n' "$file"
    return
  fi
  folder=$(pwd -P)
  while [ ! -e "$folder/.rasen-freeze" ] && [ -n "$folder" ]; do
    folder=${folder%/*}
  done
  printf '%s\n' "$folder/.rasen-freeze"
}

# The place where a write to the path would go: links followed, what does not exist yet kept.
real_place() {
  place=$1
  case $place in
    /*) ;;
    *) place=$(pwd -P)/$place ;;
  esac
  while [ "$place" != / ] && [ "${place%/}" != "$place" ]; do place=${place%/}; done
  hops=0
  while [ -L "$place" ]; do
    hops=$((hops + 1))
    [ "$hops" -le 40 ] || return 1
    target=$(readlink "$place") || return 1
    case $target in
      /*) place=$target ;;
      *) place=${place%/*}/$target ;;
    esac
  done
  rest=
  while [ ! -d "$place" ]; do
    rest=/${place##*/}$rest
    place=${place%/*}
    [ -n "$place" ] || place=/
  done
  case $rest/ in
    */../* | */./*) return 1 ;;
  esac
  place=$(cd -P -- "$place" && pwd -P) || return 1
  printf '%s\n' "${place%/}$rest"
}

file=$(limit_file)
[ -e "$file" ] || exit 0
limit=$(cat -- "$file" 2>/dev/null) || limit=
case $limit in
  /*) ;;
  *)
    echo "check-freeze.sh: $file holds no absolute path" >&2
    exit 2
    ;;
esac
limit=${limit%/}

status=0
for path in "$@"; do
  if place=$(real_place "$path"); then
    case $place/ in
      "$limit"/*) continue ;;
    esac
  fi
  printf 'outside: %s\n' "$path"
  status=1
done
exit "$status"
