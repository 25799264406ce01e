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
        func isSent(_ number: Int, _ network: String, after seconds: Int64 = 0) -> Bool {
            isTaken {
                try limits.letter(
                    to: "\(number)@example.org", from: network, at: now.adding(seconds: seconds))
            }
        }
        #expect((0..<400).count { isSent($0, "1.2.3") } == 300)
        #expect(isSent(1, "1.2.4"))
        #expect((0..<400).count { isSent($0, "1.2.5") } == 299)
        #expect(isSent(1, "1.2.3", after: 2))
    }

    @Test("what strangers drain leaves others theirs", arguments: DrainedLimit.all)
    func leftAlone(_ one: DrainedLimit) {
        one.drain(limits, now)
        #expect(isTaken { try one.isServed(limits, now) })
    }

    @Test("who has a whole allotment of IPv6 has four networks' worth, not a network's each")
    func allotment() {
        let taken = (0..<2_000).count { number in
            isTaken {
                let network = "2001:db8:1:" + String(number * 37 % 65_536, radix: 16)
                try limits.loginFlow(from: network, at: now)
            }
        }
        #expect(taken == 1_200)
        let site = (0..<2_000).count { number in
            isTaken {
                let network = "2001:db8:2:" + String(0x1200 + number % 256, radix: 16)
                try limits.loginFlow(from: network, at: now)
            }
        }
        #expect(site == 600)
        #expect(isTaken { try limits.loginFlow(from: "2001:db8:3:0", at: now) })
    }

    @Test("a right password and a right code are no guesses")
    func right() {
        for _ in 0..<100 {
            #expect(isTaken { try limits.password(of: "kim", from: DrainedLimit.campus, at: now) })
            limits.passwordWasRight(of: "kim", from: DrainedLimit.campus, at: now)
        }
        for _ in 0..<2_000 {
            guard
                let tried = try? limits.code(
                    of: "lee@example.org", from: DrainedLimit.campus, at: now)
            else {
                Issue.record("refused")
                return
            }
            limits.codeWasRight(tried, at: now)
        }
    }

    @Test("sessions that begin are told once an hour and network, as far as letters go")
    func tellings() {
        func isFirst(_ person: String, _ network: String, after seconds: Int64 = 0) -> Bool {
            limits.isFirstTelling(of: person, from: network, at: now.adding(seconds: seconds))
        }
        #expect(isFirst("kim", "1.2.3") && !isFirst("kim", "1.2.3", after: 3_599))
        #expect(isFirst("kim", "1.2.4") && isFirst("lee", "1.2.3"))
        #expect(isFirst("kim", "1.2.3", after: 7_199))
        let told = (0..<100).count { _ in isTaken { try limits.letter(tellingOf: "kim", at: now) } }
        #expect(told == 10)
        #expect(limits.refused == 90, "what is not told again is nothing that was refused")
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

/// Something that is limited: how strangers drain it, and who goes on all the same.
struct DrainedLimit: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let drain: @Sendable (RateLimits, Instant) -> Void
    let isServed: @Sendable (RateLimits, Instant) throws -> Void

    init(
        _ name: String, drain: @escaping @Sendable (RateLimits, Instant) -> Void,
        isServed: @escaping @Sendable (RateLimits, Instant) throws -> Void
    ) {
        testDescription = name
        self.drain = drain
        self.isServed = isServed
    }

    static let campus = "10.1.2"
    static let elsewhere = "203.0.113"

    private static func flood(_ count: Int, _ body: (Int) throws -> Void) {
        for number in 0..<count { try? body(number) }
    }

    static let all: [DrainedLimit] = [
        DrainedLimit("a name that reads like another's bucket") { limits, now in
            for name in ["sam from 10.1.2", "password of sam", "sam\n10.1.2"] {
                flood(100) { _ in try limits.password(of: name, from: elsewhere, at: now) }
            }
        } isServed: {
            try $0.password(of: "sam", from: campus, at: $1)
        },
        DrainedLimit("an account's tries, from other networks, of who is known at theirs") {
            limits, now in
            limits.welcome("sam", from: campus, at: now)
            flood(200) { try limits.password(of: "sam", from: "203.0.\($0)", at: now) }
        } isServed: {
            try $0.password(of: "sam", from: campus, at: $1)
        },
        DrainedLimit("a network's passwords, of who is known at it") { limits, now in
            limits.welcome("sam", from: campus, at: now)
            flood(1_000) { try limits.password(of: "x\($0)", from: campus, at: now) }
        } isServed: {
            try $0.password(of: "sam", from: campus, at: $1)
        },
        DrainedLimit("all letters, of who is known") { limits, now in
            limits.welcome("sam@example.org", from: campus, at: now)
            flood(2_000) {
                try limits.letter(to: "x\($0)@example.org", from: "203.\($0 % 9).1", at: now)
            }
        } isServed: {
            try $0.letter(to: "sam@example.org", from: campus, at: $1)
        },
        DrainedLimit("all letters, of who is signed in") { limits, now in
            flood(2_000) {
                try limits.letter(to: "x\($0)@example.org", from: "203.\($0 % 9).1", at: now)
            }
        } isServed: {
            try $0.letter(of: "sam", at: $1)
        },
        DrainedLimit("letters' networks, by notices") { limits, now in
            flood(1_000) { _ in try limits.notice(from: campus, at: now) }
        } isServed: {
            try $0.letter(to: "sam@example.org", from: campus, at: $1)
        },
        DrainedLimit("a network's codes, of who is known at it") { limits, now in
            limits.welcome("sam@example.org", from: campus, at: now)
            flood(2_000) { try limits.code(of: "x\($0)@example.org", from: campus, at: now) }
        } isServed: {
            try $0.code(of: "sam@example.org", from: campus, at: $1)
        },
        DrainedLimit("a network's passkeys, of who is signed in") { limits, now in
            flood(3_000) { _ in try limits.passkey(from: campus, at: now) }
        } isServed: {
            try $0.passkey(of: "sam", from: campus, at: $1)
        },
        DrainedLimit("a network's requests, of who is signed in") { limits, now in
            flood(61_000) { _ in try limits.request(of: nil, from: campus, at: now) }
        } isServed: {
            try $0.request(of: "sam", from: campus, at: $1)
        },
        DrainedLimit("another's searches") { limits, now in
            flood(1_000) { _ in try limits.costly(of: "kim", at: now) }
        } isServed: {
            try $0.costly(of: "sam", at: $1)
        },
        DrainedLimit("one's own searches, by whoever has a feed's address") { limits, now in
            flood(1_000) { _ in try limits.feed(of: "sam", at: now) }
        } isServed: {
            try $0.costly(of: "sam", at: $1)
        },
        DrainedLimit("another's passwords of events") { limits, now in
            flood(1_000) { _ in try limits.eventPassword(of: "kim", at: now) }
        } isServed: {
            try $0.eventPassword(of: "sam", at: $1)
        },
    ]
}
