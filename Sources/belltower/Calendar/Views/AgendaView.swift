import Campus
import Operations
import Recurrence

/// Which way a window of the agenda is shown to people.
enum AgendaView {
    case list, plain
    case week, month, year

    /// A grid or a calendar where a terminal has room for it, otherwise a list.
    ///
    /// - Parameter period: nil when the person gave instants.
    init(_ period: AgendaPeriod?, columns: Int?, isPlain: Bool) {
        guard !isPlain else {
            self = .plain
            return
        }
        switch (period, columns ?? 0) {
        case (.week, 100...): self = .week
        case (.month, 60...): self = .month
        case (.year, 21...): self = .year
        default: self = .list
        }
    }

    /// - Parameters:
    ///   - all: with what is hidden, since clashes with that are not told.
    ///   - numbers: what items are called in commands, where that is to be shown.
    func text(
        _ all: [AgendaItem], in window: Range<Instant>, on page: AgendaPage,
        numbers: [ItemID: String] = [:]
    ) -> String {
        let items = all.forPeople
        var words = ItemWords(all, in: page.catalogue)
        words.numbers = numbers
        let first = page.zone.wall(at: window.lowerBound).date
        let width = page.width ?? 80
        switch self {
        case .list: return AgendaList(page: page, words: words).text(items, window)
        case .plain: return PlainAgenda(page: page, words: words).text(items, window)
        case .week:
            let days = (0..<7).map { first.adding(days: $0) }
            return WeekGrid(page: page, words: words, width: width).text(items, days)
        case .month:
            return MonthView(page: page, words: words, width: width).text(items, month: first)
        case .year:
            return YearView(page: page, width: width).text(items, year: first.year)
        }
    }
}
