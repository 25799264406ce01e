import Campus
import Recurrence
import Scheduling
import TestSupport
import Testing

@Suite("When a change is told")
struct ChangeTellingTests {
    @Test(
        "at once when the class is near, else in the digest, or two days ahead without one",
        arguments: [
            // kind, begins, was, imported, without a digest, with one
            (.relocated, "20261006T090000", "8W", "05T0800", "05T0800"),
            (.cancelled, "20261007T075900", nil, "05T0800", "05T0800"),
            (.removed, "20261006T090000", nil, "05T0800", "05T0800"),
            (.relocated, "20261009T090000", "8W", "07T0900", nil),
            (.moved, "20261009T090000", "2026-10-06T09:00:00Z", "05T0800", "05T0800"),
            (.moved, "20261009T090000", "2026-10-10T09:00:00Z", "07T0900", nil),
            (.added, "20261006T090000", nil, nil, nil),
            (.renamed, "20261006T090000", "X", nil, nil),
            (.cancelled, "20261005T070000", nil, nil, nil),
        ] as [(Change.Kind, String, String?, String?, String?)])
    func times(
        kind: Change.Kind, starts: String, before: String?, plain: String?, digested: String?
    ) {
        let change = Planned.change(kind, starts: starts, at: "20261005T080000", before: before)
        var preferences = ReminderPreferences()
        #expect(
            Planned.plan([], preferences, changes: [(7, change)]).dues == [plain].compactMap(\.self)
        )
        preferences.digest = TimeOfDay("07:30")
        let rung = Planned.plan([], preferences, changes: [(7, change)]).filter {
            $0.kind == .change
        }
        #expect(rung.dues == [digested].compactMap(\.self))
        #expect(rung.allSatisfy { $0.id.hasPrefix("change-7") })
    }

    @Test("what is not told by itself is in the next digest, once")
    func digest() {
        let far = Planned.change(starts: "20261009T090000", at: "20261005T080000")
        let telling = ChangeTelling(far)
        #expect(telling.isInDigest(after: Planned.instant("20261005T073000")))
        #expect(!telling.isInDigest(after: Planned.instant("20261006T073000")))
        let near = Planned.change(starts: "20261006T090000", at: "20261005T080000")
        #expect(!ChangeTelling(near).isInDigest(after: Planned.instant("20261005T073000")))
    }

    @Test("a change that was taken back is not told")
    func reverted() {
        var change = Planned.change(starts: "20261006T090000", at: "20261005T080000")
        change.revertedAt = Planned.instant("20261005T081500")
        #expect(Planned.plan([], changes: [(7, change)]).isEmpty)
    }

    @Test("news are told at once, offers as long as they stand, through a mute")
    func news() {
        let at = Planned.instant("20261005T080000")
        let news = [
            (News(id: 1, eventID: 4, kind: .changed, at: at, sentence: "x"), "Chess" as String?),
            (
                News(
                    id: 2, eventID: 4, kind: .offered, at: at, sentence: "x",
                    until: at.adding(seconds: 3_600)), "Chess"
            ),
        ].map { (news: $0.0, community: $0.1) }
        #expect(Planned.plan([], news: news).map(\.kind) == [.news, .offer])
        var preferences = ReminderPreferences()
        preferences.mutes.communities = ["Chess"]
        #expect(Planned.plan([], preferences, news: news).map(\.kind) == [.offer])
        preferences.importance.kinds = [.news]
        #expect(Planned.plan([], preferences, news: news).map(\.kind) == [.news, .offer])
        #expect(Planned.plan([], news: news, from: "20261005T090000").map(\.kind) == [.news])
        #expect(
            Planned.plan([], news: news, from: "20261013T090000", to: "20261014T000000").isEmpty)
    }
}
