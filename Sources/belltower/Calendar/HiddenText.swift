import Campus
import Operations
import Recurrence
import Wire

/// What a person hid, a line each.
enum HiddenText {
    static func say(_ items: [HiddenItem], json wantsJSON: Bool) {
        guard !wantsJSON else {
            return Console.say(ListShape(items, as: HiddenItemShape.init))
        }
        guard !items.isEmpty else { return Console.say("Nothing is hidden.") }
        let screen = Screen.standard
        var table = Table([.text, .text, .wrapped, .wrapped])
        for item in items {
            let when = item.start.map { "\($0.wall.date) \($0.wall.clockText)" }
            table.add([
                .init(ShortItemID(item.id, saysTime: false)?.description ?? "\(item.id)"),
                .init(item.isSeries ? "all of it" : when ?? ""),
                .init(item.summary.harmless.oneLine), .init(item.source.harmless.oneLine),
            ])
        }
        Console.say(table.lines(on: screen))
        Console.say("")
        Console.say(
            screen.lines(
                "To see one again: belltower item NUMBER --show, and --series where all is hidden.",
                after: ""))
    }
}
