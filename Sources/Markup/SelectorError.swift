/// Why a selector cannot be used.
package struct SelectorError: Error, Hashable, Sendable, CustomStringConvertible {
    package let selector: String
    /// How many characters of the selector stand before what is wrong.
    package let offset: Int
    package let message: String

    init(_ selector: String, at offset: Int, _ message: String) {
        self.selector = selector
        self.offset = offset
        self.message = message
    }

    package var description: String { "selector `\(selector)`: \(message)" }
}
