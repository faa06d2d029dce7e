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

echo
echo '$ rasen explain sidecar_reference_unresolved'
rasen explain sidecar_reference_unresolved

echo
echo '$ cd tests/demo/planning'
cd tests/demo/planning
for command in 'list' 'status --change limit-exports' 'show export' 'validate --all --strict'; do
  echo
  echo "\$ rasen $command"
  # shellcheck disable=SC2086 - the words of the command
  rasen $command
done
cd ../../..

echo
echo '$ rasen contract diff tests/demo/contract/v1 tests/demo/contract/v2'
status=0
rasen contract diff tests/demo/contract/v1 tests/demo/contract/v2 || status=$?
test "$status" -eq 1

echo
echo '$ rasen contract run tests/demo/contract/git.contract.yaml'
rasen contract run tests/demo/contract/git.contract.yaml

echo
echo "The reference, one page for each schema, code area and command, starts at generated/reference/index.md"
