/// Why a regular expression cannot be used.
public struct PatternError: Error, Hashable, Sendable {
    /// How many characters of it stand before what is wrong.
    public let offset: Int
    public let message: String
}
