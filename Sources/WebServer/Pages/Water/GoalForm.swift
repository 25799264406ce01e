import Campus
import Operations
import Recurrence
import Words

/// What somebody wants to drink, as a form: what holds, or what was typed and could not be.
struct GoalForm {
    private let goal: Goal
    private let units: Profile.Units
    private let request: PageRequest
    private let isTyped: Bool

    private enum Rhythm: String, CaseIterable { case cup, every, times }

    /// - Parameters:
    ///   - units: in which the form tells what was written in others.
    ///   - isTyped: whether the form was sent and refused.
    init(_ goal: Goal, in units: Profile.Units, _ request: PageRequest, isTyped: Bool) {
        (self.goal, self.units) = (goal, units)
        self.request = request
        self.isTyped = isTyped
    }

    func model(_ frame: Frame) -> [String: Any] {
        let chosen = isTyped ? request["rhythm"].flatMap(Rhythm.init) : rhythm.kind
        var model: [String: Any] = [
            "isOn": isTyped ? request["on"] == "true" : goal.isOn,
            "rhythms": Rhythm.allCases.map { one -> [String: Any] in
                var line: [String: Any] = [
                    "rhythmName": one.rawValue, "isChosen": one == (chosen ?? .cup),
                    "rhythmText": frame.words("page.water.\(one.rawValue)"),
                    "rhythmLabel": frame.words("page.water.\(one.rawValue)Label"),
                ]
                line["rhythmValue"] =
                    isTyped
                    ? request.filled(one.rawValue)
                    : rhythm.kind == one ? rhythm.value : usual[one]
                return line
            },
        ]
        let held = [
            "amount": goal.amount.text(in: units), "from": "\(goal.from)", "to": "\(goal.to)",
            "dayLimit": goal.dayLimit.text(in: units),
            "hourLimit": goal.hourLimit.text(in: units),
        ]
        for (name, value) in held { model[name] = isTyped ? request.filled(name) : value }
        return model
    }

    /// What stands in the fields of the ways that are not taken.
    private var usual: [Rhythm: String] {
        [.cup: units == .oz ? "8 oz" : "250 ml", .every: "90", .times: "8"]
    }

    private var rhythm: (kind: Rhythm, value: String) {
        switch goal.rhythm {
        case .cup(let size): (.cup, size.text(in: units))
        case .every(let seconds): (.every, "\(seconds / 60)")
        case .times(let count): (.times, "\(count)")
        }
    }

    /// What the form says; of the three ways to part the amount the one that is ticked.
    ///
    /// An amount that stands as it was told stays as it was written: two litres are no 68 ounces.
    var draft: GoalDraft {
        var draft = GoalDraft()
        (draft.from, draft.to) = (request["from"], request["to"])
        draft.amount = altered("amount", goal.amount)
        draft.dayLimit = altered("dayLimit", goal.dayLimit)
        draft.hourLimit = altered("hourLimit", goal.hourLimit)
        draft.isOn = request["on"] == "true"
        switch request["rhythm"].flatMap(Rhythm.init) {
        case .cup:
            if case .cup(let size) = goal.rhythm, altered("cup", size) == nil { break }
            draft.cup = request["cup"] ?? ""
        // What is no number is none that may be.
        case .every: draft.every = request["every"].flatMap(Int64.init).map { $0 * 60 } ?? 0
        case .times: draft.times = request["times"].flatMap(Int.init) ?? 0
        case nil: break
        }
        return draft
    }

    private func altered(_ name: String, _ amount: Amount) -> String? {
        request[name] == amount.text(in: units) ? nil : request[name]
    }
}

extension GoalStanding {
    /// The goal that a form begins with: who set none and thinks in millilitres is not asked in ounces.
    func proposed(in units: Profile.Units?) -> Goal {
        isSet || units != .ml ? goal : .metric
    }
}
