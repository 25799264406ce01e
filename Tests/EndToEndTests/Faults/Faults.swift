import Foundation
import Testing

/// Everything that goes wrong on purpose.
///
/// One after the other, so that other tests, some of which measure time, are not starved. Short in
/// `make test`; whole in `make soak`, which sets `BELLTOWER_SOAK`.
@Suite("Faults on purpose", .serialized)
enum Faults {
    static let isSoak = !(ProcessInfo.processInfo.environment["BELLTOWER_SOAK"] ?? "").isEmpty

    /// How many rounds of something: the first number in the short form, the second in the whole.
    static func rounds(_ short: Int, soak: Int) -> Int { isSoak ? soak : short }

    /// Says what was done, for whoever watches a soak.
    static func tell(_ what: String) {
        FileHandle.standardOutput.write(Data("faults: \(what)\n".utf8))
    }
}
