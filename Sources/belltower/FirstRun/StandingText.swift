import Campus
import Operations
import Recurrence

/// Where one stands, for people: ten lines at most, where they are not wrapped.
struct StandingText {
    private let registrar: Registrar
    /// More troubles than this are counted.
    private static let mostTroubles = 3

    init(_ registrar: Registrar) { self.registrar = registrar }

    func lines(_ standing: Standing) -> [String] {
        let today = registrar.today
        let clock = registrar.zone.wall(at: registrar.now).clockText
        let items = standing.times.now + standing.times.next
        let times = NextText(
            page: Page(registrar, items), words: ItemWords(items), isPlain: false
        ).text(standing.times).split(separator: "\n").prefix(4).map(String.init)
        let head = Console.styled(
            "\(today.weekday.name) \(DayWords.full(today)), \(clock)", .bold)
        return [head] + times
            + screen.lines(water(standing.goal), after: "Water: ") + bell(standing)
            + screen.lines(imports(standing), after: "Imported: ")
            + friends(standing.askers) + troubles(standing.troubles)
    }

    private var screen: Screen { .standard }

    private func water(_ standing: GoalStanding) -> String {
        let drunk = "\(standing.drunk.millilitres) ml (\(standing.drunk.ounces) oz)"
        guard standing.goal.isOn else { return "\(drunk) today; a goal: belltower goal 2l" }
        let next = standing.next.map { ", next cup at \(registrar.zone.wall(at: $0).clockText)" }
        return "\(drunk) of \(standing.goal.amount)\(next ?? "")"
    }

    private func bell(_ standing: Standing) -> [String] {
        guard let reminder = standing.reminder else {
            return screen.lines("nothing rings in the next day", after: "Bell: ")
        }
        let at = registrar.zone.wall(at: reminder.at)
        let day = at.date == registrar.today ? "" : " tomorrow"
        let text = "\(at.clockText)\(day), \(reminder.content.title.harmless.oneLine)"
        let note = standing.isRinging ? [] : screen.warning("no belltower remind runs", after: "  ")
        return screen.lines(text, after: "Bell: ") + note
    }

    private func imports(_ standing: Standing) -> String {
        let sources = standing.sources == 1 ? "1 source" : "\(standing.sources) sources"
        guard let last = standing.lastImport else { return "\(sources), never read" }
        return "\(sources), last \(Age.text(registrar.now - last)) ago"
    }

    private func friends(_ askers: [Person]) -> [String] {
        guard let first = askers.first else { return [] }
        let who = first.name.map { "\(first.handle) (\($0.harmless.oneLine))" } ?? first.handle.text
        let rest = askers.count > 1 ? " and \(askers.count - 1) more" : ""
        let answer =
            askers.count > 1 ? "belltower friend list" : "belltower friend accept \(first.handle)"
        return screen.lines("\(who)\(rest) asked you: \(answer)", after: "Friends: ")
    }

    private func troubles(_ troubles: [String]) -> [String] {
        let shown = troubles.prefix(Self.mostTroubles).flatMap {
            screen.warning($0.harmless.oneLine)
        }
        let rest = troubles.count - Self.mostTroubles
        return shown + (rest > 0 ? ["! and \(rest) more: belltower sources"] : [])
    }
}
