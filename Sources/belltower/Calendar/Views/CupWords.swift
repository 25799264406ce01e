import Campus
import Recurrence

/// A day's cups of water in one line: they are many, and small.
struct CupWords {
    private let kinds: [(title: String, times: [String])]
    private let count: Int

    /// - Parameter cups: of one day, in order.
    init(_ cups: [AgendaItem], _ page: AgendaPage) {
        var kinds: [(title: String, times: [String])] = []
        for cup in cups {
            let title = ItemWords.title(cup)
            let time = page.zone.wall(at: cup.start.instant).clockText
            if let index = kinds.firstIndex(where: { $0.title == title }) {
                kinds[index].times.append(time)
            } else {
                kinds.append((title, [time]))
            }
        }
        self.kinds = kinds
        count = cups.count
    }

    /// `Cup of water (500 ml) at 09:00, 13:00, 17:00`.
    var line: String {
        kinds.map { "\($0.title) at \($0.times.joined(separator: ", "))" }.joined(separator: "; ")
    }

    /// `500 ml at 09:00, 13:00`; where that has no room `2 × 500 ml`, or `9 cups` of several sizes.
    func short(in width: Int) -> String {
        guard let only = kinds.first, kinds.count == 1 else { return "\(count) cups" }
        let size = Self.size(in: only.title)
        let long = "\(size) at \(only.times.joined(separator: ", "))"
        return long.displayWidth <= width ? long : "\(count) × \(size)"
    }

    /// The size stands in brackets at a title's end.
    private static func size(in title: String) -> String {
        guard title.hasSuffix(")"), let open = title.lastIndex(of: "(") else { return title }
        return String(title[open...].dropFirst().dropLast())
    }
}
