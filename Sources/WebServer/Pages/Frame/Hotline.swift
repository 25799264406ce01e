import Operations

/// Whom to call for help.
struct Hotline {
    /// `+44 1225 000000, Monday to Friday 9 to 17`.
    let text: String
    /// `tel:+441225000000`.
    let address: String
    /// The text as it stands in a line of whichever direction; no line's end parts its number.
    let line: String

    /// Nil for a site that has none.
    init?(of site: Site) {
        guard let text = site.home.site.hotline else { return nil }
        self.text = text
        // What stands behind the number, as hours, is for people alone.
        let number = text.prefix { $0 == "+" || $0 == " " || $0 == "-" || $0.isNumber }
        address = "tel:\(number.filter { $0 == "+" || $0.isNumber })"
        let whole = number.replacing(" ", with: "\u{a0}")
        line = "\u{2068}\(whole)\(text.dropFirst(number.count))\u{2069}"
    }
}
