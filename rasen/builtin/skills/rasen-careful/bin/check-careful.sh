#!/bin/sh
# Tells whether a shell command is known to be risky. Runs nothing of it.
#
#   check-careful.sh COMMAND...      or the command on standard input
#
# Exit status: 0 no known risk, 1 risky (a line "risky: reason" for each reason), 2 wrong call.
# It looks at the text alone, so it rather reports once too often.
set -u
LC_ALL=C
export LC_ALL

if [ "$#" -gt 0 ]; then
  command=$*
elif [ -t 0 ]; then
  command=
else
  command=$(cat)
fi
case $command in
  *[![:space:]]*) ;;
  *)
    echo "usage: check-careful.sh COMMAND... (or the command on standard input)" >&2
    exit 2
    ;;
esac

# One line: continued lines joined, other line ends made into separators.
line=$(printf '%s\n' "$command" | awk '{ if (sub(/\\$/, " ")) printf "%s", $0; else printf "%s;", $0 }' | tr '\t\r' '  ')
# The second form is without quotes and backslashes, so that \rm and "rm" are seen.
bare=$(printf '%s' "$line" | tr -d "'\"\\\\")
text=$(printf '%s\n%s\n' "$line" "$bare")

B='(^|[^[:alnum:]_.-])'   # before a program's name; a path may stand in front of it
S='[[:space:]]+'
A='[^;&|]*'               # further words of the same command
E='([[:space:];&|)`]|$)'  # after a word
GIT="${B}git(${S}-[^[:space:]]+(${S}[^-[:space:]][^[:space:]]*)?)*${S}"

status=0

found() {
  echo "risky: $1"
  status=1
}

has() {
  printf '%s\n' "$text" | grep -Eq -e "$1"
}

has_any_case() {
  printf '%s\n' "$text" | grep -Eiq -e "$1"
}

risk() {
  if has "$2"; then found "$1"; fi
}

# True for a lone `rm` whose operands are all folders that a build makes anew.
only_build_folders() {
  case $line in
    *[\;\&\|\$\`\"\'\\\<\>\(\)*?[{]*[!\;]*) return 1 ;;
  esac
  # shellcheck disable=SC2086 # the words are wanted, and hold no pattern
  set -- ${line%;}
  [ "$1" = rm ] || return 1
  shift
  operands=0
  for word in "$@"; do
    case $word in
      --no-preserve-root) return 1 ;;
      -*) continue ;;
      /* | ~* | .. | ../* | */.. | */../*) return 1 ;;
    esac
    word=${word%/}
    case ${word##*/} in
      node_modules | dist | build | target | coverage | __pycache__ | \
        .cache | .next | .pytest_cache | .mypy_cache | .ruff_cache) operands=$((operands + 1)) ;;
      *) return 1 ;;
    esac
  done
  [ "$operands" -gt 0 ]
}

if has "${B}rm${S}(${A}[[:space:]])?(-[[:alpha:]]*[rRf][[:alpha:]]*|--recursive|--force|--no-preserve-root)${E}"; then
  only_build_folders || found "deletes recursively or by force"
fi
risk "deletes what a search finds" "${B}find${S}${A}(-delete${E}|-exec(dir)?${S}([^;&|[:space:]]*/)?(rm|shred)${E})|${B}xargs${S}${A}rm${E}"
risk "destroys files or file systems" "${B}(shred|wipefs|mkfs(\.[[:alnum:]]+)?|fdisk|parted|sgdisk)${E}|${B}dd${S}${A}of=|${B}truncate${S}${A}(-s|--size)"
risk "overwrites a device, a system folder or a file of the home folder" "(>|${B}tee${S}${A})[[:space:]]*(/dev/(sd|hd|vd|nvme|disk|mapper)|/(etc|usr|bin|sbin|boot|lib)/|(~|\\\$HOME|\\\$\{HOME\})/\.)"
risk "deletes at the destination what the source lacks" "${B}rsync${S}${A}--(delete|remove-source-files)"

risk "rewrites or deletes on a remote" "${GIT}push(${S}${A})?[[:space:]](-[[:alpha:]]*[fd][[:alpha:]]*|--force[^[:space:]]*|--delete|--mirror|--prune|\+[^[:space:]]+|:[^[:space:]]+)${E}"
risk "discards uncommitted work" "${GIT}(reset${S}${A}--(hard|merge|keep)|clean${S}${A}(-[[:alpha:]]*f|--force)|checkout${S}(${A}[[:space:]])?(--|\.|-f|--force)${E}|switch${S}${A}(-f|--force|--discard-changes)${E}|stash${S}(drop|clear)|worktree${S}remove${S}${A}(-f|--force))"
if has "${GIT}restore${E}"; then
  if ! has "${GIT}restore${S}${A}(--staged|-S)${E}" || has "${GIT}restore${S}${A}(--worktree|-W)${E}"; then
    found "discards uncommitted work"
  fi
fi
risk "rewrites history or drops references" "${GIT}(rebase|filter-branch|filter-repo|update-ref${S}-d|reflog${S}(expire|delete)|gc${S}${A}--prune|branch${S}${A}(-[[:alpha:]]*D|--delete${S}--force)|tag${S}${A}(-d|--delete)|commit${S}${A}--amend)"

if has_any_case "${B}(drop${S}(table|database|schema|index|view|user|role)|truncate${S}(table${S})?[[:alpha:]_]|dropdb|dropdatabase)" ||
  has_any_case "${B}(flushall|flushdb)${E}"; then
  found "deletes data in a database"
fi
if printf '%s\n' "$text" | grep -Eio "${B}(delete${S}from|update${S}[[:alnum:]_.]+${S}set)${S}[^;]*" | grep -Eiqv "[[:space:]]where[[:space:]]"; then
  found "deletes or changes all rows of a table"
fi

risk "removes containers, images or volumes" "${B}(docker|podman)${S}(${A}[[:space:]])?(prune|rmi)${E}|${B}(docker|podman)${S}(${A}[[:space:]])?rm${E}|${B}(docker|podman)([-[:space:]]compose)?${S}${A}down${S}${A}(-v|--volumes)${E}"
risk "changes a cluster" "${B}kubectl${S}(${A}[[:space:]])?(delete|drain|replace${S}${A}--force|scale${S}${A}--replicas=0)|${B}helm${S}(${A}[[:space:]])?(uninstall|delete|rollback)${E}"
risk "changes infrastructure" "${B}(terraform|tofu|pulumi|cdk)${S}(${A}[[:space:]])?(destroy|apply|up|deploy)${E}|${B}aws${S}${A}(s3${S}(rm|rb)|delete-|terminate-)|${B}(gcloud|az)${S}${A}delete${E}"
risk "changes permissions widely" "${B}(chmod|chown|chgrp)${S}(${A}[[:space:]])?(-[[:alpha:]]*R|--recursive)|${B}chmod${S}(${A}[[:space:]])?(0?777|a\+w|o\+w)${E}"
risk "stops services, processes or the machine" "${B}(killall|pkill|shutdown|reboot|halt|poweroff)${E}|${B}kill${S}(${A}[[:space:]])?-1${E}|${B}systemctl${S}(${A}[[:space:]])?(stop|disable|mask|restart|reboot|poweroff)${E}|${B}(iptables|nft)${S}${A}(-F|flush)|${B}crontab${S}-r|:\(\)[[:space:]]*\{"
risk "runs what it downloads or decodes" "${B}(curl|wget|base64)${S}[^;]*\|[[:space:]]*(sudo${S})?([^;&|[:space:]]*/)?(ba|da|z|k|fi)?sh${E}|${B}(curl|wget|base64)${S}[^;]*\|[[:space:]]*(sudo${S})?(python[0-9.]*|perl|ruby|node)${E}|${B}((ba|da|z|k)?sh|eval|source|\.)${S}[^;]*(<|\\\$)\([[:space:]]*(curl|wget)"
risk "publishes" "${B}(npm|pnpm|yarn|cargo|poetry|flit|uv|hatch)${S}(${A}[[:space:]])?publish${E}|${B}(npm|pnpm)${S}unpublish|${B}twine${S}upload|${B}gem${S}(push|yank)|${B}(docker|podman)${S}(${A}[[:space:]])?push${E}|${B}gh${S}(release${S}(create|delete)|repo${S}(delete|archive)|pr${S}merge)"
risk "removes installed software" "${B}(apt|apt-get|dnf|yum|zypper|brew|pacman|apk)${S}(${A}[[:space:]])?(remove|purge|autoremove|uninstall|erase|del|-R[[:alpha:]]*)${E}"
risk "runs as root" "${B}(sudo|doas|pkexec)${E}|${B}su${S}(-|root|-c)"

exit "$status"
