import Campus
import Testing

@testable import Operations
@testable import WebServer

/// It is Thursday, 8 October 2026, 9:00; sam has an entry and a weekly class on the day after.
@Suite("What is said of an act")
struct SaidTests {
    @Test("what was done stands before all else, so that its undo is one step of the keyboard away")
    func first() async throws {
        let page = try await PageSite().get("/", ["Cookie": "belltower-said=uDeleted"]).text
        let toast = try #require(page.firstRange(of: "class=\"toast\""))
        let links = try #require(page.firstRange(of: "<nav"))
        #expect(toast.lowerBound < links.lowerBound)
        #expect(page[toast.lowerBound..<links.lowerBound].contains("action=\"/undo\""))
    }

    private static let tea = [
        "summary": "Tea", "date": "2026-10-12", "start": "10:00", "end": "10:30",
        "repeat": "never", "lead": "usual",
    ]

    @Test(
        "a new entry is told with its day and its hours",
        arguments: [
            ([:], "Tea, Monday 12 October, 10:00 to 10:30"),
            (
                ["date": "2026-10-08", "start": "18:00", "end": "19:00"],
                "Tea, Thursday 8 October, 18:00 to 19:00"
            ),
            (["date": "2027-01-04"], "Tea, Monday 4 January 2027, 10:00 to 10:30"),
            (["end": ""], "Tea, Monday 12 October, 10:00 to 11:00"),
            (["allDay": "true"], "Tea, Monday 12 October, all day"),
            (
                ["lead": "1h"],
                "Tea, Monday 12 October, 10:00 to 10:30. It rings 1 hour before (Mon 12 Oct 9:00)."
            ),
            (
                ["date": "2026-10-08", "start": "09:10", "end": "09:30", "lead": "25m"],
                "Tea, Thursday 8 October, 9:10 to 9:30. It rings 25 minutes before."
                    + " That time is past already."
            ),
            (
                [
                    "date": "2026-10-08", "start": "09:10", "end": "09:30", "lead": "25m",
                    "repeat": "FREQ=DAILY",
                ],
                // The next one is beside Friday's class.
                "Tea, Thursday 8 October, 9:10 to 9:30."
                    + " Overlaps <script>alert(1)</script> for 20 minutes."
                    + " It rings 25 minutes before. That time is past for today’s; it holds from the next one on."
            ),
        ] as [([String: String], String)])
    func added(changes: [String: String], said: String) async throws {
        let form = Self.tea.merging(changes) { _, new in new }
        #expect(try await PageSite().post("/entries", form).flash == "uAdded: \(said)")
    }

    @Test("who has letters alone is told so beside when it rings, and only beside that")
    func deaf() async throws {
        let site = try PageSite(signUp: "open")
        _ = try site.desks("sam").settings.set(["channels": "email:sam@example.org"])
        let deaf = "By e-mail, as no device of yours rings."
        let tails = [
            "1h": "10:30. It rings 1 hour before (Mon 12 Oct 9:00). \(deaf)",
            "none": "10:30. It does not ring.",
            "usual": "10:30",
        ]
        for (lead, tail) in tails {
            let form = Self.tea.merging(["lead": lead]) { _, new in new }
            let said = try await site.post("/entries", form).flash
            #expect(said?.hasSuffix(tail) == true, "\(lead): \(said ?? "")")
        }
    }

    @Test(
        "a changed entry is told with its new hours, or with its ring where that alone is another",
        arguments: [
            (
                ["start": "16:00", "end": "16:30"],
                "Changed: Dentist, Friday 9 October, 16:00 to 16:30"
            ),
            (["note": "Card"], "Changed: Dentist, Friday 9 October, 14:00 to 15:00"),
            (["lead": "25m"], "Dentist rings 25 minutes before (Fri 9 Oct 13:35)."),
            (["lead": "none"], "Dentist does not ring."),
            (["lead": "2d"], "Dentist rings 2 days before. That time is past already."),
        ])
    func changed(changes: [String: String], said: String) async throws {
        let site = try PageSite()
        let form = [
            "summary": "Dentist", "date": "2026-10-09", "start": "14:00", "end": "15:00",
            "location": "", "repeat": "never", "lead": "usual", "note": "",
        ].merging(changes) { _, new in new }
        let answer = try await site.post("/entries/\(PageSite.entry)", form)
        #expect(answer.flash == "u\(said)")
    }

    @Test("an entry with a ring of its own that is moved is told with when it rings now")
    func moved() async throws {
        let site = try PageSite()
        let form = Self.tea.merging(["lead": "1h"]) { _, new in new }
        _ = try await site.post("/entries", form)
        let answer = try await site.post(
            "/entries/m3", form.merging(["date": "2026-10-13"]) { _, new in new })
        #expect(
            answer.flash == "uChanged: Tea, Tuesday 13 October, 10:00 to 10:30."
                + " It rings 1 hour before (Tue 13 Oct 9:00).")
    }

    @Test(
        "of a class it is told what one sets of one time, or of all",
        arguments: [
            (["lead": "25m"], " rings 25 minutes before (Fri 9 Oct 8:35)."),
            (
                ["lead": "25m", "note": "Paper"],
                ", Friday 9 October, 9:00 to 10:00. It rings 25 minutes before (Fri 9 Oct 8:35)."
            ),
            (["lead": "1d"], " rings 1 day before. That time is past already."),
            (
                ["lead": "1d", "series": "true"],
                " rings 1 day before. That time is past for this one; it holds from the next one on."
            ),
            (
                ["note": "Paper", "lead": "usual", "series": "true"],
                "uChanged: <script>alert(1)</script>"
            ),
            (["hidden": "true"], ", Friday 9 October, 9:00 to 10:00"),
        ])
    func own(form: [String: String], said: String) async throws {
        let answer = try await PageSite().post("/item/\(PageSite.lesson)", form)
        #expect(answer.flash?.hasSuffix(said) == true, "\(answer.flash ?? "")")
    }

    @Test("who signs out is told so at the door")  // SC-28
    func signedOut() async throws {
        let site = try PageSite()
        let answer = try await site.post("/sign-out")
        #expect((answer.status, answer.next) == (303, "/sign-in"))
        #expect(answer.flash == "-You are signed out.")
        let cookie = "belltower-said=-You%20are%20signed%20out%2E"
        let door = try await site.get("/sign-in", as: nil, ["Cookie": cookie])
        #expect(door.has("role=\"status\" aria-live=\"off\"><p>You are signed out.</p>"))
    }
}
