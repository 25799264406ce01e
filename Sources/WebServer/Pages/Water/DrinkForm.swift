import Campus
import Operations
import Words

/// A drink that is logged from whichever page, and taken back.
enum DrinkForm {
    static var routes: [PageRoute] {
        [
            .form("/drinks", log, refused: WaterPage.page),
            .form("/drinks/{id}/delete", takeBack, refused: WaterPage.page).on("/water"),
        ]
    }

    private static func log(_ request: PageRequest, _ desks: Desks) throws -> FormOutcome {
        let frame = try Frame(request, desks, tab: .today)
        let units = try desks.people.card(nil).profile.units
        let words =
            try request.filled("category")
            ?? amount(request["amount"], in: desks.water.goal().goal.units(units))
        let receipt = try desks.water.log(
            words, at: request.filled("at"), id: request.filled("id"))
        let key = receipt.status == .already ? "drink.already" : "drink.logged"
        let text = said(key, receipt, units, frame)
        return FormOutcome(
            Flash([text, receipt.warning?.asSentence].compactMap(\.self).joined(separator: ". ")))
    }

    private static func takeBack(_ request: PageRequest, _ desks: Desks) throws -> FormOutcome {
        let frame = try Frame(request, desks, tab: .today)
        let receipt = try desks.water.undo(request.places["id"] ?? "")
        let units = try desks.people.card(nil).profile.units
        return FormOutcome(
            Flash(said("drink.undone", receipt, units, frame)), next: request.next(else: "/water"))
    }

    /// A number alone is of the unit in which the page tells water; a decimal comma is one.
    private static func amount(_ text: String?, in units: Profile.Units) -> String {
        guard let text, !text.isEmpty else { return Drink.Category.drink.rawValue }
        let plain = text.replacing(",", with: ".")
        let isNumber = plain.allSatisfy { $0.isNumber || $0 == "." || $0 == " " }
        return isNumber ? "\(plain) \(units.rawValue)" : plain
    }

    /// `Glass logged: 40 oz of 64 oz`.
    private static func said(
        _ key: String, _ receipt: DrinkReceipt, _ preferred: Profile.Units, _ frame: Frame
    ) -> String {
        let units = receipt.day.goal.units(preferred)
        let sum = frame.words(
            "drink.sum",
            [
                "drunk": .text(receipt.day.drunk.text(in: units)),
                "goal": .text(receipt.day.goal.amount.volume.text(in: units)),
            ])
        let name = WaterWords(frame, units).name(of: receipt.drink).beginningLarge
        return frame.words(key, ["drink": .text(name), "sum": .text(sum)])
    }
}
