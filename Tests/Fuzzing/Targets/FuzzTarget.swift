/// An entry point that takes any bytes, and what has to hold whatever they are.
package struct FuzzTarget: Sendable {
    package let name: String
    /// Throws `BrokenPromise` when something does not hold; a crash or a hang speaks for itself.
    package let run: @Sendable ([UInt8]) throws -> Void
    /// Inputs to begin with: the project's own, and those of the corpus when it is there.
    package let seeds: @Sendable () throws -> [[UInt8]]

    /// All of them.
    package static let all: [FuzzTarget] = [
        .scanner, .reader, .recurrence, .pages, .definitions, .patterns, .passkeys,
    ]
}

/// What should have held and did not.
package struct BrokenPromise: Error, CustomStringConvertible {
    package var description: String
}

/// Throws unless something holds.
func promise(
    _ what: @autoclosure () -> String, _ holds: @autoclosure () throws -> Bool
) throws {
    if try !holds() { throw BrokenPromise(description: what()) }
}
