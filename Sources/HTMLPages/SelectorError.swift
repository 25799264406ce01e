/// Why a selector cannot be used.
public struct SelectorError: Error, Hashable, Sendable, CustomStringConvertible {
    public let selector: String
    /// How many characters of the selector stand before what is wrong.
    public let offset: Int
    public let message: String

    init(_ selector: String, at offset: Int, _ message: String) {
        self.selector = selector
        self.offset = offset
        self.message = message
    }

    public var description: String { "selector `\(selector)`: \(message)" }
}
