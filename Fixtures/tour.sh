#!/usr/bin/env bash
# A student's weeks in autumn 2026, played in a throw-away home: what `make run` shows.
set -euo pipefail
belltower=$(realpath "$1")
fixtures=$(cd "$(dirname "$0")" && pwd)
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT

# Whatever the caller has set, the tour is the same.
unset "${!BELLTOWER_@}" "${!LC_@}" LANG LANGUAGE CDPATH
export BELLTOWER_HOME=$home BELLTOWER_PERSON=sam BELLTOWER_NOW=2026-10-05T08:00:00+01:00
export TZ=Europe/London NO_COLOR=1 COLUMNS=100
cd "$home"

say() { printf '\n# %s\n' "$1"; }

# Prints a command as one would type it, then runs it.
step() {
    local word line='$ belltower'
    for word in "$@"; do
        if [[ $word == *[[:space:]]* ]]; then line+=" \"$word\""; else line+=" $word"; fi
    done
    printf '\n%s\n' "$line"
    "$belltower" "$@"
}

# The campus of tour.yaml, where Kim has a chess club, and two feeds.
mkdir -p Crawlers/campus
cp "$fixtures/tour.yaml" Crawlers/campus/
cp "$fixtures"/feeds/{term,exchange}.ics .
echo 'campus: tour' > config.yaml
for person in kim sam; do "$belltower" person add "$person" --as kim; done > said
"$belltower" community create "Chess club" --as kim >> said
"$belltower" event publish "Chess night" --as kim --community "Chess club" \
    --start "2026-10-15 18:00" --for 2h --at "Founders Hall" >> said

say "Monday, 5 October. Sam subscribes to two feeds."
step subscribe term.ics --name Timetable
step subscribe exchange.ics --name Seminars

say "The feed names another room; then it answers with an empty calendar."
sed -i 's/^LOCATION:8W 2\.1/LOCATION:EB 0.7/' term.ics
step import Timetable
cp term.ics whole.ics
printf 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n' > term.ics
if step import Timetable 2>&1; then
    echo "an empty calendar was not refused" >&2
    exit 1
fi
step sources
step module CM50123

say "A quarter of an hour before the lecture, the bell hands this to a program of Sam's."
step remind --once --channel jsonl:- --now 2026-10-05T09:00:00+01:00 | sed 's/"item":.*/.../'

say "Monday, 12 October. The feed is whole again, there is chess, and water to drink."
mv whole.ics term.ics
export BELLTOWER_NOW=2026-10-12T08:00:00+01:00
step import
step community join "Chess club"
step event join e1
step goal 1.5l --cup 500ml
step agenda week

say "What will ring on Tuesday, and the same calendar for any other program."
step reminders --from 2026-10-13 --to 2026-10-14
step export term-with-alarms.ics --alarms

say "Tuesday's lecture in it, which was on Monday once:"
awk '/^BEGIN:VEVENT/ { event = ""; isMoved = 0 } { event = event $0 "\n" }
    /^RECURRENCE-ID.*20261012/ { isMoved = 1 }
    /^LOCATION/ && isMoved { printf "%s...\n", event; found = 1 }
    END { exit !found }' term-with-alarms.ics | tr -d '\r'
