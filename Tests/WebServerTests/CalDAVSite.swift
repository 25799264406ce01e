import Campus
import Credentials
import Foundation
import HTTPTypes
import Markup
import Recurrence
import Testing
import TestSupport

@testable import CalDAV
@testable import Operations
@testable import WebServer

/// A site whose operator has classes, an event and an entry, and a calendar program.
struct CalDAVSite {
    let site: TestSite
    /// What opens the operator's calendars.
    let password: String
    let person: PersonID

    init(_ classes: String = Self.timetable) async throws {
        site = try TestSite()
        _ = try site.signUp("op")
        let desks = try site.desks("op")
        person = desks.caller.person.id
        _ = try await desks.sources.subscribe(
            Subscription(
                address: try site.folder.write(Self.calendar(classes), as: "campus.ics"),
                name: "Campus", every: 3_600))
        _ = try desks.personal.add(
            PersonalWords(summary: "Zahnärztin", start: "2026-10-12 14:00", length: "1h"))
        var draft = EventDraft()
        (draft.title, draft.start, draft.hashtag) = ("Picnic", "2026-10-11 12:00", "#picnic")
        _ = try desks.events.publish(draft, in: nil)
        _ = try desks.events.join("#picnic")
        password = try desks.account.addAppPassword("Phone").token.text
    }

    /// Has the timetable say something else.
    func reimport(_ classes: String) async throws {
        _ = try site.folder.write(Self.calendar(classes), as: "campus.ics")
        let reports = try await site.desks("op").imports.run(.all, isNarrowed: true)
        #expect(reports.allSatisfy { $0.status == .imported })
    }

    static let timetable = """
        BEGIN:VEVENT\r\nUID:1@campus\r\nDTSTART;TZID=Europe/London:20261009T090000\r\n\
        DTEND;TZID=Europe/London:20261009T100000\r\nRRULE:FREQ=WEEKLY;COUNT=4\r\n\
        SUMMARY:Networking\r\nLOCATION:8W 2.1\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:1@campus\r\n\
        RECURRENCE-ID;TZID=Europe/London:20261016T090000\r\n\
        DTSTART;TZID=Europe/London:20261016T110000\r\nDTEND;TZID=Europe/London:20261016T120000\r\n\
        SUMMARY:Networking moved\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:2@campus\r\n\
        DTSTART:20261020T090000Z\r\nDTEND:20261020T100000Z\r\nSUMMARY:Algebra & <Logic>\r\n\
        END:VEVENT\r\n
        """

    static func calendar(_ events: String) -> String {
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n\(events)END:VCALENDAR\r\n"
    }

    static func event(
        _ uid: String, _ start: String = "20261013T150000Z", _ more: String = "SUMMARY:Run\r\n"
    ) -> String {
        calendar(
            "BEGIN:VEVENT\r\nUID:\(uid)\r\nDTSTAMP:20261001T000000Z\r\nDTSTART:\(start)\r\n\(more)END:VEVENT\r\n"
        )
    }

    var home: String { "/dav/calendars/\(person)/" }

    /// What its calendar program asks.
    func ask(
        _ method: String, _ path: String, _ body: String? = nil, _ fields: [String: String] = [:],
        password: String? = nil
    ) async throws -> TestAnswer {
        let basic = Data("op:\(password ?? self.password)".utf8).base64EncodedString()
        let whole = ["Authorization": "Basic \(basic)", "Content-Type": "application/xml"]
        return try await site.ask(
            try #require(HTTPRequest.Method(method)), "/" + path, body,
            whole.merging(fields) { $1 })
    }

    func propfind(
        _ path: String, _ properties: String, depth: Int = 0
    ) async throws -> [DAVItem] {
        let answer = try await ask(
            "PROPFIND", path, Self.request("D:propfind", "<D:prop>\(properties)</D:prop>"),
            ["Depth": "\(depth)"])
        #expect(answer.status == 207, "\(answer.text)")
        return try answer.items207
    }

    func report(_ collection: String, _ name: String, _ inside: String) async throws -> TestAnswer {
        try await ask("REPORT", home + collection + "/", Self.request(name, inside), ["Depth": "1"])
    }

    /// The objects of a collection that a filter finds.
    func query(_ collection: String, _ filter: String) async throws -> [DAVItem] {
        let answer = try await report(
            collection, "C:calendar-query",
            "<D:prop><D:getetag/><C:calendar-data/></D:prop><C:filter>\(filter)</C:filter>")
        #expect(answer.status == 207, "\(answer.text)")
        return try answer.items207
    }

    /// What became another since a token, and the next one.
    func sync(
        _ collection: String, _ token: String?
    ) async throws -> (items: [DAVItem], token: String) {
        let answer = try await report(
            collection, "D:sync-collection",
            "<D:sync-token>\(token ?? "")</D:sync-token><D:sync-level>1</D:sync-level>"
                + "<D:prop><D:getetag/></D:prop>")
        #expect(answer.status == 207, "\(answer.text)")
        let tree = try #require(XMLTree(reading: answer.bytes))
        return (try answer.items207, try #require(tree.first(.dav("sync-token"))).text)
    }

    static func request(_ name: String, _ inside: String) -> String {
        """
        <?xml version="1.0" encoding="utf-8"?><\(name) xmlns:D="DAV:" \
        xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:CS="http://calendarserver.org/ns/" \
        xmlns:A="http://apple.com/ns/ical/">\(inside)</\(name)>
        """
    }
}

/// One resource of a multistatus.
struct DAVItem {
    let href: String
    /// Of the resource as a whole; nil where its properties are told.
    let status: String?
    let found: [XMLName: XMLTree]
    let missing: [XMLName]

    init(_ response: XMLTree) {
        href = response.first(.dav("href"))?.text ?? ""
        status = response.first(.dav("status"))?.text
        var (found, missing): ([XMLName: XMLTree], [XMLName]) = ([:], [])
        for group in response.all(.dav("propstat")) {
            let properties = group.first(.dav("prop"))?.children ?? []
            if group.first(.dav("status"))?.text.contains("200") ?? false {
                for property in properties { found[property.name] = property }
            } else {
                missing += properties.map(\.name)
            }
        }
        (self.found, self.missing) = (found, missing)
    }

    var tag: String? { found[.dav("getetag")]?.text }
    var data: String { found[.calDAV("calendar-data")]?.text ?? "" }
}

extension TestAnswer {
    var items207: [DAVItem] {
        get throws {
            var limits = XMLLimits()
            limits.token = limits.bytes
            let tree = try #require(XMLTree(reading: bytes, limits: limits))
            return tree.all(.dav("response")).map(DAVItem.init)
        }
    }

    /// The conditions that were not met.
    var conditions: [String] {
        XMLTree(reading: bytes)?.children.map(\.name.local).filter { $0 != "sentence" } ?? []
    }
}
