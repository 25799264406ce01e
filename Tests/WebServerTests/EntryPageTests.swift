import Campus
import Recurrence
import Testing

@testable import Operations
@testable import WebServer

@Suite("Pages of items and entries")
struct EntryPageTests {
    private static let tea = [
        "summary": "Tea", "date": "2026-10-12", "start": "10:00", "end": "10:30",
        "location": "Kitchen", "repeat": "never", "lead": "1h", "note": "Milk",
    ]

    private func tea(_ changes: [String: String]) -> [String: String] {
        Self.tea.merging(changes) { _, new in new }
    }

    @Test("a new entry is there as it was typed, and can be taken back")
    func add() async throws {
        let site = try PageSite()
        let answer = try await site.post("/entries", Self.tea)
        #expect(answer.status == 303)
        #expect(answer.next == "/agenda/day/2026-10-12")
        #expect(answer.isUndoable)
        let item = try site.desks("sam").items.item("m3")
        #expect(item.start.description == "2026-10-12T10:00:00+00:00")
        #expect(item.end.description == "2026-10-12T10:30:00+00:00")
        #expect((item.summary, item.location) == ("Tea", "Kitchen"))
        #expect((item.note, item.leads) == ("Milk", [3_600]))
        // The week has its place as the day has.
        #expect(try await site.get("/agenda/week/2026-10-12").has("<span>Kitchen</span>"))
        let undone = try await site.post("/undo", ["next": "/agenda/day/2026-10-12"])
        #expect((undone.status, undone.next) == (303, "/agenda/day/2026-10-12"))
        #expect(undone.flash?.contains("Tea is removed again.") == true)
        #expect(throws: Refusal.self) { try site.desks("sam").items.item("m3") }
    }

    @Test(
        "an entry is at the time that was typed, on the clock that was meant",
        arguments: [
            ("Asia/Tokyo", "2026-10-12T01:00:00+00:00"), ("", "2026-10-12T10:00:00+00:00"),
            ("America/New_York", "2026-10-12T14:00:00+00:00"),
        ])
    func elsewhere(zone: String, start: String) async throws {
        let site = try PageSite()
        _ = try await site.post("/entries", tea(["zone": zone]))
        let item = try site.desks("sam").items.item("m3")
        let begins = try #require(Timestamp.instant(start))
        #expect(item.start.instant == begins)
        #expect(item.end.instant == begins.adding(seconds: 1_800))
        // Its form has it on the person's own clock.
        let form = try await site.get("/item/m3/edit")
        let zone = try site.desks("sam").zone
        let own = zone.wall(at: begins).clockText
        #expect(form.has("name=\"start\" type=\"time\" value=\"\(own)\""))
        #expect(form.has("data-typed-zone=\"\(zone.id)\""))
    }

    @Test("a zone that nobody knows is refused, with all that was typed")
    func unknownZone() async throws {
        let answer = try await PageSite().post("/entries", tea(["zone": "Mars/Base"]))
        #expect(answer.status == 422 && answer.has("Mars/Base") && answer.has("value=\"Tea\""))
    }

    @Test(
        "what clashes with an entry is said when it is added or moved, and each that does is named")
    func clashes() async throws {
        let site = try PageSite()
        let free = try await site.post("/entries", Self.tea)
        #expect(free.flash?.contains("Overlaps") == false)
        let form = tea(["date": "2026-10-09", "start": "14:30", "end": "15:30"])
        let added = try await site.post("/entries", form)
        #expect(added.flash?.contains("15:30. Overlaps Dentist for 30 minutes. It rings") == true)
        let third = try await site.post("/entries", form.merging(["summary": "Run"]) { $1 })
        #expect(
            third.flash?.contains(" Overlaps Dentist for 30 minutes. And 1 more clash.") == true)
        let day = try await site.get("/agenda/day/2026-10-09")
        #expect(
            day.has("Overlaps Dentist for 30 minutes</p>") && day.has("Overlaps Run for 1 hour</p>")
        )
        var moved = tea(["date": "2026-10-09", "start": "16:00", "end": "17:00", "lead": "usual"])
        moved["summary"] = "Dentist"
        moved["location"] = ""
        moved["note"] = ""
        moved["version"] = try site.desks("sam").personal.draft(PageSite.entry).version
        let away = try await site.post("/entries/\(PageSite.entry)", moved)
        #expect(away.flash?.contains("Overlaps") == false)
        moved["start"] = "15:00"
        moved["version"] = try site.desks("sam").personal.draft(PageSite.entry).version
        let back = try await site.post("/entries/\(PageSite.entry)", moved)
        #expect(back.flash?.contains("Overlaps Run for 30 minutes. And 1 more clash.") == true)
    }

    @Test("a single entry goes at once and can be taken back; of a series it is asked first")
    func deleteAtOnce() async throws {
        let site = try PageSite()
        let single = try await site.get("/item/\(PageSite.entry)")
        #expect(single.has("<form method=\"post\" action=\"/item/\(PageSite.entry)/delete\">"))
        let gone = try await site.post("/item/\(PageSite.entry)/delete")
        #expect(gone.status == 303 && gone.isUndoable)
        let daily = tea(["repeat": "FREQ=DAILY", "until": "2026-10-14"])
        #expect(try await site.post("/entries", daily).status == 303)
        let series = try await site.get("/item/m3-20261013T100000")
        #expect(series.has("href=\"/item/m3-20261013T100000/delete\""))
        #expect(!series.has("action=\"/item/m3-20261013T100000/delete\""))
    }

    @Test("days and repetitions are what was chosen")
    func wholeDays() async throws {
        let site = try PageSite()
        let form = tea([
            "allDay": "true", "lastDate": "2026-10-13", "repeat": "FREQ=WEEKLY",
            "until": "2026-11-01",
        ])
        #expect(try await site.post("/entries", form).status == 303)
        let draft = try site.desks("sam").personal.draft("m3-20261012T000000")
        #expect(draft.item.allDay)
        #expect(draft.item.end.description == "2026-10-14T00:00:00+00:00")
        #expect(draft.rule == "FREQ=WEEKLY" && "\(draft.until, default: "-")" == "2026-11-01")
    }

    @Test(
        "what is wrong is told beside its field, and what was typed stays",
        arguments: [
            (["summary": " "], "summary-p"), (["date": "2026-02-30"], "date-p"),
            (["date": ""], "date-p"), (["end": "09:00"], "time-p"), (["start": ""], "time-p"),
            (["start": "25:99"], "time-p"),
            (["repeat": "FREQ=WEEKLY", "until": "soon"], "until-p"),
            (["repeat": "FREQ=SOMETIMES"], "until-p"), (["lead": "99w"], "problem"),
        ])
    func refused(changes: [String: String], place: String) async throws {
        let answer = try await PageSite().post("/entries", tea(changes))
        #expect(answer.status == 422)
        #expect(answer.has("id=\"\(place)\""))
        #expect(answer.has("value=\"Kitchen\"") && answer.has(">Milk</textarea>"))
        #expect(answer.has("What you typed is still here."))
    }

    @Test("a change keeps what it does not name, and asks for nothing where nothing is changed")
    func edit() async throws {
        let site = try PageSite()
        let version = try site.desks("sam").personal.draft(PageSite.entry).version
        var form = [
            "summary": "Dentist", "date": "2026-10-09", "start": "14:00", "end": "15:00",
            "location": "", "repeat": "never", "lead": "usual", "note": "", "version": version,
        ]
        let same = try await site.post("/entries/\(PageSite.entry)", form)
        #expect((same.status, same.next, same.flash) == (303, "/item/\(PageSite.entry)", nil))
        form["start"] = "16:00"
        form["end"] = "16:30"
        let moved = try await site.post("/entries/\(PageSite.entry)", form)
        #expect(moved.status == 303 && moved.isUndoable)
        let item = try site.desks("sam").items.item(PageSite.entry)
        #expect(item.start.description == "2026-10-09T16:00:00+00:00")
        // The form was made before that change.
        form["start"] = "17:00"
        form["end"] = "18:00"
        let stale = try await site.post("/entries/\(PageSite.entry)", form)
        #expect(stale.status == 422)
        #expect(stale.has("changed elsewhere") && stale.has("value=\"17:00\""))
        // Both stand there, and only what differs.
        #expect(stale.has(">From</th><td>16:00</td><td>17:00</td>"))
        #expect(stale.has(">To</th><td>16:30</td><td>18:00</td>"))
        #expect(!stale.has(">What</th>") && !stale.has(">Ring me</th>"))
        // Who has seen them may save.
        form["version"] = try site.desks("sam").personal.draft(PageSite.entry).version
        #expect(try await site.post("/entries/\(PageSite.entry)", form).status == 303)
    }

    @Test("of a series it is asked which part goes")
    func deletePart() async throws {
        let site = try PageSite()
        let form = tea(["repeat": "FREQ=DAILY", "until": "2026-10-14"])
        #expect(try await site.post("/entries", form).status == 303)
        let second = "m3-20261013T100000"
        let asked = try await site.get("/item/\(second)/delete")
        #expect(asked.has("value=\"following\""))
        let silent = try await site.post("/item/\(second)/delete")
        #expect(silent.status == 422)
        let gone = try await site.post("/item/\(second)/delete", ["scope": "following"])
        #expect(gone.status == 303 && gone.isUndoable)
        let desks = try site.desks("sam")
        #expect(try desks.items.item("m3-20261012T100000").summary == "Tea")
        #expect(throws: Refusal.self) { try desks.items.item(second) }
    }

    @Test("what is not one's own cannot be edited", arguments: ["edit", "delete"])
    func foreign(page: String) async throws {
        let site = try PageSite()
        #expect(try await site.get("/item/\(PageSite.lesson)/\(page)").status == 403)
        #expect(try await site.get("/item/\(PageSite.entry)/\(page)", as: "op").status == 403)
        #expect(try await site.get("/item/m99/\(page)").status == 404)
    }

    @Test("what a feed says is text, whatever it would like to be")
    func escaped() async throws {
        let page = try await PageSite().get("/item/\(PageSite.lesson)")
        #expect(page.has("&lt;script&gt;alert(1)&lt;/script&gt;"))
        #expect(page.has("&lt;/main&gt;&lt;script&gt;2"))
        #expect(!page.has("<script>") && !page.has("<img") && !page.has("<i>Ada"))
        #expect(!page.has("javascript:") && !page.has("<b>feed"))
    }

    @Test("what one sets on an item is kept, for one time of it or for all")
    func mine() async throws {
        let site = try PageSite()
        let form = ["note": "Paper", "lead": "none", "name": "", "colour": "teal"]
        let path = "/item/\(PageSite.lesson)"
        let answer = try await site.post(path, form)
        #expect((answer.status, answer.next) == (303, path))
        #expect(answer.isUndoable)
        let desks = try site.desks("sam")
        let item = try desks.items.item(PageSite.lesson)
        #expect((item.note, item.leads, item.colour) == ("Paper", [], .teal))
        let other = "m1-20261016T090000"
        #expect(try desks.items.item(other).note == nil)
        let all = form.merging(["series": "true", "name": "Maths"]) { _, new in new }
        #expect(try await site.post(path, all).status == 303)
        #expect(try desks.items.item(other).summary == "Maths")
        let page = try await site.get("/item/\(other)")
        #expect(page.has("value=\"teal\" selected") && page.has("value=\"none\" selected"))
    }

    @Test("a wrong lead is refused with the note that was typed")
    func wrongLead() async throws {
        let answer = try await PageSite().post(
            "/item/\(PageSite.lesson)", ["note": "Paper", "lead": "soonish"])
        #expect(answer.status == 422)
        #expect(answer.has("id=\"problem\"") && answer.has(">Paper</textarea>"))
    }

    @Test("what is hidden says so, and is shown again")
    func hide() async throws {
        let site = try PageSite()
        let path = "/item/\(PageSite.lesson)"
        #expect(try await site.post(path, ["hidden": "true", "next": path]).next == path)
        let page = try await site.get(path)
        #expect(page.has("You hid this") && page.has("name=\"hidden\" value=\"false\""))
        #expect(try await site.post(path, ["hidden": "false"]).status == 303)
        #expect(try !site.desks("sam").items.item(PageSite.lesson).isHidden)
    }
}
