import Campus
import Foundation
import Storage

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
            return try Handle(typed: parts[1]).flatMap { try transaction.person($0) }
                .map { ReportSubject(.profile, $0.id.number) }
        case "api" where parts.contains("pictures"):
            let digest = parts[parts.count - 1]
            return try transaction.pictureOwner(digest).map { ReportSubject(.picture, $0.number) }
                ?? transaction.communityShowing(digest).map {
                    ReportSubject(.communityPicture, $0.number)
                }
        default: return nil
        }
    }

    /// The same for the same address, so that all notices of one page are one case.
    private var number: Int64 { Int64(UIDKey(of: text).bits >> 1) }
}
