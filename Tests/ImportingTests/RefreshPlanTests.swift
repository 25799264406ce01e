import Campus
import Importing
import Recurrence
import TestSupport
import Testing

@Suite("When a source is fetched again")
struct RefreshPlanTests {
    static let now = Instant(seconds: 1_790_000_000)

    @Test(
        "failures wait longer and longer, a day at most, less up to a tenth",
        arguments: [(1, 1), (2, 2), (3, 4), (4, 8), (5, 16), (6, 24), (7, 24), (500, 24)])
    func backoff(failures: Int, hours: Int64) {
        let waits = Set(
            (0..<50).map { (minute: Int64) in
                let now = Self.now.adding(seconds: minute * 60)
                return RefreshPlan.retry(
                    Samples.source, failures: failures, at: now, retryAfter: nil) - now
            })
        #expect(waits.allSatisfy { (hours * 3_240...hours * 3_600).contains($0) })
        #expect(waits.count > 10, "all homes would come back at once")
    }

    @Test(
        "what server and feed ask for is granted, a week at most",
        arguments: [(nil, 3_600), (60, 3_600), (7_200, 7_200), (.max, 604_800)] as [(Int64?, Int64)]
    )
    func wishes(wish: Int64?, wait: Int64) {
        #expect(
            RefreshPlan.next(after: Samples.source, at: Self.now, wishes: [nil, wish]) - Self.now
                == wait)
        let retry = RefreshPlan.retry(
            Samples.source, failures: 1, at: Self.now, retryAfter: wish)
        #expect(retry - Self.now >= min(wait, 604_800) - 360)
        #expect(retry - Self.now <= max(wait, 3_600))
    }
}
