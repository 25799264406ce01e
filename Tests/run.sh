#!/usr/bin/env bash
# Runs `swift test` with the given arguments; ends with what failed, which hundreds of lines hid.
set -uo pipefail
log=$(mktemp)
trap 'rm -f "$log"' EXIT
swift test --skip-build "$@" 2>&1 | tee "$log"
status=$?
if [ $status != 0 ]; then
	printf '\nWhat failed:\n'
	grep -a 'recorded an issue\|error:' "$log" | cut -c 1-300 | head -20 || tail -3 "$log"
fi
exit $status
