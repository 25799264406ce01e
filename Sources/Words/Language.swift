/// A language that there is a catalogue of.
package enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case german = "de"

    /// The language of a locale's name, as `LANG` and BCP 47 have it: `de_AT.UTF-8`, `de-AT`.
    ///
    /// Nil for a language without a catalogue, and for `C` and `POSIX`.
    package init?(locale: String) {
        let code = locale.prefix { $0.isLetter && $0.isASCII }.lowercased()
        self.init(rawValue: code)
    }

    /// Which form of a word goes with a number (Unicode CLDR, cardinal plural rules).
    package func plural(of number: Int) -> PluralForm {
        switch self {
        case .english, .german: number == 1 ? .one : .other
        }
    }
}

/// The forms that languages have; each uses some of them.
package enum PluralForm: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other
}
