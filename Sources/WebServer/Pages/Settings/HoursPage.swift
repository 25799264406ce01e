import Campus
import Operations
import Recurrence
import Words

/// How long one had pages in front of oneself, for one's own eyes.
enum HoursPage {
    private static let address = "/me/hours"

    static var routes: [PageRoute] {
        [
            .look(address) { try page($0) },
            .form(address, setCounting, refused: page),
        ] + PageRoute.asking("\(address)/forget", page: ask, act: forget)
    }

    /// - Parameter refusal: why counting was not turned on or off; nil where nobody tried.
    private static func page(_ visit: Visit, refused refusal: Refusal? = nil) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        let usualEnd = frame.today.adding(days: 1)
        let wished = try visit.request.query("to").map { text throws(Refusal) in
            try frame.day(inAddress: text)
        }
        let end = min(wished ?? usualEnd, usualEnd)
        let first = end.adding(days: -HoursDesk.usualDays)
        let hours = try visit.desks.hours.hours(on: first..<end)
        // The longest day fills its bar, and one of less than an hour does not.
        let longest = max(hours.days.map(\.minutes).max() ?? 0, ActiveDay.mostMinutes)
        var model: [String: Any] = [
            "isKept": hours.since != nil,
            "hasDays": hours.days.contains { $0.minutes > 0 },
            "days": hours.days.reversed().map { day($0, longest: longest, frame) },
            "counting": try counting(visit.desks),
        ]
        if let average = hours.average, let since = hours.since {
            model["averageText"] = frame.words(
                "told.hours.average",
                [
                    "length": .text(frame.days.short(Int64(average) * 60)),
                    "day": .text(frame.days.short(since, seenFrom: frame.today)),
                ])
        }
        if let since = hours.since, since < first {
            model["earlierAddress"] = "\(address)?to=\(first)"
        }
        if end < usualEnd {
            let later = end.adding(days: HoursDesk.usualDays)
            model["laterAddress"] = later < usualEnd ? "\(address)?to=\(later)" : address
        }
        if let refusal { model["problem"] = frame.problem(refusal) }
        let heading = Heading(
            frame.words("page.hours.title"),
            note: frame.days.span(first, end.adding(days: -1)),
            back: ("/me", frame.words("page.title.back")))
        return frame.page("hours", heading, with: model)
    }

    /// The suspended see how they set it, though nothing is counted of them.
    private static func counting(_ desks: Desks) throws -> [String: Any] {
        let setting = try desks.settings.setting(SettingKey<OnOrOff>.activeHours.name)
        let isOn = OnOrOff(written: setting.value) == .on
        let other: OnOrOff = isOn ? .off : .on
        return ["isOn": isOn, "toCounting": other.rawValue]
    }

    /// - Parameter longest: minutes of the day whose bar is full.
    private static func day(
        _ day: ActiveDay, longest: Int, _ frame: Frame
    ) -> [String: Any] {
        var model: [String: Any] = [
            "dayText": frame.days.short(day.date, seenFrom: frame.today),
            "daySum": frame.days.short(Int64(day.minutes) * 60),
        ]
        guard day.minutes > 0 else { return model }
        model["bar"] = ["most": "\(longest)", "gone": "\(day.minutes)"]
        model["dayHours"] = day.hours.enumerated().filter { $0.element > 0 }.map {
            hour, minutes -> [String: Any] in
            [
                "hourStart": hour < 10 ? "0\(hour):00" : "\(hour):00",
                "hourText": "\(hour):00–\(hour + 1):00",
                "hourSum": frame.days.short(Int64(minutes) * 60), "hourMinutes": "\(minutes)",
            ]
        }
        return model
    }

    private static func setCounting(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .me)
        let name = SettingKey<OnOrOff>.activeHours.name
        _ = try visit.desks.settings.set(name, visit.request["counting"] ?? "")
        return FormOutcome(Flash(frame.words("told.did.settings")), next: address)
    }

    private static func ask(_ visit: Visit, refused refusal: Refusal?) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        return Question(
            text: frame.words("page.hours.question"), effects: [frame.words("page.hours.effect")],
            action: "\(address)/forget", button: frame.words("page.hours.forget"), back: address
        ).page(frame, refused: refusal)
    }

    private static func forget(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .me)
        try visit.desks.hours.forget()
        return FormOutcome(Flash(frame.words("told.did.forgotten")), next: address)
    }
}
