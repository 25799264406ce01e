import Campus
import Operations
import Recurrence
import Wire
import Words

/// What a person hid, a line each.
enum HiddenText {
    static func say(_ items: [HiddenItem], json wantsJSON: Bool) {
        guard !wantsJSON else {
            return Console.say(ListShape(items, as: HiddenItemShape.init))
        }
        let words = Speech.words
        guard !items.isEmpty else { return Console.say(words("hidden.none")) }
        let screen = Screen.standard
        var table = Table([.text, .text, .wrapped, .wrapped])
        for item in items {
            let when = item.start.map { "\($0.wall.date) \($0.wall.clockText)" }
            table.add([
                .init(ShortItemID(item.id, saysTime: false)?.description ?? "\(item.id)"),
                .init(item.isSeries ? words("hidden.series") : when ?? ""),
                .init(item.summary.harmless.oneLine), .init(item.source.harmless.oneLine),
            ])
        }
        Console.say(table.lines(on: screen))
        Console.say("")
        Console.say(screen.lines(words("hidden.show")))
    }
}
