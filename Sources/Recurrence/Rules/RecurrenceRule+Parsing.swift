extension RecurrenceRule {
    /// Reads the value of an RRULE property (RFC 5545 section 3.3.10).
    ///
    /// Whatever is wrong is told in `problems`, and the rest is kept. A rule in a wrapping that has
    /// no second meaning (quotes, brackets, `RRULE:` twice, weekdays written out) is read as what it
    /// says. `rule` is nil when there is no usable FREQ, when a part that chooses days or how often
    /// it repeats cannot be read at all, since without it the rule would fall on other days, or when
    /// it counts in another calendar than the Gregorian (RFC 7529). A rule whose end cannot be read
    /// never becomes endless: it happens once.
    public static func parse(
        _ text: some StringProtocol
    ) -> (rule: RecurrenceRule?, problems: [RecurrenceProblem]) {
        let text = String(text)
        return parse(text.utf8Span.span)
    }

    /// Reads the value of an RRULE property from its bytes; otherwise as `parse(_:)` for text.
    public static func parse(
        _ bytes: Span<UInt8>
    ) -> (rule: RecurrenceRule?, problems: [RecurrenceProblem]) {
        parse(bytes, 0..<bytes.count)
    }

    static func parse(
        _ bytes: Span<UInt8>, _ range: Range<Int>
    ) -> (rule: RecurrenceRule?, problems: [RecurrenceProblem]) {
        var reader = RuleReader()
        if let plain = RuleWrapping.removed(bytes, range) {
            reader.tellWrapping()
            reader.read(plain.span, 0..<plain.count)
        } else {
            reader.read(bytes, range)
        }
        return reader.finish()
    }
}

/// Something in a recurrence rule that is not as RFC 5545 section 3.3.10 has it.
///
/// The rule was read all the same; `message` says what was made of the part.
public struct RecurrenceProblem: Hashable, Sendable, CustomStringConvertible {
    /// The name of the rule part, such as `BYMONTH`; empty when the rule as a whole is meant.
    public var part: String
    /// A sentence for people, without the final stop.
    public var message: String
    /// Something that the part says was lost, so that the rule may be another than was meant.
    ///
    /// The default is false.
    public var isLoss = false

    public init(part: String, message: String, isLoss: Bool = false) {
        self.part = part
        self.message = message
        self.isLoss = isLoss
    }

    public var description: String { message }
}
