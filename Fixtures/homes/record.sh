#!/usr/bin/env bash
# record.sh BELLTOWER: lays beside this file the home that a version leaves, as VERSION.sql, and the
# agenda that the version shows of it, as VERSION.json.
set -euo pipefail
belltower=$(realpath "$1")
homes=$(cd "$(dirname "$0")" && pwd)
fixtures=$homes/..
version=$("$belltower" --version)
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
for file in "$homes/$version".{sql,json}; do
    if [ -e "$file" ]; then
        echo "$file is there: a version that was released keeps its home" >&2
        exit 1
    fi
done

unset "${!BELLTOWER_@}" "${!LC_@}" LANG LANGUAGE
export BELLTOWER_HOME=$place/home BELLTOWER_PERSON=sam BELLTOWER_NOW=2026-10-05T08:00:00+01:00
export TZ=Europe/London NO_COLOR=1
cd "$place"
say() { "$belltower" "$@" > said; }

# Something of everything: tests ask for the people, the dentist, and what rang at nine.
cp "$fixtures"/feeds/{term,exchange}.ics "$fixtures"/pages/syllabusplus/list.html .
cat > catalogue.json << 'JSON'
[{"code": "CM50123", "title": "Networking", "year": "2026/27", "credits": 6, "staff": ["Zoë Müller"]},
 {"code": "MA20216", "title": "Algebra", "year": "2026/27", "credits": 6}]
JSON
for person in sam kim lee; do say person add "$person"; done
say person edit kim --name Kim
say subscribe term.ics --name Timetable
say subscribe exchange.ics --name Seminars
say modules --load catalogue.json
say enrol CM50123 MA20216
say crawl syllabusplus-list --start list.html --set week1=2026-09-21
say add Dentist --start "2026-10-09 14:00" --for 1h
say add Choir --start "2026-10-08 19:00" --for 90m --repeat "FREQ=WEEKLY;COUNT=6"
say edit choir thu --this --start "20:00"
say comment CM50123 "Bring the worksheet"
say friend request kim
say friend accept sam --as kim
say friend request sam --as lee
say community create "Chess club"
for person in kim lee; do say community join "Chess club" --as "$person"; done
say event publish "Chess night" --community "Chess club" --start "2026-10-15 18:00" --for 2h \
    --capacity 1
say event join e1 --as kim
say event join e1 --as lee
say goal 2l
say drink glass
say settings quiet 23:00-07:00
say mute MA20216
sed -i 's/^LOCATION:8W 2\.1/LOCATION:EB 0.7/' term.ics
say import Timetable
say remind --once --channel "jsonl:$place/rang" --now 2026-10-05T09:00:00+01:00
say snooze "$(grep -o '"id":"m[^"]*"' rang | head -1 | cut -d'"' -f4)" 10m --now 2026-10-05T09:01:00+01:00 || true

# What the version shows, a line each item, without the water, which a later one may place better.
for person in kim lee sam; do
    "$belltower" agenda --as "$person" --from 2026-09-14 --to 2026-10-26 \
        --kind class,exam,event,personal --cancelled --json > "$person.json"
done
python3 - "$homes/$version.json" kim lee sam << 'PYTHON'
import json, sys
keys = ["id", "kind", "start", "end", "summary", "location", "module", "status", "source"]
people = []
for person in sys.argv[2:]:
    items = json.load(open(person + ".json"))
    lines = [json.dumps({key: item[key] for key in keys}, ensure_ascii=False) for item in items]
    people.append(f' "{person}": [' + ("\n  " + ",\n  ".join(lines) + "\n ]" if lines else "]"))
open(sys.argv[1], "w").write("{\n" + ",\n".join(people) + "\n}\n")
PYTHON

# Not SQLite's own dump, which writes the index of the search past the schema.
python3 - "$BELLTOWER_HOME/belltower.sqlite" "$homes/$version.sql" "$version" "$place" << 'PYTHON'
import sqlite3, sys
path, out, version, place = sys.argv[1:]
database = sqlite3.connect(path)
lines = [f"-- A home that Belltower {version} left: what later ones must be able to open.",
         "PRAGMA foreign_keys = OFF;"]
schema = database.execute(
    "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid").fetchall()
virtual = [name for _, name, sql in schema if sql.upper().startswith("CREATE VIRTUAL")]
shadow = lambda name: name.startswith("sqlite_") or any(name.startswith(v + "_") for v in virtual)
tables = [(name, sql) for kind, name, sql in schema if kind == "table" and not shadow(name)]
lines += [sql + ";" for _, sql in tables]


def literal(value):
    return database.execute("SELECT quote(?)", (value,)).fetchone()[0].replace(place, "/home/sam")


for name, _ in tables:
    if name in virtual: continue
    for row in database.execute(f"SELECT * FROM {name}"):
        lines.append(f"INSERT INTO {name} VALUES ({', '.join(map(literal, row))});")
lines += [sql + ";" for kind, name, sql in schema if kind != "table"]
# What has no words is none of the search's, which a rebuild would not know.
lines.append("INSERT INTO module_text (rowid, code, title, description, staff) "
             "SELECT id, code, title, description, staff FROM module "
             "WHERE title IS NOT NULL OR description IS NOT NULL OR staff <> '';")
for name, last in database.execute("SELECT name, seq FROM sqlite_sequence ORDER BY name"):
    lines.append(f"UPDATE sqlite_sequence SET seq = {last} WHERE name = '{name}';")
for pragma in ["user_version", "application_id"]:
    lines.append(f"PRAGMA {pragma} = {database.execute('PRAGMA ' + pragma).fetchone()[0]};")
open(out, "w").write("\n".join(lines) + "\n")
PYTHON
echo "$homes/$version.sql" "$homes/$version.json"
