import Campus
import Recurrence
import Scheduling
import TestSupport
import Testing

@Suite("What several sources tell of one class")
struct FoldingTests {
    private static let feed = Told(id: 1, start: "20261005T091500", minutes: 90, location: "8W 2.1")

    private static func page(_ edit: (inout Told) -> Void = { _ in }) -> Told {
        var page = feed
        page.source = 2
        page.id = 2
        edit(&page)
        return page
    }

    @Test(
        "is one item when nothing says otherwise",
        arguments: [
            ("told alike", page()),
            (
                "a quarter of an hour earlier",
                page {
                    $0.start = "20261005T090000"; $0.minutes = 120
                }
            ),
            ("the place written otherwise", page { $0.location = "8w2.01 (Claverton)" }),
            ("without a place", page { $0.location = nil }),
            ("in another room, and nothing else it could be", page { $0.location = "East 1.1" }),
            ("with a kind", page { $0.kind = .lecture }),
            ("another title of the module", page { $0.summary = "Networking (CM50123)" }),
            ("the title alone", page { $0.code = nil }),
        ] as [(String, Told)])
    func isOne(_ name: String, _ other: Told) {
        let items = [Self.feed, other].merged()
        #expect(items.count == 1, "\(name)")
        #expect(items.first?.id == ItemID(meeting: MeetingID(1), original: nil))
        #expect(items.first?.alsoFrom.map(\.source) == ["S2"])
    }

    @Test(
        "is two items when something says so",
        arguments: [
            ("the same source", page { $0.source = 1 }),
            ("twenty minutes later", page { $0.start = "20261005T093500" }),
            ("another module", page { $0.code = "CM50124" }),
            (
                "no module and another title",
                page {
                    $0.code = nil; $0.summary = "Lunch"
                }
            ),
            ("a lab, not a lecture", page { $0.kind = .lab }),
            ("another group", page { $0.group = "2" }),
            ("a personal entry", page { $0.itemKind = .personal }),
            (
                "the whole day",
                page {
                    $0.start = "20261005T000000"; $0.minutes = 1_440; $0.allDay = true
                }
            ),
        ] as [(String, Told)])
    func isTwo(_ name: String, _ other: Told) {
        var feed = Self.feed
        feed.kind = .lecture
        feed.group = "1"
        #expect([feed, other].merged().count == 2, "\(name)")
    }

    @Test("says where the others differ, and takes from them what it does not tell")
    func differences() throws {
        var feed = Self.feed
        feed.location = nil
        let page = Self.page {
            $0.start = "20261005T090000"
            $0.kind = .lecture
            $0.status = .tentative
        }
        let item = try #require([feed, page].merged().first)
        #expect(item.alsoFrom.first?.differs == [.start, .end, .status])
        #expect(
            item.alsoFrom.first?.differences.map(\.value)
                == ["2026-10-05T09:00:00+00:00", "2026-10-05T10:30:00+00:00", "tentative"])
        #expect(item.location == "8W 2.1")
        #expect(item.meetingKind == .lecture)
    }

    @Test("says another title, and of a whole day another date")
    func otherWords() {
        let page = Self.page { $0.summary = "Networking (CM50123)" }
        #expect(
            [Self.feed, page].merged().first?.alsoFrom.first?.differences
                == [.init(.summary, "Networking (CM50123)")])
        var day = Self.feed
        (day.uid, day.start, day.minutes, day.allDay) = ("same", "20261006T000000", 1_440, true)
        var other = day
        (other.source, other.id, other.start) = (2, 2, "20261007T000000")
        #expect(
            [day, other].merged().first?.alsoFrom.first?.differences.map(\.value)
                == ["2026-10-07", "2026-10-08"])
    }

    @Test("two groups at one time in two rooms stay two, each from both sources")
    func parallelRooms() {
        var rooms: [Told] = []
        for (id, source, room) in [(1, 1, "A"), (2, 1, "B"), (3, 2, "A"), (4, 2, "B")] {
            var told = Self.feed
            (told.id, told.source, told.location) = (Int64(id), Int64(source), room)
            rooms.append(told)
        }
        let items = rooms.merged()
        #expect(items.map(\.location) == ["A", "B"])
        #expect(items.map { $0.alsoFrom.map(\.id.meeting.number) } == [[3], [4]])
        for (mine, theirs, areTwo) in [("2.1", "2.10", true), ("2.1", "2.01", false)] {
            var told = [Self.feed, Self.feed, Self.feed, Self.feed]
            for (index, room) in [mine, "X", theirs, "Y"].enumerated() {
                (told[index].id, told[index].source) = (Int64(index + 1), Int64(index / 2 + 1))
                told[index].location = "8W \(room)"
            }
            #expect((told.merged().count == 4) == areTwo, "\(mine), \(theirs)")
        }
        rooms[2].location = "C"
        rooms[3].location = "D"
        #expect(rooms.merged().count == 4, "which room became which is anybody's guess")
    }

    @Test("the newer LAST-MODIFIED is believed, and one more than none; the id stays")
    func newer() {
        for (mine, theirs, room) in [
            (nil, nil, "8W 2.1"), ("20260901T000000", "20260902T000000", "East"),
            ("20260902T000000", "20260901T000000", "8W 2.1"), (nil, "20260901T000000", "East"),
        ] as [(String?, String?, String)] {
            var feed = Self.feed
            feed.revised = mine
            let page = Self.page {
                $0.location = "East"
                $0.revised = theirs
            }
            let items = [feed, page].merged()
            #expect(items.map(\.location) == [room], "\(mine ?? "-"), \(theirs ?? "-")")
            #expect(items.first?.id.meeting == MeetingID(1))
            let other = room == "East" ? "8W 2.1" : "East"
            #expect(items.first?.alsoFrom.first?.differences == [.init(.location, other)])
        }
    }

    /// What the second one says, and whether it is believed.
    private static let beliefs: [(String, isCopy: Bool, Told, isBelieved: Bool)] = [
        ("newer, but cancelled", false, page { $0.revise("02", 0, .cancelled) }, false),
        ("a higher SEQUENCE of another event", false, page { $0.revise("01", 9) }, false),
        ("a higher SEQUENCE, newer", false, page { $0.revise("02", 9) }, true),
        ("told as late", false, page { $0.revise("01", 0) }, false),
        ("a newer copy that is cancelled", true, page { $0.revise("02", 0, .cancelled) }, true),
        ("a copy of a higher SEQUENCE", true, page { $0.revise("01", 1) }, true),
        (
            "an older copy of a higher SEQUENCE, cancelled", true,
            page { $0.revise("00", 1, .cancelled) }, true
        ),
        ("a cancelled copy, told as late", true, page { $0.revise("01", 0, .cancelled) }, false),
    ]

    @Test("is believed by one order of rules", arguments: beliefs.indices)
    func believed(index: Int) {
        var (name, isCopy, page, isBelieved) = Self.beliefs[index]
        var feed = Self.feed
        feed.revise("01", 0)
        page.location = "East"
        if isCopy { (feed.uid, page.uid) = ("same", "same") }
        for told in [[feed, page], [page, feed]] {
            #expect(
                told.merged(cancelled: true).map(\.location) == [isBelieved ? "East" : "8W 2.1"],
                "\(name)")
        }
        name = "of two alike the source that was subscribed to first"
        feed.revise("01", 0, source: 5)
        page.revise("01", 0)
        #expect([feed, page].merged().map(\.location) == ["East"], "\(name)")
    }

    @Test("an occurrence that a copy leaves out is cancelled only where the copy is surely newer")
    func leftOutByNewer() {
        var old = Self.feed
        (old.uid, old.rule) = ("same", Samples.rule("FREQ=WEEKLY;COUNT=3"))
        var new = old
        (new.source, new.id) = (2, 2)
        new.rule = Samples.rule("FREQ=WEEKLY;COUNT=2")
        for (mine, theirs, count) in [
            ("20260901T000000", "20260902T000000", 2), ("20260902T000000", "20260901T000000", 3),
            ("20260901T000000", "20260901T000000", 3), (nil, "20260902T000000", 3),
        ] as [(String?, String, Int)] {
            (old.revised, new.revised) = (mine, theirs)
            #expect(
                [old, new].merged("20261005", "20261101").count == count,
                "\(mine ?? "-"), \(theirs)")
        }
    }

    @Test("a copy with a higher SEQUENCE has moved its class, wherever to")
    func movedCopy() {
        var old = Self.feed
        old.uid = "same"
        let new = Self.page {
            $0.uid = "same"
            $0.sequence = 1
            $0.start = "20261020T100000"
        }
        #expect([old, new].merged().isEmpty, "the old time is not shown")
        let items = [old, new].merged("20261005", "20261101")
        #expect(items.map { $0.start.wall } == [Samples.wall("20261020T100000")])
        #expect(items.first?.id.meeting == MeetingID(1))
    }

    @Test("an occurrence that a newer copy leaves out is cancelled")
    func leftOut() throws {
        var old = Self.feed
        (old.uid, old.rule) = ("same", Samples.rule("FREQ=WEEKLY;COUNT=3"))
        var new = old
        (new.source, new.id, new.sequence) = (2, 2, 1)
        new.rule = Samples.rule("FREQ=WEEKLY;COUNT=2")
        #expect([old, new].merged("20261005", "20261101").count == 2)
        #expect([old, new].merged("20261005", "20261101", cancelled: true).count == 3)
        new.sequence = 0
        #expect([old, new].merged("20261005", "20261101").count == 3, "nobody knows better")
    }

    @Test("a cancellation is not lost because the other source is silent")
    func cancelled() {
        var feed = Self.feed
        feed.status = .cancelled
        #expect([feed].merged().isEmpty)
        #expect([feed].merged(cancelled: true).map(\.status) == [.cancelled])
        let page = Self.page { $0.revised = "20260901T000000" }
        #expect([feed, page].merged().map(\.status) == [.confirmed])
        let item = [feed, page].merged().first
        #expect(item?.alsoFrom.first?.differs == [.status] && item?.cancelledIn == ["S1"])
        let off = [feed, page].merged(cancelled: true).first { $0.status == .cancelled }
        #expect(off?.cancelledIn ?? [] == [], "what is cancelled is not cancelled elsewhere too")
    }

    @Test("doubles of one source are marked, not folded")
    func doubles() {
        var other = Self.feed
        other.id = 2
        let items = [Self.feed, other].merged()
        #expect(items.map { $0.doubleOf?.meeting.number } == [nil, 1])
        #expect(items.allSatisfy { $0.clashes.isEmpty })
        other.location = "East"
        #expect([Self.feed, other].merged().allSatisfy { $0.doubleOf == nil })
    }

    @Test("a person's view stays on the class, whichever source tells of it")
    func views() throws {
        let id = ItemID(meeting: MeetingID(2), original: nil)
        let view = ItemView(name: "Nets", note: "bring cables", colour: .teal, leads: [600])
        let page = Self.page { $0.location = "East" }
        let item = try #require([Self.feed, page].merged(views: [id: view]).first)
        #expect(item.summary == "Nets")
        #expect(item.note == "bring cables")
        #expect(item.colour == .teal)
        #expect(item.leads == [600])
        #expect(!item.isHidden)
    }

    @Test("an occurrence's view goes before its series'")
    func viewsOfSeries() {
        var series = Self.feed
        series.rule = Samples.rule("FREQ=WEEKLY;COUNT=2")
        let whole = ItemID(meeting: MeetingID(1), original: nil)
        let second = ItemID(meeting: MeetingID(1), original: Samples.wall("20261012T091500"))
        let items = [series].merged(
            "20261005", "20261020",
            views: [
                whole: ItemView(name: "Nets", note: "series"),
                second: ItemView(isHidden: true, note: "this"),
            ])
        #expect(items.map(\.summary) == ["Nets", "Nets"])
        #expect(items.map(\.note) == ["series", "this"])
        #expect(items.map(\.isHidden) == [false, true])
    }
}
