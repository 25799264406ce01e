import Campus
import Foundation
import Recurrence
import TestSupport
import Testing
import Words

@testable import Operations

@Suite("Letters of accounts")
struct AccountMailerTests {
    @Test(
        "name Belltower, whatever the site calls itself",
        arguments: [
            ("Belltower", "Belltower"), ("Bath Belltower", "Bath Belltower"),
            ("Campus calendar", "Campus calendar (Belltower)"),
        ])
    func site(name: String, said: String) {
        #expect(AccountMailer.site(name) == said)
    }

    @Test(
        "who is to be erased reads when, and how to stay, in their language",
        arguments: [
            (Language.english, ["on Mon 19 Oct", "Stay after all"]),
            (.german, ["am Mo, 19. Okt.", "Doch bleiben"]),
            (.arabic, ["البقاء"]),
        ])
    func leaving(language: Language, said: [String]) async throws {
        let mail = try MailSite()
        let home = try TestHome()
        try home.configure(
            """
            zone: Europe/London
            channels: {email: {server: 127.0.0.1, port: \(mail.port), from: bell@example.org}}
            """)
        let now = try home.as("op").now
        let letter = AccountLetter(
            to: try #require(EmailAddress("kim@example.org")),
            kind: .leaving(due: now.adding(seconds: 14 * 86_400)))
        let mailer = AccountMailer(try Home(home.folder.path + "/home"))
        try await mailer.send(letter, in: language, at: now)
        let received = try #require(mail.letters.first)
        #expect(received.to == ["kim@example.org"])
        // Parts of several kinds, each of them base64 up to the next boundary.
        let text = received.text.components(separatedBy: "\r\n\r\n").compactMap {
            Data(
                base64Encoded: $0.components(separatedBy: "--")[0],
                options: .ignoreUnknownCharacters)
        }.map { String(decoding: $0, as: UTF8.self) }.joined()
        for part in said { #expect(text.contains(part), "\(text)") }
    }
}
