package import Campus
import Recurrence
package import Words

/// What an item is called on screens and pages, in a language.
package enum ItemTitle {
    package static func text(_ item: AgendaItem, in words: Catalogue) -> String {
        if item.kind == .hydration { return cup(item, in: words) }
        let title = item.summary.harmless.oneLine
        return title.isEmpty ? words("reminder.untitled") : title
    }

    /// `Cup of water (500 ml)`: the agenda has it in English, as exports do.
    private static func cup(_ cup: AgendaItem, in words: Catalogue) -> String {
        let title = cup.summary.harmless.oneLine
        let (kind, size) = (title.prefix { $0 != " " }.lowercased(), cupSize(in: title))
        guard ["cup", "glass", "bottle"].contains(kind), size != title else { return title }
        return words("cup.listed", ["cup": .text(kind), "amount": .text(size)])
    }

    /// What stands in brackets at a cup's end: `500 ml`.
    package static func cupSize(in title: String) -> String {
        guard title.hasSuffix(")"), let open = title.lastIndex(of: "(") else { return title }
        return String(title[open...].dropFirst().dropLast())
    }
}
