import Campus
import Recurrence
import TestSupport
import Testing

@testable import Storage
@testable import StorageSQLite

/// Subscriptions of before belong to no session.
@Suite("Pushes of former homes")
struct PushSessionStepTests {
    @Test("are of the only session with that browser's name, or of whichever, if there is one")
    func step() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/belltower.sqlite"
        let steps = try #require(Migrations.steps.firstIndex { $0.name == "pushes of sessions" })
        try FormerDatabase.make(
            at: path, steps: steps,
            with: """
                INSERT INTO person (handle, role, created) VALUES
                    ('ann', 'student', 7), ('ben', 'student', 7);
                INSERT INTO session (person_id, digest, device, made, used, proven) VALUES
                    (1, x'01', 'Firefox', 7, 8, 7), (1, x'02', 'Firefox', 7, 9, 7),
                    (1, x'03', 'Chrome', 7, 10, 7);
                INSERT INTO push_subscription (person_id, device, endpoint, p256dh, auth, made)
                VALUES (1, 'Firefox', 'https://a', x'01', x'01', 7),
                    (1, 'Pixel', 'https://b', x'01', x'01', 7),
                    (1, 'Chrome', 'https://d', x'01', x'01', 7),
                    (2, 'Firefox', 'https://c', x'01', x'01', 7)
                """)
        let store = try Store(path: path)
        let kept = try store.look { transaction in
            try transaction.everybody().flatMap { try transaction.pushSubscriptions(of: $0) }
        }
        #expect(kept.map(\.address.endpoint) == ["https://a", "https://b", "https://d"])
        #expect(kept.map(\.session) == [nil, nil, SessionID(3)])
        let reachable = { (now: Int64) in
            try store.look { transaction in
                try transaction.pushSubscriptions(
                    reachable: kept.map(\.id), at: Instant(seconds: now)
                ).map(\.address.endpoint)
            }
        }
        #expect(try reachable(11) == ["https://a", "https://b", "https://d"])
        // A session that nobody used for so long is none.
        #expect(try reachable(10 + Session.lifetime) == ["https://a", "https://b"])
    }
}
