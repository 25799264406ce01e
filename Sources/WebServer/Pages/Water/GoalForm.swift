import Campus
import Operations
import Recurrence
import Words

/// What somebody wants to drink, as a form: what holds, or what was typed and could not be.
struct GoalForm {
    private let goal: Goal
    private let request: PageRequest
    private let isTyped: Bool

    private enum Rhythm: String, CaseIterable { case cup, every, times }

    /// - Parameter isTyped: whether the form was sent and refused.
    init(_ goal: Goal, _ request: PageRequest, isTyped: Bool) {
        self.goal = goal
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
                    : rhythm.kind == one ? rhythm.value : Self.usual[one]
                return line
            },
        ]
        let held = [
            "amount": "\(goal.amount)", "from": "\(goal.from)", "to": "\(goal.to)",
            "dayLimit": "\(goal.dayLimit)", "hourLimit": "\(goal.hourLimit)",
        ]
        for (name, value) in held { model[name] = isTyped ? request.filled(name) : value }
        return model
    }

    /// What stands in the fields of the ways that are not taken.
    private static let usual: [Rhythm: String] = [.cup: "8 oz", .every: "90", .times: "8"]

    private var rhythm: (kind: Rhythm, value: String) {
        switch goal.rhythm {
        case .cup(let size): (.cup, "\(size)")
        case .every(let seconds): (.every, "\(seconds / 60)")
        case .times(let count): (.times, "\(count)")
        }
    }

    /// What the form says; of the three ways to part the amount the one that is ticked.
    var draft: GoalDraft {
        var draft = GoalDraft()
        (draft.amount, draft.from, draft.to) = (request["amount"], request["from"], request["to"])
        (draft.dayLimit, draft.hourLimit) = (request["dayLimit"], request["hourLimit"])
        draft.isOn = request["on"] == "true"
        switch request["rhythm"].flatMap(Rhythm.init) {
        case .cup: draft.cup = request["cup"] ?? ""
        // What is no number is none that may be.
        case .every: draft.every = request["every"].flatMap(Int64.init).map { $0 * 60 } ?? 0
        case .times: draft.times = request["times"].flatMap(Int.init) ?? 0
        case nil: break
        }
        return draft
    }
}

extension GoalStanding {
    /// The goal that a form begins with: who set none and thinks in millilitres is not asked in ounces.
    func proposed(in units: Profile.Units?) -> Goal {
        isSet || units != .ml ? goal : .metric
    }
}
