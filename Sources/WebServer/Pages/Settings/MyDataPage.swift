import Campus
import HTTPTypes
import Operations
import Words

/// All that is here of oneself: to take along, or to be gone.
enum MyDataPage {
    static var routes: [PageRoute] {
        [.look("/me/export") { try Reply.everything(of: $0.desks) }]
            + PageRoute.asking("/me/erase", page: ask, act: leave) + [
                PageRoute.act("/me/stay", stay).on("/me")
            ]
    }

    private static func ask(_ visit: Visit, refused refusal: Refusal?) throws -> Reply {
        try visit.desks.account.mustBeFresh()
        let frame = try Frame(visit, tab: .me)
        var question = Question(
            text: frame.words("page.erase.question"),
            effects: ["after", "all", "bell", "export"].map { frame.words("page.erase.\($0)") },
            action: "/me/erase", button: frame.words("page.me.erase"), back: "/me",
            isReversible: true)
        question.choices = ["remove", "keep"].map { value in
            Question.Choice(
                name: "contributions", value: value, text: frame.words("page.erase.\(value)"))
        }
        question.choicesText = frame.words("page.erase.contributions")
        return question.page(frame, refused: refusal)
    }

    private static func leave(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .me)
        let departure = try visit.desks.account.leave(
            keepsContributions: visit.request["contributions"] == "keep")
        visit.request.site.mail(
            try visit.desks.account.letters(of: departure), in: frame.words.language,
            at: visit.request.now)
        return FormOutcome(Flash(leaving(departure, frame)), next: "/me")
    }

    private static func stay(_ visit: Visit) throws -> Flash? {
        try visit.desks.account.stay()
        return Flash(try Frame(visit, tab: .me).words("told.did.stayed"))
    }

    /// What stands where somebody comes who is to be erased; nil for everybody else.
    static func leaving(_ desks: Desks, _ frame: Frame) throws -> [String: Any]? {
        try desks.account.departure().map {
            ["leavingText": leaving($0, frame), "leavingNext": frame.request.path]
        }
    }

    /// When it is done: `Your account will be erased on 7 December. Until then …`.
    static func leaving(_ departure: Departure, _ frame: Frame) -> String {
        frame.words("told.leaving", ["day": .text(frame.onDay(departure.due))])
    }
}
