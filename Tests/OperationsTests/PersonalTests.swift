import Campus
import Foundation
import Operations
import Recurrence
import Scheduling
import TestSupport
import Testing
import Wire

/// One person's calendar, at noon on Monday, 5 October 2026.
struct OwnCalendar {
    private let folder: TemporaryFolder
    let desks: Desks

    init() throws {
        folder = try TemporaryFolder()
        desks = try Self.desks(folder, as: "sam")
    }

    func other(_ person: String) throws -> Desks { try Self.desks(folder, as: person) }

    private static func desks(
        _ folder: TemporaryFolder, as person: String
    ) throws -> Desks {
        try Desks.adding(
            Invocation(
                home: folder.path + "/home", person: person, zone: "Europe/London",
                now: "2026-10-05T12:00:00+01:00"))
    }

    @discardableResult
    func add(
        _ summary: String, _ start: String, end: String? = nil, for length: String? = nil,
        repeats: String? = nil
    ) throws -> AgendaItem {
        try desks.personal.add(
            PersonalWords(
                summary: summary, start: start, end: end, length: length, repeats: repeats))
    }

    /// The agenda's JSON, ids included.
    func json() throws -> String {
        ListShape(try items(), as: AgendaItemShape.init).text
    }

    func items() throws -> [AgendaItem] {
        let window = try desks.calendar.window(
            .day, date: nil, from: "2026-09-01", to: "2027-09-01")
        return try desks.calendar.agenda(AgendaQuery(window: window)).map { item in
            // With what it clashes another entry decides.
            var item = item
            item.clashes = []
            return item
        }
    }

    /// `10-05 18:00 Training`.
    func lines() throws -> [String] { try items().map(Self.line) }

    static func line(_ item: AgendaItem) -> String {
        let text = item.start.description
        let time = item.allDay ? "" : text.dropFirst(11).prefix(5) + " "
        let place = item.location.map { " in \($0)" } ?? ""
        return "\(text.dropFirst(5).prefix(5)) \(time)\(item.summary)\(place)"
    }
}

@Suite("A person's own entries")
struct PersonalTests {
    static let training = "FREQ=WEEKLY;BYDAY=MO;COUNT=5"

    @Test("an entry is in the agenda, in nobody else's, and no source is seen")
    func adding() async throws {
        let own = try OwnCalendar()
        #expect(try own.desks.sources.isNew())
        let item = try own.add("Dentist", "fri 14:00", for: "45m")
        #expect(try !own.desks.sources.isNew())
        #expect(item.start.description == "2026-10-09T14:00:00+01:00")
        #expect(item.end.description == "2026-10-09T14:45:00+01:00")
        #expect(item.kind == .personal && item.source == "Personal" && item.zone == "Europe/London")
        #expect(try own.items() == [item])
        let desks = own.desks
        #expect(try desks.sources.list().isEmpty && desks.sources.staleSources().isEmpty)
        #expect(try desks.checks.run().allSatisfy { !$0.subject.hasPrefix("source") })
        #expect(try await desks.imports.run(.all, isNarrowed: false).isEmpty)
        #expect(reason { _ = try desks.sources.ownSource("Personal") } == .missing)
        #expect(reason { try desks.sources.unsubscribe("Personal") } == .missing)
        await #expect(throws: Refusal.self) {
            try await desks.imports.run(.named(["Personal"]), isNarrowed: false)
        }
        let other = try own.other("eve")
        let window = try other.calendar.window(.year, date: nil, from: nil, to: nil)
        #expect(try other.calendar.agenda(AgendaQuery(window: window)).isEmpty)
    }

    @Test("whole days end with the day that is named; without an end it takes an hour")
    func lengths() throws {
        let own = try OwnCalendar()
        let holiday = try own.add("Home", "2026-12-19", end: "2027-01-03")
        #expect(holiday.allDay && holiday.end.wall.date.description == "2027-01-04")
        #expect(try own.add("Call", "18:00").end.description == "2026-10-05T19:00:00+01:00")
        let day = try own.add("Trip", "sat 6:00", end: "23:00")
        #expect(day.end.description == "2026-10-10T23:00:00+01:00")
        let night = try own.add("Party", "fri 22:00", end: "2:00")
        #expect(night.end.description == "2026-10-10T02:00:00+01:00")
        #expect(
            try own.add("Due", "fri 17:00", for: "0m").end.description
                == "2026-10-09T17:00:00+01:00")
    }

    static let refused: [(words: PersonalWords, says: String)] = [
        (PersonalWords(summary: "A"), "--start"),
        (PersonalWords(start: "fri 14:00"), "summary"),
        (PersonalWords(summary: "A", start: "31 feb"), "no such day"),
        (PersonalWords(summary: "A", start: "2027-03-28 01:30"), "clocks go forward"),
        (PersonalWords(summary: "A", start: "fri 9", end: "2026-10-09 08:00"), "ends before"),
        (PersonalWords(summary: "A", start: "fri", end: "2026-10-08"), "ends before"),
        (PersonalWords(summary: "A", start: "fri 14:00", end: "13:00"), "ends before"),
        (PersonalWords(summary: "A", start: "fri 14:00", end: "fri 13:00"), "ends before"),
        (PersonalWords(summary: "A", start: "9 oct 14:00", end: "9 oct 13:00"), "ends before"),
        (PersonalWords(summary: "A", start: "fri", end: "fri 9:00"), "whole days"),
        (PersonalWords(summary: "A", start: "fri 9", end: "fri"), "at which one"),
        (PersonalWords(summary: "A", start: "fri 9", length: "-1h"), "is no length"),
        (PersonalWords(summary: "A", start: "fri 9", length: "9999d"), "longer than a year"),
        (PersonalWords(summary: "A", start: "fri", length: "1h"), "whole days"),
        (
            PersonalWords(summary: "A", start: "fri 9", end: "fri 10:00", length: "1h"),
            "one of them"
        ),
        (PersonalWords(summary: "\u{200b}\u{200d}", start: "fri 9"), "something to read"),
        (PersonalWords(summary: "A", start: "fri 9", repeats: "often"), "FREQ="),
        (PersonalWords(summary: "A", start: "fri 9", repeats: "FREQ=WEEKLY;COUNT=0"), "FREQ="),
        (
            PersonalWords(
                summary: "A", start: "fri 9", repeats: "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"),
            "never happens"
        ),
        (
            PersonalWords(summary: "A", start: "fri 9", repeats: "FREQ=WEEKLY;UNTIL=20261001"),
            "never happens"
        ),
    ]
    static let huge = {
        let text = String(repeating: "a", count: 10_000_000)
        return [
            (
                NamedSample("summary", PersonalWords(summary: text, start: "fri 9")), "at most 200"
            ),
            (
                NamedSample("place", PersonalWords(summary: "A", start: "fri 9", place: text)),
                "at most 200"
            ),
            (
                NamedSample("rule", PersonalWords(summary: "A", start: "fri 9", repeats: text)),
                "FREQ="
            ),
        ]
    }()

    @Test("what cannot be is refused with a sentence, and leaves nothing", arguments: refused)
    func refusals(_ words: PersonalWords, _ says: String) throws {
        try expectRefusal(of: words, says)
    }

    @Test("ten megabytes are refused likewise", arguments: huge)
    func hugeRefusals(_ words: NamedSample<PersonalWords>, _ says: String) throws {
        try expectRefusal(of: words.value, says)
    }

    private func expectRefusal(of words: PersonalWords, _ says: String) throws {
        let own = try OwnCalendar()
        do {
            _ = try own.desks.personal.add(words)
            Issue.record("was accepted")
        } catch {
            #expect(error.reason == .invalid && error.sentence.count < 300)
            #expect(error.sentence.contains(says), "\(error.sentence)")
        }
        #expect(try own.items().isEmpty)
        #expect(reason { _ = try own.desks.personal.undo() } == .missing)
    }

    @Test("the last day that a rule names is still one of its days")
    func lastDay() throws {
        let own = try OwnCalendar()
        try own.add("Training", "mon 18:00", repeats: "FREQ=WEEKLY;UNTIL=20261019")
        #expect(try own.lines().count == 3)
    }

    // MARK: - Parts of a series

    static func series() throws -> OwnCalendar {
        let own = try OwnCalendar()
        try own.add("Training", "mon 18:00", for: "1h30", repeats: training)
        return own
    }

    private static let third = "m1-20261019T180000"

    @Test("one occurrence is edited, the others stay")
    func editingThis() throws {
        let own = try Self.series()
        let item = try own.desks.personal.edit(
            Self.third, part: .this, PersonalWords(start: "tue 19:00", place: "Hall"))
        #expect(item.id.description == Self.third)
        #expect(
            try own.lines() == [
                "10-05 18:00 Training", "10-12 18:00 Training", "10-20 19:00 Training in Hall",
                "10-26 18:00 Training", "11-02 18:00 Training",
            ])
    }

    @Test("this one and those that follow are edited; what is before stays")
    func editingFollowing() throws {
        let own = try Self.series()
        _ = try own.desks.personal.edit(
            "m1-20261026T180000", part: .this, PersonalWords(summary: "Match"))
        let item = try own.desks.personal.edit(
            Self.third, part: .following, PersonalWords(start: "tue 19:00", place: "Hall"))
        #expect(item.id.description == "m2-20261020T190000")
        #expect(
            try own.lines() == [
                "10-05 18:00 Training", "10-12 18:00 Training", "10-20 19:00 Training in Hall",
                "10-27 19:00 Match in Hall", "11-03 19:00 Training in Hall",
            ])
    }

    @Test("all are edited; what was told apart stays so")
    func editingAll() throws {
        let own = try Self.series()
        _ = try own.desks.personal.edit(
            "m1-20261026T180000", part: .this, PersonalWords(start: "sat 10:00", place: "Pitch"))
        _ = try own.desks.personal.delete("m1-20261012T180000", .this)
        let item = try own.desks.personal.edit(
            Self.third, part: .all, PersonalWords(summary: "Rowing", start: "wed 7:00"))
        #expect(item.id.description == "m1-20261021T070000")
        #expect(
            try own.lines() == [
                "10-07 07:00 Rowing", "10-21 07:00 Rowing", "10-31 10:00 Rowing in Pitch",
                "11-04 07:00 Rowing",
            ])
    }

    @Test("a series of whole days is edited and deleted in the same ways")
    func wholeDays() throws {
        let own = try OwnCalendar()
        try own.add("Bins", "tue", repeats: "FREQ=WEEKLY;COUNT=4")
        _ = try own.desks.personal.delete("m1-20261013T000000", .this)
        _ = try own.desks.personal.edit(
            "m1-20261020T000000", part: .following, PersonalWords(start: "wed"))
        #expect(try own.lines() == ["10-06 Bins", "10-21 Bins", "10-28 Bins"])
        _ = try own.desks.personal.edit("m2", part: nil, PersonalWords(start: "thu 9:00"))
        #expect(try own.lines() == ["10-06 Bins", "10-22 09:00 Bins", "10-29 09:00 Bins"])
    }

    @Test("a rule that names its hours wants a new one when the hour moves")
    func rulesWithHours() throws {
        let own = try OwnCalendar()
        try own.add("Pills", "tue 8:00", repeats: "FREQ=DAILY;BYHOUR=8,20;COUNT=4")
        let id = "m1-20261006T200000"
        #expect(
            reason {
                _ = try own.desks.personal.edit(id, part: .all, PersonalWords(start: "21:00"))
            } == .invalid)
        _ = try own.desks.personal.edit(
            id, part: .all, PersonalWords(start: "21:00", repeats: "FREQ=DAILY;BYHOUR=9,21;COUNT=2")
        )
        #expect(try own.lines() == ["10-06 09:00 Pills", "10-06 21:00 Pills"])
    }

    @Test("one, this and those that follow, or all are deleted")
    func deleting() throws {
        let own = try Self.series()
        let before = try own.json()
        _ = try own.desks.personal.delete(Self.third, .this)
        #expect(try own.lines().count == 4 && own.lines()[2] == "10-26 18:00 Training")
        _ = try own.desks.personal.delete("m1-20261026T180000", .following)
        #expect(try own.lines() == ["10-05 18:00 Training", "10-12 18:00 Training"])
        _ = try own.desks.personal.delete("m1-20261012T180000", .all)
        #expect(try own.items().isEmpty)
        for _ in 0..<3 { _ = try own.desks.personal.undo() }
        #expect(try own.json() == before)
    }

    @Test("deleting from the first on, or the only one, leaves nothing")
    func deletingEverything() throws {
        let own = try Self.series()
        _ = try own.desks.personal.delete("m1-20261005T180000", .following)
        #expect(try own.items().isEmpty)
        #expect(reason { _ = try own.desks.personal.delete("m1", nil) } == .missing)
        _ = try own.desks.personal.undo()
        for item in try own.items() {
            _ = try own.desks.personal.delete(item.id.description, .this)
        }
        #expect(reason { _ = try own.desks.personal.delete("m1", nil) } == .missing)
    }

    @Test("the part of a series has to be said; of a single entry it has not")
    func parts() throws {
        let own = try Self.series()
        let single = try own.add("Dentist", "fri 14:00").id.description
        let words = PersonalWords(summary: "Other")
        #expect(
            reason { _ = try own.desks.personal.edit(Self.third, part: nil, words) } == .invalid)
        #expect(reason { _ = try own.desks.personal.delete(Self.third, nil) } == .invalid)
        #expect(reason { _ = try own.desks.personal.delete("m1", .this) } == .invalid)
        #expect(
            try own.desks.personal.isInSeries(Self.third) && !own.desks.personal.isInSeries(single))
        _ = try own.desks.personal.edit(single, part: nil, words)
        _ = try own.desks.personal.edit("m1", part: nil, words)
        #expect(try own.items().allSatisfy { $0.summary == "Other" })
        #expect(
            reason {
                _ = try own.desks.personal.edit(
                    Self.third, part: .this, PersonalWords(repeats: "DAILY"))
            } == .invalid)
        #expect(
            reason { _ = try own.desks.personal.edit("m1", part: nil, PersonalWords()) } == .invalid
        )
    }

    @Test("what is not there, not one's own, or a feed's is left alone")
    func notYours() async throws {
        let own = try Self.series()
        let desks = own.desks
        let words = PersonalWords(summary: "Mine now")
        for id in ["m99", "m1-20261006T180000", "x", "", "m1-20261005T180001"] {
            #expect(
                reason { _ = try desks.personal.edit(id, part: .this, words) } == .missing, "\(id)")
        }
        let other = try own.other("eve")
        #expect(reason { _ = try other.personal.edit("m1", part: .all, words) } == .forbidden)
        #expect(reason { _ = try other.personal.delete("m1", .all) } == .forbidden)
        #expect(reason { _ = try other.personal.undo() } == .missing)
        let feed = Fixtures.feeds.appendingPathComponent("term.ics").path
        _ = try await desks.sources.subscribe(
            Subscription(address: feed, name: "Personal", every: 60))
        let item = try #require(try own.items().first { $0.kind == .class })
        #expect(item.source == "Personal")
        #expect(
            reason { _ = try desks.personal.edit("\(item.id)", part: .all, words) } == .forbidden)
        #expect(reason { _ = try desks.personal.delete("\(item.id)", .this) } == .forbidden)
        try desks.sources.unsubscribe("Personal")
        #expect(try own.lines().count == 5)
    }

    // MARK: - Undo

    @Test("seeded acts are all taken back, step by step, to the byte", arguments: 1...6)
    func undoChains(_ seed: UInt64) async throws {
        let own = try OwnCalendar()
        var dice = Dice(state: seed)
        var states = [try own.json()]
        for step in 0..<40 {
            do {
                try Self.act(on: own, step, &dice)
                states.append(try own.json())
            } catch let failure as Refusal {
                #expect(failure.reason == .invalid, "\(failure)")
                #expect(try own.json() == states.last)
            }
        }
        #expect(states.count > 25)
        try await Self.expectSameAbroad(own)
        while states.count > 1 {
            states.removeLast()
            _ = try own.desks.personal.undo()
            #expect(try own.json() == states.last, "seed \(seed), act \(states.count)")
        }
        #expect(reason { _ = try own.desks.personal.undo() } == .missing)
    }

    private static func act(on own: OwnCalendar, _ step: Int, _ dice: inout Dice) throws {
        let items = try own.items()
        guard let item = dice.pick(items), dice.roll(3) > 0 else {
            let rule = dice.pick([
                nil, training, "FREQ=DAILY;COUNT=4", "FREQ=MONTHLY;UNTIL=20270301", "WEEKLY",
            ])
            let start = dice.pick(["tomorrow 9", "fri", "5 nov 14:00", "24 oct 23:30"]) ?? "fri"
            try own.add("Entry \(step)", start, repeats: rule ?? nil)
            return #expect(try Set(own.items()).isSuperset(of: items))
        }
        let part = dice.pick(SeriesPart.allCases) ?? .all
        if dice.roll(3) == 0 {
            _ = try own.desks.personal.delete(item.id.description, part)
        } else {
            let words = dice.pick([
                PersonalWords(summary: "Edit \(step)"), PersonalWords(start: "15:00"),
                PersonalWords(start: "sun 10:00", length: "2h", place: "Hall"),
                PersonalWords(start: "thu"), PersonalWords(repeats: "FREQ=WEEKLY;COUNT=3"),
            ])
            _ = try own.desks.personal.edit(
                item.id.description, part: part, words ?? PersonalWords())
        }
        let untouched = items.filter { !Self.touches($0, item, part) }
        #expect(try Set(own.items()).isSuperset(of: untouched), "\(part) of \(item.id)")
        if part == .this, item.recurrenceID != nil {
            #expect(try Set(own.items().map(\.id)).isSubset(of: items.map(\.id)))
        }
    }

    /// Somebody who imports what the person exports has the same agenda.
    private static func expectSameAbroad(_ own: OwnCalendar) async throws {
        let request = ExportRequest(
            from: nil, to: nil, kinds: Set(ItemKind.allCases), alarms: false)
        let document = try own.desks.exports.export(request)
        #expect(try own.desks.exports.export(request).bytes == document.bytes)
        let folder = try TemporaryFolder()
        let text = String(decoding: document.bytes, as: UTF8.self)
        let copy = try OwnCalendar()
        _ = try await copy.desks.sources.subscribe(
            Subscription(
                address: try folder.write(text, as: "own.ics"), kind: .personal, every: 60))
        #expect(try copy.items().map(abroad) == own.items().map(abroad))
    }

    private static func abroad(_ item: AgendaItem) -> String {
        "\(OwnCalendar.line(item)) to \(item.end), \(item.uid) \(item.recurrenceID?.description ?? "")"
    }

    /// Whether an act on part of an item's series may alter another item.
    private static func touches(
        _ other: AgendaItem, _ item: AgendaItem, _ part: SeriesPart
    ) -> Bool {
        guard other.id.meeting == item.id.meeting else { return false }
        guard let original = item.id.original, let its = other.id.original else { return true }
        switch part {
        case .this: return its == original
        case .following: return its >= original
        case .all: return true
        }
    }

    @Test("the last fifty acts can be taken back")
    func depth() throws {
        let own = try OwnCalendar()
        for number in 0..<55 { try own.add("Entry \(number)", "in \(number + 1)h") }
        for _ in 0..<50 { _ = try own.desks.personal.undo() }
        #expect(try own.items().map(\.summary) == (0..<5).map { "Entry \($0)" })
        #expect(reason { _ = try own.desks.personal.undo() } == .missing)
    }

    @Test("undo is each person's own, and an id is never given twice")
    func undoIsOnesOwn() throws {
        let own = try OwnCalendar()
        let other = try own.other("eve")
        let first = try own.add("Mine", "fri 14:00")
        _ = try other.personal.add(PersonalWords(summary: "Hers", start: "fri 15:00"))
        let act = try own.desks.personal.undo()
        #expect(act.kind == .add && act.summary == "Mine")
        #expect(reason { _ = try own.desks.personal.undo() } == .missing)
        let second = try own.add("Mine", "fri 14:00")
        #expect(second.id != first.id && second.uid != first.uid)
        #expect(try other.personal.undo().summary == "Hers")
    }

    @Test("an export holds the entries, with the same UIDs each time, and gives the same agenda")
    func export() async throws {
        let own = try Self.series()
        try own.add("Home", "2026-12-19", end: "2027-01-03")
        _ = try own.desks.personal.edit(
            Self.third, part: .following, PersonalWords(start: "tue 19:00", place: "Hall"))
        _ = try own.desks.personal.edit(
            "m1-20261012T180000", part: .this, PersonalWords(summary: "Match"))
        try await Self.expectSameAbroad(own)
        #expect(Set(try own.items().map(\.uid)).count == 3)
    }

    @Test("an entry rings when its own alarms say, in the transaction that adds it")
    func alarms() throws {
        let home = try TestHome()
        var words = PersonalWords(summary: "Dentist", start: "2026-10-05 14:00")
        _ = try home.as("ann").personal.add(words, leads: "2h,5m")
        words.summary = "Silent"
        _ = try home.as("ann").personal.add(words, leads: "none")
        let listed = try home.as("ann").reminders.upcoming(from: nil, to: nil)
        #expect(listed.map(\.reminder.lead) == [7_200, 300])
        #expect(listed.allSatisfy { $0.content.title.hasPrefix("Dentist") })
        #expect(reason { _ = try home.as("ann").personal.add(words, leads: "soon") } == .invalid)
        #expect(try home.as("ann").reminders.upcoming(from: nil, to: nil).count == 2)
    }
}

/// A small generator: the same seed, the same throws.
private struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(sides))
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[roll(elements.count)]
    }
}
