import Campus
import Credentials
import Foundation
import Operations
import Recurrence
import Storage
import StorageSQLite

/// A home of a campus in term in which everybody is signed in.
struct ServedCampus {
    let home: String
    let people: Int

    /// Fills a new home.
    init(_ home: String, people: Int = 30_000) throws {
        self.home = home
        self.people = people
        _ = try Desks(Invocation(home: home, person: "op", zone: "Europe/London", isFounding: true))
        try Data(Self.configuration.utf8)
            .write(to: URL(fileURLWithPath: home + "/config.yaml"))
        var term = GeneratedTerm()
        term.people = people
        try term.fill(home + "/belltower.sqlite")
        let store = try Store(path: home + "/belltower.sqlite")
        let now = Instant(seconds: Int64(Date().timeIntervalSince1970))
        try store.transaction { transaction in
            for person in try transaction.people().map(\.person) where person.handle.text != "op" {
                let token = Self.token(Int(person.handle.text.dropFirst()) ?? 0)
                _ = try transaction.beginSession(
                    of: person.id, digest: SecretToken.digest(of: token), device: "wrk", at: now)
            }
        }
    }

    /// Who asks is told apart by network, as if each were at home; pushes go to this machine.
    private static let configuration = """
        fetch:
          allowPrivate: true
        server:
          url: https://calendar.example.org
          trustedProxies: [127.0.0.1]

        """

    /// What somebody shows.
    static func token(_ person: Int) -> String { "benchmark-token-\(person)" }

    /// A request of somebody, as it goes over the wire.
    static func request(
        _ method: String, _ path: String, as person: Int, _ fields: [String: String] = [:],
        body: String? = nil
    ) -> String {
        var lines = [
            "\(method) \(path) HTTP/1.1", "Host: localhost",
            "Authorization: Bearer \(token(person))",
            "X-Forwarded-For: 10.\(person >> 8 & 255).\(person & 255).1",
        ]
        lines += fields.map { "\($0): \($1)" }
        if let body {
            lines += ["Content-Type: application/json", "Content-Length: \(body.utf8.count)"]
        }
        return lines.joined(separator: "\r\n") + "\r\n\r\n" + (body ?? "")
    }
}
