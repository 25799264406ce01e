/// How the time of some work grows with the size of what it is given.
package enum Growth {
    /// How many times as long four times as much takes: 4 where time grows as the size does, 16 where it
    /// grows with the square.
    ///
    /// The best of several tries, of this thread's time alone: a machine that others share too makes no
    /// try faster than it is. Where both are quick the clock is coarser than the work, and it is 1.
    ///
    /// - Parameters:
    ///   - size: of the smaller one; with it the work should take some milliseconds.
    ///   - make: makes something of a size, which is not timed.
    package static func factor<Input>(
        at size: Int, making make: (Int) throws -> Input, _ work: (Input) throws -> Void
    ) rethrows -> Double {
        let inputs = (try make(size), try make(2 * size), try make(4 * size))
        var best = (Double.infinity, Double.infinity, Double.infinity)
        for _ in 0..<3 {
            best.0 = min(best.0, try ThreadTime.seconds { try work(inputs.0) })
            best.1 = min(best.1, try ThreadTime.seconds { try work(inputs.1) })
            best.2 = min(best.2, try ThreadTime.seconds { try work(inputs.2) })
        }
        guard best.2 > 0.005 else { return 1 }
        // Half of it may be done by both, and a bound may be between the first two.
        return max(best.2 / max(best.0, 0.000_5), 2 * best.2 / max(best.1, 0.000_5))
    }

    /// What is allowed of `factor`: twice as much as of work that takes so long for each byte.
    package static let allowed = 9.0
}

/// A reader of bytes, and something of which a document may have many.
package struct GrowthRow: Sendable, CustomStringConvertible {
    package let description: String
    /// How many there are of it in the smallest document.
    private let size: Int
    private let make: @Sendable (Int) -> [UInt8]
    private let read: @Sendable ([UInt8]) -> Void

    package init(
        _ name: String, _ size: Int, _ make: @escaping @Sendable (Int) -> String,
        _ read: @escaping @Sendable ([UInt8]) -> Void
    ) {
        self.init(name, size, bytes: { Array(make($0).utf8) }, read)
    }

    package init(
        _ name: String, _ size: Int, bytes make: @escaping @Sendable (Int) -> [UInt8],
        _ read: @escaping @Sendable ([UInt8]) -> Void
    ) {
        (description, self.size, self.make, self.read) = (name, size, make, read)
    }

    /// As `Growth.factor` has it.
    package var factor: Double { Growth.factor(at: size, making: make, read) }
}
