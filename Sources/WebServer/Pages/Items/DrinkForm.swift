import Campus
import Operations
import Words

/// A drink that is logged from whichever page.
enum DrinkForm {
    static var routes: [PageRoute] { [.act("/drinks", log)] }

    private static func log(_ request: PageRequest, _ desks: Desks) throws -> Flash? {
        let frame = try Frame(request, desks, tab: .today)
        let words = request.filled("category") ?? Drink.Category.drink.rawValue
        let receipt = try desks.water.log(words, id: request.filled("id"))
        let units = try desks.people.card(nil).profile.units
        let category = frame.words("drink.category.\(receipt.drink.category.rawValue)")
        let sum = frame.words(
            "drink.sum",
            [
                "drunk": .text(receipt.day.drunk.text(in: units)),
                "goal": .text(receipt.day.goal.amount.volume.text(in: units)),
            ])
        let key = receipt.status == .already ? "drink.already" : "drink.logged"
        let text = frame.words(
            key, ["drink": .text(category.beginningLarge), "sum": .text(sum)])
        return Flash(
            [text, receipt.warning?.asSentence].compactMap(\.self).joined(separator: ". "))
    }
}
