#!/bin/sh
# Leads a person through repeated attempts to reproduce a failure, and keeps a record of each.
#
# Copy this file, fill in `prepare` and `instructions`, and run the copy:
#   sh hitl-loop.sh [RECORD]        RECORD defaults to hitl-record.txt in the working folder
#
# For each round it prepares, tells the person what to do, and asks what happened.
set -u

# Bring the system to the state in which a round starts; a status other than 0 ends the round.
prepare() {
  : # for example: restart the service, clear its log, load the fixture
}

# Say exactly what the person has to do in this round.
instructions() {
  cat <<'TEXT'
1. Open …
2. Do …
3. Watch for …
TEXT
}

record=${1:-hitl-record.txt}
round=0
failed=0

while :; do
  round=$((round + 1))
  printf '\n--- Round %s ---\n' "$round"
  if ! prepare; then
    echo "Preparing failed; nothing was tried." >&2
    exit 1
  fi
  instructions
  printf 'Did it fail? [y]es, [n]o, [q]uit: '
  read -r answer || break
  case $answer in
    y* | Y*) failed=$((failed + 1)) ;;
    n* | N*) ;;
    *)
      round=$((round - 1))
      break
      ;;
  esac
  printf 'What did you see, and what was different this time? '
  read -r note || note=
  printf '%s\tround %s\t%s\t%s\n' "$(date -u +%Y-%m-%dT%H:%M:%SZ)" "$round" "$answer" "$note" >>"$record"
done

printf '\n%s of %s rounds failed. Record: %s\n' "$failed" "$round" "$record"
