import Campus
import Recurrence
import Testing

@Suite("Columns of a terminal")
struct DisplayWidthTests {
    static let widths: [(text: String, columns: Int)] = [
        ("", 0), ("Algebra", 7), ("Übung", 5), ("U\u{308}bung", 5), ("数学", 4), ("ﾊﾝｶｸ", 4),
        ("ＡＢ", 4), ("한국어", 6), ("\u{1112}\u{1161}\u{11ab}", 2), ("🎉", 2), ("👩‍👩‍👧", 2), ("🇨🇭", 2),
        ("👍🏽", 2), ("❤️", 2), ("❤", 1), ("é\u{301}\u{302}", 1), ("a\u{200b}b", 2), ("\u{feff}x", 1),
        ("…–“”", 4), ("┃─", 2), ("עברית", 5), ("ไทย", 3), ("นี้", 1), ("\u{7}", 0), ("𠮷", 2),
        ("①", 1),
        ("、。", 4), ("\u{1b}[1m", 3),
    ]

    @Test("wide characters take two, marks none", arguments: widths)
    func width(text: String, columns: Int) { #expect(text.displayWidth == columns) }

    @Test("a fitted text has exactly its columns, whatever it is cut in")
    func fitted() {
        for (text, _) in Self.widths {
            let text = text + text + text
            for width in 0...12 {
                #expect(text.fitted(to: width).displayWidth == width, "\(text) \(width)")
                #expect(text.truncated(to: width).displayWidth <= width)
            }
        }
        #expect("数学講義".fitted(to: 6) == "数学… " && "数学".fitted(to: 4) == "数学")
        #expect("a long title".truncated(to: 7) == "a long…")
    }

    @Test("wrapped lines hold all words and none is too wide")
    func wrapped() {
        let text = "CM50123 Networking 数学数学数学 Extraordinarily 🎉"
        for width in 2...50 {
            let lines = text.wrapped(to: width)
            #expect(lines.allSatisfy { $0.displayWidth <= width }, "\(width)")
            #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
            #expect(text.wrapped(to: width, lines: 2).count <= 2)
        }
        #expect("one two three".wrapped(to: 7) == ["one two", "three"])
        #expect("one two three".wrapped(to: 7, lines: 1) == ["one tw…"])
    }

    @Test(
        "weeks begin as a locale has it",
        arguments: [
            ("en_US.UTF-8", Weekday.sunday), ("en_GB.UTF-8", .monday), ("C.UTF-8", .monday),
            ("", .monday), ("ar_EG", .saturday), ("de_DE@euro", .monday), ("pt-BR", .sunday),
            ("POSIX", .monday),
        ])
    func weekday(locale: String, first: Weekday) {
        #expect(Weekday.first(inLocale: locale) == first)
    }
}
