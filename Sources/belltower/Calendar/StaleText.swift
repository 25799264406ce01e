import Campus
import Operations
import Recurrence

/// What is shown may be out of date: said where it is read.
enum StaleText {
    static func tell(_ desks: Desks, json: Bool) {
        for status in (try? desks.sources.staleSources()) ?? [] {
            let age = status.good.map { Age.text(desks.now - $0.at) }
            let why = status.latest?.reason.map { ": \($0)" } ?? ": run belltower import"
            let line =
                "\(status.source.name) was last read \(age.map { $0 + " ago" } ?? "never")\(why)"
            if json {
                Console.complain(line.harmless)
            } else {
                Console.say([""] + Screen.standard.warning(line.harmless.oneLine))
            }
        }
    }
}
