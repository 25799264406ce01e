import Campus
import Operations
import Recurrence

/// What is said after an entry was altered.
enum PersonalText {
    static func show(_ item: AgendaItem, _ verb: String, _ registrar: Registrar, json: Bool) {
        if json {
            var json = JSONWriter()
            item.write(to: &json)
            Console.say(json)
        } else {
            let first = item.start.instant
            let list = AgendaList(page: Page(registrar, [item]), words: ItemWords([item]))
            let text = list.text([item], first..<first.adding(seconds: 1))
            Console.say("\(verb): \(item.id)\n\(text)")
        }
    }
}
