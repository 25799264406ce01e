import Campus
import Foundation
import Operations
import Recurrence
import Reminding
import TestSupport

/// A home in which something is planned to ring for ann, and in which something happens before it
/// rings: nobody plans anew in between.
struct StaleNoticeScene {
    private(set) var home: TestHome
    /// The event there is; empty without one.
    var event = ""

    static let file = "term"

    /// What of a class a feed says.
    struct Told {
        var start = "20261006T090000"
        var place = "8W 2.1"
        var status = "CONFIRMED"
        var title = "CM50123 Lecture"
        var isThere = true
    }

    static func calendar(_ told: Told) -> String {
        let event = """
            BEGIN:VEVENT
            UID:lecture
            DTSTART;TZID=Europe/London:\(told.start)
            DURATION:PT1H
            SUMMARY:\(told.title)
            LOCATION:\(told.place)
            STATUS:\(told.status)
            END:VEVENT

            """
        // What is left keeps the guard quiet.
        let others = (0..<4).map { index in
            """
            BEGIN:VEVENT
            UID:other-\(index)
            DTSTART;TZID=Europe/London:2026112\(index)T090000
            DURATION:PT1H
            SUMMARY:MA20216 Lecture
            END:VEVENT

            """
        }
        return "BEGIN:VCALENDAR\n" + (told.isThere ? event : "") + others.joined()
            + "END:VCALENDAR\n"
    }

    init() async throws {
        home = try TestHome()
        _ = try home.load(ModuleTests.catalogue)
        for handle in ["ann", "ben", "cat"] { _ = try home.as(handle) }
    }

    /// The same, later.
    func at(_ now: String) -> Self {
        var scene = self
        scene.home.now = now
        return scene
    }

    private func write(_ told: Told) throws -> String {
        try home.folder.write(Self.calendar(told), as: "\(Self.file).ics")
    }

    /// The feed says something else from now on.
    func tell(_ now: String = "2026-10-05T08:10:00+01:00", _ change: (inout Told) -> Void)
        async throws
    {
        var told = Told()
        change(&told)
        _ = try write(told)
        _ = try await home.as("op", now: now).imports.run(
            .all, .acceptingRemovals, isNarrowed: false)
    }

    /// ann's own class, tomorrow at nine.
    static func ownClass() async throws -> Self {
        let scene = try await Self()
        _ = try await scene.home.as("ann").sources.subscribe(
            Subscription(address: try scene.write(Told()), name: "Timetable", every: 60))
        return scene
    }

    /// The campus's class, which ann takes.
    static func campusClass() async throws -> Self {
        let scene = try await Self()
        _ = try await scene.home.as("op").sources.subscribe(
            Subscription(
                address: try scene.write(Told()), name: "Campus", every: 60, isForEveryone: true))
        _ = try scene.home.as("ann").enrolment.enrol(["CM50123"])
        return scene
    }

    /// A chess night tomorrow with one place, which ann has, and for which cat waits.
    static func chessNight(waits: Bool = false) async throws -> Self {
        var scene = try await Self()
        let home = scene.home
        _ = try home.as("op").communities.create("Chess")
        try home.as("op").communities.setOrganiser("Chess", "ben")
        for handle in ["ann", "cat"] { _ = try home.as(handle).communities.join("Chess") }
        var draft = CommunityTests.draft("Night", "2026-10-06 18:00")
        draft.capacity = 1
        scene.event = try home.as("ben").events.publish(draft, in: "Chess").event.name
        for handle in waits ? ["cat", "ann"] : ["ann", "cat"] {
            _ = try home.as(handle).events.join(scene.event)
        }
        return scene
    }

    /// What rings for ann in the next days; the first of a kind.
    func planned(_ kind: Reminder.Kind) throws -> Reminder? {
        let ann = try home.as("ann")
        let rules = try ann.bell.bellRules(on: .still(at: ann.now))
        let days = ann.now.adding(seconds: -3_600)..<ann.now.adding(seconds: 3 * 86_400)
        return try rules.plan(ann.person, days).first { reminder in
            reminder.kind == kind && days.contains(reminder.due)
        }
    }

    /// What becomes of it when it rings, in a line.
    ///
    /// - Parameter instant: nil for when it is due.
    func verdict(_ reminder: Reminder, at instant: Instant? = nil, body: Bool = false) throws
        -> String
    {
        let ann = try home.as("ann")
        let at = instant ?? reminder.due
        let rules = try ann.bell.bellRules(on: .still(at: at))
        let due = DueReminder(
            row: 1, person: ann.person, reminder: reminder, next: at, wanted: at)
        return switch try rules.assess([due], at).first {
        case .ring(let ringing): body ? ringing.content.body : ringing.content.title
        case .wait(_, let reason): "waits: \(reason)"
        case .lapse(let reason): "lapses: \(reason)"
        case .withdraw(let reason): "gone: \(reason)"
        case nil: "nothing"
        }
    }
}
