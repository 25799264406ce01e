#!/usr/bin/env bash
# A student's weeks in autumn 2026, played in a throw-away home: what `make run` shows.
set -euo pipefail
belltower=$1
fixtures=$(cd "$(dirname "$0")" && pwd)
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
unset BELLTOWER_ZONE BELLTOWER_CRAWLERS LC_ALL LC_TIME LANG
export BELLTOWER_HOME=$home BELLTOWER_PERSON=sam BELLTOWER_NOW=2026-10-05T08:00:00+01:00
export TZ=Europe/London NO_COLOR=1

step() { printf '\n$ belltower'; printf ' %q' "$@"; printf '\n'; "$belltower" "$@"; }
say() { printf '\n# %s\n' "$1"; }

mkdir -p "$home/Crawlers/campus"
cp "$fixtures/tour.yaml" "$home/Crawlers/campus/tour.yaml"
echo 'campus: tour' > "$home/config.yaml"

# Kim set this home up, and may found communities in it.
"$belltower" community create "Chess club" --as kim > "$home/said"
"$belltower" event publish "Chess night" --as kim --community "Chess club" \
    --start "2026-10-15 18:00" --for 2h --at "Founders Hall" >> "$home/said"

# The campus's feed, which changes and fails below.
feed=$home/term.ics
cp "$fixtures/feeds/term.ics" "$feed"
step subscribe "$feed" --name Timetable
step subscribe "$fixtures/feeds/exchange.ics" --name "Exchange seminars"
step sources

say 'The feed names another room; then it answers with an empty calendar.'
sed -i 's/^LOCATION:8W 2\.1/LOCATION:EB 0.7/' "$feed"
step import Timetable
cp "$feed" "$home/whole.ics"
printf 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n' > "$feed"
step import Timetable || true
step changes
step module CM50123
step remind --once --channel jsonl:- --now 2026-10-05T09:00:00+01:00 | cut -c 1-160

say 'The week after: the feed is whole again, there is chess, and water to drink.'
cp "$home/whole.ics" "$feed"
export BELLTOWER_NOW=2026-10-12T08:00:00+01:00
step import
step community join "Chess club"
step event join e1
step goal 1.5l --cup 500ml
export COLUMNS=100
step agenda week
step reminders --to 2026-10-15
calendar=${TMPDIR:-/tmp}/belltower-term.ics
step export "$calendar" --alarms
say 'The class that was moved, as it stands there:'
awk '/^BEGIN:VEVENT/ { event = "" } { event = event $0 "\n" }
    /^END:VEVENT/ && event ~ /RECURRENCE-ID[^\n]*20261012/ { printf "%s", event }' "$calendar" | tr -d '\r'
