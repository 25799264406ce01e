"""Reads saved pages with parsel, Scrapy's selectors: the yardstick of `benchmarks --pages`.

`parsel_pages.py ROUNDS PAGE...` reads the same fields of Banner class lists and of the class list of
YES, and prints for each page: how many records, and seconds a page (the median of the rounds).
"""
import re
import statistics
import sys
import time

from parsel import Selector

SPACE = re.compile(r"\s+")
TITLE = re.compile(r"^(.*) - (\d+) - ([A-Z&]+ +\w+) - (\S+)$")
MARK = re.compile(r" *\([^)]*\)")
TIME = re.compile(r"(\d+):(\d\d) *([ap]m) *- *(\d+):(\d\d) *([ap]m)")


def text(found):
    """What a reader sees of an element, on one line."""
    return SPACE.sub(" ", "".join(found.css("::text").getall())).strip() if found else ""


def staff(written):
    names = (SPACE.sub(" ", MARK.sub("", name)).strip() for name in written.split(","))
    return [name for name in names if name and name != "TBA"]


def clock(written):
    found = TIME.search(written)
    if not found:
        return None
    hour, minute, half, to_hour, to_minute, to_half = found.groups()
    start = int(hour) % 12 * 60 + int(minute) + (720 if half == "pm" else 0)
    return start, int(to_hour) % 12 * 60 + int(to_minute) + (720 if to_half == "pm" else 0)


def banner(page):
    records = []
    for head in page.css("th.ddtitle"):
        row = head.xpath("..")
        title = TITLE.match(text(head))
        if not title:
            continue
        body = row.xpath("following-sibling::tr[1]")
        prose = "\n".join(
            line.strip() for line in body.xpath("td[@class='dddefault']//text()").getall()
        )
        level = re.search(r"^(?:Registration )?Levels: *\n?(.+)$", prose, re.M)
        credits = re.search(r"^(?:Credit Hours: *)?([\d.]+)(?: +Credits?)?$", prose, re.M)
        period = re.search(r"^Associated Term: *\n?(.+)$", prose, re.M)
        module = {
            "title": title[1], "key": title[2], "code": title[3], "group": title[4],
            "level": level and level[1], "credits": credits and credits[1],
            "period": period and period[1], "staff": [],
        }
        meetings = []
        for table in body.css("table.datadisplaytable"):
            names = [text(cell).lower() for cell in table.css("th")]
            for row in table.css("tr"):
                cells = [text(cell) for cell in row.css("td")]
                if not cells:
                    continue
                fields = dict(zip(names, cells))
                meetings.append({
                    "code": module["code"], "title": module["title"], "key": module["key"],
                    "group": module["group"], "time": clock(fields.get("time", "")),
                    "weekdays": fields.get("days"), "room": fields.get("where"),
                    "dates": fields.get("date range"), "kind": fields.get("schedule type"),
                    "staff": staff(fields.get("instructors", "")),
                })
                module["staff"] += meetings[-1]["staff"]
        records.append((module, meetings))
    return records


def yes(page):
    records = []
    for table in page.css("table.classTable"):
        code = text(table.css("span.classAbbreviation"))
        if not code:
            continue
        module = {"code": code.rstrip(":"), "title": text(table.css("span.classDescription"))}
        meetings = []
        for row in table.css("tr.classRow"):
            fields = {
                name: text(row.css("td." + name)[:1])
                for name in ("classSection", "classHours", "classType", "classMeetingDays",
                             "classMeetingTimes", "classBuilding", "classInstructor")
            }
            fields["key"] = row.css("td.classSection::attr(id)").re_first(r"_(\d+)$")
            fields["time"] = clock(fields["classMeetingTimes"].replace("a", "am").replace("p", "pm"))
            fields["staff"] = staff(fields["classInstructor"])
            meetings.append(fields)
        records.append((module, meetings))
    return records


def main():
    rounds = int(sys.argv[1])
    for path in sys.argv[2:]:
        with open(path, "rb") as file:
            body = file.read()
        taken = []
        for _ in range(rounds):
            start = time.process_time()
            page = Selector(text=body.decode("utf-8", "replace"))
            records = yes(page) if b"classTable" in body else banner(page)
            taken.append(time.process_time() - start)
        count = len(records) + sum(len(meetings) for _, meetings in records)
        print(f"{count} {statistics.median(taken):.6f}")


main()
