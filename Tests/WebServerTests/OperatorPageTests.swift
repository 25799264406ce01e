import Campus
import Foundation
import HTTPTypes
import Recurrence
import Storage
import TestSupport
import Testing
import Words

@testable import Operations
@testable import WebServer

@Suite("The operator's desk")
struct OperatorPageTests {
    private static let pages = [
        "/operator", "/operator/sources", "/operator/errors", "/operator/night",
        "/operator/pictures",
    ]

    @Test("is for operators alone, who find it on their own page")
    func operators() async throws {
        let site = try PageSite()
        for page in Self.pages + ["/operator/errors/clear"] {
            #expect(try await site.get(page).status == 403, "\(page)")
            #expect(try await site.get(page, as: "op").status == 200, "\(page)")
        }
        #expect(try await !site.get("/me").has("href=\"/operator\""))
        #expect(try await site.get("/me", as: "op").has("href=\"/operator\""))
    }

    @Test("leads to all that is looked after")
    func sections() async throws {
        let site = try PageSite()
        let page = try await site.get("/operator", as: "op")
        for section in [
            "/operator/people", "/operator/pictures", "/reports", "/operator/sources",
            "/communities", "/events",
            "/operator/statistics", "/operator/announcements", "/operator/settings",
            "/operator/audit", "/operator/errors",
        ] {
            #expect(page.has("href=\"\(section)\""), "\(section)")
        }
    }

    @Test("says first what is wrong, and of people's own sources nothing but how many")
    func wrong() async throws {
        let site = try PageSite()
        let folder = try TemporaryFolder()
        let file = try folder.write(Self.feed(["Waves"]), as: "Physics.ics")
        _ = try await site.desks("op").sources.subscribe(
            Subscription(address: file, name: "Physics", every: 3_600, isForEveryone: true))
        #expect(try await !site.get("/operator", as: "op").has("Physics:"))
        site.clock.jump(4 * 3_600)
        let page = try await site.get("/operator", as: "op")
        #expect(page.has("Physics: Was to be asked at") && page.has("#source-"))
        #expect(!page.has("Campus &lt;b&gt;feed"))
        let sources = try await site.get("/operator/sources", as: "op")
        #expect(sources.has("Physics") && !sources.has(folder.path))
    }

    @Test("says how large the campus is, and what the night found, each finding a line")
    func night() async throws {
        let site = try PageSite()
        let desk = try await site.get("/operator", as: "op")
        #expect(desk.has("to come.") && desk.has("No report waits for a decision."))
        #expect(try await site.get("/operator/night", as: "op").has("Not looked at yet"))
        let check = SelfCheck(
            .check, at: PageSite.start,
            [
                SelfCheck.Finding("disk", isWell: true, "there is room"),
                SelfCheck.Finding("zones", isWell: false, "none <b>here</b>"),
                SelfCheck.Finding("clock", isWell: false, "it is 1970"),
            ])
        let store = try site.desks("op").store
        try store.act { try $0.add(check) }
        let night = try await site.get("/operator/night", as: "op")
        #expect(
            night.has("none &lt;b&gt;here") && night.has("it is 1970") && night.has("there is room")
        )
        let wrong = try await site.get("/operator", as: "op")
        #expect(wrong.has("2 things were wrong") && wrong.has("href=\"/operator/night\""))
    }

    @Test("an answer that is held back is taken with one tap, and undone with one")
    func accepted() async throws {
        let site = try PageSite()
        let folder = try TemporaryFolder()
        let file = try folder.write(
            Self.feed(["Waves", "Optics", "Heat", "Atoms", "Stars"]), as: "Physics.ics")
        _ = try await site.desks("op").sources.subscribe(
            Subscription(address: file, name: "Physics", every: 3_600, isForEveryone: true))
        let id = try #require(try site.desks("op").health.sources().first?.status.source.id)
        _ = try folder.write(Self.feed(["Waves"]), as: "Physics.ics")
        let path = "/operator/sources/\(id)"
        let asked = try await site.post("\(path)/import", as: "op")
        #expect((asked.status, asked.next) == (303, "/operator/sources#source-\(id)"))
        let held = try await site.get("/operator/sources", as: "op")
        #expect(held.has("4 entries would vanish") && held.has("action=\"\(path)/accept\""))
        #expect(try await site.post("\(path)/accept").status == 403)
        #expect(try await site.post("\(path)/accept", as: "op").status == 303)
        let taken = try await site.get("/operator/sources", as: "op")
        #expect(taken.has("1 entry") && taken.has("action=\"\(path)/undo\""))
        #expect(try await site.post("\(path)/undo", as: "op").status == 303)
        #expect(try await site.get("/operator/sources", as: "op").has("took its last import back"))
        let acts = try site.desks("op").audit.list().map(\.act)
        #expect(acts.prefix(2) == [.undoImport, .acceptHarvest])
    }

    @Test("draws how late the bell was, and says it in words")
    func plot() throws {
        let site = try PageSite()
        var report = try site.desks("op").health.report()
        #expect(LatenessPlot(report, .english, in: .utc).model == nil)
        let late: [Int64: [Int64]] = [4: [20, 40], 20: [90_000]]
        var hours: [HealthReport.Hour] = []
        for place: Int64 in 0..<24 {
            let start = PageSite.start.adding(seconds: (place - 23) * 3_600)
            hours.append(HealthReport.Hour(start: start, lateness: Lateness(of: late[place] ?? [])))
        }
        report.bell.hours = hours
        let model = try #require(LatenessPlot(report, .english, in: .utc).model)
        let bars = try #require(model["bars"] as? [[String: Any]])
        #expect(bars.map { $0["isBarLate"] as? Bool } == [false, true])
        let text = try #require(model["plotText"] as? String)
        #expect(text.hasPrefix("In 2 hours of 24 something rang; at most 90 s late"))
    }

    private static func feed(_ titles: [String]) -> String {
        let events = titles.enumerated().map { place, title in
            "BEGIN:VEVENT\r\nUID:\(title)\r\nDTSTAMP:20261001T000000Z\r\n"
                + "DTSTART:202610\(12 + place)T090000Z\r\nDTEND:202610\(12 + place)T100000Z\r\n"
                + "SUMMARY:\(title)\r\nEND:VEVENT\r\n"
        }
        return "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n" + events.joined()
            + "END:VCALENDAR\r\n"
    }

    // MARK: - Errors

    @Test(
        "an answer of 5xx is counted with its route and the request's number, and cleared on record"
    )
    func errors() async throws {
        let site = try PageSite()
        #expect(try await site.get("/operator/errors", as: "op").has("Nothing has gone wrong yet"))
        site.errors.note("GET /week", "database <b>is</b> full", request: "r-1", at: PageSite.start)
        site.errors.flush(into: try site.desks("op").store)
        let page = try await site.get("/operator/errors", as: "op")
        #expect(page.has("GET /week") && page.has("r-1") && page.has("&lt;b&gt;is"))
        #expect(try await site.post("/operator/errors/clear").status == 403)
        let answer = try await site.post("/operator/errors/clear", as: "op")
        #expect((answer.status, answer.next) == (303, "/operator/errors"))
        #expect(try site.desks("op").errors.list().isEmpty)
        #expect(
            try await site.get("/operator/errors", as: "op").has(
                "Nothing went wrong since they were cleared"))
        #expect(try site.desks("op").audit.list().first?.act == .clearErrors)
    }
}

@Suite("The operator's desk by the API")
struct OperatorRouteTests {
    @Test("tells operators how the home is doing, and nobody else")
    func health() async throws {
        let site = try TestSite()
        let (op, kim) = (try site.signUp("op"), try site.signUp("kim"))
        for path in ["/operator/health", "/operator/errors", "/operator/alerts"] {
            #expect(try await site.ask(.get, path, as: kim).status == 403, "\(path)")
        }
        let answer = try await site.ask(.get, "/operator/health", as: op)
        #expect(answer.status == 200)
        let subjects = try #require(answer.object["subjects"] as? [[String: Any]])
        #expect(subjects.count == HealthReport.Subject.allCases.count)
        #expect(try await site.ask(.delete, "/operator/errors", as: kim).status == 403)
        #expect(try await site.ask(.delete, "/operator/errors", as: op).status == 204)
    }

    @Test("what fails of ours is counted by its route, with the last request's number and no more")
    func counted() throws {
        let record = RequestRecord()
        #expect(record.fault(of: .ok) == nil && record.fault(of: .serviceUnavailable) == nil)
        record.note { $0.refusal = "refusal.lanes.full" }
        #expect(record.fault(of: .serviceUnavailable) == "refusal.lanes.full")
        record.note { $0.fault = "the disk is full" }
        #expect(record.fault(of: .internalServerError) == "the disk is full")
        #expect(record.fault(of: .notFound) == nil)
    }
}
