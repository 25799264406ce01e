import Campus
import Operations
import Recurrence
import Words

/// What will ring, and what became of what was due, day by day.
enum RemindersPage {
    static var routes: [PageRoute] {
        [
            .look("/reminders") { try page($0) },
            .form("/reminders/{id}/snooze", snooze, refused: page).on("/reminders"),
            .form("/reminders/{id}/dismiss", dismiss, refused: page).on("/reminders"),
            .form("/reminders/{id}/ring", ringAgain, refused: page).on("/reminders"),
        ]
    }

    /// So many days are shown at first, then more each time.
    private static let (comingDays, pastDays) = ([2, 7, 31], [3, 14, 60, 366])
    private static let mostLines = 300

    private static func page(_ visit: Visit, refused refusal: Refusal? = nil) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        let (days, past) = (
            count("days", of: comingDays, visit.request), count("past", of: pastDays, visit.request)
        )
        let coming = try visit.desks.reminders.upcoming(
            from: nil, to: "\(frame.today.adding(days: days))")
        let records = try visit.desks.reminders.history(
            from: "\(frame.today.adding(days: 1 - past))", to: nil
        ).filter { $0.reminder.state.isSettled }.reversed()
        let lines = BellLines(frame, isDated: false)
        let nextDays = frame.byDay(coming.prefix(mostLines), \.at)
        let formerDays = frame.byDay(records.prefix(mostLines), \.reminder.due)
        var model: [String: Any] = [
            "ownAddress": "/reminders?days=\(days)&past=\(past)",
            "comingDays": nextDays.enumerated().map { place, day -> [String: Any] in
                let model = rings(day.1, lines, visit.desks)
                return model.merging([
                    "dayID": "d\(place)", "comingDay": frame.day(day.0).beginningLarge,
                ]) { $1 }
            },
            "hasComing": !coming.isEmpty,
            "noneText": none("told.reminders.none", days, frame),
            "pastDays": formerDays.enumerated().map { place, day -> [String: Any] in
                [
                    "dayID": "p\(place)", "pastDay": frame.day(day.0).beginningLarge,
                    "past": day.1.map(lines.past),
                ]
            },
            "hasPast": !records.isEmpty,
            "noPastText": none("told.reminders.noPast", 1 - past, frame),
        ]
        // Where what was not there before begins.
        model["moreComing"] = comingDays.first { $0 > days }.map {
            "/reminders?days=\($0)&past=\(past)#d\(nextDays.count)"
        }
        model["morePast"] = pastDays.first { $0 > past }.map {
            "/reminders?days=\(days)&past=\($0)#p\(formerDays.count)"
        }
        model["deaf"] = try BellDevices.deaf(visit.desks, frame)
        if let refusal { model["problem"] = frame.problem(refusal) }
        let note = coming.first { $0.reminder.state != .dismissed }.map {
            frame.words("told.coming", ["time": .text(frame.moment($0.at))])
        }
        let heading = Heading(
            frame.words("page.reminders.title"), note: note,
            back: ("/me", frame.words("page.title.back")))
        return frame.page("reminders", heading, with: model)
    }

    /// What rings on a day; of its cups a line that unfolds, else they are most of the page.
    private static func rings(
        _ listed: [ListedReminder], _ lines: BellLines, _ desks: Desks
    ) -> [String: Any] {
        func rows(_ some: [ListedReminder]) -> [[String: Any]] {
            some.map { lines.coming($0).merging(choices($0, desks)) { $1 } }
        }
        let cups = listed.filter { $0.reminder.kind == .hydration }
        guard cups.count > 1 else { return ["rings": rows(listed), "hasCups": false] }
        return [
            "rings": rows(listed.filter { $0.reminder.kind != .hydration }),
            "cups": rows(cups), "hasCups": true, "cupsText": lines.span(of: cups),
        ]
    }

    /// That there is nothing before or since a day, so many days from today.
    private static func none(_ key: String, _ days: Int, _ frame: Frame) -> String {
        let day = frame.days.short(frame.today.adding(days: days), seenFrom: frame.today)
        return frame.words(key, ["day": .text(day)])
    }

    /// What stands in the query, where it is one of the steps; else the first of them.
    private static func count(_ name: String, of steps: [Int], _ request: PageRequest) -> Int {
        let wished = request.query(name).flatMap(Int.init)
        return steps.first { $0 == wished } ?? steps.first ?? 1
    }

    /// What can be done with one that is to come: what is days away is put off when it rings.
    private static func choices(_ listed: ListedReminder, _ desks: Desks) -> [String: Any] {
        let isNear = listed.at < desks.now.adding(seconds: PlanWindow.length)
        return ["maySnooze": isNear && listed.reminder.state != .dismissed]
    }

    // MARK: - Acts

    private static func snooze(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .me)
        let snoozed = try visit.desks.reminders.snooze(
            visit.place("id"), for: length(visit.request, at: visit.desks.now))
        let text = frame.words(
            "told.reminders.snoozed",
            [
                "name": .text(String(snoozed.content.title.harmless.oneLine.prefix(80))),
                "time": .text(frame.moment(snoozed.at)),
            ])
        return FormOutcome(Flash(text), next: visit.request.next(else: "/reminders"))
    }

    /// What was put off without a network was so from then on; what is over when it comes rings at once.
    private static func length(_ request: PageRequest, at now: Instant) -> String {
        let text = request["for"] ?? ""
        guard let at = request.filled("at").flatMap(Timestamp.instant), at < now,
            let length = WrittenLength(text)
        else { return text }
        let left = Int64(length.days) * 86_400 + length.seconds - (now - at)
        return "\(max(1, left))s"
    }

    private static func dismiss(_ visit: Visit) throws -> FormOutcome {
        try dismissed(visit, next: visit.request.next(else: "/reminders"))
    }

    /// Lets one not ring; the page says which.
    static func dismissed(_ visit: Visit, next: String) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .me)
        let id = visit.place("id")
        let title = try visit.desks.reminders.dismiss(id, .named).first?.content.title
        return FormOutcome(frame.said("told.did.dismissed", title ?? id), next: next)
    }

    private static func ringAgain(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .me)
        let id = visit.place("id")
        let title = try visit.desks.reminders.undismiss(id).first?.content.title
        return FormOutcome(
            frame.said("told.reminders.rings", title ?? id),
            next: visit.request.next(else: "/reminders"))
    }
}
