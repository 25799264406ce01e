import Fetching
import Foundation
import Reminding
import TestSupport
import Testing

@testable import Operations

@Suite("Channels in config.yaml")
struct ChannelConfigurationTests {
    private func settings(
        _ yaml: String, _ environment: [String: String] = [:], secrets: [String: String] = [:]
    ) throws -> (secret: String?, token: String?, password: String?, security: String?) {
        let folder = try TemporaryFolder()
        try yaml.write(toFile: folder.path + "/config.yaml", atomically: true, encoding: .utf8)
        for (name, secret) in secrets {
            try secret.write(toFile: "\(folder.path)/\(name)", atomically: true, encoding: .utf8)
        }
        var desks = try Desks.adding(Invocation(home: folder.path, person: "sam"))
        desks.context = try HomeContext(of: desks.folder, environment: environment)
        let settings = try desks.bell.channelSettings()
        return (
            settings.webhookSecret.map { String(decoding: $0, as: UTF8.self) },
            settings.ntfyToken, settings.mail?.server.password,
            settings.mail?.server.security.rawValue
        )
    }

    private static let email = """
        channels:
          email: {server: smtp.example.org, from: bell@example.org, passwordFile: smtp.key}

        """

    @Test("hold secrets, or name the files that do; the environment's come first")
    func secrets() throws {
        let yaml = """
            channels:
              webhook: {secret: s1}
              ntfy: {server: "https://ntfy.example.org", tokenFile: ntfy.key}

            """
        let read = try settings(yaml, secrets: ["ntfy.key": "t1\n"])
        #expect(read.secret == "s1" && read.token == "t1")
        let given = try settings(
            yaml, ["BELLTOWER_WEBHOOK_SECRET": "s2", "BELLTOWER_NTFY_TOKEN": "t2"])
        #expect(given.secret == "s2" && given.token == "t2")
        let mail = try settings(Self.email, secrets: ["smtp.key": "p1"])
        #expect(mail.password == "p1" && mail.security == "starttls")
        #expect(try settings("").secret == nil)
    }

    @Test("send in the clear to this machine alone, unless they say so")
    func security() throws {
        for (server, more, security) in [
            ("localhost", "", "none"), ("127.0.0.1", "", "none"),
            ("mail.example.org", "", "starttls"),
            ("mail.example.org", ", security: none", "none"),
            ("localhost", ", security: tls", "tls"),
        ] {
            let yaml = "channels: {email: {server: \(server), from: a@b.org\(more)}}"
            #expect(try settings(yaml).security == security, "\(yaml)")
        }
    }

    @Test(
        "that cannot be read are an error that names the key",
        arguments: [
            ("channels: {fax: {}}", "channels.fax"),
            ("channels: {webhook: {secrt: x}}", "channels.webhook.secrt"),
            ("channels: {ntfy: {server: ntfy.sh}}", "channels.ntfy.server"),
            ("channels: {email: {from: a@b.org}}", "channels.email.server"),
            ("channels: {email: {server: a.org}}", "channels.email.from"),
            ("channels: {email: {server: a.org, from: x}}", "channels.email.from"),
            ("channels: {email: {server: 'a.org:25', from: a@b.org}}", "channels.email.server"),
            ("channels: {email: {server: a.org, from: a@b.org, port: 0}}", "channels.email.port"),
            (
                "channels: {email: {server: a.org, from: a@b.org, security: ssl}}",
                "channels.email.security"
            ),
            ("channels: {webhook: {secretFile: missing}}", "channels.webhook.secretFile"),
        ])
    func broken(_ yaml: String, _ key: String) throws {
        let failure = try #require(throws: Refusal.self) { try settings(yaml) }
        #expect(failure.reason == .misconfigured)
        #expect(failure.sentence.contains("`\(key)`"), "\(failure.sentence)")
    }
}
