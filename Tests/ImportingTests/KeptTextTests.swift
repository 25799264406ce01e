import TestSupport
import Testing

@testable import Importing

/// How much of a feed's texts is kept.
@Suite("Texts of a feed")
struct KeptTextTests {
    private static func many(_ text: String, _ count: Int) -> String {
        String(repeating: text, count: count)
    }

    @Test(
        "that people write stay as they are",
        arguments: [
            "", "CM50123 Lecture", many("x", 1_000), many("ö", 1_000), many("課", 1_000),
            "Zürich \u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}\u{200d}\u{1f466}",
            "\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
            "Tiê\u{301}ng Viê\u{323}t",
            "\u{1112}\u{1161}\u{11ab}\u{1100}\u{1173}\u{11af}", "नमस्ते", "שָׁלוֹם",
        ])
    func whole(_ text: String) {
        #expect(Array(KeptText.line(text).utf8) == Array(text.utf8))
        #expect(Array(KeptText.long(text).utf8) == Array(text.utf8))
    }

    @Test(
        "without end are cut between letters",
        arguments: [
            (NamedSample("x", many("x", 5_000_000)), 1_000),
            (NamedSample("two bytes", many("ö", 2_000_000)), 1_000),
            (NamedSample("one letter's marks", "e" + many("\u{301}", 2_000_000)), 1),
            (NamedSample("a hundred marks each", many("e" + many("\u{301}", 100), 2_000)), 236),
            (NamedSample("jamo", many("\u{1100}", 1_000_000)), 16),
            (NamedSample("joiners", many("\u{200d}", 1_000_000)), 16),
            (NamedSample("joined people", many("\u{1f468}\u{200d}", 1_000_000)), 4_000),
        ])
    func cut(_ sample: NamedSample<String>, _ most: Int) {
        let text = sample.value
        let line = KeptText.line(text)
        #expect(line.count <= most && !line.isEmpty)
        #expect(line.unicodeScalars.count <= 4_000)
        #expect(text.utf8.starts(with: line.utf8.prefix(2)))
        let long = KeptText.long(text)
        #expect(long.utf8.count <= 64 << 10 && !long.isEmpty)
        #expect(!long.unicodeScalars.contains("\u{fffd}"))
    }

    @Test("are kept to the last letter, byte and mark that is allowed, and no further")
    func limits() {
        #expect(KeptText.line(Self.many("課", 1_001)) == Self.many("課", 1_000))
        let marked = "e" + Self.many("\u{301}", 16)
        #expect(
            KeptText.line(marked + "\u{301}").unicodeScalars.elementsEqual(marked.unicodeScalars))
        #expect(KeptText.line(marked).unicodeScalars.elementsEqual(marked.unicodeScalars))
        #expect(KeptText.long(marked + "\u{301}!") == marked + "!")
        for joining in ["\u{1100}", "\u{200d}", "\u{e0067}"] {
            #expect(KeptText.line(Self.many(joining, 100)).unicodeScalars.count == 16)
        }
        let letters = Self.many("e\u{323}\u{301}", 1_000)
        #expect(KeptText.line(letters).utf8.count == letters.utf8.count)
        let (whole, half) = (Self.many("ö", 32 << 10), Self.many("ö", (32 << 10) - 1))
        #expect(KeptText.long(whole).utf8.count == 64 << 10)
        #expect(KeptText.long(whole + "x") == whole)
        // No letter is cut in two.
        #expect(KeptText.long("x" + whole) == "x" + half)
        let uid = Self.many("u", 2_000)
        #expect(KeptText.identity(uid) { _ in "d" } == uid)
        #expect(KeptText.identity(uid + "u") { _ in "d" } == Self.many("u", 64) + "-d")
    }

    @Test("a UID too long goes by its digest, and another by another")
    func identities() {
        let digest = { (text: String) in "\(text.utf8.last ?? 0)" }
        let (one, other) = (Self.many("u", 9_000) + "1", Self.many("u", 9_000) + "2")
        #expect(KeptText.identity(one, digest: digest).utf8.count < 100)
        #expect(
            KeptText.identity(one, digest: digest) != KeptText.identity(other, digest: digest))
        #expect(KeptText.identity("uid", digest: digest) == "uid")
    }
}
