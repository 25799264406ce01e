/// Something in a recurrence rule that is not as RFC 5545 section 3.3.10 has it.
///
/// The rule was read all the same; `message` says what was made of the part.
public struct RecurrenceProblem: Hashable, Sendable, CustomStringConvertible {
    /// The name of the rule part, such as `BYMONTH`; empty when the rule as a whole is meant.
    public var part: String
    /// A sentence for people, without the final stop.
    public var message: String

    public init(part: String, message: String) {
        self.part = part
        self.message = message
    }

    public var description: String { message }
}
