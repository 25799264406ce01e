extension String {
    /// Whether a title or a place tells nobody anything: it is empty to the eye, has no letter, digit
    /// or symbol, or is what programs and people write where they know nothing.
    ///
    /// Those who ask how much an import takes from the agenda have to know; what is shown stays as it
    /// is written.
    var saysNothing: Bool {
        var letters = ""
        for scalar in unicodeScalars {
            guard !Self.isBlank(scalar) else { continue }
            let properties = scalar.properties
            switch properties.generalCategory {
            case .otherSymbol: return false
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter,
                .otherLetter, .decimalNumber, .letterNumber, .otherNumber:
                letters += properties.lowercaseMapping
            default: break
            }
            guard letters.utf8.count <= Self.longestStandIn else { return false }
        }
        return letters.isEmpty || Self.standIns.contains(letters)
    }

    private static let standIns: Set<String> = [
        "tba", "tbc", "tbd", "na", "nil", "nan", "none", "null", "unknown", "undefined", "untitled",
    ]
    private static let longestStandIn = 9

    /// Letters and symbols by their kind that show nothing.
    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isDefaultIgnorableCodePoint || scalar.value == 0x2800
    }
}
