import Testing

@testable import Storage

@Suite("What stands in braces in a statement")
struct TokensTests {
    @Test(
        "is filled in where its name is known, and stays where it is not",
        arguments: [
            ("SELECT 1", "SELECT 1"),
            ("", ""),
            ("{a}", "one"),
            ("x {a} y {b} z {a}", "x one y {a} z one"),
            ("{a}{a}", "oneone"),
            ("{c}{a}", "one"),
            ("'{}' {unknown} {a", "'{}' {unknown} {a"),
            ("{ {a} }", "{ one }"),
            ("é {a} ü", "é one ü"),
        ])
    func filled(text: String, expected: String) {
        let said = Tokens.filled(text) { ["a": "one", "b": "{a}", "c": ""][$0] }
        #expect(said == expected)
    }

    @Test("is known in each engine's language, whatever a statement needs")
    func statements() {
        let dialect = Dialect(
            order: "1", list: "2", texts: "3", pairs: "4", cells: "5", clock: "6", kept: "7",
            free: "8", turn: "9", age: "10", position: "11",
            search: Dialect.Search(hits: "12", ranked: "13") { words, _ in words.joined() })
        let statement = """
            {order} {list} {texts} {pairs} {cells} {clock} {kept} {free} {turn} {age} {position} \
            {hits} {ranked}
            """
        #expect(dialect.sql(statement) == (1...13).map(String.init).joined(separator: " "))
    }
}
