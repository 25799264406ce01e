import Campus
import Operations
import Recurrence
import Words

/// What is shown may be out of date: said where it is read.
enum StaleText {
    static func tell(_ desks: Desks, json: Bool) {
        for status in (try? desks.sources.staleSources()) ?? [] {
            let words = Speech.words
            let age = status.good.map { DayWords(words: words).ago(desks.now - $0.at) }
            let line = words(
                age == nil ? "stale.never" : "stale.since",
                [
                    "source": .text(status.source.name), "age": .text(age ?? ""),
                    "why": .text(status.latest?.reason ?? words("stale.import")),
                ])
            if json {
                Console.complain(line.harmless)
            } else {
                Console.say([""] + Screen.standard.warning(line.harmless.oneLine))
            }
        }
    }
}
