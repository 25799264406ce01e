import Testing

@testable import Words

@Suite("Catalogues of words")
struct CatalogueTests {
    private static let catalogues = Language.allCases.map(Catalogue.of)

    @Test("every text can be read, and every key stands once", arguments: catalogues)
    func readable(catalogue: Catalogue) {
        for key in catalogue.keys {
            #expect(catalogue.problem(with: key) == nil, "\(catalogue.language) \(key)")
        }
        #expect(Set(catalogue.keys).count == catalogue.keys.count)
    }

    @Test("every language has all keys of English, no others, and their arguments")
    func complete() throws {
        for catalogue in Self.catalogues where catalogue.language != .english {
            #expect(Set(catalogue.keys).symmetricDifference(Catalogue.english.keys) == [])
            for key in catalogue.keys {
                let (ours, english) = (
                    catalogue.pattern(of: key)?.arguments,
                    Catalogue.english.pattern(of: key)?.arguments
                )
                #expect(ours == english, "\(catalogue.language) \(key)")
            }
        }
    }

    @Test(
        "what comes by e-mail is called so, and no letter",
        arguments: [
            (.german, #"\bBrief"#), (.french, #"\b(la|cette) lettre\b"#),
            (.spanish, #"\bcartas?\b"#),
        ] as [(Catalogue, String)])
    func letters(catalogue: Catalogue, letter: String) throws {
        let pattern = try Regex(letter)
        for key in catalogue.keys {
            let text = catalogue.line(of: key) ?? ""
            #expect(!text.contains(pattern), "\(catalogue.language) \(key)")
        }
    }

    @Test(
        "lists are said as the language has them",
        arguments: [
            (Catalogue.english, [], ""), (.english, ["a"], "a"), (.english, ["a", "b"], "a and b"),
            (.english, ["a", "b", "c", "d"], "a, b, c and d"), (.german, ["a", "b"], "a und b"),
        ] as [(Catalogue, [String], String)])
    func lists(catalogue: Catalogue, items: [String], text: String) {
        #expect(catalogue.list(items) == text)
    }

    @Test(
        "a language is known by the name of its locale",
        arguments: [
            ("de_AT.UTF-8", Language.german), ("de", .german), ("de-CH", .german),
            ("en_GB", .english), ("C", nil), ("POSIX", nil), ("", nil), ("tlh", nil),
        ])
    func locales(name: String, language: Language?) {
        #expect(Language(locale: name) == language)
    }
}
