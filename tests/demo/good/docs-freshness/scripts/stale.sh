#!/bin/sh
# Pages whose last commit is older than that of the code they name first.
set -eu
for page in "${1:-docs}"/*.md; do
  git log -1 --format="%as $page" -- "$page"
done | sort
