import Foundation
import Testing
import Wire

@Suite("Writing JSON")
struct JSONWriterTests {
    @Test("JSON is what Foundation reads back")
    func json() throws {
        let text = "quote \" back \\ line\n tab\t nul\u{0} bell\u{7} é ☕️"
        var json = JSONWriter()
        json.object { json in
            json.field("text", text)
            json.field("none", nil as String?)
            json.field("number", -7)
            json.field("yes", true)
            json.key("list")
            json.array([1, 2]) { json, number in json.object { $0.field("n", number) } }
            json.key("empty")
            json.array([Int]()) { _, _ in }
        }
        let read = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: Any]
        #expect(read?["text"] as? String == text)
        #expect(read?["number"] as? Int == -7)
        #expect((read?["list"] as? [[String: Int]])?.map { $0["n"] } == [1, 2])
        #expect(read?.keys.count == 6)
    }

    @Test(
        "JSON carries nothing that steers a terminal, and the same text when it is read",
        arguments: [
            "\u{9b}31m", "a\u{80}b", "\u{9f}", "\u{7f}", "\u{202e}txt", "\u{2066}a\u{2069}",
            "\u{200e}\u{200f}", "\u{61c}", "\u{2028}\u{2029}", "\u{85}",
        ])
    func harmless(_ hostile: String) throws {
        var json = JSONWriter()
        json.array([hostile, "é ☕️ שלום … “quoted” \u{200d} ض Ⅷ \u{a0}"]) { $0.string($1) }
        let read = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String]
        #expect(read?.first == hostile)
        #expect(read?.last == "é ☕️ שלום … “quoted” \u{200d} ض Ⅷ \u{a0}")
        #expect(text(json).contains("שלום … “quoted” \u{200d} ض Ⅷ \u{a0}"))
        for scalar in text(json).unicodeScalars {
            #expect(scalar.properties.generalCategory != .control)
            #expect(
                !"\u{202e}\u{2066}\u{2069}\u{200e}\u{200f}\u{61c}\u{2028}\u{2029}"
                    .unicodeScalars.contains(scalar))
        }
    }

    private func text(_ json: JSONWriter) -> String { String(decoding: json.bytes, as: UTF8.self) }
}
