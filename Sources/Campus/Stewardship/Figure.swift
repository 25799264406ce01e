/// What is counted of a day, of nobody in particular.
package enum Figure: Hashable, Sendable {
    /// People who came.
    case newPeople
    /// People who looked at a page.
    case active
    /// The same in the whole week or month that the day is the last of, each person once.
    case activeInWeek, activeInMonth
    case published, joined
    case imports(FetchRecord.Outcome)
    /// Attempts of the bell, by the kind of channel: `push`, `email`.
    case reminders(channel: String, Punctuality)

    package enum Punctuality: String, Hashable, Sendable, CaseIterable {
        case onTime
        /// By over a minute.
        case late
        case failed
    }

    /// As it is kept: `imports.refused`, `reminders.push.late`.
    package var name: String {
        switch self {
        case .newPeople: "people.new"
        case .active: "people.active"
        case .activeInWeek: "people.activeWeek"
        case .activeInMonth: "people.activeMonth"
        case .published: "events.published"
        case .joined: "events.joined"
        case .imports(let outcome): "imports.\(outcome.rawValue)"
        case .reminders(let channel, let punctuality):
            "reminders.\(channel).\(punctuality.rawValue)"
        }
    }

    /// Nil for a name that another version of the program keeps.
    package init?(_ name: String) {
        let parts = name.split(separator: ".").map(String.init)
        switch (parts.first, parts.dropFirst().first, parts.last) {
        case ("people", "new", _): self = .newPeople
        case ("people", "active", _): self = .active
        case ("people", "activeWeek", _): self = .activeInWeek
        case ("people", "activeMonth", _): self = .activeInMonth
        case ("events", "published", _): self = .published
        case ("events", "joined", _): self = .joined
        case ("imports", let outcome?, _):
            guard let outcome = FetchRecord.Outcome(rawValue: outcome) else { return nil }
            self = .imports(outcome)
        case ("reminders", let channel?, let punctuality?):
            guard let punctuality = Punctuality(rawValue: punctuality) else { return nil }
            self = .reminders(channel: channel, punctuality)
        default: return nil
        }
    }
}
