import Campus
import TestSupport
import Testing

@Suite("Enrolments that feeds make")
struct EnrolmentTests {
    private static let feed = Enrolment(byHand: false, byFeed: true)
    private static let hand = Enrolment(byHand: true, byFeed: false)
    private static let both = Enrolment(byHand: true, byFeed: true)
    private static let left = Enrolment(byHand: false, byFeed: true, hasLeft: true)

    @Test(
        "follow the meetings, and never end what was chosen by hand",
        arguments: [
            ([:], [1], true, [1: feed]), ([:], [1], false, [:]), ([1: feed], [], true, [:]),
            ([1: both], [], false, [1: hand]), ([1: hand], [1], true, [1: both]),
            ([1: hand], [1], false, [1: hand]), ([1: left], [1], true, [1: left]),
            ([1: left], [], false, [:]), ([1: feed, 2: hand], [1], false, [1: feed, 2: hand]),
        ] as [([ModuleID: Enrolment], Set<ModuleID>, Bool, [ModuleID: Enrolment])])
    func follow(
        known: [ModuleID: Enrolment], modules: Set<ModuleID>, adding: Bool,
        expected: [ModuleID: Enrolment]
    ) {
        #expect(known.borneOut(by: modules, adding: adding) == expected)
    }
}
