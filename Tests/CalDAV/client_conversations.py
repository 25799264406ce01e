#!/usr/bin/env python3
"""Says to a Belltower of its own what calendar programs say, as the threads about them and their own words have it:
Apple's Calendar on both, Thunderbird, DAVx5, eM Client, Outlook CalDav Synchronizer, evolution-data-server. What is
answered is what each of them goes on from.

usage: client_conversations.py [BELLTOWER]

Exit status 1 when an answer is not as the program wants it."""
import json
import re
import sys

from programs import XMLNS, Program, clark, entry, expect, lecture, site, troubles

# What is still to be mended: sentences that may be not so, and are told if they are so by now.
KNOWN = set()


def hold(who, what, is_so):
    sentence = f"{who}: {what}"
    if sentence in KNOWN:
        print(f"{'no longer to be mended' if is_so else 'to be mended'}: {sentence}")
    else:
        expect(sentence, is_so)


def tell(served, room):
    """Two lectures of a timetable, one of which is in a room."""
    served.timetable(lecture("la", "Linear Algebra II", room=room),
                     lecture("ds", "Data Structures", "20270305T140000", "C4 2.01"))


def objects(program, collection):
    """Tags by path, of what is in a collection."""
    listed = program.propfind(collection, "D:getetag", 1).responses()
    return {path: found[clark("D:getetag")].text for path, (found, _, _) in listed.items() if path != collection}


def apple(served, password):
    """The walk of macOS 26 and iOS (nextcloud/documentation#13945, sabre-io/Baikal#1030), then what it polls."""
    who, agent = "Apple", "macOS/26.0 (25A354) CalendarAgent/1000"
    program = Program(served, password, agent, Brief="t", Prefer="return=minimal", Accept="*/*")
    wish = "D:current-user-principal D:principal-URL D:resourcetype"
    answer = program.propfind("/.well-known/caldav", wish)
    hold(who, "the well-known address leads to /dav/", (answer.status, answer.fields["Location"]) == (301, "/dav/"))
    principal = None
    for path in ("/dav/", "/", "/principals/"):
        answer = program.propfind(path, wish)
        hold(who, f"PROPFIND {path} is answered", answer.status == 207)
        told = next(iter(answer.responses().values()))[0]
        href = told[clark("D:current-user-principal")].findtext(clark("D:href"))
        hold(who, f"{path} tells the one principal", principal in (None, href))
        principal = href
    stranger = Program(served, "wrong", agent).propfind("/", wish)
    hold(who, "without a password PROPFIND / asks for one", stranger.status == 401
         and stranger.fields["WWW-Authenticate"].startswith("Basic "))
    for path in ("/", "/principals/", principal, "/dav/"):
        answer = program.ask("OPTIONS", path)
        classes = {part.strip() for part in (answer.fields["DAV"] or "").split(",")}
        hold(who, f"OPTIONS {re.sub('[0-9]+', 'N', path)} announces calendar-access",
             answer.status == 200 and {"1", "3", "calendar-access"} <= classes)
        hold(who, "scheduling is not announced", not any("schedule" in name for name in classes))
    answer = program.propfind(
        principal, "C:calendar-home-set C:calendar-user-address-set C:schedule-inbox-URL C:schedule-outbox-URL "
        "CS:dropbox-home-URL CS:email-address-set CS:notification-URL D:displayname D:principal-collection-set "
        "D:principal-URL D:resource-id D:supported-report-set")
    hold(who, "the principal is answered", answer.status == 207)
    home = answer.href(principal, "C:calendar-home-set")
    hold(who, "there is exactly one home", len(answer.value(principal, "C:calendar-home-set")) == 1)
    hold(who, "paths have ASCII letters and numbers alone", home.isascii() and re.fullmatch(r"[/a-z0-9]+", home))
    hold(who, "there is no inbox", answer.value(principal, "C:schedule-inbox-URL") is None)
    answer = program.propfind(
        home, "A:calendar-color A:calendar-order C:calendar-description C:calendar-free-busy-set C:calendar-timezone "
        "C:default-alarm-vevent-date C:default-alarm-vevent-datetime C:supported-calendar-component-set "
        "CS:allowed-sharing-modes CS:getctag CS:invite CS:publish-url CS:pushkey CS:source CS:subscribed-strip-alarms "
        "D:add-member D:current-user-privilege-set D:displayname D:owner D:quota-available-bytes D:resource-id "
        "D:resourcetype D:supported-report-set D:sync-token", 1)
    told = answer.responses()
    calendars = {path: found for path, (found, _, _) in told.items()
                 if found[clark("D:resourcetype")].find(clark("C:calendar")) is not None}
    hold(who, "the home is no calendar itself", home in told and home not in calendars)
    hold(who, "classes, events and personal are in it",
         {path.rstrip("/").rsplit("/", 1)[1] for path in calendars} >= {"classes", "events", "personal"})
    for path, found in calendars.items():
        name = path.rstrip("/").rsplit("/", 1)[1]
        kinds = [kind.get("name") for kind in found[clark("C:supported-calendar-component-set")]]
        hold(who, f"{name} takes events alone, so that no list of reminders appears", kinds == ["VEVENT"])
        privileges = {privilege.tag for group in found[clark("D:current-user-privilege-set")] for privilege in group}
        may_write = clark("D:write") in privileges or clark("D:write-content") in privileges
        hold(who, f"{name} may be {'written' if name == 'personal' else 'read alone'}",
             clark("D:read") in privileges and may_write == (name == "personal"))
        hold(who, f"{name} has a ctag, a token and a colour",
             all(clark(key) in found for key in ("CS:getctag", "D:sync-token", "A:calendar-color")))
    classes, personal = home + "classes/", home + "personal/"
    answer = program.ask("PROPPATCH", personal, """<?xml version="1.0" encoding="UTF-8"?>
<A:propertyupdate xmlns:A="DAV:"><A:set><A:prop><D:calendar-color xmlns:D="http://apple.com/ns/ical/"
symbolic-color="custom">#FF2968FF</D:calendar-color></A:prop></A:set><A:set><A:prop><D:calendar-order
xmlns:D="http://apple.com/ns/ical/">7</D:calendar-order></A:prop></A:set></A:propertyupdate>""")
    hold(who, "a colour and a place are kept", answer.status == 207)
    colour = program.propfind(personal, "A:calendar-color").value(personal, "A:calendar-color")
    hold(who, "the colour is told again", colour is not None and colour.text == "#FF2968FF")
    answer = program.sync(classes, names="D:getetag D:getcontenttype")
    hold(who, "the first sync lists all with a token", answer.status == 207 and answer.token)
    tags = {path: found[clark("D:getetag")].text for path, (found, _, _) in answer.responses().items()}
    hold(who, "the first sync has what PROPFIND has", tags == objects(program, classes) and len(tags) >= 2)
    answer = program.multiget(classes, tags)
    data = {path: found for path, (found, _, _) in answer.responses().items()}
    hold(who, "multiget has them all, with the same tags",
         {path: found[clark("D:getetag")].text for path, found in data.items()} == tags)
    hold(who, "multiget's bytes are those of GET", all(
        program.ask("GET", path).text.replace("\r\n", "\n")
        == found[clark("C:calendar-data")].text.replace("\r\n", "\n") for path, found in data.items()))
    # As iOS adds, alters and removes.
    name = personal + "5F0C4B0E-2D8B-4D77-9B57-8B2B6F8E2C11.ics"
    text = entry("5F0C4B0E-2D8B-4D77-9B57-8B2B6F8E2C11", "Dentist", "20270302T140000Z", "20270302T143000Z",
                 "X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC", "BEGIN:VALARM", "UID:A-1", "TRIGGER:-PT15M",
                 "ACTION:DISPLAY", "DESCRIPTION:Reminder", "END:VALARM", "BEGIN:VALARM", "X-WR-ALARMUID:A-2",
                 "UID:A-2", "TRIGGER;VALUE=DATE-TIME:19760401T005545Z", "ACTION:NONE", "END:VALARM")
    made = program.put(name, text, If_None_Match="*")
    hold(who, "an entry is made, with a strong tag", made.status == 201 and re.fullmatch('"[^"]+"', made.tag or ""))
    got = program.ask("GET", name)
    hold(who, "its bytes are what was sent", got.body == text.encode() and got.tag == made.tag)
    hold(who, "it is not made twice", program.put(name, text, If_None_Match="*").status == 412)
    edited = text.replace("SUMMARY:Dentist", "SUMMARY:Dentist, again")
    altered = program.put(name, edited, If_Match=made.tag)
    hold(who, "it is altered by its tag", altered.status in (200, 204) and altered.tag not in (None, made.tag))
    hold(who, "an old tag alters nothing", program.put(name, text, If_Match=made.tag).status == 412
         and program.ask("GET", name).body == edited.encode())
    hold(who, "GET of what is known is 304", program.ask("GET", name, If_None_Match=altered.tag).status == 304)
    hold(who, "HEAD tells as GET does", (head := program.ask("HEAD", name)).tag == altered.tag and not head.body)
    hold(who, "an old tag deletes nothing", program.ask("DELETE", name, If_Match=made.tag).status == 412)
    hold(who, "it is deleted by its tag", program.ask("DELETE", name, If_Match=altered.tag).status == 204)
    hold(who, "it is gone", program.ask("GET", name).status == 404)
    return home


def thunderbird(served, password, home):
    """Depth 1 where Depth 0 is meant (Purelymail/purelymail-issues#250); classes that it may only read."""
    who, personal, classes = "Thunderbird", home + "personal/", home + "classes/"
    program = Program(served, password, "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Thunderbird/140.0",
                      Accept="text/xml", Accept_Charset="utf-8,*;q=0.1")
    answer = program.propfind(
        personal, "D:resourcetype D:owner D:current-user-principal D:current-user-privilege-set "
        "D:supported-report-set C:supported-calendar-component-set CS:getctag")
    reports = answer.value(personal, "D:supported-report-set")
    hold(who, "sync-collection is told of", reports.find(f".//{clark('D:sync-collection')}") is not None)
    first = program.sync(personal, depth=1, names="D:getcontenttype D:getetag")
    hold(who, "Depth 1 is a sync as well", first.status == 207 and first.token)
    made = program.put(personal + "tb-1.ics", entry("tb-1", "Choir"), If_None_Match="*")
    then = program.sync(personal, first.token, 1, "D:getcontenttype D:getetag")
    hold(who, "the sync after it has that entry alone", list(then.responses()) == [personal + "tb-1.ics"])
    found = then.responses()[personal + "tb-1.ics"][0]
    hold(who, "its tag is that of the PUT", found[clark("D:getetag")].text == made.tag)
    hold(who, "its kind is text/calendar", found[clark("D:getcontenttype")].text.startswith("text/calendar"))
    hold(who, "nothing new is an empty answer with the same token",
         (again := program.sync(personal, then.token, 1)).responses() == {} and again.token == then.token)
    program.ask("DELETE", personal + "tb-1.ics")
    gone = program.sync(personal, then.token, 1)
    hold(who, "what was deleted is told with 404", gone.responses()[personal + "tb-1.ics"][2] == 404)
    refused = program.put(classes + "mine.ics", entry("mine", "Mine"), If_None_Match="*")
    hold(who, "a write among the classes is refused with 403 need-privileges",
         refused.status == 403 and refused.has("D:need-privileges"))
    path, tag = next(iter(objects(program, classes).items()))
    text = program.ask("GET", path).text
    refused = program.put(path, text.replace("SUMMARY:", "SUMMARY:My "), If_Match=tag)
    hold(who, "a class is not altered, not even a part of it",
         refused.status == 403 and program.ask("GET", path).text == text)
    hold(who, "a class is not deleted",
         program.ask("DELETE", path, If_Match=tag).status == 403 and program.ask("GET", path).status == 200)
    for token in ("urn:belltower:sync:999999.x", "http://example.org/sync/1", "garbage", "urn:belltower:sync:-1.x"):
        answer = program.sync(personal, token, 1)
        hold(who, f"the token {token} is 403 valid-sync-token",
             answer.status == 403 and answer.has("D:valid-sync-token"))


def davx5(served, password, home):
    """Its discovery, and its sync: sync-collection, then multiget of what is new."""
    who, personal = "DAVx5", home + "personal/"
    program = Program(served, password, "DAVx5/4.5-ose (dav4jvm; okhttp/5.1.0) Android/15", Accept_Encoding="identity")
    answer = program.propfind(home, "D:resourcetype D:displayname D:current-user-privilege-set D:owner "
                              "A:calendar-color C:calendar-description C:calendar-timezone "
                              "C:supported-calendar-component-set CS:source CS:getctag D:sync-token", 1)
    hold(who, "the home lists its calendars", answer.status == 207 and personal in answer.responses())
    answer = program.propfind(personal, "C:max-resource-size C:supported-calendar-data CS:getctag "
                              "D:supported-report-set D:sync-token")
    hold(who, "how large an entry may be is told",
         int(answer.value(personal, "C:max-resource-size").text) == 1 << 20)
    token = answer.value(personal, "D:sync-token").text
    hold(who, "the token among the properties is one to sync from", program.sync(personal, token).status == 207)
    names = [f"{personal}davx5-{number}.ics" for number in range(12)]
    for number, name in enumerate(names):
        program.put(name, entry(f"davx5-{number}", f"Run {number}"), If_None_Match="*")
    answer = program.sync(personal, token)
    hold(who, "twelve entries are told", set(answer.responses()) == set(names))
    whole = program.multiget(personal, [*names, personal + "nobody.ics"])
    told = whole.responses()
    hold(who, "multiget has them, and 404 for what is not there",
         all(clark("C:calendar-data") in told[name][0] for name in names)
         and told[personal + "nobody.ics"][2] == 404)
    # A whole address and an escaped one, as other programs write them.
    odd = [served.url + names[0], names[1].replace("davx5", "davx%35")]
    found = program.multiget(personal, odd).responses()
    hold(who, "whole addresses and escapes are understood", sum(
        clark("C:calendar-data") in properties for properties, _, _ in found.values()) == 2)
    limited = program.ask("REPORT", personal, f"<D:sync-collection {XMLNS}><D:sync-token>{token}</D:sync-token>"
                          "<D:sync-level>1</D:sync-level><D:limit><D:nresults>5</D:nresults></D:limit>"
                          "<D:prop><D:getetag/></D:prop></D:sync-collection>")
    seen, asked = set(), 0
    while limited.status == 207 and asked < 10:
        asked += 1
        told = limited.responses()
        seen |= {path for path in told if path != personal}
        if personal not in told:
            break
        limited = program.ask(
            "REPORT", personal, f"<D:sync-collection {XMLNS}><D:sync-token>{limited.token}</D:sync-token>"
            "<D:sync-level>1</D:sync-level><D:limit><D:nresults>5</D:nresults></D:limit>"
            "<D:prop><D:getetag/></D:prop></D:sync-collection>")
    hold(who, "five at a time, all of them come", limited.status == 207 and seen == set(names))
    for name in names:
        program.ask("DELETE", name)
    answer = program.multiget(personal, names)
    hold(who, "what went meanwhile is 404 each", all(
        status == 404 for _, _, status in answer.responses().values()))


def em_client(served, password, home):
    """An empty token lists all (stalwartlabs/stalwart#2783)."""
    who, classes = "eM Client", home + "classes/"
    program = Program(served, password, "eM Client/10.3.2619.0")
    for body in ("<D:sync-token/>", "<D:sync-token></D:sync-token>", "<D:sync-token> </D:sync-token>", ""):
        answer = program.ask("REPORT", classes, f'<?xml version="1.0" encoding="utf-8"?><D:sync-collection {XMLNS}>'
                             f"{body}<D:sync-level>1</D:sync-level><D:prop><D:getetag/></D:prop></D:sync-collection>")
        hold(who, f"an empty token lists all ({body or 'none'})",
             answer.status == 207 and set(answer.responses()) == set(objects(program, classes)))
    answer = program.sync(classes, depth="infinity")
    hold(who, "Depth: infinity is a sync as well", answer.status == 207 and answer.token)


def outlook(served, password, home):
    """Outlook CalDav Synchronizer: a query by time, the ctag again and again, entries with its zones' names."""
    who, personal = "Outlook", home + "personal/"
    program = Program(served, password, "CalDavSynchronizer/4.5")

    def between(start, end):
        answer = program.ask("REPORT", personal, f"""<?xml version="1.0"?>
<C:calendar-query {XMLNS}><D:prop><D:getetag/></D:prop><C:filter><C:comp-filter name="VCALENDAR">
<C:comp-filter name="VEVENT"><C:time-range start="{start}" end="{end}"/></C:comp-filter></C:comp-filter></C:filter>
</C:calendar-query>""", Depth="1")
        return set(answer.responses()) if answer.status == 207 else answer.status

    def ctag():
        return program.propfind(personal, "CS:getctag").value(personal, "CS:getctag").text

    before = ctag()
    hold(who, "the ctag stays while nothing becomes another", ctag() == before)
    text = entry("ol-1", "Romance", more_start := "20270610T100000Z", "20270610T110000Z")
    text = text.replace(f"DTSTART:{more_start}", "DTSTART;TZID=Romance Standard Time:20270610T100000").replace(
        "DTEND:20270610T110000Z", "DTEND;TZID=Romance Standard Time:20270610T110000")
    made = program.put(personal + "ol-1.ics", text, If_None_Match="*")
    hold(who, "an entry in a zone of Windows is kept", made.status == 201)
    hold(who, "the ctag is another then", ctag() != before)
    # Ten o'clock in Paris is eight o'clock UTC in June.
    hold(who, "it takes place at eight UTC", between("20270610T080000Z", "20270610T081000Z")
         == {personal + "ol-1.ics"})
    hold(who, "an end is not within", between("20270610T090000Z", "20270610T093000Z") == set())
    hold(who, "nor is what comes before", between("20270610T070000Z", "20270610T080000Z") == set())
    day = entry("ol-2", "Holiday").replace("DTSTART:20270301T090000Z", "DTSTART;VALUE=DATE:20270612").replace(
        "DTEND:20270301T100000Z", "DTEND;VALUE=DATE:20270613")
    program.put(personal + "ol-2.ics", day, If_None_Match="*")
    hold(who, "a whole day is found on its day", between("20270612T090000Z", "20270612T100000Z")
         == {personal + "ol-2.ics"})
    zoned = program.ask("REPORT", personal, f"""<C:calendar-query {XMLNS}><D:prop><D:getetag/></D:prop><C:filter>
<C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT"><C:time-range start="20270612T120000Z"
end="20270612T130000Z"/></C:comp-filter></C:comp-filter></C:filter><C:timezone>BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//x//EN
BEGIN:VTIMEZONE
TZID:Auckland
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:+1200
TZOFFSETTO:+1200
END:STANDARD
END:VTIMEZONE
END:VCALENDAR
</C:timezone></C:calendar-query>""", Depth="1")
    # The day ends at noon UTC there.
    hold(who, "a zone beside the query says where whole days are",
         zoned.status == 207 and zoned.responses() == {})
    for what, bounds, found in (
            ("without an end all that comes later is found", 'start="20270611T000000Z"', {"ol-2.ics"}),
            ("without a beginning all that comes before is found", 'end="20270611T000000Z"', {"ol-1.ics"})):
        answer = program.ask("REPORT", personal, f"""<C:calendar-query {XMLNS}><D:prop><D:getetag/></D:prop><C:filter>
<C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT"><C:time-range {bounds}/></C:comp-filter></C:comp-filter>
</C:filter></C:calendar-query>""", Depth="1")
        hold(who, what, set(answer.responses()) == {personal + name for name in found})
    for name in ("ol-1.ics", "ol-2.ics"):
        program.ask("DELETE", personal + name)
    hold(who, "a query without a filter is a 4xx", 400 <= program.ask(
        "REPORT", personal, f"<C:calendar-query {XMLNS}><D:prop><D:getetag/></D:prop></C:calendar-query>",
        Depth="1").status < 500)


def evolution(served, password, home):
    """evolution-data-server: OPTIONS first, ctag, a query for tags, multiget; If-Match where it is told to look."""
    who, personal = "GNOME", home + "personal/"
    program = Program(served, password, "Evolution/3.56.2", Cache_Control="no-cache", Pragma="no-cache")
    answer = program.ask("OPTIONS", personal)
    hold(who, "PUT and DELETE are allowed", {"PUT", "DELETE", "REPORT", "PROPFIND"}
         <= {name.strip() for name in answer.fields["Allow"].split(",")})
    uid = "0123456789abcdef0123456789abcdef01234567"
    series = entry(uid, "Yoga", "20270301T170000Z", "20270301T180000Z", "RRULE:FREQ=WEEKLY;COUNT=6")
    made = program.put(f"{personal}{uid}.ics", series, If_None_Match="*")
    hold(who, "a series is made", made.status == 201)
    changed = series.replace("END:VCALENDAR\r\n", "\r\n".join([
        "BEGIN:VEVENT", f"UID:{uid}", "DTSTAMP:20270101T000000Z", "RECURRENCE-ID:20270308T170000Z",
        "DTSTART:20270308T190000Z", "DTEND:20270308T200000Z", "SUMMARY:Yoga, late", "END:VEVENT", "END:VCALENDAR", ""]))
    altered = program.put(f"{personal}{uid}.ics", changed, If_Match=made.tag)
    hold(who, "one occurrence is moved", altered.status == 204)
    body = """<C:calendar-query {x}><D:prop><D:getetag/>{data}</D:prop><C:filter><C:comp-filter name="VCALENDAR">
<C:comp-filter name="VEVENT"><C:time-range start="{start}" end="{end}"/></C:comp-filter></C:comp-filter></C:filter>
</C:calendar-query>"""
    found = program.ask("REPORT", personal, body.format(
        x=XMLNS, data='<C:calendar-data><C:expand start="20270306T000000Z" end="20270320T000000Z"/></C:calendar-data>',
        start="20270306T000000Z", end="20270320T000000Z"), Depth="1")
    text = next(iter(found.responses().values()))[0][clark("C:calendar-data")].text
    hold(who, "expanded, the moved one is where it is, the next where it was",
         "20270308T190000Z" in text and "20270315T170000Z" in text and "20270308T170000Z" in text
         and text.count("BEGIN:VEVENT") == 2 and "RRULE" not in text)
    moved = program.ask("REPORT", personal, body.format(
        x=XMLNS, data="", start="20270308T171500Z", end="20270308T173000Z"), Depth="1")
    hold(who, "where it was nothing is found", moved.status == 207 and moved.responses() == {})
    twice = program.put(personal + "another.ics", series, If_None_Match="*")
    hold(who, "the same UID under another name is refused", twice.status in (403, 409)
         and twice.has("C:no-uid-conflict"))
    two = series.replace("END:VCALENDAR\r\n", entry("else", "Else").split("PRODID:-//Trial//EN\r\n")[1])
    answer = program.put(personal + "two.ics", two, If_None_Match="*")
    hold(who, "two UIDs are refused with 403", answer.status == 403 and answer.has("C:valid-calendar-object-resource"))
    for what, text in (("no calendar", "Hello"), ("an unfinished one", "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n")):
        answer = program.put(personal + "bad.ics", text)
        hold(who, f"{what} is refused with 403 valid-calendar-data",
             answer.status == 403 and answer.has("C:valid-calendar-data"))
    todo = entry("todo", "Buy milk").replace("VEVENT", "VTODO").replace("DTEND", "DUE")
    answer = program.put(personal + "todo.ics", todo)
    hold(who, "a task is refused with supported-calendar-component",
         answer.status == 403 and answer.has("C:supported-calendar-component"))
    hold(who, "the entry goes by its tag", program.ask(
        "DELETE", f"{personal}{uid}.ics", If_Match=altered.tag).status == 204)
    busy = program.ask("REPORT", personal, f'<C:free-busy-query {XMLNS}><C:time-range start="20270301T000000Z" '
                       'end="20270302T000000Z"/></C:free-busy-query>', Depth="1")
    hold(who, "when somebody is busy is told", busy.status == 200 and "BEGIN:VFREEBUSY" in busy.text)


def classes_that_move(served, password, home):
    """A class that moves is one changed object, for each way to ask; the others keep their tags."""
    who, classes = "any", home + "classes/"
    program = Program(served, password)
    before = program.sync(classes)
    tags = objects(program, classes)
    # A person's lecture, told anew by their own source.
    tell(served, "B2 1.14")
    after = program.sync(classes, before.token)
    changed = {path for path, tag in objects(program, classes).items() if tags.get(path) != tag}
    hold(who, "a class that moved is one object with another tag",
         len(changed) == 1 and set(after.responses()) == changed)
    text = program.ask("GET", next(iter(changed))).text
    hold(who, "its room is the new one", "B2 1.14" in text)


def who_is_let_in(served, account, password, home):
    """Who may ask: nobody whose password was revoked, nobody who is suspended, and nobody for somebody else's."""
    who, other = "any", served.account("mia")
    hers = Program(served, other[1])
    for path in (home, home + "personal/", home + "classes/", home.replace("calendars", "principals")):
        hold(who, f"what is another's is not there: {re.sub('[0-9]+', 'N', path)}",
             hers.propfind(path, "D:displayname").status == 404)
    hold(who, "nor can anything be put there",
         hers.put(home + "personal/hers.ics", entry("hers", "Hers")).status in (403, 404)
         and Program(served, password).ask("GET", home + "personal/hers.ics").status == 404)
    own = hers.home()
    hold(who, "a list of another's paths is 404 each", all(status == 404 for _, _, status in hers.multiget(
        own + "personal/", [home + "personal/x.ics"]).responses().values()))
    with_session = Program(served, account.token, Authorization=f"Bearer {account.token}")
    hold(who, "a session opens no calendar", with_session.propfind("/dav/", "D:displayname").status == 401)
    cookie = Program(served, "", Authorization=None, Cookie=f"belltower={account.token}")
    hold(who, "nor does the cookie", cookie.propfind("/dav/", "D:displayname").status == 401)
    listed = account.ask("GET", "app-passwords")["items"]
    second = account.ask("POST", "app-passwords", {"name": "Tablet"})
    tablet = Program(served, second["password"])
    hold(who, "a second password opens it too", tablet.propfind(home, "D:displayname").status == 207)
    account.ask("DELETE", f"app-passwords/{second['id']}")
    hold(who, "once it is revoked it is 401", tablet.propfind(home, "D:displayname").status == 401)
    hold(who, "the first one still opens it", len(listed) == 1
         and Program(served, password).propfind(home, "D:displayname").status == 207)
    operator = served.operator()
    operator.ask("PUT", "people/mia/suspension")
    hold(who, "who is suspended is let in no more", hers.propfind(own, "D:displayname").status == 401)
    operator.ask("DELETE", "people/mia/suspension")
    hold(who, "and is again once restored", hers.propfind(own, "D:displayname").status == 207)
    served.belltower.run("person", "erase", "mia", "--yes", "--as", "op")
    hold(who, "who is erased is let in no more", hers.propfind(own, "D:displayname").status == 401)


def login_flow(served, account):
    """Nextcloud's Login Flow v2, as DAVx5's NextcloudLoginFlow and DavResourceFinder go through it."""
    who, form = "DAVx5", "application/x-www-form-urlencoded"
    app = Program(served, "", "DAVx5/4.5.1 (at.bitfire.davdroid)", Authorization=None)
    answer = app.ask("POST", "/index.php/login/v2", "", Content_Type=None)
    hold(who, "the login flow begins", (answer.status, answer.fields.get_content_type()) == (200, "application/json"))
    begun = json.loads(answer.text)
    poll, page = (begun[name] for name in ("poll", "login"))
    hold(who, "all addresses are of this site", all(
        address.startswith(served.url + "/") for address in (poll["endpoint"], page)))
    path = poll["endpoint"].removeprefix(served.url)

    def fetch():
        return app.ask("POST", path, f"token={poll['token']}", Content_Type=form)

    hold(who, "nothing is told before somebody allows it", fetch().status == 404)
    browser = Program(served, "", "Mozilla/5.0 (Android 15) Firefox/140.0", Authorization=None,
                      Cookie=f"belltower={account.token}", Accept="text/html")
    page = page.removeprefix(served.url)
    asked = browser.ask("GET", page)
    hold(who, "its person is asked by its name", asked.status == 200 and "Let DAVx5 read and write" in asked.text)
    foreign = browser.ask("POST", page, "", Content_Type=form, Sec_Fetch_Site="cross-site")
    hold(who, "another site allows nothing", foreign.status == 403 and fetch().status == 404)
    hold(who, "one button allows it", browser.ask("POST", page, "", Content_Type=form).status == 303)
    answer = fetch()
    hold(who, "then it is told its password", answer.status == 200)
    told = json.loads(answer.text)
    hold(who, "once", fetch().status == 404)
    hold(who, "with the site and the name", (told["server"], told["loginName"]) == (served.url, "kai"))
    allowed = Program(served, told["appPassword"], "DAVx5/4.5.1 (at.bitfire.davdroid)")
    found = allowed.propfind("/remote.php/dav", "D:resourcetype D:displayname D:current-user-principal C:calendar-home-set")
    hold(who, "where it looks first it is led to /dav/", (found.status, found.fields["Location"]) == (301, "/dav/"))
    hold(who, "and finds its calendars", allowed.propfind(allowed.home(), "D:displayname", 1).status == 207)


def main():
    with site() as served:
        account, password = served.account()
        tell(served, "A1 0.20")
        home = apple(served, password)
        thunderbird(served, password, home)
        davx5(served, password, home)
        em_client(served, password, home)
        outlook(served, password, home)
        evolution(served, password, home)
        classes_that_move(served, password, home)
        who_is_let_in(served, account, password, home)
        login_flow(served, account)
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main())
