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

    private static func log(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .today)
        let units = try units(visit.desks)
        let words =
            visit.request.filled("category") ?? amount(visit.request["amount"], in: units)
        let receipt = try visit.desks.water.log(
            words, at: visit.request.filled("at"), id: visit.request.filled("id"))
        let key = receipt.status == .already ? "drink.already" : "drink.logged"
        let text = said(key, of: receipt, in: units, frame)
        return FormOutcome(
            Flash(
                [text, receipt.warning?.asSentence].compactMap(\.self).joined(separator: ". "),
                undo: .drink(receipt.drink.id)))
    }

    private static func takeBack(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .today)
        let receipt = try visit.desks.water.undo(visit.place("id"))
        let units = try units(visit.desks)
        return FormOutcome(
            Flash(said("drink.undone", of: receipt, in: units, frame)),
            next: visit.request.next(else: "/water"))
    }

    /// In which the page tells water.
    private static func units(_ desks: Desks) throws -> Profile.Units {
        try desks.water.goal().goal.units(desks.people.card(nil).profile.units)
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
        _ key: String, of receipt: DrinkReceipt, in units: Profile.Units, _ frame: Frame
    ) -> String {
        let goal = receipt.day.goal
        let sum = frame.words(
            goal.isOn ? "drink.sum" : "told.water.sum",
            [
                "drunk": .text(receipt.day.drunk.text(in: units)),
                "goal": .text(goal.amount.volume.text(in: units)),
            ])
        let name = WaterWords(frame, units).name(of: receipt.drink).beginningLarge
        return frame.words(key, ["drink": .text(name), "sum": .text(sum)])
    }
}
