import Campus
import Operations
import Recurrence

/// What is shown may be out of date: said where it is read.
enum StaleText {
    static func tell(_ registrar: Registrar, json: Bool) {
        for status in (try? registrar.staleSources()) ?? [] {
            let age = status.good.map { Age.text(registrar.now - $0.at) }
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
