import Foundation
import TestSupport
import Testing

/// Who asks: nobody becomes a person by a slip.
@Suite("Who asks")
struct AskerTests {
    private func handles(_ belltower: Belltower) throws -> [String] {
        try belltower.run("person", "list", "--json").list().compactMap { $0["handle"] as? String }
    }

    @Test(
        "a name that is not in the home is refused by every command, with the nearest",
        arguments: [
            ["agenda"], ["status"], ["add", "A", "--start", "14:00"], ["goal", "2l"], ["import"],
            ["reminders"], ["remind", "--once"], ["person", "add", "kmi"], ["check"], ["export"],
            ["setup", "--leads", "15m", "--yes"], ["settings", "zone", "Asia/Tokyo"],
        ])
    func unknown(_ words: [String]) throws {
        let belltower = try Belltower(people: ["sam", "kim"])
        for environment in [[:], ["BELLTOWER_PERSON": "kmi"]] {
            let outcome = try belltower.run(
                words: environment.isEmpty ? words + ["--as", "kmi"] : words,
                environment: environment)
            #expect(outcome.status == 66 && outcome.output.isEmpty, "\(words)")
            #expect(
                outcome.errors
                    == "belltower: there is nobody called kmi: did you mean kim?\n")
        }
        #expect(try handles(belltower) == ["kim", "sam"])
    }

    @Test("a slip is nobody's operator in a home that has nobody yet")
    func first() throws {
        let belltower = try Belltower(people: [])
        let refused = try belltower.run("agenda")
        #expect(refused.status == 66)
        #expect(
            refused.errors
                == "belltower: there is nobody called sam: `belltower person add sam` adds them\n")
        #expect(try belltower.run("person", "add", "kim", "--as", "sam").status == 66)
        let first = try belltower.run("person", "add", "sam", "--as", "sam", "--json").object()
        #expect(first["role"] as? String == "operator")
        // The second is added by an operator, and not by themselves.
        #expect(try belltower.run("person", "add", "kim", "--as", "kim").status == 66)
        let second = try belltower.run("person", "add", "kim", "--json").object()
        #expect(second["role"] as? String == "student")
    }

    @Test("the login name is welcomed at first use, however it is said")
    func login() throws {
        let name = NSUserName()
        for words in [["agenda", "--as", name], ["agenda", "--as", ""]] {
            let belltower = try Belltower(people: [])
            #expect(try belltower.run(words: words).status == 0)
            let list = try belltower.run(
                "person", "list", "--json", environment: ["BELLTOWER_PERSON": ""]
            ).list()
            #expect(list.map { $0["handle"] as? String } == [name])
            #expect(list.first?["role"] as? String == "operator")
        }
    }
}
