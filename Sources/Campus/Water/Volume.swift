/// How much water, exactly.
///
/// A whole number of tenths of a nanolitre, so that sums do not drift: eight glasses are 64 fl oz,
/// and a US fluid ounce is 29.5735 ml. Rounded only where it is shown.
package struct Volume: Hashable, Comparable, Sendable {
    /// The unit in which a person entered an amount.
    package enum Unit: String, Hashable, Sendable, CaseIterable {
        case millilitre = "ml"
        case litre = "l"
        case ounce = "oz"

        /// What a thousandth of the unit is, in tenths of a nanolitre.
        var thousandth: Int64 {
            switch self {
            case .millilitre: 10_000
            case .litre: 10_000_000
            case .ounce: 295_735
            }
        }
    }

    /// Tenths of a nanolitre.
    package var tenths: Int64

    package init(tenths: Int64) { self.tenths = tenths }

    package static let zero = Volume(tenths: 0)

    /// Whole millilitres, the half rounded up.
    package var millilitres: Int64 { rounded(to: .millilitre) }

    /// Whole US fluid ounces, the half rounded up.
    package var ounces: Int64 { rounded(to: .ounce) }

    package static func < (one: Volume, other: Volume) -> Bool { one.tenths < other.tenths }

    /// `8 oz`, or `237 ml`.
    package func text(in units: Profile.Units) -> String {
        units == .oz ? "\(ounces) oz" : "\(millilitres) ml"
    }

    /// The sum; the most there is, nine hundred thousand litres, when it would be more than that.
    package static func + (one: Volume, other: Volume) -> Volume {
        let (sum, overflows) = one.tenths.addingReportingOverflow(other.tenths)
        return Volume(tenths: overflows ? .max : sum)
    }

    package static func += (one: inout Volume, other: Volume) { one = one + other }

    /// What is left of the volume when another is taken out; never less than nothing.
    package func remaining(after other: Volume) -> Volume {
        Volume(tenths: max(0, tenths - other.tenths))
    }

    private func rounded(to unit: Unit) -> Int64 {
        let size = unit.thousandth * 1_000
        let (whole, rest) = tenths.quotientAndRemainder(dividingBy: size)
        return rest * 2 >= size ? whole + 1 : whole
    }
}
