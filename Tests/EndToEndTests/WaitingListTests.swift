import Foundation
import TestSupport
import Testing

@Suite("A waiting list")
struct WaitingListTests {
    @Test("goes on when an offer runs out, though nobody looks at the events")
    func goesOn() throws {
        var belltower = try EventCommandTests.belltower()
        let event = try #require(
            try EventCommandTests.publish(
                belltower, "--community", "Chess", "--capacity", "1", "--start",
                "2026-10-12 18:00")["id"] as? String)
        for handle in ["ann", "ben", "cat"] {
            try belltower.run("event", "join", event, "--as", handle)
        }
        try belltower.run("event", "drop", event, "--as", "ann")
        func rung(_ handle: String) throws -> [String] {
            try belltower.run("remind", "--once", "--channel", "jsonl:-", "--as", handle).output
                .split(separator: "\n").map(String.init)
                .filter { $0.contains("\"kind\":\"offer\"") }
        }
        #expect(try rung("ben").count == 1)
        belltower.now = "2026-10-06T07:59:00+01:00"
        #expect(try rung("cat").isEmpty)
        belltower.now = "2026-10-06T08:00:00+01:00"
        #expect(try rung("cat").count == 1)
    }
}
