import Campus
import Testing

@testable import Operations

@Suite("Walking times")
struct WalkingTimesTests {
    static let yaml = """
        walks:
          within: 2m
          8W to East: 6m
          8W to 8W: 1m
          East to Annexe: 4m
          Annexe to East: 5m
          8 to Sports: 9m
          8W to Sports: 8m
          home to 8W: 12m
        """

    /// From, to, and how many minutes; nil when it is unknown.
    static let walks: [(from: String?, to: String?, minutes: Int64?)] = [
        ("8W 2.1", "East 0.7", 6), ("East 0.7", "8W 2.1", 6), ("8w2.1", "  east   Hall", 6),
        ("East", "Annexe 1", 4), ("Annexe 1", "East", 5),
        ("8W 2.1", "8W 2.1", 0), ("8W 2.1", "8W 3.9", 1), ("East 1", "East 2", 2),
        // The longer beginning counts; 8W is no 8, and East no Eastern.
        ("8W 2.1", "Sports", 8), ("8 West", "Sports", 9), ("8W 1", "Eastern Hall", nil),
        ("Home", "8W 1", 12), ("Library", "Library", 0), ("Library", "8W 1", nil),
        ("Library 1", "Library 2", nil), (nil, "8W", nil), ("8W", "", nil), ("8W 1", "80.1", nil),
    ]

    @Test("the longest beginnings count, both ways", arguments: walks)
    func walk(from: String?, to: String?, minutes: Int64?) throws {
        let profile = try CampusProfile(yaml: Self.yaml, path: "x.yaml")
        #expect(profile.walks.walk(from: from, to: to) == minutes.map { $0 * 60 })
    }

    @Test("an empty table knows only that one stays where one is")
    func empty() {
        #expect(WalkingTimes().walk(from: "8W 1", to: "8W 2") == nil)
        #expect(WalkingTimes().walk(from: "8W 1", to: "8W 1") == 0)
    }
}
