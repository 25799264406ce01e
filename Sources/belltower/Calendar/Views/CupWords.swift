import Campus
import Operations
import Recurrence
import Words

/// A day's cups of water in one line: they are many, and small.
struct CupWords {
    private let kinds: [(title: String, times: [String])]
    private let count: Int
    private let words: Catalogue

    /// - Parameter cups: of one day, in order.
    init(_ cups: [AgendaItem], _ page: AgendaPage) {
        var kinds: [(title: String, times: [String])] = []
        for cup in cups {
            let title = ItemTitle.text(cup, in: page.catalogue)
            let time = page.zone.wall(at: cup.start.instant).clockText
            if let index = kinds.firstIndex(where: { $0.title == title }) {
                kinds[index].times.append(time)
            } else {
                kinds.append((title, [time]))
            }
        }
        self.kinds = kinds
        count = cups.count
        words = page.catalogue
    }

    /// `Cup of water (500 ml) at 09:00, 13:00, 17:00`.
    var line: String {
        kinds.map { said($0.title, $0.times) }.joined(separator: "; ")
    }

    /// `500 ml at 09:00, 13:00`; where that has no room `2 × 500 ml`, or `9 cups` of several sizes.
    func short(in width: Int) -> String {
        guard let only = kinds.first, kinds.count == 1 else {
            return words("cup.count", ["count": .number(count)])
        }
        let size = ItemTitle.cupSize(in: only.title)
        let long = said(size, only.times)
        return long.displayWidth <= width ? long : "\(count) × \(size)"
    }

    private func said(_ what: String, _ times: [String]) -> String {
        words("cup.at", ["cup": .text(what), "times": .text(times.joined(separator: ", "))])
    }
}
