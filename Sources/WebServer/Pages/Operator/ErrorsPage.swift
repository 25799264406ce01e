import Campus
import Operations
import Words

/// What went wrong, once a kind of error: for operators.
enum ErrorsPage {
    static let address = "/operator/errors"

    static var routes: [PageRoute] {
        [.look(address, page)] + PageRoute.asking("\(address)/clear", page: ask, act: clear)
    }

    private static func page(_ visit: Visit) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        let errors = try visit.desks.errors.list()
        let heading = Heading(
            frame.words("page.errors.title"),
            back: (OperatorPage.address, frame.words("page.title.back")))
        return frame.page(
            "operator-errors", heading,
            with: [
                "hasErrors": !errors.isEmpty, "errors": errors.map { line($0, frame) },
                "isCleared": try errors.isEmpty && visit.desks.errors.wereCleared(),
            ])
    }

    private static func line(_ error: SeenError, _ frame: Frame) -> [String: Any] {
        var line: [String: Any] = [
            "errorPlace": error.place, "errorText": error.message, "errorCount": "\(error.count)",
            "firstTime": frame.timestamp(error.first), "firstText": frame.moment(error.first),
            "lastTime": frame.timestamp(error.last), "lastText": frame.moment(error.last),
        ]
        line["errorRequest"] = error.request
        return line
    }

    private static func ask(_ visit: Visit, refused refusal: Refusal?) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        _ = try visit.desks.errors.list()
        return Question(
            text: frame.words("page.errors.question"), effects: [frame.words("page.errors.effect")],
            action: "\(address)/clear", button: frame.words("page.errors.clear"), back: address
        ).page(frame, refused: refusal)
    }

    private static func clear(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .me)
        let count = try visit.desks.errors.clear()
        return FormOutcome(
            Flash(frame.words("told.errors.cleared", ["count": .number(count)])), next: address)
    }
}
