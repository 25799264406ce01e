package import Campus
package import Recurrence
package import Words
import Foundation
import Reminding
import Storage

/// Notices of what should not be on the site by who has no account (Regulation (EU) 2022/2065, article 16).
///
/// Whether there is such a thing is told by nothing: each notice becomes a case, and answers are the same.
package struct NoticeDesk: Sendable {
    let home: Home
    /// On the clock of whoever answers.
    let now: Instant
}

extension Home {
    package func notices(at now: Instant) -> NoticeDesk { NoticeDesk(home: self, now: now) }
}

/// What somebody without an account gives notice of.
package struct NoticeDraft: Sendable {
    package var name: String
    package var email: String
    /// Of the thing, on this site.
    package var address: String
    package var reason: ReportReason
    /// Why it should not be there.
    package var words: String
    /// Whether they said that it is true as far as they know.
    package var isInGoodFaith: Bool

    package init(
        name: String, email: String, address: String, reason: ReportReason, words: String,
        isInGoodFaith: Bool
    ) {
        self.name = name
        self.email = email
        self.address = address
        self.reason = reason
        self.words = words
        self.isInGoodFaith = isInGoodFaith
    }
}

extension NoticeDesk {
    /// Letters of why something should not be there.
    package static let mostWords = 2_000

    /// Takes a notice down, which stewards see beside what others reported.
    ///
    /// - Parameter language: in which they are answered.
    /// - Returns: its number, which they are mailed too where mail is configured.
    package func give(_ draft: NoticeDraft, in language: Language) throws(Refusal) -> ReportID {
        let name = try WrittenText.checked(draft.name, as: "text.name", atMost: 120)
        let email = try EmailAddress(draft.email.trimming)
            .orThrow(Refusal(.invalid, "refusal.email.unreadable"))
        let words = try WrittenText.checked(
            draft.words, as: "text.reason", atMost: Self.mostWords, allowsLines: true)
        let address = try NoticeAddress(draft.address, on: home.serverSettings.url).orThrow(
            Refusal(
                .invalid, "refusal.notice.address", with: ["text": "\(draft.address.shortened)"]))
        guard draft.isInGoodFaith else { throw Refusal(.invalid, "refusal.notice.faith") }
        let notifier = Notifier(name: name, email: email, language: language.rawValue)
        let (store, now) = (home.store, now)
        let id = try translatingAny {
            try store.transaction(.act) { transaction in
                let thing = try address.thing(in: transaction)
                let open = try CaseOpening(transaction: transaction, now: now).openCase(
                    of: thing, for: draft.reason, by: nil)
                return try transaction.addNotice(
                    of: thing.subject, in: open.id, by: notifier, for: draft.reason, words, at: now)
            }
        }
        Poke(home: home.folder.path).send()
        store.announce()
        return id
    }
}

/// A page of this site, as somebody copied it from their browser.
struct NoticeAddress {
    /// Path and what stands behind `#`.
    private let text: String
    private let parts: [String]
    private let fragment: String?

    /// - Parameter site: where the site stands; nil where that is not configured: any host is taken for it then.
    /// - Returns: nil for what is no address, or another site's.
    init?(_ text: String, on site: String?) {
        var rest = String(text.trimming)
        guard !rest.isEmpty, rest.utf8.count <= 400 else { return nil }
        if let scheme = rest.range(of: "://") {
            if let site {
                guard rest.lowercased().hasPrefix(site.lowercased()) else { return nil }
                rest = String(rest.dropFirst(site.count))
                guard rest.isEmpty || "/?#".contains(rest.first ?? " ") else { return nil }
            } else {
                let host = rest[scheme.upperBound...].prefix { !"/?#".contains($0) }
                rest = String(rest[host.endIndex...])
            }
        }
        if !rest.hasPrefix("/") { rest = "/\(rest)" }
        let pieces = rest.split(separator: "#", maxSplits: 1).map(String.init)
        let path = (pieces.first ?? "/").prefix { $0 != "?" }
        fragment = pieces.dropFirst().first
        parts = path.split(separator: "/").map(String.init)
        self.text = "/" + parts.joined(separator: "/") + (fragment.map { "#\($0)" } ?? "")
    }

    /// What is there; the address itself where nothing is that the site knows by one.
    func thing(in transaction: Transaction) throws -> ReportedThing {
        try known(in: transaction).flatMap { try $0.thing(in: transaction) }
            ?? ReportedThing(
                subject: ReportSubject(.page, number), parts: [SealedCopy.Part(.address, text)])
    }

    private func known(in transaction: Transaction) throws -> ReportSubject? {
        if let fragment, fragment.hasPrefix("comment-") {
            return Int64(fragment.dropFirst(8)).map { ReportSubject(.comment, $0) }
        }
        guard parts.count >= 2 else { return nil }
        switch parts[0] {
        case "events":
            return ItemID(parts[1])?.event.map { ReportSubject(.event, $0.number) }
        case "people":
            return try Handle(parts[1]).flatMap { try transaction.person($0) }
                .map { ReportSubject(.profile, $0.id.number) }
        case "api" where parts.contains("pictures"):
            return try transaction.pictureOwner(parts[parts.count - 1])
                .map { ReportSubject(.picture, $0.number) }
        default: return nil
        }
    }

    /// The same for the same address, so that all notices of one page are one case (FNV-1a).
    private var number: Int64 {
        let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01b3
        }
        return Int64(hash >> 1)
    }
}
