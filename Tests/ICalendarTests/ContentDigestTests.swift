import ICalendar
import Testing

@Suite("Digests")
struct ContentDigestTests {
    @Test("a digest survives being written and read")
    func encoding() {
        let digest = ComponentScanner.digest(of: Array("BEGIN:VCALENDAR".utf8))
        #expect(ContentDigest(encoded: digest.encoded) == digest)
        #expect(digest.encoded.count == 16)
        #expect(ContentDigest(encoded: digest.encoded.dropLast()) == nil)
        #expect(digest.description.utf8.count == 32)
    }

    @Test("digests are the same on every machine and in every version")
    func stability() {
        let digest = ComponentScanner.digest(of: Array((0..<100).map { UInt8($0) }))
        #expect(digest.description == "75def6662830df42d3122f3e7ba7d491")
    }

    @Test("any changed, added or moved byte changes the digest")
    func sensitivity() {
        let bytes = (1...70).map { UInt8($0) }
        var seen = Set([ComponentScanner.digest(of: bytes)])
        for index in bytes.indices {
            for bit in 0..<8 {
                var changed = bytes
                changed[index] ^= 1 << UInt8(bit)
                seen.insert(ComponentScanner.digest(of: changed))
            }
        }
        for count in 0..<70 {
            seen.insert(ComponentScanner.digest(of: Array(bytes.prefix(count))))
            seen.insert(ComponentScanner.digest(of: [UInt8](repeating: 0, count: count + 1)))
        }
        #expect(seen.count == 1 + 70 * 8 + 70 + 70)
    }

    @Test("among 200,000 similar events no half of a digest occurs twice")
    func spread() {
        var (high, low): (Set<UInt64>, Set<UInt64>) = ([], [])
        for number in 0..<200_000 {
            let digest = ComponentScanner.digest(of: Array("UID:meeting-\(number)@x".utf8))
            high.insert(digest.high)
            low.insert(digest.low)
        }
        #expect(high.count == 200_000)
        #expect(low.count == 200_000)
    }
}
