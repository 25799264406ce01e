/// What may be a password of an account (NIST SP 800-63B, 5.1.1.2): long, and not everybody's.
package enum PasswordRule {
    package enum Problem: Hashable, Sendable {
        case short, long, common
    }

    /// In characters.
    package static let lengths = 8...256

    /// What is wrong with it; nil when nothing is.
    ///
    /// - Parameter names: what the person is called, which is no password.
    package static func problem(_ password: String, names: [String]) -> Problem? {
        guard password.count >= lengths.lowerBound else { return .short }
        guard password.count <= lengths.upperBound else { return .long }
        let plain = password.lowercased()
        let isName = names.contains { !$0.isEmpty && plain == $0.lowercased() }
        return isName || isSimple(plain) || CommonPasswords.all.contains(plain) ? .common : nil
    }

    /// One character over and over, or a row of the alphabet or of digits.
    private static func isSimple(_ password: String) -> Bool {
        let codes = password.unicodeScalars.map { Int($0.value) }
        let steps = Set(zip(codes, codes.dropFirst()).map { $1 - $0 })
        return steps.count == 1 && [-1, 0, 1].contains(steps.first)
    }
}
