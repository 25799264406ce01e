import Testing

@Suite("The language of what commands show")
struct LanguageTests {
    /// A command, and a line of what it says in German.
    static let said = [
        ("drink glass", "Glas, 8 oz eingetragen: 710 ml (24 oz) von 1893 ml (64 oz)"),
        ("drink --undo", "Flasche, 16 oz zurückgenommen: 0 ml (0 oz) von 1893 ml (64 oz)"),
        ("goal", "Ziel          64 oz von 09:00 bis 21:00, in Bechern zu 8 oz, an"),
        (
            "event list",
            "  e1  Do 2026-10-15 18:00 – 20:00  Chess night  Founders Hall  (Chess club)  [dabei]"
        ),
        ("event list --past", "keine vergangenen Veranstaltungen"),
        ("event show e1", "  Plätze        1 vergeben"),
        ("event show e1", "  du            dabei"),
        ("event drop e1", "Chess night: du bist nicht mehr dabei"),
    ]

    @Test("is the machine's", arguments: said)
    func machine(_ line: String, _ wanted: String) throws {
        let words = line.split(separator: " ").map(String.init)
        for language in [["LANG": "de_DE.UTF-8"], ["LC_ALL": "de_AT", "LANG": "en_GB"]] {
            let outcome = try ScreenHome.copy().run(words: words, environment: language)
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(
                outcome.output.split(separator: "\n").contains { $0 == wanted }, "\(outcome.output)"
            )
        }
    }

    @Test("is one's own before the machine's")
    func own() throws {
        let belltower = try ScreenHome.copy()
        #expect(try belltower.run("settings", "language", "de").status == 0)
        #expect(try belltower.run("event", "list").output.contains("[dabei]"))
        #expect(try belltower.run("settings", "language", "en").status == 0)
        let english = try belltower.run("event", "list", environment: ["LANG": "de_DE.UTF-8"])
        #expect(english.output.contains("[joined]"))
    }

    @Test("is none of JSON's")
    func json() throws {
        let belltower = try ScreenHome.shared.get().belltower
        for words in [["event", "list", "--json"], ["goal", "--json"]] {
            let german = try belltower.run(words: words, environment: ["LANG": "de_DE.UTF-8"])
            #expect(german.output == (try belltower.run(words: words).output))
        }
    }
}
