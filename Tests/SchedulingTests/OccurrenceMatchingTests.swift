import Recurrence
import Scheduling
import TestSupport
import Testing

@Suite("What is sure of which occurrence is which")
struct OccurrenceMatchingTests {
    /// From Monday 5 October on: `5 18`, of October, and of November from 32 on.
    private static func starts(_ text: String) -> [WallTime] {
        text.split(separator: ",").map { part in
            let numbers = part.split(separator: " ").compactMap { Int64($0) }
            return Samples.wall("20261001T000000")
                .adding(seconds: (numbers[0] - 1) * 86_400 + numbers[1] * 3_600)
        }
    }

    @Test(
        "the same hour, one shift that explains most, one a week; nothing that may be another",
        arguments: [
            // before, after, whether both are whole, places of the pairs
            ("5 10, 12 10", "12 10, 19 10", true, "1>0"),
            ("5 10, 12 10", "5 11, 12 11, 19 11", true, "0>0 1>1"),
            ("5 10, 12 10", "6 10, 8 10, 13 10, 15 10", true, ""),
            // A shift that explains less than half of them is none.
            ("5 10, 12 10, 19 10, 26 10, 33 10", "5 11, 8 13, 12 11, 14 8, 20 9, 23 17", true, ""),
            // Two shifts within the day.
            ("5 10", "5 9, 5 12", true, ""),
            // Within the week, but another one is nearer: only a week that lost one and got one.
            ("11 18, 18 18", "5 18, 7 12, 12 18, 19 18", true, "1>2"),
            // To another term: only what is all that there is, and as many.
            ("5 10, 12 10", "46 10, 53 10", true, "0>0 1>1"),
            ("5 10, 12 10", "46 10, 53 10", false, ""),
            ("5 10, 12 10", "46 10, 53 10, 60 10", true, ""),
        ])
    func pairs(before: String, after: String, areWhole: Bool, expected: String) {
        let found = OccurrenceMatching(
            Self.starts(before), Self.starts(after), areWhole: areWhole
        ).pairs.map { "\($0.old)>\($0.new)" }
        #expect(found.joined(separator: " ") == expected)
    }
}
