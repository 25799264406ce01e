import CryptoExtras
import Foundation

/// A password as it may be kept: a scrypt hash with its salt and parameters.
///
/// In the PHC form, `$scrypt$ln=15,r=8,p=3$SALT$HASH`, so that a hash made today is still read when
/// the parameters have been raised.
struct PasswordHash: Hashable {
    /// scrypt's parameters.
    struct Cost: Hashable {
        /// Of the number of rounds, to the base of 2.
        var logarithm: Int
        var blockSize: Int
        var parallelism: Int

        /// OWASP's choice for 32 MiB of memory: 2^15 rounds, blocks of 8, three times.
        static let standard = Cost(logarithm: 15, blockSize: 8, parallelism: 3)
    }

    private static let length = 32

    let text: String

    init(text: String) { self.text = text }

    /// Hashes a password with a new salt.
    init(of password: String, cost: Cost = .standard) throws(Refusal) {
        var generator = SystemRandomNumberGenerator()
        let salt = (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        let hash = try Self.hash(password, salt, cost)
        text =
            "$scrypt$ln=\(cost.logarithm),r=\(cost.blockSize),p=\(cost.parallelism)"
            + "$\(Data(salt).base64EncodedString())$\(Data(hash).base64EncodedString())"
    }

    /// Whether a password is the one.
    func matches(_ password: String) throws(Refusal) -> Bool {
        let parts = text.split(separator: "$").map(String.init)
        guard parts.count == 4, parts[0] == "scrypt",
            let cost = Self.cost(parts[1]),
            let salt = Data(base64Encoded: parts[2]), let kept = Data(base64Encoded: parts[3])
        else { throw Refusal(.unreadable, "refusal.password.damaged") }
        let hash = try Self.hash(password, Array(salt), cost)
        // All bytes are compared, so that the time tells nothing.
        let difference = zip(hash, kept).reduce(UInt8(hash.count == kept.count ? 0 : 1)) {
            $0 | ($1.0 ^ $1.1)
        }
        return difference == 0
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
        _ password: String, _ salt: [UInt8], _ cost: Cost
    ) throws(Refusal) -> [UInt8] {
        do {
            let key = try KDF.Scrypt.deriveKey(
                from: Array(password.utf8), salt: salt, outputByteCount: length,
                rounds: 1 << cost.logarithm, blockSize: cost.blockSize,
                parallelism: cost.parallelism, maxMemory: 256 << 20)
            return key.withUnsafeBytes { Array($0) }
        } catch {
            throw Refusal(.failed, "refusal.password.memory")
        }
    }
}
