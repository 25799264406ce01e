/// Why a regular expression cannot be used.
package struct PatternError: Error, Hashable, Sendable {
    /// How many characters of it stand before what is wrong.
    package let offset: Int
    package let message: String
}
