import Fetching
import TestSupport
import Testing

@Suite("A letter to a mail server")
struct MailerTests {
    private static let text = "Subject: Bell\r\n\r\nline\r\n.hidden dot\r\n"

    private func send(
        _ count: Int = 1, to site: MailSite, to recipient: String = "sam@example.org",
        security: MailServer.Security = .none, user: String? = nil,
        policy: FetchPolicy = .loopback
    ) async throws -> [Result<PeerAnswer, FetchError>] {
        let server = try #require(
            MailServer(
                host: "127.0.0.1", port: site.port, security: security, user: user,
                password: user.map { _ in "secret" }))
        let letter = EmailMessage(
            from: "bell@example.org", to: recipient, text: Array(Self.text.utf8))
        return await Mailer(policy: policy, width: 1)
            .send(.init(repeating: letter, count: count), through: server)
    }

    @Test("arrives as it was written, and the next over the same connection")
    func arrives() async throws {
        let site = try MailSite()
        let answers = try await send(3, to: site)
        #expect(answers == .init(repeating: .success(PeerAnswer(status: 250)), count: 3))
        let letter = MailSite.Received(
            from: "bell@example.org", to: ["sam@example.org"], text: Self.text)
        #expect(site.letters == [letter, letter, letter])
        #expect(site.connections == 1)
    }

    @Test(
        "that is refused gets the server's code",
        arguments: [
            ("CONNECT", 554), ("CONNECT", 421), ("MAIL", 451), ("RCPT", 550), ("RCPT", 450),
            ("DATA", 554), (".", 552), (".", 451), ("AUTH", 535),
        ])
    func refused(_ verb: String, _ status: Int) async throws {
        let site = try MailSite { told, _ in
            told == verb ? .lines(["\(status) no"]) : .usual
        }
        let answers = try await send(to: site, user: "bell")
        #expect(answers == [.success(PeerAnswer(status: status))])
        #expect(site.letters.isEmpty)
    }

    @Test(
        "to a server that says nothing ends at the time limit",
        arguments: ["EHLO", "MAIL", "RCPT", "DATA", "."])
    func silence(_ verb: String) async throws {
        let site = try MailSite { told, _ in told == verb ? .silence : .usual }
        let policy = FetchPolicy.loopback { $0.timeout = .milliseconds(200) }
        let reason = try await send(to: site, policy: policy).first?.reason
        #expect(reason == .timedOut || reason == .notConnected)
        #expect(site.letters.isEmpty)
    }

    @Test(
        "to a server that leaves is not taken",
        arguments: ["CONNECT", "EHLO", "MAIL", "RCPT", "DATA", "."])
    func leaves(_ verb: String) async throws {
        let site = try MailSite { told, _ in told == verb ? .leave : .usual }
        let policy = FetchPolicy.loopback { $0.timeout = .seconds(2) }
        let answer = try await send(to: site, policy: policy).first
        #expect(answer?.reason == .cutShort, "\(String(describing: answer))")
        #expect(site.letters.isEmpty)
    }

    @Test("is not sent in the clear where TLS is asked for and not offered")
    func clear() async throws {
        let site = try MailSite()
        #expect(try await send(to: site, security: .starttls).map(\.reason) == [.noTLS])
        #expect(!site.commands.contains { $0.hasPrefix("MAIL") || $0.hasPrefix("AUTH") })
    }

    @Test("cannot be made to hold another recipient")
    func injection() async throws {
        let site = try MailSite()
        let answers = try await send(to: site, to: "sam@example.org>\r\nRCPT TO:<evil@example.org")
        #expect(answers.map(\.reason) == [.badAddress])
        #expect(site.commands.isEmpty)
    }

    @Test("to a private address needs leave")
    func privateAddress() async throws {
        let site = try MailSite()
        #expect(
            try await send(to: site, policy: FetchPolicy()).map(\.reason) == [.privateAddress])
        #expect(site.connections == 0)
    }

    @Test(
        "goes to a host with a port, and to nothing else",
        arguments: ["", "a/b", "user@host", "smtp.example.org:25", "a b"])
    func hosts(_ host: String) {
        #expect(MailServer(host: host, security: .starttls) == nil)
        #expect(MailServer(host: "mail.example.org", security: .starttls)?.port == 587)
    }
}
