/// Which addresses are one mailbox: whoever reads one of them reads all.
///
/// People are counted by mailboxes where their number matters (three who report, a place for each): `kim+1@` and
/// `kim+2@` are one person.
package struct MailboxRules: Hashable, Sendable {
    /// Domains whose mail servers heed no full stops before the `@`.
    package var dotless: Set<String>
    /// Domains that are other names of one, by those names.
    package var aliases: [String: String]

    /// - Parameters:
    ///   - dotless: beside those that are known everywhere.
    ///   - aliases: beside those that are known everywhere.
    package init(dotless: some Sequence<String> = [], aliases: [String: String] = [:]) {
        self.dotless = Set(dotless).union(["gmail.com"])
        self.aliases = ["googlemail.com": "gmail.com"].merging(aliases) { $1 }
    }

    /// The key of an address's mailbox: without what stands behind the first `+`, in lower case.
    ///
    /// A telephone number is its own.
    package func mailbox(of address: String) -> String {
        let parts = address.lowercased().split(
            separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return address }
        let domain = aliases[String(parts[1])] ?? String(parts[1])
        let name = parts[0].prefix { $0 != "+" }
        // What begins with the sign has no name before it.
        var kept = name.isEmpty ? String(parts[0]) : String(name)
        if dotless.contains(domain) { kept = kept.replacing(".", with: "") }
        return "\(kept.isEmpty ? String(parts[0]) : kept)@\(domain)"
    }
}
