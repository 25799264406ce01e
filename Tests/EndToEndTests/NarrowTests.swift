import Campus
import Foundation
import TestSupport
import Testing

/// People, friends, communities and events on a terminal of 40 columns.
@Suite("A terminal of 40 columns")
struct NarrowTests {
    static let names = [
        String(repeating: "international students ", count: 4) + "society",
        "👩‍👩‍👧 🇬🇧 Cinéma 🎬 " + String(repeating: "👍🏽 night ", count: 8),
        "国際交流クラブ" + String(repeating: "離散数学", count: 7),
        "الكافتيريا " + String(repeating: "نادي السينما ", count: 5),
    ].map { $0.trimmingCharacters(in: .whitespaces) }

    @Test("no line is wider, whatever things are called", arguments: names)
    func widths(_ name: String) throws {
        let belltower = try Belltower(people: ["sam", "a-very-long-handle_of-32-letters"])
        func show(_ words: String...) throws -> String {
            let shown = try belltower.run(words: words, environment: ["COLUMNS": "40"])
            #expect(shown.status == 0, "\(words): \(shown.errors)")
            for line in shown.output.split(separator: "\n") {
                #expect(String(line).displayWidth <= 40, "\(words): \(line)")
            }
            return shown.output
        }
        let long = "a-very-long-handle_of-32-letters"
        let community = String(name.prefix(60)).trimmingCharacters(in: .whitespaces)
        let place = String(name.prefix(100))
        _ = try show("person", "edit", "--name", String(name.prefix(80)), "--bio", name)
        _ = try show("person", "show")
        _ = try show("person", "list")
        _ = try show("community", "create", community)
        _ = try show("community", "join", community)
        _ = try show("community", "organiser", community, long)
        _ = try show(
            "event", "publish", name, "--start", "fri 18:00", "--community", community, "--at",
            place)
        _ = try show("event", "join", "e1")
        for screen in [["event", "list"], ["event", "show", "e1"], ["community", "list"]] {
            let shown = try belltower.run(words: screen, environment: ["COLUMNS": "40"])
            for line in shown.output.split(separator: "\n") {
                #expect(String(line).displayWidth <= 40, "\(screen): \(line)")
            }
        }
        _ = try show("community", "show", community)
        _ = try show("friend", "request", long)
        _ = try show("friend", "list")
        _ = try show("agenda", "week")
        _ = try show("agenda", "--next")
        _ = try show("status")
        let told = try show("person", "suspend", long) + show("person", "restore", long)
        #expect(told.replacing("\n", with: " ").contains(long))
    }
}
