import ArgumentParser
import Campus
import Foundation
import Operations

/// What can be said of an event; an empty text clears a field.
struct EventOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "When it starts, as \"fri 18:00\" or \"2026-10-05 18:00\".", valueName: "time"))
    var start: String?

    @Option(help: ArgumentHelp("When it ends.", valueName: "time"))
    var end: String?

    @Option(
        name: .customLong("for"),
        help: ArgumentHelp("How long it lasts: 90m, 1h30, 2h. Default: 1h.", valueName: "length"))
    var length: Interval?

    @Option(name: .customLong("at"), help: ArgumentHelp("Where.", valueName: "place"))
    var location: String?

    @Option(help: ArgumentHelp("What it is about.", valueName: "text"))
    var description: String?

    @Option(
        name: .customLong("repeat"),
        help: ArgumentHelp("weekly, weekdays, every 2 weeks, or an RRULE.", valueName: "rrule"))
    var rule: String?

    @Option(help: "How many may come; 0 for any number.")
    var capacity: Int?

    @Option(help: "The word it is found by; free as long as no other event has it.")
    var hashtag: String?

    @Option(
        help: ArgumentHelp(
            "Makes it private: a file whose first line is the password.", valueName: "file"),
        completion: .file())
    var passwordFile: String?

    /// - Parameter zone: what `--zone` says: here it is the event's own.
    func draft(zone: String?) throws -> EventDraft {
        guard end == nil || length == nil else {
            throw ValidationError("Give --end or --for, not both.")
        }
        var draft = EventDraft()
        draft.start = start
        draft.end = end
        draft.length = length?.seconds
        draft.location = location
        draft.description = description
        draft.rule = rule
        draft.capacity = capacity
        draft.hashtag = hashtag
        draft.zone = zone
        draft.password = try passwordFile.map { EventPassword(try PasswordFile.read($0)) }
        return draft
    }
}
