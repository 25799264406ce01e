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

say "The same calendar for a browser: a server, and an invitation with which Sam signs in."
unset BELLTOWER_NOW
step person invite sam --as kim | tee invited
invitation=$(tail -1 invited)
"$belltower" serve --home . --listen 127.0.0.1:0 2> serving &
server=$!
trap 'kill "$server" 2> /dev/null || true; rm -rf "$home"' EXIT
for _ in $(seq 100); do
    if grep -q '^Listening' serving || ! kill -0 "$server" 2> /dev/null; then break; fi
    sleep 0.1
done
url=$(sed -n 's/^Listening on //p' serving)
if [ -z "$url" ]; then
    cat serving >&2
    exit 1
fi

# A request as a browser makes it, by the shell alone: path, cookie, form.
ask() {
    local method=GET
    if [ -n "${3-}" ]; then method=POST; fi
    exec 3<> "/dev/tcp/127.0.0.1/${url##*:}"
    printf '%s %s HTTP/1.1\r\nHost: %s\r\nConnection: close\r\nCookie: %s\r\n' \
        "$method" "$1" "${url#*//}" "${2-}" >&3
    printf 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: %s\r\n\r\n%s' \
        "$(printf %s "${3-}" | wc -c)" "${3-}" >&3
    cat <&3
    exec 3>&-
}

if [ -t 1 ]; then
    printf '\nOpen this in a browser, and Sam is signed in; Ctrl-C ends.\n%s/sign-up?invitation=%s\n' "$url" "$invitation"
    wait "$server"
    exit
fi
has() { grep -qF "$2" <<< "$1" || { echo "$3 lacks: $2" >&2; exit 1; }; }
has "$(ask /sign-in)" '<form' "the page to sign in"
cookie=$(ask /sign-up/invitation "" "invitation=$invitation" | sed -n 's/^[Ss]et-[Cc]ookie: \(belltower=[^;]*\).*/\1/p')
has "$(ask / "$cookie")" 'class="tabs"' "today"
has "$(ask /agenda/week/2026-10-12 "$cookie")" 'MA20216 Algebra' "the week"
echo "signed in at $url: today and the week stand there"
