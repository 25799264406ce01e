import Campus
import Foundation
import Operations
import Recurrence
import Words

/// What was drunk today and before, and what somebody wants to drink.
enum WaterPage {
    static var routes: [PageRoute] {
        [
            .look("/water") { try page($0) },
            .form("/water/goal", setGoal, refused: page).on("/water"),
        ]
    }

    /// So many days are shown at first, and at most.
    private static let (fewDays, mostDays) = (7, 366)

    /// - Parameter refusal: what is wrong with a drink or the goal; nil where nothing is.
    static func page(_ visit: Visit, refused refusal: Refusal? = nil) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        let standing = try visit.desks.water.goal()
        let chosen = try visit.desks.people.card(nil).profile.units
        let units = standing.goal.units(chosen)
        let words = WaterWords(frame, units)
        let count = min(max(visit.request.query("days").flatMap(Int.init) ?? fewDays, 1), mostDays)
        let history = try visit.desks.water.history(days: count)
        var model: [String: Any] = [
            "progress": words.progress(standing), "quick": quick(standing, words),
            "drinkID": UUID().uuidString.lowercased(),
            "amountLabel": frame.words("told.water.other", ["unit": .text(units.rawValue)]),
            "otherUnit": otherUnit(units, frame),
        ]
        let today = history.days.last
        model["drinks"] = (today?.drinks ?? []).reversed().map(words.line)
        model["hasDrinks"] = !(today?.drinks.isEmpty ?? true)
        if let today, today.isTooMuch {
            model["tooMuch"] = frame.words(
                "told.water.tooMuch", ["amount": .text(today.goal.dayLimit.text(in: units))])
        }
        let before = history.days.dropLast().filter { !$0.drinks.isEmpty }.reversed().map(words.day)
        model["days"] = Array(before)
        model["hasDays"] = !before.isEmpty
        if let first = history.days.first, before.isEmpty {
            model["noHistoryText"] = frame.words(
                "told.water.none",
                ["day": .text(frame.days.short(first.date, seenFrom: frame.today))])
        }
        // Of today alone it would be what stands above.
        if !before.isEmpty, history.average > .zero {
            model["averageText"] =
                frame.words(
                    "drinks.average", ["amount": .text(history.average.text(in: units))]
                ).asSentence
        }
        if count < mostDays {
            model["earlierAddress"] = "/water?days=\(min(count * 4, mostDays))#history"
        }
        let isGoal = visit.request.path == "/water/goal"
        let goal = standing.proposed(in: chosen)
        model["goal"] = GoalForm(
            goal, in: goal.units(chosen), visit.request, isTyped: isGoal && refusal != nil
        ).model(frame)
        if let refusal { model.merge(problem(refusal, frame)) { _, new in new } }
        let heading = Heading(
            frame.words("page.water.title"), note: today.map { frame.days.named($0.date) },
            back: ("/me", frame.words("page.title.back")))
        return frame.page("water", heading, with: model)
    }

    /// What all amounts may be told in instead.
    private static func otherUnit(_ units: Profile.Units, _ frame: Frame) -> [String: Any] {
        let other: Profile.Units = units == .oz ? .ml : .oz
        return [
            "unitValue": other.rawValue,
            "unitText": frame.words(
                "told.water.unit", ["unit": .text(frame.words("page.units.\(other.rawValue)"))]),
        ]
    }

    private static func problem(_ refusal: Refusal, _ frame: Frame) -> [String: Any] {
        let request = frame.request
        guard request.path == "/drinks", refusal.reason == .invalid, request["category"] == nil
        else { return ["problem": frame.problem(refusal)] }
        var model: [String: Any] = ["amountProblem": frame.sentence(refusal)]
        model["amountTyped"] = request.filled("amount")
        return model
    }

    /// A drink, a glass, a bottle: what each is.
    private static func quick(_ standing: GoalStanding, _ words: WaterWords) -> [[String: Any]] {
        let glass = WaterWords.glass(of: standing)
        return Drink.Category.allCases.compactMap { category in
            let isGlass = category == .glass
            guard let amount = isGlass ? glass.amount : category.amount else { return nil }
            return [
                "quickValue": isGlass ? glass.value : category.rawValue,
                "quickText": words.text(category, amount), "isUsual": isGlass,
            ]
        }
    }

    private static func setGoal(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .me)
        let goal = try visit.desks.water.goal().goal
        let chosen = try visit.desks.people.card(nil).profile.units
        let form = GoalForm(goal, in: goal.units(chosen), visit.request, isTyped: true)
        _ = try visit.desks.water.setGoal(form.draft)
        return FormOutcome(Flash(frame.words("told.did.goal")), next: "/water")
    }
}
