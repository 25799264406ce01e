import Campus
import Operations
import Scheduling
import Words

/// What a person says of the room of a class, and the form to say it.
struct CorrectionForm {
    private let item: AgendaItem
    private let frame: Frame
    private let standing: CorrectionStanding

    /// Nil where the person has nothing to say: of what is no class, is over, or is of a module that
    /// they do not take.
    init?(_ item: AgendaItem, _ view: CalendarView) throws {
        guard let standing = try view.desks.corrections.standing(of: item) else { return nil }
        self.item = item
        self.standing = standing
        frame = view.frame
    }

    /// - Parameter request: what was typed, where it is shown again; nil for what is so.
    func model(typed request: PageRequest?) -> [String: Any] {
        let typed = request?.filled("place")
        var model: [String: Any] = [
            "correctionAddress": "\(PageAddress.of(item.id))/correction", "isOpen": typed != nil,
        ]
        model["typedPlace"] = typed
        model["saidText"] = Self.text(standing, frame)
        return model
    }

    /// `You said: C4 2.01. 2 more who take it have to say the same.`; nil for who said nothing.
    static func text(_ standing: CorrectionStanding, _ frame: Frame) -> String? {
        standing.own.map { place in
            frame.words(
                "told.correction.said",
                ["place": .text(place.harmless.oneLine), "count": .number(standing.missing)])
        }
    }
}
