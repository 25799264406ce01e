import ArgumentParser
import Campus
import Operations
import Recurrence
import Wire
import Words

/// What loading a file did, in words.
enum CatalogueText {
    /// What a file holds.
    enum Noun: String { case module, programme }

    static func say(_ report: CatalogueReport, of noun: Noun, json wantsJSON: Bool) {
        if wantsJSON {
            Console.say(CatalogueShape(report))
            return
        }
        let count = report.added + report.changed + report.unchanged
        Console.say(
            Speech.words(
                noun == .module ? "module.loaded" : "programme.loaded",
                [
                    "count": .number(count), "added": .number(report.added),
                    "changed": .number(report.changed), "unchanged": .number(report.unchanged),
                ]))
    }

    static func say(_ changes: [ModuleChange], in zone: Zone, json wantsJSON: Bool) {
        if wantsJSON {
            Console.say(ListShape(changes) { ModuleChangeShape($0, in: zone) })
        } else if changes.isEmpty {
            Console.say(Speech.words("module.changes.none"))
        } else {
            for change in changes {
                Console.say(
                    Screen.standard.lines(
                        line(change, in: zone), after: "\(change.code) \(change.year)  "))
            }
        }
    }

    /// `2026-10-05  credits: 6 → 12`.
    static func line(_ change: ModuleChange, in zone: Zone) -> String {
        let day = zone.wall(at: change.at).date
        let words = Speech.words
        switch change.kind {
        case .added:
            let said = words("module.change.added", ["title": .text(fact(change.title))])
            return "\(day)  \(said)"
        case .removed:
            let said = words("module.change.removed", ["title": .text(fact(change.title))])
            return "\(day)  \(said)"
        case .changed:
            let name = change.fact ?? words("module.change.fact")
            return "\(day)  \(name): \(fact(change.before)) → \(fact(change.after))"
        }
    }

    private static func fact(_ text: String?) -> String {
        guard let text else { return Speech.words("module.change.nothing") }
        return text.count <= 60
            ? text.harmless.oneLine : "\(text.prefix(57))...".harmless.oneLine
    }
}
