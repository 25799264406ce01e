import Campus
import Recurrence
import Scheduling
import Words

extension PersonalReader {
    /// The rule that a person typed for something that starts then.
    func rule(
        _ text: String, from start: Moment, _ entryZone: Zone
    ) throws(Refusal) -> RecurrenceRule {
        let shown = text.prefix(60).description.harmless.oneLine
        let help = Message.Argument.message(Message("refusal.rule.help"))
        guard text.utf8.count <= 500 else {
            throw Refusal(.invalid, "refusal.rule.cut", with: ["text": "\(shown)", "help": help])
        }
        let today = zone.wall(at: now).date
        var value =
            try Self.words(text, from: start.wall.date, today: today) ?? text.uppercased()
        if value.hasPrefix("RRULE:") { value.removeFirst(6) }
        let (read, problems) = RecurrenceRule.parse(value)
        guard var rule = read else {
            throw Refusal(.invalid, "refusal.rule.none", with: ["text": "\(shown)", "help": help])
        }
        if let problem = problems.first {
            throw Refusal(
                .invalid, "refusal.rule.wrong",
                with: ["problem": "\(problem.description.harmless)", "help": help])
        }
        rule.until = rule.until.map { until($0, from: start, entryZone) }
        let isDay = start.basis == .date
        let zone = start.basis == .utc ? .utc : entryZone
        try RepeatFit.check(rule, from: start.wall, isDate: isDay, zone: isDay ? nil : zone)
        return rule
    }

    /// The RRULE that words mean; nil for anything else.
    static func words(
        _ text: String, from first: CivilDate, today: CivilDate
    ) throws(Refusal) -> String? {
        do throws(WrittenTimeProblem) {
            return try WrittenRepeat.rule(text, from: first, today: today)
        } catch {
            throw Refusal(.invalid, error.message)
        }
    }

    /// RFC 5545 wants a day beside a day, and an instant beside a time; people name the last day.
    private func until(
        _ until: RecurrenceRule.Until, from start: Moment, _ entryZone: Zone
    ) -> RecurrenceRule.Until {
        let zone = start.basis == .utc ? .utc : entryZone
        switch (until, start.basis) {
        case (.date, .date): return until
        case (.date(let date), _):
            return .utc(zone.instant(of: WallTime(date, secondOfDay: 86_399)))
        case (.local(let wall), .date): return .date(wall.date)
        case (.local(let wall), _): return .utc(zone.instant(of: wall))
        case (.utc(let instant), .date): return .date(zone.wall(at: instant).date)
        case (.utc, _): return until
        }
    }
}
