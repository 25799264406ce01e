import Testing

@testable import Fetching

@Suite("A path's parts")
struct FilePathTests {
    @Test(
        "are told by its text, however short it is and whatever it holds",
        arguments: [
            ("b", ".", "b", "b"), ("é", ".", "é", "é"), ("/", "/", "/", "/"),
            ("//", "/", "//", "//"), ("", ".", "", ""), ("a/b", "a", "b", "a/b"),
            ("/b", "/", "b", "/b"), ("a/", ".", "a", "a/"), ("/a//b//", "/a", "b", "/a//b//"),
            ("a.b/c", "a.b", "c", "a.b/c"), ("a/c.ics", "a", "c.ics", "a/c"),
            (".c", ".", ".c", ".c"), ("c.", ".", "c.", "c"), (".", ".", ".", "."),
            // A combining mark makes one character of a slash and itself.
            ("a/\u{301}b", "a", "\u{301}b", "a/\u{301}b"),
            ("a/x\u{301}.b", "a", "x\u{301}.b", "a/x\u{301}"),
            ("a/b.\u{301}c", "a", "b.\u{301}c", "a/b"),
        ])
    func parts(_ path: String, _ folder: String, _ last: String, _ stem: String) {
        #expect(FilePath.folder(of: path) == folder)
        #expect(FilePath.lastPart(path) == last)
        #expect(FilePath.withoutExtension(path) == stem)
    }

    @Test(
        "are joined by one slash", arguments: [("a", "a/b"), ("a/", "a/b"), ("/", "/b"), ("", "b")])
    func joined(_ folder: String, _ whole: String) {
        #expect(FilePath.joined(folder, "b") == whole)
    }
}
