#!/bin/sh
# The main job on real files: `make demo` runs this with rasen on the PATH.
set -eu
cd "$(dirname "$0")/../.."

echo '$ rasen check tests/demo/good'
rasen check tests/demo/good

echo
echo '$ rasen check tests/demo/bad'
status=0
rasen check tests/demo/bad || status=$?
test "$status" -eq 1

(
    cd tests/demo/planning
    for words in list "show dim-at-dawn" "validate --all --strict"; do
        echo
        echo "$ rasen $words"
        rasen $words
    done
)

echo
echo '$ rasen explain sidecar_reference_unresolved'
rasen explain sidecar_reference_unresolved

echo
echo "The reference, one page for each schema, code area and command, starts at generated/reference/index.md"
