import ArgumentParser
import Campus
import Operations
import Recurrence
import Wire

/// What loading a file did, in words.
enum CatalogueText {
    static func say(_ report: CatalogueReport, of noun: String, json wantsJSON: Bool) {
        if wantsJSON {
            Console.say(CatalogueShape(report))
            return
        }
        let count = report.added + report.changed + report.unchanged
        Console.say(
            "\(count) \(noun)\(count == 1 ? "" : "s"): \(report.added) added, "
                + "\(report.changed) changed, \(report.unchanged) unchanged")
    }

    static func say(_ changes: [ModuleChange], in zone: Zone, json wantsJSON: Bool) {
        if wantsJSON {
            Console.say(ListShape(changes) { ModuleChangeShape($0, in: zone) })
        } else if changes.isEmpty {
            Console.say("No change in the catalogue.")
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
        switch change.kind {
        case .added: return "\(day)  new: \(fact(change.title))"
        case .removed: return "\(day)  no longer listed: \(fact(change.title))"
        case .changed:
            let name = change.fact ?? "a fact"
            return "\(day)  \(name): \(fact(change.before)) → \(fact(change.after))"
        }
    }

    private static func fact(_ text: String?) -> String {
        guard let text else { return "(none)" }
        return text.count <= 60
            ? text.harmless.oneLine : "\(text.prefix(57))...".harmless.oneLine
    }
}
