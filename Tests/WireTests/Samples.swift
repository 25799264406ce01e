import Campus
import Recurrence
import Testing
import Wire

@testable import Crawling
@testable import Operations
@testable import Reminding
@testable import Scheduling
@testable import Storage

/// One value of each kind, in its shape.
///
/// With a text that text stands wherever a value has one; without, everything that may be absent is,
/// and lists are empty.
struct Samples {
    let text: String?
    let handle: Handle
    let code: ModuleCode
    let drinkID: DrinkID

    init(text: String?) throws {
        self.text = text
        handle = try #require(Handle("sam"))
        code = try #require(ModuleCode("CM50123"))
        drinkID = try #require(DrinkID("0e9a4bd2-5c8f-4a5e-9d8a-2f4f1c6d7e80"))
    }

    /// By the shape's name.
    var all: [(name: String, shape: any Shape)] {
        calendar + reminders + sources + modules + people + communities + accounts + stewardship
            + rest
    }

    let zone = Zone.utc
    let at = Instant(seconds: 1_791_188_100)
    var clock: ClockTime { ClockTime(at, in: zone) }
    var later: ClockTime { ClockTime(at.adding(seconds: 6_600), in: zone) }
    /// Where a value must have some text.
    var word: String { text ?? "" }
    var words: [String] { text.map { [$0, $0] } ?? [] }
    var isFull: Bool { text != nil }

    func id(_ number: Int64) -> ItemID {
        ItemID(meeting: MeetingID(number), original: nil)
    }

    func item(_ number: Int64 = 1, allDay: Bool = false) -> AgendaItem {
        let facts = ItemFacts(
            kind: isFull ? .exam : .class, allDay: allDay, zone: "UTC", summary: word,
            location: text, details: text, url: text, module: isFull ? code : nil,
            meetingKind: isFull ? .lecture : nil, group: text, source: word, uid: word)
        var item = AgendaItem(
            id: id(number), start: clock, end: later, recurrenceID: isFull ? clock : nil,
            of: Shared(facts))
        guard isFull else { return item }
        item.alsoFrom = [
            AlsoFrom(id: id(9), source: word, differences: [.init(.location, word)])
        ]
        item.clashes = [Clash(with: id(2), .overlap(60))]
        item.moreClashes = 3
        item.note = text
        item.colour = .teal
        item.doubleOf = id(8)
        item.isCut = true
        item.unofficialPlace = text
        return item
    }

    var news: ClashNews {
        var news = ClashNews()
        if isFull { news.add(ClashPair(item(1), item(2), reason: .overlap(300))) }
        return news
    }

    var group: GroupStanding {
        GroupStanding(
            key: .init(code, isFull ? .lecture : nil), name: word,
            meetings: 2, clashing: 1,
            first: isFull ? ClashPair(item(1), item(2), reason: .overlap(300)) : nil)
    }
}
