import Testing

@testable import WebServer

@Suite("Forms with a file")
struct MultipartFormTests {
    private static let type = "multipart/form-data; boundary=xYz"

    private func read(_ text: String, as type: String = type) -> MultipartForm? {
        MultipartForm(Array(text.utf8), as: type)
    }

    private static func file(_ content: String, named name: String = "term.ics") -> String {
        "--xYz\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\(name)\"\r\n"
            + "Content-Type: text/calendar\r\n\r\n\(content)\r\n"
    }

    private static let next =
        "--xYz\r\nContent-Disposition: form-data; name=\"next\"\r\n\r\n/sources\r\n"

    @Test("a file and a field are read as a browser sends them")
    func whole() throws {
        let form = try #require(read(Self.file("A\r\nB") + Self.next + "--xYz--\r\n"))
        let file = try #require(form.files["file"])
        #expect(String(decoding: file.bytes, as: UTF8.self) == "A\r\nB")
        #expect((file.name, file.stem) == ("term.ics", "term"))
        #expect(form.fields.map(\.name) == ["next"] && form.fields.map(\.value) == ["/sources"])
    }

    @Test("bytes that look like a boundary, and are none, stay in the file")
    func nearBoundary() throws {
        let content = "\r\n--xY\r\n--xYZ\r\n-\r\r\n--"
        let form = try #require(read(Self.file(content) + "--xYz--"))
        #expect(form.files["file"]?.bytes == Array(content.utf8))
    }

    @Test("an empty file, and one whose bytes are no text")
    func edges() throws {
        #expect(try #require(read(Self.file("") + "--xYz--")).files["file"]?.bytes == [])
        let head = Array(
            "--xYz\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a\"\r\n\r\n".utf8)
        let bytes: [UInt8] = Array(0...255)
        let form = MultipartForm(head + bytes + Array("\r\n--xYz--".utf8), as: Self.type)
        #expect(form?.files["file"]?.bytes == bytes)
    }

    @Test(
        "a name is what is behind its folders, without its kind",
        arguments: [
            ("C:\\home\\a.b.ics", "a.b"), ("../../etc/passwd", "passwd"), ("", nil), (".ics", nil),
            ("noise", "noise"), ("%22quoted%22.ics", "\"quoted\""),
        ])
    func stems(name: String, stem: String?) throws {
        let form = try #require(read(Self.file("x", named: name) + "--xYz--"))
        #expect(form.files["file"]?.stem == stem)
    }

    @Test(
        "what is no such form is none",
        arguments: [
            "", "--", "--xYz", "--xYz\r\n", "--xYz\r\n\r\n", "xYz", "\r\n--xYz",
            "--xYz\r\nContent-Disposition: form-data; name=\"file\r\n\r\nx\r\n--xYz--",
            "--xYz\r\nContent-Disposition: form-data\r\n\r\nx\r\n--xYz--",
            "--xYz\r\nX: y\r\n\r\nx\r\n--xYz--", "--xYz\r\nno empty line\r\n--xYz--",
            "--xYzjunk\r\n\r\nx\r\n--xYz--", file("cut off"), file("x") + file("twice") + "--xYz--",
            String(repeating: next, count: 21) + "--xYz--",
            "--xYz\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n"
                + String(repeating: "x", count: 9_000) + "\r\n--xYz--",
            "--xYz\r\nA: " + String(repeating: "x", count: 5_000)
                + "\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nx\r\n--xYz--",
        ])
    func hostile(text: String) {
        #expect(read(text) == nil)
    }

    @Test(
        "a boundary is 1 to 70 visible characters, in quotes or not",
        arguments: [
            ("multipart/form-data; boundary=\"xYz\"", true),
            ("Multipart/Form-Data;boundary=xYz; charset=utf-8", true),
            ("multipart/form-data", false),
            ("multipart/form-data; boundary=", false), ("multipart/mixed; boundary=xYz", false),
            ("multipart/form-data; boundary=\(String(repeating: "x", count: 71))", false),
            ("multipart/form-data; boundary=a\u{e9}", false),
        ])
    func boundaries(type: String, isWell: Bool) {
        #expect((read(Self.file("x") + "--xYz--", as: type) != nil) == isWell)
    }

    @Test("no prefix of a form, and no form with a byte altered, does harm")
    func mutations() {
        let bytes = Array((Self.file("A\r\nB") + Self.next + "--xYz--\r\n").utf8)
        for length in bytes.indices {
            _ = MultipartForm(Array(bytes[..<length]), as: Self.type)
            for value: UInt8 in [0, 0x0a, 0x0d, 0x22, 0x2d, 0xff] {
                var altered = bytes
                altered[length] = value
                _ = MultipartForm(altered, as: Self.type)
            }
        }
    }

    @Test("twenty megabytes of line ends are read in a moment")
    func slow() {
        let content = String(repeating: "\r\n--xY", count: (20 << 20) / 6)
        let form = read(Self.file(content) + "--xYz--")
        #expect(form?.files["file"]?.bytes.count == content.utf8.count)
        #expect(read(Self.file(content + content) + "--xYz--") == nil)
    }
}
