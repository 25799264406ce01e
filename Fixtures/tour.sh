#!/usr/bin/env bash
# A student's week in autumn 2026, played in a throw-away home: what `make run` shows.
set -euo pipefail
belltower=$1
fixtures=$(cd "$(dirname "$0")" && pwd)
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export BELLTOWER_HOME=$home BELLTOWER_PERSON=sam BELLTOWER_NOW=2026-10-05T08:00:00+01:00
export TZ=Europe/London

step() { printf '\n$ belltower'; printf ' %q' "$@"; printf '\n'; "$belltower" "$@"; }

# The campus's feed, which changes and fails below.
feed=$home/term.ics
cp "$fixtures/feeds/term.ics" "$feed"
step subscribe "$feed" --name Timetable
step subscribe "$fixtures/feeds/exchange.ics" --name "Exchange seminars"
step sources
step agenda week
step agenda week 2026-10-12 --cancelled

printf '\n# The feed names another room; then it answers with an empty calendar.\n'
sed -i 's/^LOCATION:8W 2\.1/LOCATION:EB 0.7/' "$feed"
step import Timetable
printf 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n' > "$feed"
step import Timetable || true
step changes
step module CM50123
step reminders --from 2026-10-05 --to 2026-10-06
printf '\n$ belltower remind --once --channel jsonl:-   (at 09:00)\n'
"$belltower" remind --once --channel jsonl:- --now 2026-10-05T09:00:00+01:00 | cut -c 1-160
calendar=belltower-term.ics
step export "${TMPDIR:-/tmp}/$calendar" --alarms
