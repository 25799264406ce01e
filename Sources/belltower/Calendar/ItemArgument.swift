import ArgumentParser
import Campus
import Operations
import Recurrence
import Words

/// Which item is meant, as people name it.
struct ItemArgument: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            """
            An id, a short number of `belltower agenda --ids`, or words of its title and a day: \
            choir mon.
            """, valueName: "item"))
    var words: [String]

    /// The id; where several items are so called, a terminal is asked which.
    ///
    /// - Parameter isSeries: all of a series is meant, whichever occurrence is named.
    func id(
        _ desks: Desks, among choice: ItemChoice = .any, isSeries: Bool = false
    ) throws -> String {
        try Self.id(of: words, desks, among: choice, isSeries: isSeries)
    }

    static func id(
        of words: [String], _ desks: Desks, among choice: ItemChoice = .any,
        isSeries: Bool = false
    ) throws -> String {
        switch try desks.items.named(words, among: choice, isSeries: isSeries) {
        case .one(let id): return id
        case .several(let items): return try chosen(among: items, desks)
        }
    }

    /// More are not listed: a day more names fewer.
    private static let most = 10

    private static func chosen(
        among items: [AgendaItem], _ desks: Desks
    ) throws -> String {
        let names = items.shortNames
        let (words, days) = (Speech.words, DayWords(words: Speech.words))
        var lines = items.prefix(most).map { item in
            let start = desks.zone.wall(at: item.start.instant)
            let clock = item.allDay ? words("agenda.whole") : start.clockText
            let place = item.location.map { ", \($0.harmless.oneLine)" } ?? ""
            return "\(names[item.id] ?? "\(item.id)")  \(days.heading(start.date)) "
                + "\(clock)  \(ItemWords.title(item, in: words))\(place)"
        }
        if items.count > most {
            lines.append(words("item.choose.more", ["count": .number(items.count - most)]))
        }
        let failure = Refusal(
            .invalid, Message("command.item.ambiguous", ["count": .number(items.count)]),
            excerpt: lines.joined(separator: "\n"))
        guard Console.isInteractive else { throw failure }
        Console.show(lines.joined(separator: "\n"))
        let answer = Console.asks(words("item.choose")) ?? ""
        guard let item = items.first(where: { names[$0.id] == answer || "\($0.id)" == answer })
        else {
            throw Refusal(.invalid, "command.item.none", with: ["answer": "\(answer.harmless)"])
        }
        return item.id.description
    }
}
