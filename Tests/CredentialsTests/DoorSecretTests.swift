import Foundation
import Testing

@testable import Credentials

@Suite("The codes at a door")
struct DoorSecretTests {
    private static let secret = DoorSecret(kept: Data("12345678901234567890123456789012".utf8))

    /// RFC 6238, appendix B, SHA-256: the last six of the eight digits that stand there.
    @Test(
        "are those of RFC 6238",
        arguments: [
            (59, "119246"), (1_111_111_109, "084774"), (1_111_111_111, "062674"),
            (1_234_567_890, "819424"), (2_000_000_000, "698825"), (20_000_000_000, "737706"),
        ] as [(Int64, String)])
    func vectors(time: Int64, code: String) {
        #expect(Self.secret.code(at: time) == code)
    }

    @Test("hold while they are shown and for the half minute after, however they are grouped")
    func times() {
        let code = Self.secret.code(at: 59)
        for time: Int64 in [30, 59, 60, 89] {
            #expect(Self.secret.accepts(code, at: time), "\(time)")
        }
        for time: Int64 in [29, 90, 120] {
            #expect(!Self.secret.accepts(code, at: time), "\(time)")
        }
        #expect(Self.secret.accepts("119 246", at: 59) && Self.secret.accepts("119-246", at: 59))
        for other in ["", "119247", "1192460", "11924", "１１９２４６"] {
            #expect(!Self.secret.accepts(other, at: 59), "\(other)")
        }
        #expect(DoorSecret.end(at: 59) == 60 && DoorSecret.end(at: 60) == 90)
    }

    @Test("no two doors have the same, and none says what its codes are made with")
    func secrets() {
        let (one, other) = (DoorSecret(), DoorSecret())
        #expect(one.kept != other.kept && one.kept.count == 32)
        #expect("\(one)" == "the secret of a door")
    }
}
