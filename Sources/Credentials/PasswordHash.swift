import CryptoExtras
import Foundation

/// A password as it may be kept: a scrypt hash with its salt and parameters.
///
/// In the PHC form, `$scrypt$ln=15,r=8,p=3$SALT$HASH`, so that a hash made today is still read when
/// the parameters have been raised.
package struct PasswordHash: Hashable, Sendable {
    /// Why a password cannot be hashed.
    package enum Problem: Error {
        /// What is kept is no hash.
        case damaged
        /// There is too little memory.
        case memory
    }

    /// scrypt's parameters.
    package struct Cost: Hashable, Sendable {
        /// Of the number of rounds, to the base of 2.
        package var logarithm: Int
        package var blockSize: Int
        package var parallelism: Int

        package init(logarithm: Int, blockSize: Int, parallelism: Int) {
            self.logarithm = logarithm
            self.blockSize = blockSize
            self.parallelism = parallelism
        }

        /// OWASP's choice for 32 MiB of memory: 2^15 rounds, blocks of 8, three times.
        package static let standard = Cost(logarithm: 15, blockSize: 8, parallelism: 3)
    }

    private static let length = 32

    package let text: String

    package init(text: String) { self.text = text }

    /// Hashes a password with a new salt.
    package init(of password: String, cost: Cost = .standard) throws(Problem) {
        var generator = SystemRandomNumberGenerator()
        let salt = (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        let hash = try Self.hash(password, salt: salt, cost: cost)
        text =
            "$scrypt$ln=\(cost.logarithm),r=\(cost.blockSize),p=\(cost.parallelism)"
            + "$\(Data(salt).base64EncodedString())$\(Data(hash).base64EncodedString())"
    }

    /// Whether a password is the one.
    package func matches(_ password: String) throws(Problem) -> Bool {
        let parts = text.split(separator: "$").map(String.init)
        guard parts.count == 4, parts[0] == "scrypt",
            let cost = Self.cost(parts[1]),
            let salt = Data(base64Encoded: parts[2]), let kept = Data(base64Encoded: parts[3])
        else { throw Problem.damaged }
        let hash = try Self.hash(password, salt: Array(salt), cost: cost)
        return isSame(hash, kept)
    }

    /// Numbers small enough that a damaged row cannot take the machine's memory.
    private static func cost(_ text: String) -> Cost? {
        let pairs = text.split(separator: ",").map { $0.split(separator: "=") }
        guard pairs.count == 3, pairs.map(\.first) == ["ln", "r", "p"],
            pairs.allSatisfy({ $0.count == 2 })
        else { return nil }
        let numbers = pairs.compactMap { Int($0[1]) }
        guard numbers.count == 3, (1...18).contains(numbers[0]), (1...16).contains(numbers[1]),
            (1...16).contains(numbers[2])
        else { return nil }
        return Cost(logarithm: numbers[0], blockSize: numbers[1], parallelism: numbers[2])
    }

    private static func hash(
        _ password: String, salt: [UInt8], cost: Cost
    ) throws(Problem) -> [UInt8] {
        do {
            let key = try KDF.Scrypt.deriveKey(
                from: Array(password.utf8), salt: salt, outputByteCount: length,
                rounds: 1 << cost.logarithm, blockSize: cost.blockSize,
                parallelism: cost.parallelism, maxMemory: 256 << 20)
            return key.withUnsafeBytes { Array($0) }
        } catch {
            throw Problem.memory
        }
    }
}
