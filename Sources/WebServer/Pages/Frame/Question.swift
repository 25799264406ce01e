import Campus
import Operations
import Words

/// A second look before something is taken away, or given.
struct Question {
    let text: String
    let effects: [String]
    /// Where the answer goes: the page's own address.
    let action: String
    let button: String
    /// Where whoever thinks better of it goes.
    let back: String
    var isUndoable = false
    /// Whether the effects say how it is taken back.
    var isReversible = false
    /// Whether something is given, and nothing taken away.
    var isGiving = false
    var version: String?
    /// What has to be said as well, and the ways to say it, the usual one first.
    var choicesText: String?
    var choices: [Choice] = []

    struct Choice {
        let name: String
        let value: String
        let text: String
    }
    /// What is typed for others to read, and what it is called; nil where nothing is.
    var reason: (label: String, text: String?)?

    /// - Parameter refusal: why it was not done; nil where nobody tried.
    func page(_ frame: Frame, refused refusal: Refusal? = nil) -> Reply {
        var question: [String: Any] = [
            "effects": effects, "action": action, "doText": button,
            "cancelAddress": back, "isUndoable": isUndoable,
            "isReversible": isReversible, "isGiving": isGiving,
            "fields": version.map { [["fieldName": "version", "fieldValue": $0]] } ?? [],
            "choices": choices.enumerated().map { place, choice -> [String: Any] in
                [
                    "choiceName": choice.name, "choiceValue": choice.value,
                    "choiceText": choice.text, "isFirst": place == 0,
                ]
            },
        ]
        question["choicesText"] = choicesText
        question["reasonLabel"] = reason?.label
        question["reasonText"] = reason?.text
        var model: [String: Any] = ["question": question]
        if let refusal { model["problem"] = frame.problem(refusal) }
        let heading = Heading(text, back: (back, frame.words("page.title.back")))
        return frame.page("confirm", heading, with: model)
    }

    /// Asks of which part of a series it is meant.
    mutating func askScope(_ frame: Frame) {
        choicesText = frame.words("page.add.scope")
        choices = SeriesPart.allCases.map { part in
            Choice(
                name: "scope", value: part.rawValue, text: frame.words("page.add.\(part.rawValue)"))
        }
    }
}

extension PageRoute {
    /// A page that asks whether something is meant, and the form on it that does it.
    static func asking(
        _ path: String,
        page: @escaping @Sendable (Visit, Refusal?) throws -> Reply,
        act: @escaping @Sendable (Visit) throws -> FormOutcome
    ) -> [PageRoute] {
        [
            .look(path) { try page($0, nil) },
            .form(path, act) { try page($0, $1) },
        ]
    }
}
