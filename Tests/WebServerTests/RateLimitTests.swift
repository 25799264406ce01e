import Recurrence
import Testing

@testable import Operations
@testable import WebServer

@Suite("How often something may be asked")
struct RateLimitTests {
    private let limits = RateLimits()
    private let now = Instant(seconds: 1_791_450_000)

    /// Whether something is still answered.
    private func isTaken(_ body: () throws -> Void) -> Bool {
        do { try body() } catch let refusal as Refusal { return refusal.reason != .tooMany } catch {
            return false
        }
        return true
    }

    @Test(
        "who has one network counts once, however its addresses are written",
        arguments: [
            ("192.0.2.7", "192.0.2"), ("192.0.2.250", "192.0.2"), ("::ffff:192.0.2.9", "192.0.2"),
            ("2001:db8::1", "2001:db8:0:0"), ("2001:db8::1:2:3:4", "2001:db8:0:0"),
            ("2001:db8:0:0:ffff:ffff:ffff:ffff", "2001:db8:0:0"),
            ("2001:db8:0:1::", "2001:db8:0:1"), ("::1", "0:0:0:0"), ("fe80::1%eth0", "fe80:0:0:0"),
            ("unknown", "unknown"), ("", ""),
        ])
    func network(_ address: String, _ network: String) {
        #expect(ClientNetwork(of: address).text == network)
    }

    @Test("letters with codes are bounded by network, and over all")
    func letters() {
        let first = (0..<400).filter { _ in isTaken { try limits.letter(from: "1.2.3", at: now) } }
        #expect(first.count == 300)
        #expect(isTaken { try limits.letter(from: "1.2.4", at: now) })
        let rest = (0..<400).filter { _ in isTaken { try limits.letter(from: "1.2.5", at: now) } }
        #expect(rest.count == 299)
        let later = now.adding(seconds: 2)
        #expect(isTaken { try limits.letter(from: "1.2.3", at: later) })
    }

    @Test("programs that ask to be let in are bounded by network")
    func loginFlows() {
        func begun(_ network: String) -> Int {
            (0..<400).count { _ in isTaken { try limits.loginFlow(from: network, at: now) } }
        }
        #expect([begun("1.2.3"), begun("1.2.4"), begun("1.2.3")] == [300, 300, 0])
    }

    @Test("who writes without an end is asked to wait, and may look meanwhile")
    func acts() {
        func isDone(_ hours: Int64, isAct: Bool = true) -> Bool {
            isTaken {
                try limits.request(
                    of: "kim", from: "1.2.3", isAct: isAct, at: now.adding(seconds: hours * 3_600))
            }
        }
        let done = (0..<6).map { hour in (0..<500).count { _ in isDone(hour) } }
        #expect(done == [500, 500, 500, 400, 300, 300])
        #expect(isDone(5, isAct: false))
    }

    @Test("a flood from a campus keeps out nobody there who is signed in")
    func flood() {
        func isServed(_ person: String?) -> Bool {
            isTaken { try limits.request(of: person, from: "1.2.3", at: now) }
        }
        let served = (0..<61_000).count { _ in isServed(nil) }
        #expect(served == 60_000)
        #expect(isServed("kim"))
        #expect(!isServed(nil))
    }

    @Test("names that somebody makes up let nobody have their own tries back")
    func madeUp() {
        for _ in 0..<20 {
            _ = isTaken { try limits.password(of: "kim", from: "1.2.3", at: now) }
        }
        #expect(!isTaken { try limits.password(of: "kim", from: "1.2.3", at: now) })
        for number in 0..<120_000 {
            _ = isTaken {
                try limits.password(of: "x\(number)", from: "9.9.\(number / 200)", at: now)
            }
        }
        #expect(!isTaken { try limits.password(of: "kim", from: "1.2.3", at: now) })
    }
}
