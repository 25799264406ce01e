import Campus
import Importing
import Recurrence
import TestSupport
import Testing

@Suite("Which meeting is which")
struct MeetingMatchingTests {
    static func meeting(
        _ uid: String, _ start: String, _ name: String = "Networks", at place: String? = "8W 2.1",
        rule: String? = nil, id: Int64? = nil
    ) -> Meeting {
        var entry = Samples.entry(start, name, rule: rule.flatMap(Samples.rule))
        entry.location = place
        return Samples.meeting(entry, id: id, uid: uid)
    }

    /// Stored meetings, with the ids 1, 2, 3...
    static func stored(_ meetings: Meeting...) -> [Meeting] {
        meetings.enumerated().map { index, meeting in
            var meeting = meeting
            meeting.id = MeetingID(Int64(index + 1))
            return meeting
        }
    }

    /// What became of a feed: `1=b` for the meeting 1 that goes by b now, `+c`, `-2`, `~1` for one
    /// told differently, `!2` for one that lost its UID.
    static func settled(
        _ old: [Meeting], _ new: [Meeting], isChurned: Bool = false, over: Set<Int64> = []
    ) -> [String] {
        var difference = Difference(of: old, and: new)
        difference.settle(isChurned: isChurned) { over.contains($0.id?.number ?? 0) }
        return
            (difference.reidentified.map { "\($0.id?.number ?? 0)=\($0.uid)" }
            + difference.changed.map { "~\($0.new.id?.number ?? 0)" }
            + difference.added.map { "+\($0.uid)" }
            + difference.gone.map { "-\($0.id?.number ?? 0)" }
            + difference.retired.map { "!\($0.number)" }).sorted()
    }

    @Test("a meeting with another UID and the same name, time and place is the same")
    func renewed() {
        let old = Self.stored(
            Self.meeting("a", "20261005T090000"), Self.meeting("b", "20261012T090000"))
        let new = [Self.meeting("y", "20261012T090000"), Self.meeting("x", "20261005T090000")]
        #expect(Self.settled(old, new) == ["1=x", "2=y"])
    }

    @Test("two parallel groups are two, whatever becomes of their UIDs")
    func groups() {
        let old = Self.stored(
            Self.meeting("a", "20261005T090000", at: "EB 1.1"),
            Self.meeting("b", "20261005T090000", at: "EB 1.2"))
        let swapped = [
            Self.meeting("x", "20261005T090000", at: "EB 1.2"),
            Self.meeting("y", "20261005T090000", at: "EB 1.1"),
        ]
        #expect(Self.settled(old, swapped, isChurned: true) == ["1=y", "2=x"])
        let other = [old[0], Self.meeting("c", "20261005T090000", at: "EB 1.3")]
        #expect(Self.settled(old, other) == ["2=c", "~2"])
        let same = Self.stored(
            Self.meeting("a", "20261005T090000"), Self.meeting("b", "20261005T090000"))
        let both = [Self.meeting("x", "20261005T090000"), Self.meeting("y", "20261005T090000")]
        #expect(Self.settled(same, both) == ["1=x", "2=y"])
        #expect(Self.settled(same, [both[0]]) == ["-2", "1=x"])
    }

    @Test(
        "what is not alike is not the same",
        arguments: [
            ("20261005T090000", "Algebra", "8W 2.1"), ("20261005T100000", "Networks", "EB"),
            ("20261012T100000", "Networks", "8W 2.1"), ("20261005T100000", "Networks II", "8W 2.1"),
        ])
    func unlike(start: String, name: String, place: String) {
        let old = Self.stored(
            Self.meeting("a", "20261005T090000"), Self.meeting("b", "20261005T130000", "Physics"))
        let new = [Self.meeting("x", start, name, at: place), old[1]]
        #expect(Self.settled(old, new) == ["+x", "-1"])
    }

    @Test("upper case and spaces do not make another meeting")
    func spelling() {
        let old = Self.stored(Self.meeting("a", "20261005T090000", "CM50123  Lecture"))
        let new = [Self.meeting("x", "20261005T090000", "cm50123 lecture ")]
        #expect(Self.settled(old, new) == ["1=x", "~1"])
    }

    @Test("a series that begins on another date is the same as long as it is not over")
    func series() {
        let old = Self.stored(Self.meeting("a", "20261005T090000", rule: "FREQ=WEEKLY;COUNT=12"))
        let new = [Self.meeting("x", "20261019T090000", rule: "FREQ=WEEKLY;COUNT=10")]
        #expect(Self.settled(old, new) == ["1=x", "~1"])
        #expect(Self.settled(old, new, over: [1]) == ["+x", "-1"])
    }

    @Test("of single hours those of one week are the same: a later one may be next week's")
    func singleHours() {
        let old = Self.stored(
            Self.meeting("a", "20261005T090000"), Self.meeting("b", "20261012T090000"))
        for (start, isSame) in [
            ("20261007T090000", true), ("20261012T090000", false), ("20261019T090000", false),
        ] {
            let new = [Self.meeting("x", start)]
            let same = isSame ? ["1=x", "~1"] : ["+x", "-1"]
            #expect(Self.settled([old[0]], new) == same)
            #expect(Self.settled([old[0]], new, isChurned: true) == same)
        }
        let two = [Self.meeting("x", "20261019T090000"), Self.meeting("y", "20261026T090000")]
        #expect(Self.settled(old, two) == ["+x", "+y", "-1", "-2"])
    }

    @Test("in a feed that renews every UID a room can still change, and an hour")
    func churned() {
        let old = Self.stored(
            Self.meeting("a", "20261005T090000"), Self.meeting("b", "20261006T090000", "Algebra"))
        let new = [
            Self.meeting("x", "20261005T090000", at: "3E 2.4"),
            Self.meeting("y", "20261006T100000", "Algebra"),
        ]
        #expect(Self.settled(old, new, isChurned: true) == ["1=x", "2=y", "~1", "~2"])
    }

    @Test(
        "a single hour under another UID is the same in another room, at another hour, or much renamed",
        arguments: [
            ("20261005T090000", "Networks lab", "3E 2.4", true),
            ("20261007T140000", "Networks lab", "8W 2.1", true),
            ("20261005T090000", "Networks lab (3E 2.4)", "8W 2.1", true),
            ("20261005T090000", "Lab: Networks", "3E 2.4", true),
            ("20261012T140000", "Networks lab", "8W 2.1", false),
            ("20261007T140000", "Networks lab", "3E 2.4", false),
            ("20261005T090000", "Physics lab", "8W 2.1", false),
            ("20261005T090000", "Algebra", "8W 2.1", false),
            ("20261005T100000", "Lab: Networks", "8W 2.1", false),
        ])
    func contents(start: String, name: String, place: String, isSame: Bool) {
        let old = Self.stored(
            Self.meeting("a", "20261005T090000", "Networks lab"),
            Self.meeting("b", "20261006T090000", "Algebra"))
        let new = [Self.meeting("x", start, name, at: place), old[1]]
        #expect(Self.settled(old, new) == (isSame ? ["1=x", "~1"] : ["+x", "-1"]))
    }

    @Test("the only two of one module at one time in one place are the same under another name")
    func modules() {
        let old = Self.stored(
            Self.meeting("a", "20261005T090000", "CM50123 - Lecture"),
            Self.meeting("b", "20261006T090000", "CM50123 - Lab"))
        let new = [
            Self.meeting("x", "20261005T090000", "CM50123 Networking (lecture)"),
            Self.meeting("y", "20261006T090000", "MA20216 - Lab"),
        ]
        var difference = Difference(of: old, and: new)
        difference.settle(
            isChurned: true, module: { ModuleCode(String($0.main?.summary.prefix(7) ?? "")) },
            isOver: { _ in false })
        #expect(difference.changed.map(\.new.id) == [MeetingID(1)])
        #expect(difference.added.map(\.uid) == ["y"] && difference.gone.map(\.id) == [MeetingID(2)])
    }

    @Test("UIDs that number the rows follow their meetings, not the rows")
    func numbered() {
        let old = Self.stored(
            Self.meeting("1", "20261005T090000", "Algebra", at: "EB"),
            Self.meeting("2", "20261006T100000", "Physics", at: "8W"))
        let new = [
            Self.meeting("1", "20261002T110000", "Welcome", at: "Hall"),
            Self.meeting("2", "20261005T090000", "Algebra", at: "EB"),
            Self.meeting("3", "20261006T100000", "Physics", at: "8W"),
        ]
        #expect(Self.settled(old, new) == ["+1", "1=2", "2=3"])
    }

    @Test("a UID used again next term for another class is another meeting")
    func reused() {
        let old = Self.stored(Self.meeting("1", "20261005T090000", "Algebra", at: "EB"))
        let new = [Self.meeting("1", "20270202T100000", "Physics", at: "8W")]
        #expect(Self.settled(old, new, over: [1]) == ["!1", "+1", "-1"])
        let edited = [Self.meeting("1", "20261006T100000", "Algebra", at: "8W")]
        #expect(Self.settled(old, edited) == ["~1"])
    }

    @Test("what an import says has one fingerprint, whatever UIDs it goes by")
    func fingerprint() {
        let one = Self.meeting("a", "20261005T090000")
        let same = Self.meeting("b", "20261005T090000", id: 7)
        let other = Self.meeting("a", "20261005T090000", at: "EB")
        let key = UIDKey(of: "gone")
        func print(_ meetings: [Meeting], _ gone: [UIDKey]) -> Digest {
            Difference.fingerprint(telling: meetings, gone: gone)
        }
        #expect(print([one], []) == print([same], []))
        #expect(print([one, other], [key]) == print([other, one], [key]))
        #expect(print([one], []) != print([other], []))
        #expect(print([one], []) != print([one], [key]))
    }
}
