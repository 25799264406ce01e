import Campus
import Fetching
import Foundation
import Recurrence
import TestSupport
import Testing

@testable import Reminding

@Suite("E-mail")
struct EmailTests {
    private static func mail(_ port: Int = 25, name: String = "Belltower") throws -> MailSettings {
        MailSettings(
            server: try #require(MailServer(host: "127.0.0.1", port: port, security: .none)),
            sender: try #require(EmailAddress("bell@example.org")), senderName: name)
    }

    private static func settings(
        _ site: MailSite, _ change: (inout FetchPolicy) -> Void = { _ in }
    ) throws -> ChannelSettings {
        var settings = ChannelSettings.loopback(change)
        settings.mail = try mail(site.port)
        return settings
    }

    private static func message(_ notice: Notice, name: String = "Belltower") throws -> String {
        let message = MailMessage(
            notice: notice, settings: try mail(name: name),
            recipient: try #require(EmailAddress("sam@example.org")))
        return String(decoding: message.bytes, as: UTF8.self)
    }

    /// The header's fields, unfolded.
    private static func fields(_ message: String) -> [String] {
        let end = message.range(of: "\r\n\r\n")?.lowerBound ?? message.endIndex
        return message[..<end].replacingOccurrences(of: "\r\n ", with: " ")
            .components(separatedBy: "\r\n")
    }

    @Test("arrives with its parts, and under the same Message-ID when it is sent again")
    func delivers() async throws {
        let site = try MailSite()
        let channel = Channel.open("email:Sam@Example.org", try Self.settings(site))
        #expect(channel.name == "email:example.org")
        let notice = try Notice.sample()
        var again = notice
        again.attempt = 2
        again.at = notice.at.adding(seconds: 30)
        #expect(await channel.deliver([notice, again]) == [.delivered, .delivered])
        let letters = site.letters
        #expect(letters.map(\.to) == [["sam@example.org"], ["sam@example.org"]])
        let ids = letters.compactMap { letter in
            Self.fields(letter.text).first { $0.hasPrefix("Message-ID: ") }
        }
        #expect(ids.count == 2 && ids.first == ids.last)
        let fields = try #require(letters.first.map { Self.fields($0.text) })
        #expect(fields.contains("Date: Mon, 05 Oct 2026 08:00:00 +0000"))
        #expect(fields.contains("From: \"Belltower\" <bell@example.org>"))
        #expect(fields.contains("To: <sam@example.org>"))
        #expect(fields.contains("Subject: CM50123 Lecture at 09:15"))
        #expect(fields.contains("Belltower-Key: \(notice.key)"))
    }

    @Test("goes through a server on the same machine, which nobody but the operator names")
    func ownServer() async throws {
        let site = try MailSite()
        var settings = ChannelSettings(policy: FetchPolicy())
        settings.mail = try Self.mail(site.port)
        let channel = Channel.open("email:sam@example.org", settings)
        #expect(await channel.deliver([try Notice.sample()]) == [.delivered])
        // What a person names is another matter.
        let webhook = Channel.open("webhook:http://127.0.0.1:\(site.port)/", settings)
        #expect(await webhook.deliver([try Notice.sample()]).first?.retry == .some(.never))
    }

    @Test(
        "that a server gets is one that every reader takes apart", arguments: [false, true])
    func strict(_ hasCalendar: Bool) async throws {
        let calendar = Array("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n".utf8)
        let notice = try Notice.sample(
            "Größe der Welt", isImportant: true,
            attachment: hasCalendar ? .calendar("class.ics", calendar) : nil)
        let site = try MailSite()
        let channel = Channel.open("email:sam@example.org", try Self.settings(site))
        #expect(await channel.deliver([notice]) == [.delivered])
        let letter = try StrictLetter(try #require(site.letters.first).text)
        #expect(letter.fields["importance"] == "high")
        #expect(letter.type == (hasCalendar ? "multipart/mixed" : "multipart/alternative"))
        let texts = hasCalendar ? try #require(letter.parts.first) : letter
        #expect(texts.parts.map(\.type) == ["text/plain", "text/html"])
        let plain = try #require(texts.parts.first)
        #expect(
            String(decoding: plain.body, as: UTF8.self)
                == "Größe der Welt\r\n8W 2.1, until 11:05\r\n")
        guard hasCalendar else { return }
        #expect(letter.parts.count == 2 && letter.parts.last?.type == "text/calendar")
        #expect(letter.parts.last?.body == calendar)
    }

    @Test("has a text that says what the reminder says, and the same as HTML")
    func parts() throws {
        let message = try Self.message(.sample("A < B", body: "8W 2.1\nRoom & board"))
        let parts = message.components(separatedBy: "\r\n\r\n").compactMap { part -> String? in
            let lines = part.components(separatedBy: "\r\n").prefix { !$0.hasPrefix("--") }
            return Data(base64Encoded: lines.joined()).map { String(decoding: $0, as: UTF8.self) }
        }.filter { !$0.isEmpty }
        #expect(parts.first == "A < B\r\n8W 2.1\r\nRoom & board\r\n")
        let html = try #require(parts.last)
        #expect(html.contains("<strong>A &lt; B</strong>"))
        #expect(html.contains("8W 2.1<br>\nRoom &amp; board"))
    }

    @Test(
        "has lines that every server takes, whatever is in it",
        arguments: [
            "plain", "Größe", String(repeating: "Überlänge ", count: 60),
            String(repeating: "x", count: 400), String(repeating: "word ", count: 100),
            String(repeating: "👩‍👩‍👧‍👦", count: 40),
        ])
    func lines(_ title: String) throws {
        let attachment = NoticeAttachment.calendar("class.ics", .init(repeating: 65, count: 5_000))
        let message = try Self.message(.sample(title, body: title, attachment: attachment))
        let lines = message.components(separatedBy: "\r\n")
        #expect(
            lines.allSatisfy { $0.utf8.count <= 998 && !$0.contains("\n") && !$0.contains("\r") })
        #expect(lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
        #expect(
            lines.filter { $0.hasPrefix("Subject:") || $0.hasPrefix(" =?") }
                .allSatisfy { $0.utf8.count <= 76 || title.hasPrefix("xxx") })
    }

    @Test(
        "cannot be made to hold another field",
        arguments: [
            "\r\nBcc: evil@example.org", "\nBcc: evil@example.org", "\rBcc: a", "\0\u{2028}Bcc: a",
        ])
    func injection(_ evil: String) throws {
        var notice = try Notice.sample("Lecture" + evil, body: "text" + evil)
        notice.attachment = .calendar("a\"" + evil, [])
        let message = try Self.message(notice, name: "Bell" + evil)
        #expect(!Self.fields(message).contains { $0.hasPrefix("Bcc") })
        #expect(!message.contains("\nBcc") && !message.contains("\rBcc"))
    }

    @Test("carries a changed class as a calendar")
    func attachment() throws {
        let calendar = Array("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n".utf8)
        let message = try Self.message(.sample(attachment: .calendar("class.ics", calendar)))
        #expect(message.contains("Content-Type: multipart/mixed; boundary="))
        #expect(message.contains("Content-Type: text/calendar; charset=utf-8; method=PUBLISH\r\n"))
        #expect(message.contains("Content-Disposition: attachment; filename=\"class.ics\"\r\n"))
        #expect(message.contains(Data(calendar).base64EncodedString()))
    }

    @Test(
        "that is refused is tried again, or never, as the server says",
        arguments: [
            ("RCPT", "550 no such user", .never), ("RCPT", "451 greylisted", .later),
            ("MAIL", "452 full", .later), (".", "554 spam", .never),
            ("CONNECT", "421 busy", .later), ("CONNECT", "554 go away", .never),
        ] as [(String, String, ChannelError.Retry)])
    func refused(_ verb: String, _ line: String, _ retry: ChannelError.Retry) async throws {
        let site = try MailSite { told, _ in told == verb ? .lines([line]) : .usual }
        let channel = Channel.open("email:sam@example.org", try Self.settings(site))
        let outcome = try #require(await channel.deliver([Notice.sample()]).first)
        #expect(outcome.retry == retry)
        #expect(outcome.words.hasPrefix("127.0.0.1 "))
        #expect(!outcome.words.contains("sam@"))
    }

    @Test("to a recipient whom the server refuses does not hold up the next")
    func oneRefused() async throws {
        let refusals = MailSite.Answer.lines(["550 no"])
        let site = try MailSite { verb, line in
            verb == "RCPT" && line.contains("nobody") ? refusals : .usual
        }
        let settings = try Self.settings(site)
        let nobody = await Channel.open("email:nobody@example.org", settings)
            .deliver([try Notice.sample()])
        #expect(nobody.map(\.retry) == [.never])
        #expect(
            await Channel.open("email:sam@example.org", settings)
                .deliver([try Notice.sample()]) == [.delivered])
    }

    @Test("that hangs is tried later")
    func hangs() async throws {
        let site = try MailSite { verb, _ in verb == "DATA" ? .silence : .usual }
        let settings = try Self.settings(site) { $0.timeout = .milliseconds(200) }
        let channel = Channel.open("email:sam@example.org", settings)
        #expect(await channel.deliver([try Notice.sample()]).map(\.retry) == [.later])
    }

    @Test("without a mail server says what to configure")
    func unconfigured() async throws {
        let outcome = await Channel.open("email:sam@example.org").deliver([try Notice.sample()])
        #expect(outcome.map(\.retry) == [.never])
        #expect(outcome.first?.words.contains("channels.email") == true)
    }
}
