import Foundation

extension String {
    /// Whether the text stands before another in an alphabetical list.
    ///
    /// Unicode's root order by way of English, the same on every machine: case and accents count
    /// only where the letters are the same.
    package func isCollatedBefore(_ other: String) -> Bool {
        let order = compare(other, options: [], range: nil, locale: Self.listLocale)
        return order == .orderedSame ? self < other : order == .orderedAscending
    }

    private static let listLocale = Locale(identifier: "en")
}
