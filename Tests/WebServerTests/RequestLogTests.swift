import Credentials
import Foundation
import HTTPTypes
import Locks
import Logging
import Testing

@testable import Operations
@testable import Storage
@testable import WebServer

/// Keeps what is logged.
struct KeptLog: LogHandler {
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

    private func logged(
        _ configuration: String = "zone: UTC\n"
    ) throws -> (TestSite, Locked<[String]>) {
        let lines = Locked<[String]>([])
        let logger = Logger(label: "test") { _ in KeptLog(lines: lines) }
        return (try TestSite(configuration: configuration, logger: logger), lines)
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

    @Test("each way in is told by its name, whether it was well or not")
    func ways() async throws {
        let (site, log) = try logged()
        _ = try site.signUp("op")
        _ = try site.signUp("kim")
        let cheap = PasswordHash.Cost(logarithm: 4, blockSize: 8, parallelism: 1)
        try site.desks("kim").account
            .setPassword(try PasswordHash(of: "open sesame now", cost: cheap))
        let invitation = try site.desks("op").account.invite(nil).text
        let rows = [
            (#"{"name":"kim","password":"open sesame now"}"#, "proof=password", 201),
            (#"{"name":"nobody","password":"open sesame now"}"#, "proof=password refusal=", 401),
            (#"{"code":"\#(invitation)","handle":"lee"}"#, "proof=invitation", 201),
            (#"{"code":"\#(invitation)"}"#, "proof=invitation refusal=", 401),
            (#"{"address":"kim@example.org","code":"00000000"}"#, "proof=code refusal=", 401),
        ]
        for (body, proof, status) in rows {
            let told = try await lines(of: site, log) {
                _ = try await site.ask(.post, "/sessions", body)
            }
            #expect(told.count == 1 && told[0].contains(proof), "\(body): \(told)")
            #expect(told.first?.contains("status=\(status)") == true, "\(body)")
            let isKnown = !body.contains("nobody") && !body.contains("address") && status == 201
            if isKnown { #expect(told.first?.contains("person=") == true, "\(body)") }
        }
        // A program that shows a wrong password for somebody's calendars.
        let basic = Data("kim:not this one".utf8).base64EncodedString()
        let program = try await lines(of: site, log) {
            _ = try await site.ask(.get, "//dav/", nil, ["Authorization": "Basic \(basic)"])
        }
        #expect(program.first?.contains("proof=app-password") == true, "\(program)")
        #expect(program.first?.contains("status=401") == true)
    }

    @Test(
        "what failed of ours is in it with its reason, and not in the answer; so is a letter that stayed"
    )
    func failures() async throws {
        let (site, log) = try logged(
            """
            zone: UTC
            server: {signUp: open}
            channels: {email: {server: 127.0.0.1, from: bell@example.org}}

            """)
        let token = try site.signUp("op")
        let op = try site.desks("op")
        try op.water.acting(reaching: .seen) { transaction, _ in
            _ = try transaction.execute("ALTER TABLE drink RENAME TO gone", [])
        }
        var answer: TestAnswer?
        let failed = try await lines(of: site, log) {
            answer = try await site.ask(.get, "/drinks", as: token)
        }
        #expect(answer?.status == 500)
        let type = answer?.object["type"] as? String
        #expect(type == "urn:belltower:problem:problem.unknown", "\(type ?? "")")
        #expect(answer?.text.contains(#/drink|SQL|table/#) == false)
        #expect(failed.contains { $0.hasPrefix("error: ") && $0.contains("reason=") }, "\(failed)")
        #expect(failed.contains { $0.contains("status=500") })
        // The letter goes after the answer.
        log.withLock { $0 = [] }
        let asked = try await site.ask(.post, "/codes", #"{"address":"kim@example.org"}"#)
        #expect(asked.status == 202)
        let end = Date(timeIntervalSinceNow: 60)
        func isTold() -> Bool {
            // It is tried again: nobody answers there.
            log.withLock { $0.contains { $0.hasPrefix("notice: reason=") } }
        }
        while !isTold(), Date() < end { await Task.yield() }
        #expect(isTold() && !log.withLock { $0.joined().contains("kim") })
        // Where no more may wait it is lost, and that is what is said.
        site.site.waitingLetters.withLock { $0 = 10_000 }
        log.withLock { $0 = [] }
        _ = try await site.ask(.post, "/codes", #"{"address":"lee@example.org"}"#)
        func isLost() -> Bool {
            log.withLock { $0.contains { $0.hasPrefix("error: reason=") } }
        }
        while !isLost(), Date() < end { await Task.yield() }
        #expect(isLost())
    }

    @Test("no secret is in it, whoever shows it and wherever, nor what people write")
    func secrets() async throws {
        let kept = Locked<[String]>([])
        var logger = Logger(label: "test") { _ in KeptLog(lines: kept, logLevel: .trace) }
        logger.logLevel = .trace
        let whole = try await WholeSite(logger: logger)
        let token = try #require(whole.planted.tokens["sam"])
        let json = ["Content-Type": "application/json"]
        for question in whole.looks(as: "sam") + (try whole.others()) {
            _ = try await whole.ask(question)
        }
        let bodies = [
            #"{"address":"s3cret@example.org","code":"87654321"}"#,
            #"{"name":"s3cret","password":"s3cret words"}"#, #"{"code":"s3cr-etco-deof-mine"}"#,
        ]
        for body in bodies {
            _ = try await whole.ask(
                .init(method: .post, path: "/api/v1/sessions", fields: json, body: body))
        }
        for path in ["/feed/s3cret.ics", "/item/s3cret?next=s3cret", "/people/s3cret"] {
            _ = try await whole.ask(
                .init(
                    path: path, caller: "sam",
                    fields: ["User-Agent": "s3cret", "Cookie": "__Host-belltower=s3cret"]))
        }
        _ = try await whole.ask(
            .init(
                method: .post, path: "/api/v1/entries", caller: "sam", fields: json,
                body: #"{"summary":"s3cret","start":"2026-10-09T10:00:00Z","length":"30m"}"#))
        let told = kept.withLock { $0 }.joined(separator: "\n")
        #expect(told.contains("route="))
        let feed = whole.feed.dropFirst("/feed/".count).dropLast(".ics".count)
        let secrets = [
            token, String(feed), whole.appPassword, whole.basic, WholeSite.metricsToken,
            "87654321", "s3cret", "s3cr-", "Dentist",
        ]
        for secret in secrets { #expect(!told.contains(secret), "\(secret)") }
    }

    @Test("nothing that somebody sends begins a line of it, or a field")
    func forged() async throws {
        let (site, log) = try logged()
        let token = try site.signUp("op")
        let evil = "x\\nerror: status=200 person=7"
        let sent = try await lines(of: site, log) {
            for path in ["/people/x%0Aerror:%20status=200%20person=7", "/x%0D%0Aperson=7"] {
                _ = try await site.ask(.get, path, as: token, ["User-Agent": "x person=7"])
            }
            _ = try await site.ask(
                .post, "/sessions", #"{"name":"\#(evil)","password":"\#(evil)"}"#)
            _ = try await site.ask(.post, "/communities", #"{"\#(evil)":1}"#, as: token)
            _ = try await site.ask(.post, "/communities", #"{"name":"\#(evil)"}"#, as: token)
            _ = try await site.ask(
                try #require(HTTPRequest.Method("PERSON")), "/agenda", nil, as: token)
        }
        #expect(sent.count == 6)
        for line in sent {
            #expect(!line.contains { $0.isNewline }, "\(line)")
            #expect(!line.contains("person=7"), "\(line)")
        }
    }
}
