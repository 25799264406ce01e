import Campus
import Recurrence
import TestSupport
import Testing

@testable import Scheduling

/// What classmates say of a class's room.
@Suite("Corrections")
struct CorrectionsTests {
    private let start = Instant(seconds: 1_791_622_800)
    private var before: Instant { start.adding(seconds: -600) }

    private func item(
        _ location: String? = "B2 1.14", kind: MeetingKind? = nil, group: String? = nil
    ) throws -> AgendaItem {
        let facts = ItemFacts(
            kind: .class, allDay: false, zone: "UTC", summary: "Algebra", location: location,
            module: ModuleCode("CM50123"), meetingKind: kind, group: group,
            source: "Campus", uid: "1")
        return AgendaItem(
            id: ItemID(meeting: MeetingID(1), original: nil), start: ClockTime(start, in: .utc),
            end: ClockTime(start.adding(seconds: 3_600), in: .utc), recurrenceID: nil,
            of: Shared(facts))
    }

    /// One word of each of some people, a second after the other.
    private func words(
        _ places: [String], after seconds: Int64 = 0, kind: MeetingKind? = nil,
        group: String? = nil
    ) throws -> [Correction] {
        let module = try #require(ModuleCode("CM50123") as ModuleCode?)
        return places.enumerated().map { index, place in
            Correction(
                person: PersonID(Int64(index + 1)), module: module,
                start: start.adding(seconds: seconds), kind: kind, group: group, place: place,
                at: before.adding(seconds: Int64(index)))
        }
    }

    private func place(
        _ words: [Correction], of item: AgendaItem, after seconds: Int64 = -600
    ) -> String? {
        Corrections(words).place(of: item, at: start.adding(seconds: seconds))
    }

    @Test("three who say the same are believed, two are not, and nobody counts twice")
    func three() throws {
        let item = try item()
        #expect(try place(words(["C4 2.01", "C4 2.01"]), of: item) == nil)
        #expect(try place(words(["C4 2.01", "C4 2.01", "C4 2.01"]), of: item) == "C4 2.01")
        #expect(try place(words(["C4 2.01", "C4 2.01", "D1 0.1"]), of: item) == nil)
        let twice = try words(["C4 2.01", "C4 2.01"])
        #expect(place(twice + twice, of: item) == nil)
        // Of what one person says of a class the last counts.
        var last = try words(["C4 2.01", "C4 2.01", "C4 2.01"])
        var again = last[0]
        (again.place, again.at) = ("D1 0.1", again.at.adding(seconds: 60))
        last.append(again)
        #expect(place(last, of: item) == nil)
    }

    @Test("a room is the same however it is spelled; the usual spelling is told")
    func spelling() throws {
        let said = try words(["c4 2.1", "C4 2.01", "C4  2.01", "C4 2.01"])
        #expect(try place(said, of: item()) == "C4 2.01")
        #expect(try place(words(["C4 2.1", "C4 2.10", "C4 2.1"]), of: item()) == nil)
    }

    @Test("of two rooms the one that more name is told")
    func more() throws {
        let said = try words(["D1 0.1", "D1 0.1", "D1 0.1", "C4", "C4", "C4", "C4"])
        #expect(try place(said, of: item()) == "C4")
    }

    @Test("it is gone when the timetable says so too, whatever else it says")
    func told() throws {
        let said = try words(["C4 2.01", "C4 2.01", "C4 2.01"])
        #expect(try place(said, of: item("c4 2.1 (Claverton)")) == nil)
        #expect(try place(said, of: item("C4")) == "C4 2.01")
        #expect(try place(said, of: item(nil)) == "C4 2.01")
    }

    @Test("it is gone when the class is over, cancelled, or no class of a module")
    func over() throws {
        let said = try words(["C4 2.01", "C4 2.01", "C4 2.01"])
        var item = try item()
        #expect(place(said, of: item, after: 3_599) == "C4 2.01")
        #expect(place(said, of: item, after: 3_600) == nil)
        item.status = .cancelled
        #expect(place(said, of: item) == nil)
        item.status = .confirmed
        item.module = nil
        #expect(place(said, of: item) == nil)
    }

    @Test("it is of one class: of its hour, and of its group where both are named")
    func classes() throws {
        let rooms = ["C4 2.01", "C4 2.01", "C4 2.01"]
        #expect(try place(words(rooms, after: 900), of: item()) == "C4 2.01")
        #expect(try place(words(rooms, after: 3_600), of: item()) == nil)
        #expect(try place(words(rooms, group: "2"), of: item(group: "1")) == nil)
        #expect(try place(words(rooms, group: "1"), of: item(group: "1")) == "C4 2.01")
        #expect(try place(words(rooms), of: item(group: "1")) == "C4 2.01")
        #expect(try place(words(rooms, kind: .lab), of: item(kind: .lecture)) == nil)
    }

    @Test("one's own word stands with how many more are needed")
    func standing() throws {
        let said = Corrections(try words(["C4 2.01", "c4 2.1"]))
        let mine = try said.standing(of: item(), for: PersonID(1), at: before)
        #expect(mine == CorrectionStanding(own: "C4 2.01", missing: 1, place: nil))
        let others = try said.standing(of: item(), for: PersonID(9), at: before)
        #expect(others == CorrectionStanding(own: nil, missing: 3, place: nil))
        let told = try said.standing(of: item("C4 2.01"), for: PersonID(1), at: before)
        #expect(told.own == nil)
    }
}
