/// A phone number with its country code, in the one form in which two of them compare.
package struct PhoneNumber: Hashable, Sendable, CustomStringConvertible {
    /// `+` and digits (E.164).
    package let text: String

    /// Nil when the text is no number that begins with `+` and a country code.
    ///
    /// Spaces, hyphens, dots and brackets between the digits are left out.
    package init?(_ raw: some StringProtocol) {
        guard raw.utf8.count <= 40, raw.first == "+" else { return nil }
        let digits = String(raw.dropFirst().filter { !" -.()".contains($0) })
        let areDigits = digits.utf8.allSatisfy {
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        }
        guard areDigits, (7...15).contains(digits.utf8.count), digits.first != "0" else {
            return nil
        }
        text = "+" + digits
    }

    package var description: String { text }
}
