import Testing

@testable import Words

@Suite("Texts of catalogues, with what goes into them")
struct MessagePatternTests {
    private static let texts: StaticString = #"""
        plain = nothing but words
        name = {name} is full
        wrapped = one line
            and another
        broken = a line\nand one below
        # A comment, and an empty line.

        places = {count, plural, =0 {no place} one {a place} other {# places}}
        half = {half, select, am {morning} other {afternoon}} of {day}
        nested = {count, plural, one {{name} and # more} other {{name} and # others}}
        quoted = '{'{name}'}' '#'
        near = no {name}{near, plural, =0 {} other {: did you mean {near}?}}
        command.near = {sentence}{near, plural, =0 {: see list} other {}}
        wrapper = {file}: {what}
        list.more = {before}, {last}
        list.and = {before} and {last}
        list.or = {before} or {last}
        """#
    private let catalogue = Catalogue(.english, [texts])

    @Test(
        "a text has its arguments put in",
        arguments: [
            ("plain", [:], "nothing but words"), ("name", ["name": "Picnic"], "Picnic is full"),
            ("wrapped", [:], "one line and another"), ("broken", [:], "a line\nand one below"),
            ("places", ["count": 0], "no place"), ("places", ["count": 1], "a place"),
            ("places", ["count": 12], "12 places"),
            ("half", ["half": "am", "day": "Monday"], "morning of Monday"),
            ("half", ["half": "xx", "day": "Monday"], "afternoon of Monday"),
            ("nested", ["name": "Ann", "count": 1], "Ann and 1 more"),
            ("nested", ["name": "Ann", "count": 3], "Ann and 3 others"),
            ("quoted", ["name": "x"], "{x} #"),
            ("name", ["name": "{count} # %@ '{'"], "{count} # %@ '{' is full"),
            ("name", [:], "{name} is full"),
            ("unknown.key", [:], "unknown.key"),
        ] as [(String, [String: Message.Argument], String)])
    func written(key: String, arguments: [String: Message.Argument], text: String) {
        #expect(catalogue(key, arguments) == text)
    }

    @Test(
        "what is no text is told with its place",
        arguments: [
            ("a } here", "a brace is closed that was not opened, at character 3"),
            ("{name", "a brace is not closed, at character 6"),
            ("{count, plural, one {x}}", "`count` has no case `other`, at character 25"),
            (
                "{count, choose, other {x}}",
                "`choose` is neither plural nor select, at character 27"
            ),
            ("{count, plural, some {x} other {y}}", "`some` is no plural form, at character 36"),
            ("{}", "a brace without a name, at character 2"),
            ("{c, select, a {x} a {y} other {z}}", "`a` twice, at character 24"),
        ])
    func problems(text: String, problem: String) {
        #expect(throws: MessagePattern.Problem.self) { try MessagePattern(text) }
        do { _ = try MessagePattern(text) } catch { #expect(error.description == problem) }
    }

    @Test("braces in braces have an end")
    func depth() {
        let deep = String(repeating: "{a, select, other {", count: 1_000)
        #expect(throws: MessagePattern.Problem.self) { try MessagePattern(deep) }
    }

    @Test(
        "an edge says a message in its own way, inside others too",
        arguments: [
            (Message("near", ["name": "x", "near": .choice([String]())]), "no x: see list"),
            (
                Message("near", ["name": "x", "near": .choice(["y", "z"])]),
                "no x: did you mean y or z?"
            ),
            (
                Message(
                    "wrapper",
                    [
                        "file": "f",
                        "what": .message(
                            Message("near", ["name": "x", "near": .choice([String]())])),
                    ]), "f: no x: see list"
            ),
            (Message("plain"), "nothing but words"),
        ])
    func edges(message: Message, text: String) {
        #expect(catalogue.text(message, at: .commandLine) == text)
        #expect(!catalogue.text(message).contains("see list"))
    }

    @Test("texts that go into a message can be masked, numbers and words cannot")
    func mapping() {
        let message = Message(
            "wrapper",
            [
                "file": "secret",
                "what": .message(Message("name", ["name": .list(["secret", "b"])])),
            ])
        let masked = message.mapping { $0 == "secret" ? "***" : $0 }
        #expect(catalogue.text(masked) == "***: *** and b is full")
    }
}
