import Foundation

/// Names of domains as the network has them.
package enum DomainName {
    /// A domain in ASCII and lower case, as it is looked up (RFC 5891); nil for what cannot be one.
    package static func ascii(_ text: some StringProtocol) -> String? {
        // Some scripts write other full stops between labels (UTS #46).
        let plain = TypedText.plain(text).lowercased()
            .replacing("\u{3002}", with: ".").replacing("\u{ff61}", with: ".")
        // As DNS writes a name that is whole (RFC 1034 section 3.1).
        let relative = plain.hasSuffix(".") ? plain.dropLast() : plain[...]
        let labels = relative.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count > 1 else { return nil }
        let written = labels.compactMap { label -> String? in
            if label.isEmpty { return nil }
            if label.utf8.allSatisfy({ $0 < 0x80 }) { return String(label) }
            guard label.unicodeScalars.allSatisfy({ $0.properties.isAlphabetic || isInner($0) }),
                let punycode = Punycode.encoded(Array(label.unicodeScalars))
            else { return nil }
            return "xn--" + punycode
        }
        guard written.count == labels.count, written.allSatisfy({ $0.utf8.count <= 63 }) else {
            return nil
        }
        return written.joined(separator: ".")
    }

    /// What a label may have beside letters.
    private static func isInner(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "-" || (UInt32(0x30)...0x39).contains(scalar.value)
            || scalar.properties.generalCategory == .nonspacingMark
            || scalar.properties.generalCategory == .spacingMark
    }
}

/// Letters of all scripts in those of ASCII (RFC 3492).
enum Punycode {
    private static let (base, first, last, skew, damp): (Int, Int, Int, Int, Int) = (
        36, 1, 26, 38, 700
    )

    /// Nil for too many letters.
    static func encoded(_ scalars: [Unicode.Scalar]) -> String? {
        guard scalars.count <= 63 else { return nil }
        var output = scalars.filter(\.isASCII).map { Character($0) }
        let basic = output.count
        var handled = basic
        if basic > 0 { output.append("-") }
        var (code, delta, bias) = (128, 0, 72)
        while handled < scalars.count {
            guard let next = scalars.lazy.map({ Int($0.value) }).filter({ $0 >= code }).min() else {
                return nil
            }
            delta += (next - code) * (handled + 1)
            code = next
            for scalar in scalars {
                if scalar.value < code { delta += 1 }
                guard scalar.value == code else { continue }
                output += digits(of: delta, bias)
                bias = adapted(delta, handled + 1, isFirst: handled == basic)
                (delta, handled) = (0, handled + 1)
            }
            (delta, code) = (delta + 1, code + 1)
        }
        return String(output)
    }

    private static func digits(of delta: Int, _ bias: Int) -> [Character] {
        var (rest, digits): (Int, [Character]) = (delta, [])
        for step in stride(from: base, to: Int.max, by: base) {
            let threshold = min(max(step - bias, first), last)
            guard rest >= threshold else { break }
            digits.append(digit(threshold + (rest - threshold) % (base - threshold)))
            rest = (rest - threshold) / (base - threshold)
        }
        return digits + [digit(rest)]
    }

    private static func adapted(_ delta: Int, _ count: Int, isFirst: Bool) -> Int {
        var (delta, k) = (isFirst ? delta / damp : delta / 2, 0)
        delta += delta / count
        while delta > (base - first) * last / 2 {
            delta /= base - first
            k += base
        }
        return k + (base - first + 1) * delta / (delta + skew)
    }

    private static func digit(_ value: Int) -> Character {
        Character(Unicode.Scalar(UInt8(value < 26 ? value + 97 : value - 26 + 48)))
    }
}
