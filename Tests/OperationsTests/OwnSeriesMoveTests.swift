import Campus
import Foundation
import Operations
import Recurrence
import Scheduling
import TestSupport
import Testing

/// What somebody keeps on occurrences of a series goes along when people move it themselves.
@Suite("What is kept on a series that people move themselves", .serialized)
struct OwnSeriesMoveTests {
    /// Six Thursdays at 10:00 from 8 October, with something kept on each but the first two.
    private static func home() throws -> TestHome {
        let home = try TestHome()
        let ann = try home.as("ann")
        _ = try ann.personal.add(
            PersonalWords(summary: "Tutor", start: "thu 10:00", repeats: "weekly 6 times"),
            leads: "2h")
        let items = try items(home)
        func set(_ place: Int, _ edit: ItemEdit, isSeries: Bool = false) throws {
            _ = try ann.items.change(items[place].id.description, edit, isSeries: isSeries)
        }
        try set(0, ItemEdit(name: "Prof"), isSeries: true)
        try set(2, ItemEdit(note: "Essay"))
        try set(3, ItemEdit(isHidden: true))
        _ = try ann.reminders.dismiss(items[4].id.description, .named)
        try set(5, ItemEdit(colour: "teal"))
        return home
    }

    private static func items(_ home: TestHome, of who: String = "ann") throws -> [AgendaItem] {
        try home.agenda(of: who)
            .filter { $0.kind == .personal || $0.kind == .event }
    }

    private static func json(_ home: TestHome) throws -> String {
        try items(home).json
    }

    /// What rings, and how long before.
    private static func rings(_ home: TestHome) throws -> [String] {
        try home.as("ann").reminders.upcoming(from: "2026-10-05", to: "2026-12-01")
            .filter { $0.reminder.state == .planned }
            .compactMap { ring in
                ring.reminder.item.map { item in
                    let minutes = (item.start.instant - ring.reminder.due) / 60
                    return "\(item.start.description.prefix(10)) \(minutes)"
                }
            }
    }

    private static func check(_ home: TestHome, _ days: [String]) throws {
        let items = try items(home)
        guard items.count == 6 else {
            Issue.record("\(items.count) items")
            return
        }
        #expect(items.map { $0.start.description.dropFirst(5).prefix(5) } == days.map { $0[...] })
        #expect(items.allSatisfy { $0.summary == "Prof" })
        #expect(items.map(\.note) == [nil, nil, "Essay", nil, nil, nil])
        #expect(items.map(\.isHidden) == [false, false, false, true, false, false])
        #expect(items.map { $0.colour?.rawValue } == [nil, nil, nil, nil, nil, "teal"])
        let rung = [0, 1, 2, 5].map { "2026-\(days[$0]) 120" }
        #expect(try rings(home) == rung)
    }

    static let thursdays = ["10-08", "10-15", "10-22", "10-29", "11-05", "11-12"]
    static let fridays = ["10-08", "10-16", "10-23", "10-30", "11-06", "11-13"]
    static let moves: [(place: Int, SeriesPart, PersonalWords, days: [String])] = [
        (1, .following, PersonalWords(place: "Room 4"), thursdays),
        (1, .following, PersonalWords(start: "11:30"), thursdays),
        (1, .following, PersonalWords(start: "fri 11:30"), fridays),
        (0, .following, PersonalWords(start: "11:30"), thursdays),
        (2, .all, PersonalWords(start: "11:30"), thursdays),
        (2, .all, PersonalWords(summary: "Tutoring"), thursdays),
        (0, .all, PersonalWords(start: "fri 9:00"), ["10-09"] + fridays.dropFirst()),
    ]

    @Test("an edit takes it along, and its undo takes it back", arguments: moves.indices)
    func edited(_ index: Int) throws {
        let (place, part, words, days) = Self.moves[index]
        let home = try Self.home()
        let (before, rings) = (try Self.json(home), try Self.rings(home))
        try Self.check(home, Self.thursdays)
        let id = try Self.items(home)[place].id.description
        _ = try home.as("ann").personal.edit(id, part: part, words)
        try Self.check(home, days)
        _ = try home.as("ann").personal.undo(passingOver: true)
        #expect(try Self.json(home) == before)
        #expect(try Self.rings(home) == rings)
    }

    static let singles = [2, 3, 4, 5].flatMap { place in
        [SeriesPart.all, .following].map { (place, $0) }
    }

    @Test(
        "of an occurrence that is all that is left, and of its series, it goes along",
        arguments: singles)
    func single(_ place: Int, _ part: SeriesPart) throws {
        let home = try Self.home()
        let (before, rings) = (try Self.json(home), try Self.rings(home))
        let was = try Self.items(home)[place]
        let ann = try home.as("ann")
        _ = try ann.personal.edit(was.id.description, part: part, PersonalWords(repeats: ""))
        let items = try Self.items(home)
        #expect(items.count == (part == .all ? 1 : place + 1))
        let item = try #require(items.last)
        #expect(item.start == was.start && item.id.original == nil)
        #expect(item.summary == "Prof" && item.note == was.note && item.colour == was.colour)
        #expect(item.isHidden == was.isHidden)
        let day = "\(was.start.description.prefix(10)) 120"
        #expect(try Self.rings(home).contains(day) == rings.contains(day))
        _ = try ann.personal.undo(passingOver: true)
        #expect(try Self.json(home) == before)
        #expect(try Self.rings(home) == rings)
    }

    @Test("what is set on it after an edit is undone before, and its undo finds it")
    func earlierActs() throws {
        let home = try Self.home()
        let id = try Self.items(home)[1].id.description
        _ = try home.as("ann").personal.edit(
            id, part: .following, PersonalWords(start: "fri 11:30"))
        let moved = try Self.items(home)[2].id.description
        _ = try home.as("ann").items.change(moved, ItemEdit(note: "Book"), isSeries: false)
        _ = try home.as("ann").personal.undo(passingOver: true)
        try Self.check(home, Self.fridays)
        _ = try home.as("ann").personal.undo(passingOver: true)
        try Self.check(home, Self.thursdays)
        // The colour of the last one was set before the edit.
        _ = try home.as("ann").personal.undo(passingOver: true)
        #expect(try Self.items(home).allSatisfy { $0.colour == nil })
    }

    @Test("of an event that its organiser moves it goes along for whoever joined")
    func event() throws {
        let home = try CommunityTests.home()
        _ = try home.as("ann").communities.join("Chess")
        var draft = EventDraft()
        (draft.title, draft.start, draft.rule) = ("Film", "thu 19:00", "weekly 4 times")
        let card = try home.as("ben").events.publish(draft, in: "Chess")
        _ = try home.as("ann").events.join(card.event.name)
        let items = try Self.items(home)
        let ann = try home.as("ann")
        _ = try ann.items.change(
            items[1].id.description, ItemEdit(note: "Popcorn"), isSeries: false)
        _ = try ann.items.change(items[2].id.description, ItemEdit(isHidden: true), isSeries: false)
        _ = try ann.reminders.dismiss(items[3].id.description, .named)
        var move = EventDraft()
        move.start = "fri 20:00"
        _ = try home.as("ben").events.edit(card.event.name, move)
        let moved = try Self.items(home)
        #expect(moved.map(\.note) == [nil, "Popcorn", nil, nil])
        #expect(moved.map(\.isHidden) == [false, false, true, false])
        #expect(
            try Self.rings(home).filter { !$0.hasSuffix(" 0") }.map { $0.prefix(10) }
                == ["2026-10-09", "2026-10-16"])
    }
}
