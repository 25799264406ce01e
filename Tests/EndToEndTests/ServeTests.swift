import Foundation
import GRDB
import Glibc
import TestSupport
import Testing

@Suite("belltower serve")
struct ServeTests {
    /// Signed in by an invitation: a token.
    private static func token(
        _ server: ServerProcess, _ belltower: Belltower, _ handle: String
    ) throws -> String {
        let invited = try belltower.run(
            "person", "invite", handle, "--json", environment: ["BELLTOWER_NOW": ""]
        ).object()
        let invitation = try #require(invited["invitation"] as? String)
        let answer = try server.ask(
            "POST", "/api/v1/sessions", ["Content-Type": "application/json"],
            body: "{\"code\":\"\(invitation)\",\"device\":\"test\"}")
        #expect(answer.status == 201, "\(answer.body)")
        return try #require(try answer.object()["token"] as? String)
    }

    @Test("somebody of the command line signs in by an invitation and sees the same agenda")
    func agenda() throws {
        let belltower = try Belltower()
        try belltower.add("kim")
        let feed = try belltower.folder.write(
            Belltower.feed("Networking", "Algebra"), as: "feed.ics")
        try belltower.run("subscribe", feed, "--as", "kim")
        let server = try ServerProcess(belltower)
        #expect(try server.ask("GET", "/api/v1/health").status == 200)
        #expect(try server.ask("GET", "/api/v1/agenda").status == 401)
        let token = try Self.token(server, belltower, "kim")
        let window = "from=2026-10-01&to=2026-10-31"
        let answer = try server.ask(
            "GET", "/api/v1/agenda?\(window)", ["Authorization": "Bearer \(token)"])
        let items = try #require(try answer.object()["items"] as? [[String: Any]])
        let told = try belltower.run(
            "agenda", "--from", "2026-10-01", "--to", "2026-10-31", "--json", "--as", "kim"
        ).list()
        #expect(items.count == 2)
        #expect(items as NSArray == told as NSArray)
        // Not a second time the same, and nothing of it for anybody else.
        let tag = try #require(answer.fields["etag"])
        let again = try server.ask(
            "GET", "/api/v1/agenda?\(window)",
            ["Authorization": "Bearer \(token)", "If-None-Match": tag])
        #expect(again.status == 304)
        let other = try Self.token(server, belltower, "sam")
        let empty = try server.ask(
            "GET", "/api/v1/agenda?\(window)",
            ["Authorization": "Bearer \(other)", "If-None-Match": tag])
        #expect(try (empty.object()["items"] as? [Any])?.count == 0)
    }

    @Test("who is not signed in is shown the door, and pages carry what protects browsers")
    func door() throws {
        let belltower = try Belltower()
        let server = try ServerProcess(belltower)
        let page = try server.ask("GET", "/agenda/week")
        #expect(page.status == 303)
        #expect(page.fields["location"] == "/sign-in?next=/agenda/week")
        let door = try server.ask("GET", "/sign-in")
        #expect(door.status == 200)
        #expect(door.fields["content-security-policy"]?.contains("default-src 'self'") == true)
        #expect(door.fields["x-content-type-options"] == "nosniff")
        #expect(try server.ask("GET", "/nowhere").status == 404)
        let crossed = try server.ask(
            "POST", "/sign-out", ["Sec-Fetch-Site": "cross-site"], body: "")
        #expect(crossed.status == 403)
    }

    @Test("SIGTERM ends it at once where nothing is under way, also with a stream open")
    func ending() throws {
        let belltower = try Belltower()
        let server = try ServerProcess(belltower)
        let token = try Self.token(server, belltower, "sam")
        let events = Locking()
        let thread = Thread {
            let text = try? server.exchange(
                "GET /api/v1/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer \(token)\r\n\r\n")
            events.finish(text ?? "")
        }
        thread.start()
        // The stream is open when its socket is told of an act.
        let start = ContinuousClock.now
        while try server.ask("GET", "/api/v1/health").status == 200,
            ContinuousClock.now - start < .milliseconds(300)
        {}
        kill(server.process.processIdentifier, SIGTERM)
        server.process.waitUntilExit()
        #expect(server.process.terminationStatus == 0)
        #expect(ContinuousClock.now - start < .seconds(5))
        let told = events.wait()
        #expect(told.contains("event: poke"))
        // The stream carries what every answer does.
        let head = told.components(separatedBy: "\r\n\r\n")[0].lowercased()
        for field in [
            "content-type: text/event-stream; charset=utf-8", "cache-control: no-store",
            "x-content-type-options: nosniff", "content-security-policy: default-src 'self'",
            "cross-origin-resource-policy: same-origin", "referrer-policy: same-origin",
        ] {
            #expect(head.contains(field), "\(field)")
        }
        let left = try FileManager.default.contentsOfDirectory(atPath: belltower.home)
        #expect(!left.contains { $0.hasPrefix("serve.") }, "\(left)")
    }

    @Test("its log is a line an event, with a time that says its offset, and fields by name")
    func log() throws {
        let server = try ServerProcess(try Belltower())
        let wrong = try server.ask(
            "POST", "/api/v1/sessions", ["Content-Type": "application/json"],
            body: #"{"name":"sam","password":"n0t this"}"#)
        #expect(wrong.status == 401)
        let end = Date(timeIntervalSinceNow: 20)
        while server.logged.isEmpty, Date() < end {
            _ = try server.ask("GET", "/api/v1/health")
        }
        #expect(server.logged.count == 1)
        let line = try #require(server.logged.first)
        let form =
            /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d) info belltower\.server: .*request.*/
        #expect(line.wholeMatch(of: form) != nil, "\(line)")
        for part in [
            "method=POST", "route=/api/v1/sessions", "status=401", "proof=password",
            "refusal=refusal.password.wrong", "milliseconds=",
            "id=\(wrong.fields["x-request-id"] ?? "none")",
        ] {
            #expect(line.contains(part), "\(part): \(line)")
        }
        #expect(!line.contains("n0t") && !line.contains("sam"))
    }

    @Test("what it answered is counted with what one before it did, and outlives both")
    func counted() throws {
        let belltower = try Belltower()
        for _ in 0..<2 {
            let server = try ServerProcess(belltower)
            for _ in 0..<3 { #expect(try server.ask("GET", "/api/openapi.json").status == 200) }
            // Whoever only looks whether it is there is not counted.
            #expect(try server.ask("GET", "/api/v1/health").status == 200)
            kill(server.process.processIdentifier, SIGTERM)
            server.process.waitUntilExit()
            #expect(server.process.terminationStatus == 0)
        }
        let health = try belltower.run("health", "--json", environment: ["BELLTOWER_NOW": ""])
        let answers = try #require(try health.object()["answers"] as? [String: Int])
        #expect(answers == ["requests": 6, "failed": 0])
        let uptime = try #require(try health.object()["uptime"] as? [[String: Any]])
        #expect(uptime.map { $0["service"] as? String } == ["server"])
    }

    @Test("with another push.key than devices subscribed to it says at its start what to do")
    func strayKey() throws {
        let belltower = try Belltower()
        let key = String(repeating: "AQEB", count: 10) + "AQE"
        try "\(key)\n".write(
            toFile: belltower.home + "/push.key", atomically: true, encoding: .utf8)
        let queue = try DatabaseQueue(path: belltower.database)
        try queue.write { database in
            try database.execute(
                sql: """
                    INSERT INTO push_subscription (person_id, device, endpoint, p256dh, auth, made)
                    SELECT id, 'phone', 'https://push.example.org/1', x'00', x'00', 0 FROM person;
                    INSERT INTO first_push_key (id, machine, path, public_key, since)
                    VALUES (1, 'app1', '/srv/push.key', 'another', 0);
                    """)
        }
        try queue.close()
        let server = try ServerProcess(belltower)
        #expect(server.said.contains("subscribed to: copy app1:/srv/push.key there"))
        #expect(!server.said.contains(key))
    }

    @Test("on a home that has nobody it prints an invitation for the operator, once")
    func first() throws {
        let belltower = try Belltower(people: [])
        let server = try ServerProcess(belltower)
        let code = try #require(server.said.firstMatch(of: /use this once: (\S+)/)).output.1
        // One that cannot listen invites nobody instead.
        let failed = try belltower.run("serve", "--listen", "127.0.0.1:\(server.port)")
        #expect(failed.status == 73 && !failed.errors.contains("once:"))
        let answer = try server.ask(
            "POST", "/api/v1/sessions", ["Content-Type": "application/json"],
            body: "{\"code\":\"\(code)\",\"handle\":\"boss\"}")
        #expect(answer.status == 201)
        let second = try ServerProcess(belltower)
        #expect(!second.said.contains("once:"))
        let people = try belltower.run("person", "list", "--json", "--as", "boss").list()
        #expect(people.first?["role"] as? String == "operator")
    }

    @Test("what is wrong with its words is said, with the right status")
    func words() throws {
        let belltower = try Belltower()
        let server = try ServerProcess(belltower)
        #expect(try belltower.run("serve", "--listen", "nowhere").status == 64)
        #expect(try belltower.run("serve", "--tls-key", "x").status == 64)
        let taken = try belltower.run("serve", "--listen", "127.0.0.1:\(server.port)")
        #expect(taken.status == 73, "\(taken.errors)")
        let unreadable = try belltower.run(
            "serve", "--listen", "127.0.0.1:0", "--tls-certificate", "no", "--tls-key", "no")
        #expect(unreadable.status == 78, "\(unreadable.errors)")
    }
}

/// A text that another thread finishes.
private final class Locking: @unchecked Sendable {
    // Unchecked: guarded by the condition.
    private let condition = NSCondition()
    private var text: String?

    func finish(_ text: String) {
        condition.lock()
        self.text = text
        condition.broadcast()
        condition.unlock()
    }

    func wait() -> String {
        condition.lock()
        defer { condition.unlock() }
        let end = Date(timeIntervalSinceNow: 20)
        while text == nil, condition.wait(until: end) {}
        return text ?? ""
    }
}
