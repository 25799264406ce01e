import Foundation
import Testing

@testable import WebServer

@Suite("JSON that comes in")
struct JSONValueTests {
    @Test(
        "each kind of value is read as what it is",
        arguments: [
            ("true", JSONValue.flag(true)), ("1", .number(1)), ("0", .number(0)),
            ("1e3", .number(1_000)), (#""1""#, .text("1")), ("null", .null),
            (
                #"{"a":[false,0.5,"ü",{}]}"#,
                .object(["a": .list([.flag(false), .number(0.5), .text("ü"), .object([:])])])
            ),
        ])
    func kinds(_ text: String, _ value: JSONValue) throws {
        #expect(try JSONValue(Data(text.utf8)) == value)
    }

    @Test(
        "what is no JSON, too deep or too much is refused",
        arguments: [
            "", "{", "{\"a\" 1}", "nan", String(repeating: "[", count: 100_000),
            "[" + String(repeating: "0,", count: 20_000) + "0]", "\"\u{0}\"",
        ])
    func unreadable(_ text: String) {
        #expect(throws: (any Error).self) { try JSONValue(Data(text.utf8)) }
    }
}
