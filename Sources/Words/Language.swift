/// A language that there is a catalogue of.
package enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case german = "de"
    case french = "fr"
    case spanish = "es"
    case arabic = "ar"

    /// Whether it is written from right to left.
    package var isRightToLeft: Bool { self == .arabic }

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
        case .english, .german, .spanish: number == 1 ? .one : .other
        case .french: number == 0 || number == 1 ? .one : .other
        case .arabic: arabicPlural(of: number)
        }
    }
}

extension Language {
    private func arabicPlural(of number: Int) -> PluralForm {
        switch (number, number % 100) {
        case (0, _): .zero
        case (1, _): .one
        case (2, _): .two
        case (_, 3...10): .few
        case (_, 11...99): .many
        default: .other
        }
    }
}

/// The forms that languages have; each uses some of them.
package enum PluralForm: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other
}
