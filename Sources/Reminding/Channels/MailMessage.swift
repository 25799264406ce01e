package import Campus
package import Fetching
import Foundation
import Recurrence

/// An e-mail (RFC 5322, RFC 2045): text and HTML, and an attachment where it has one.
///
/// The same content gives the same message.
package struct MailMessage: Sendable {
    private let settings: MailSettings
    private let recipient: EmailAddress
    /// Digits that no other message has: of its id, and of the lines between its parts.
    private let digits: String
    private let date: ClockTime
    private let subject: String
    private let lines: [String]
    /// Whole fields of its own, without their line's end.
    private var fields: [String] = []
    private var attachment: NoticeAttachment?

    /// A message of a few lines.
    ///
    /// - Parameters:
    ///   - digits: hexadecimal, that no other message has.
    ///   - lines: the first is the most important one.
    package init(
        to recipient: EmailAddress, subject: String, lines: [String], digits: String,
        date: ClockTime, settings: MailSettings
    ) {
        self.settings = settings
        self.recipient = recipient
        self.digits = digits
        self.date = date
        self.subject = Self.plain(subject)
        self.lines = lines.map(Self.plain)
    }

    /// A notice: but for its date the same on every attempt, so that servers and programs tell a
    /// repetition.
    init(notice: Notice, settings: MailSettings, recipient: EmailAddress) {
        let body = notice.content.body
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        self.init(
            to: recipient, subject: notice.content.title, lines: [notice.content.title] + body,
            digits: notice.keyDigits, date: ClockTime(notice.at, in: notice.zone),
            settings: settings)
        fields = [
            "Belltower-Key: \(Self.plain(notice.key))", "Belltower-Attempt: \(notice.attempt)",
        ]
        if notice.reminder.isImportant { fields.append("Importance: high") }
        attachment = notice.attachment
    }

    /// Ready to be handed to a server.
    package var letter: EmailMessage {
        EmailMessage(from: settings.sender.text, to: recipient.text, text: bytes)
    }

    /// Lines that end in CRLF, none longer than 76 bytes but for what cannot be folded.
    var bytes: [UInt8] { Array((header + body).utf8) }

    /// What it is known by (RFC 5322, 3.6.4).
    var id: String { "<\(digits)@\(settings.sender.domain)>" }

    /// All fields but those that say what the body is, which stand at the body's beginning.
    private var header: String {
        let lines =
            [
                "Date: \(MailDate.text(date))",
                "From: \(Self.words(settings.senderName)) <\(settings.sender)>",
                "To: <\(recipient)>",
                "Message-ID: \(id)",
                Self.folded("Subject:", EncodedWord.text(subject)),
            ] + fields + ["Auto-Submitted: auto-generated", "MIME-Version: 1.0"]
        return lines.joined(separator: "\r\n") + "\r\n"
    }

    /// The fields that say what it is, the empty line that ends the header, and its text.
    private var body: String {
        // Neither begins with the other: a line that begins with a boundary is one (RFC 2046, 5.1.2).
        let alternative = Self.multipart(
            "alternative", boundary: "belltower-text-\(digits)",
            of: [
                Self.part("text/plain; charset=utf-8", Array(text.utf8)),
                Self.part("text/html; charset=utf-8", Array(html.utf8)),
            ])
        guard let attachment else { return alternative }
        let name = Self.plain(attachment.name).filter { $0 != "\"" && $0 != "\\" }
        return Self.multipart(
            "mixed", boundary: "belltower-parts-\(digits)",
            of: [
                alternative,
                Self.part(
                    attachment.mediaType, attachment.bytes,
                    more: "Content-Disposition: attachment; filename=\"\(name)\"\r\n"),
            ])
    }

    private var text: String { lines.joined(separator: "\r\n") + "\r\n" }

    private var html: String {
        let lines = lines.map(MarkupText.escaped)
        return """
            <!DOCTYPE html>
            <html><body><p><strong>\(lines.first ?? "")</strong></p>
            <p>\(lines.dropFirst().joined(separator: "<br>\n"))</p></body></html>

            """
    }

    private static func multipart(
        _ kind: String, boundary: String, of parts: [String]
    ) -> String {
        "Content-Type: multipart/\(kind); boundary=\"\(boundary)\"\r\n\r\n"
            + parts.map { "--\(boundary)\r\n\($0)\r\n" }.joined() + "--\(boundary)--\r\n"
    }

    private static func part(_ type: String, _ bytes: [UInt8], more: String = "") -> String {
        let text = Data(bytes).base64EncodedString(
            options: [.lineLength76Characters, .endLineWithCarriageReturn, .endLineWithLineFeed])
        return "Content-Type: \(type)\r\nContent-Transfer-Encoding: base64\r\n\(more)\r\n\(text)"
    }

    /// A header's value, in lines that a header may have.
    private static func folded(_ name: String, _ words: [String]) -> String {
        var line = name
        var result = ""
        for word in words.flatMap({ $0.split(separator: " ", omittingEmptySubsequences: false) }) {
            if line.utf8.count + 1 + word.utf8.count > 76, line != name, !word.isEmpty {
                result += line + "\r\n"
                line = ""
            }
            line += " " + word
        }
        return result + line
    }

    /// A name before an address: quoted where it is not words.
    private static func words(_ name: String) -> String {
        let name = plain(name)
        let words = EncodedWord.text(name)
        guard words == [name] else { return words.joined(separator: "\r\n ") }
        return "\"" + name.filter { $0 != "\"" && $0 != "\\" } + "\""
    }

    /// On one line, without what could begin another one.
    private static func plain(_ text: String) -> String { text.oneLine.harmless }
}

/// Text in the header of a message (RFC 2047).
enum EncodedWord {
    /// Bytes of text in one word: with its frame it stays under 75.
    private static let longest = 39

    /// The text itself where a header may hold it so; else words of at most 75 characters, to be
    /// parted by white space, which is no part of the text.
    static func text(_ text: String) -> [String] {
        let isPlain = text.utf8.allSatisfy { (0x20...0x7e).contains($0) } && !text.contains("=?")
        guard !isPlain else { return [text] }
        return parts(of: text).map { "=?UTF-8?B?\(Data($0).base64EncodedString())?=" }
    }

    /// No character is cut apart (RFC 2047, section 5), unless it is longer than a word by itself.
    private static func parts(of text: String) -> [[UInt8]] {
        var parts: [[UInt8]] = []
        for scalar in text.unicodeScalars {
            let bytes = Array(String(scalar).utf8)
            if let last = parts.last, last.count + bytes.count <= longest {
                parts[parts.count - 1] += bytes
            } else {
                parts.append(bytes)
            }
        }
        return parts
    }
}

/// The date of a message (RFC 5322, section 3.3).
enum MailDate {
    /// As `Mon, 05 Oct 2026 09:00:00 +0100`.
    static func text(_ clock: ClockTime) -> String {
        let date = clock.wall.date
        let seconds = twoDigits(clock.wall.secondOfDay % 60)
        let offset = abs(clock.offset) / 60
        return "\(date.weekday.short), \(twoDigits(date.day)) \(date.shortMonth) \(date.year) "
            + "\(clock.wall.clockText):\(seconds) "
            + "\(clock.offset < 0 ? "-" : "+")\(twoDigits(offset / 60))\(twoDigits(offset % 60))"
    }

    private static func twoDigits(_ number: Int) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }
}
