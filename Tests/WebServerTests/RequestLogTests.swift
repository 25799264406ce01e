import HTTPTypes
import Locks
import Logging
import Testing

@testable import Operations
@testable import WebServer

/// Keeps what is logged.
private struct KeptLog: LogHandler {
    let lines: Locked<[String]>
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.info

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let pairs = (event.metadata ?? [:]).map { "\($0)=\($1)" }.sorted()
        lines.withLock { $0.append("\(event.level): " + pairs.joined(separator: " ")) }
    }
}

@Suite("The log of requests")
struct RequestLogTests {
    /// What is logged of one act.
    private func lines(
        of site: TestSite, _ lines: Locked<[String]>, _ body: () async throws -> Void
    ) async throws -> [String] {
        lines.withLock { $0 = [] }
        try await body()
        return lines.withLock { $0 }
    }

    private func logged() throws -> (TestSite, Locked<[String]>) {
        let lines = Locked<[String]>([])
        return (try TestSite(logger: Logger(label: "test") { _ in KeptLog(lines: lines) }), lines)
    }

    @Test(
        "what was merely looked at is told to whoever asks for all, what is slow or refused to all",
        arguments: [
            (HTTPRequest.Method.get, HTTPResponse.Status.ok, 999, Logger.Level.debug),
            (.get, .notModified, 1, .debug), (.head, .ok, 1, .debug), (.get, .ok, 1_000, .info),
            (.get, .seeOther, 1, .debug), (.get, .notFound, 1, .info), (.post, .created, 1, .info),
            (.delete, .noContent, 1, .info), (.get, .internalServerError, 1, .warning),
        ])
    func level(
        _ method: HTTPRequest.Method, _ status: HTTPResponse.Status, _ time: Int,
        _ level: Logger.Level
    ) {
        #expect(RequestRecord().level(of: method, status, took: .milliseconds(time)) == level)
    }

    @Test("who looks at what is not in it, who alters something is, by number")
    func looks() async throws {
        let (site, log) = try logged()
        let token = try site.signUp("kim")
        let looks = try await lines(of: site, log) {
            _ = try await site.ask(.get, "/agenda", as: token)
        }
        // On a busy machine it takes a second, which is told.
        #expect(looks.allSatisfy { $0.contains(/milliseconds=\d{4}/) })
        let acts = try await lines(of: site, log) {
            _ = try await site.ask(
                .post, "/entries",
                #"{"summary":"Dentist","start":"2026-10-09T10:00:00Z","length":"30m"}"#, as: token)
        }
        #expect(acts.count == 1)
        #expect(acts.first?.hasPrefix("info: ") == true)
        #expect(
            acts.first?.hasSuffix(" person=1 route=/api/v1/entries status=201") == true, "\(acts)")
        #expect(acts.first?.contains("kim") == false)
    }

    @Test("when somebody has a page in front of them is not in it")
    func counts() async throws {
        let (site, log) = try logged()
        let token = try site.signUp("kim")
        let counts = try await lines(of: site, log) {
            let answer = try await site.ask(.post, "/me/hours", #"{"minutes":5}"#, as: token)
            #expect(answer.status == 204)
        }
        // As with what is merely looked at.
        #expect(counts.allSatisfy { $0.contains(/milliseconds=\d{4}/) })
    }

    @Test("what was refused is in it, with the reason and never the path")
    func refusals() async throws {
        let (site, log) = try logged()
        let token = try site.signUp("kim")
        let missing = try await lines(of: site, log) {
            _ = try await site.ask(.get, "/people/secret", as: token)
        }
        #expect(missing.first?.contains("person=1 refusal=refusal.person.unknown") == true)
        #expect(missing.first?.contains("route=/api/v1/people/{handle} status=404") == true)
        #expect(missing.first?.contains("secret") == false)
        let nobody = try await lines(of: site, log) { _ = try await site.ask(.get, "/agenda") }
        #expect(nobody.first?.contains("refusal=refusal.session.none") == true)
    }

    @Test("who tried to sign in, by what, and whether it went well, is in it")
    func signIns() async throws {
        let (site, log) = try logged()
        _ = try site.signUp("kim")
        let guessed = try await lines(of: site, log) {
            _ = try await site.ask(
                .post, "/sessions", #"{"name":"kim","password":"not this one"}"#)
        }
        #expect(guessed.first?.contains("proof=password refusal=refusal.password.wrong") == true)
        #expect(guessed.first?.contains("status=401") == true)
        #expect(guessed.first?.contains("not this one") == false)
        let code = try await lines(of: site, log) {
            _ = try await site.ask(
                .post, "/sessions", #"{"address":"kim@example.ac.uk","code":"12345678"}"#)
        }
        #expect(code.first?.contains("proof=code refusal=refusal.code.wrong") == true)
        #expect(code.first?.contains("12345678") == false)
    }
}
