import Campus
import Recurrence
import Scheduling
import TestSupport
import Testing

@Suite("Clashes")
struct ClashTests {
    private static func pair(
        _ first: (String, Int64), _ second: (String, Int64), _ edit: (inout Told) -> Void = { _ in }
    ) -> [AgendaItem] {
        var other = Told(id: 2, start: second.0, minutes: second.1, summary: "Maths", code: "MA1")
        edit(&other)
        return [Told(id: 1, start: first.0, minutes: first.1), other].merged(cancelled: true)
    }

    @Test(
        "are what is at the same time, and by how much",
        arguments: [
            ("20261005T090000", 60, "20261005T093000", 60, 30 * 60),
            ("20261005T090000", 120, "20261005T093000", 30, 30 * 60),
            ("20261005T090000", 60, "20261005T090000", 60, 60 * 60),
            ("20261005T090000", 60, "20261005T100000", 60, nil),
            ("20261005T090000", 60, "20261005T093000", 0, 0),
            ("20261005T090000", 60, "20261005T090000", 0, nil),
            ("20261005T090000", 60, "20261005T100000", 0, nil),
            ("20261005T090000", 0, "20261005T090000", 0, nil),
        ] as [(String, Int64, String, Int64, Int64?)])
    func overlap(
        _ first: String, _ length: Int64, _ second: String, _ other: Int64, _ expected: Int64?
    ) {
        let items = Self.pair((first, length), (second, other))
        let reasons = items.flatMap(\.clashes).map(\.reason)
        #expect(reasons == (expected.map { [.overlap($0), .overlap($0)] } ?? []))
    }

    @Test(
        "are not with what nobody has to be at",
        arguments: [
            (ItemStatus.cancelled, false), (.confirmed, true),
        ])
    func excluded(_ status: ItemStatus, allDay: Bool) {
        let items = Self.pair(("20261005T090000", 60), ("20261005T090000", 60)) { told in
            told.status = status
            if allDay { (told.start, told.minutes, told.allDay) = ("20261005T000000", 1_440, true) }
        }
        #expect(items.count == 2)
        #expect(items.allSatisfy { $0.clashes.isEmpty })
    }

    @Test("are told of items that reach into the window, even with what does not")
    func outside() {
        let told = [
            Told(id: 1, start: "20261005T230000", minutes: 120),
            Told(id: 2, start: "20261006T003000", summary: "Maths", code: "MA1"),
        ]
        let items = told.merged("20261005", "20261006")
        #expect(items.map { $0.clashes.map(\.other.meeting.number) } == [[2]])
    }

    @Test("of what is hidden there are none")
    func hidden() {
        let told = [
            Told(id: 1, start: "20261005T090000"),
            Told(id: 2, start: "20261005T090000", summary: "Maths", code: "MA1"),
        ]
        let id = ItemID(meeting: MeetingID(2), original: nil)
        let items = told.merged(views: [id: ItemView(isHidden: true)])
        #expect(items.allSatisfy { $0.clashes.isEmpty })
        #expect(items.map(\.isHidden).filter(\.self).count == 1)
    }

    @Test("of thousands of items at one time are counted, and a few are named")
    func hostile() {
        let told = (1...2_000).map {
            Told(id: Int64($0), start: "20261005T090000", summary: "\($0)", code: nil)
        }
        let items = told.merged()
        #expect(items.count == 2_000)
        #expect(items.allSatisfy { $0.clashes.count == 5 && $0.moreClashes == 1_994 })
    }

    @Test(
        "cost what sorting costs: four times the items take no sixteen times as long",
        arguments: [true, false])
    func cost(isAtOnce: Bool) {
        func seconds(_ count: Int) -> Double {
            var items = (1...count).map { number -> AgendaItem in
                let start = Instant(seconds: 1_790_000_000 + (isAtOnce ? 0 : Int64(number)))
                let end = start.adding(seconds: isAtOnce ? 3_600 : Int64(count))
                return AgendaItem(
                    id: ItemID(meeting: MeetingID(Int64(number)), original: nil), kind: .class,
                    start: ClockTime(start, in: .utc), end: ClockTime(end, in: .utc),
                    allDay: false, zone: "UTC", summary: "", source: "", uid: "")
            }
            return ThreadTime.seconds { markClashes(in: &items) }
        }
        let small = seconds(4_000)
        #expect(seconds(16_000) < max(0.2, small) * 10)
    }

    @Test(
        "are not between the rooms of one class, nor between classes of one module to choose from",
        arguments: [(3, "MA1", [1, 1, 1, 3]), (3, "CM50123", [0, 0, 0, 0])])
    func rooms(_ count: Int, _ other: String, _ expected: [Int]) {
        var told = (1...count).map { number in
            Told(
                id: Int64(number), start: "20261005T090000", summary: "CM50123 Lecture \(number)",
                location: "8W \(number)")
        }
        told.append(Told(id: 9, start: "20261005T090000", summary: "Z", code: other))
        #expect(told.merged().map(\.clashes.count) == expected)
        told[count].kind = .lab
        #expect(told.merged().map(\.clashes.count) == [1, 1, 1, 3], "a lab is another class")
        told[0].minutes = 30
        #expect(told.merged().first?.clashes.isEmpty == false, "another length is another class")
    }

    @Test(
        "are not between the rooms of what one source calls the same, where no module is known",
        arguments: [
            ("Networks", ItemKind.class, false), ("Maths", .class, true), ("", .class, true),
            ("Networks", .personal, true),
        ])
    func titles(_ other: String, _ kind: ItemKind, isClash: Bool) {
        let title = other.isEmpty ? "" : "Networks"
        let told = [
            Told(
                id: 1, start: "20261005T090000", summary: title, code: nil, location: "8W 1.1",
                itemKind: kind),
            Told(
                id: 2, start: "20261005T090000", summary: other, code: nil, location: "8W 2.1",
                itemKind: kind),
        ]
        let items = told.merged()
        #expect(items.count == 2)
        #expect(items.allSatisfy { $0.clashes.isEmpty != isClash })
    }
}

@Suite("Parallel groups")
struct ParallelGroupTests {
    private static let labs = ["1", "2", "3"].enumerated().map { index, group in
        Told(
            id: Int64(index + 1), start: "2026100\(5 + index)T090000", summary: "CM50123 Lab",
            kind: .lab, group: group)
    }
    private static let lab = ModuleCode("CM50123").map { ParallelGroups.Key($0, .lab) }

    private func chosen(_ group: String) throws -> [ParallelGroups.Key: String] {
        [try #require(Self.lab): group]
    }

    @Test("are alternatives until one is chosen, and no clashes")
    func alternatives() {
        var told = Self.labs
        told.append(Told(id: 9, start: "20261005T090000", summary: "Maths", code: "MA1"))
        let items = told.merged()
        #expect(items.filter(\.isAlternative).count == 3)
        #expect(items.allSatisfy { $0.clashes.isEmpty && !$0.isHidden })
    }

    @Test("hide when another is chosen")
    func chosen() throws {
        let groups = ParallelGroups(choices: try chosen("2"))
        let items = Self.labs.merged(groups: groups)
        #expect(items.map(\.isHidden) == [true, false, true])
        #expect(items.allSatisfy { !$0.isAlternative })
    }

    @Test("are all there again when the one chosen is gone")
    func gone() throws {
        let groups = ParallelGroups(choices: try chosen("7"))
        #expect(Self.labs.merged(groups: groups).allSatisfy { $0.isAlternative && !$0.isHidden })
    }

    @Test("are known outside of the window too")
    func outside() throws {
        let groups = ParallelGroups(names: [try #require(Self.lab): ["2"]])
        #expect([Self.labs[0]].merged(groups: groups).map(\.isAlternative) == [true])
        #expect([Self.labs[0]].merged().map(\.isAlternative) == [false], "there is but one")
    }

    @Test("two lectures a week are both to be attended")
    func lectures() {
        let told = [
            Told(id: 1, start: "20261005T090000", kind: .lecture),
            Told(id: 2, start: "20261007T090000", kind: .lecture),
        ]
        #expect(told.merged().allSatisfy { !$0.isAlternative })
    }
}
