/// An amount of water as a person entered it: a number and its unit.
package struct Amount: Hashable, Sendable {
    /// Thousandths of the unit: 1.5 l is 1,500.
    package let thousandths: Int64
    package let unit: Volume.Unit

    /// More than this in one amount is a slip of the keys: 20 l.
    package static let most = Volume(tenths: 20_000 * Volume.Unit.millilitre.thousandth * 1_000)

    /// Nil when it is not more than nothing, or more than `most`.
    package init?(thousandths: Int64, unit: Volume.Unit) {
        let (tenths, overflows) = thousandths.multipliedReportingOverflow(by: unit.thousandth)
        guard thousandths > 0, !overflows, tenths <= Self.most.tenths else { return nil }
        self.thousandths = thousandths
        self.unit = unit
    }

    /// One that is written in the program.
    init(known thousandths: Int64, _ unit: Volume.Unit) {
        self.thousandths = thousandths
        self.unit = unit
    }

    /// Reads `250ml`, `12oz`, `12 fl oz`, `0.5l`, `1.5 l` or `2 litres`; nil for anything else.
    ///
    /// Three decimals are kept; a fourth is refused rather than rounded.
    package init?(_ text: String) {
        guard text.utf8.count <= 32 else { return nil }
        let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        let name = text.dropFirst(digits.count).filter { $0 != " " }.lowercased()
        let unit: Volume.Unit? =
            switch name {
            case "ml": .millilitre
            case "l", "litre", "litres", "liter", "liters", "litro", "litros": .litre
            case "oz", "floz": .ounce
            default: nil
            }
        guard let unit, let thousandths = Self.thousandths(digits) else { return nil }
        self.init(thousandths: thousandths, unit: unit)
    }

    package var volume: Volume { Volume(tenths: thousandths * unit.thousandth) }

    private static func thousandths(_ digits: Substring) -> Int64? {
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        let fraction = parts.count == 2 ? parts[1] : ""
        guard parts.count <= 2, (1...9).contains(parts[0].count), fraction.count <= 3,
            parts.count == 1 || !fraction.isEmpty
        else { return nil }
        return Int64(parts[0] + fraction + String(repeating: "0", count: 3 - fraction.count))
    }
}

extension Amount {
    /// As entered where that is of the units, else in them: `2 l` is `68 oz`.
    package func text(in units: Profile.Units) -> String {
        (unit == .ounce) == (units == .oz) ? description : volume.text(in: units)
    }
}

extension Amount: CustomStringConvertible {
    /// As entered: `1.5 l`, `12 oz`.
    package var description: String {
        guard thousandths % 1_000 != 0 else { return "\(thousandths / 1_000) \(unit.rawValue)" }
        var fraction = String(String(1_000 + thousandths % 1_000).dropFirst())
        while fraction.last == "0" { fraction.removeLast() }
        return "\(thousandths / 1_000).\(fraction) \(unit.rawValue)"
    }
}
