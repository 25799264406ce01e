import Campus
import Operations
import Words

/// What pages say of two items that a person cannot both be at.
struct ClashWords {
    let frame: Frame

    /// So many lines of one item tell of a clash each before the rest is counted.
    private static let mostLines = 2

    /// `Overlaps Open hour for 35 minutes`.
    func text(_ reason: Clash.Reason, with title: String) -> String {
        let other = Message.Argument.text(title)
        switch reason {
        case .overlap(let seconds):
            return frame.words(
                "told.clash",
                ["other": other, "length": .text(frame.days.spoken(max(60, seconds)))])
        case .tooFar(let walk, let gap):
            return frame.words(
                "told.clash.far",
                [
                    "other": other, "walk": .text(frame.days.short(walk)),
                    "gap": .text(frame.days.short(gap)),
                ])
        }
    }

    /// The first clashes of an item, and how many more there are, a line each.
    ///
    /// - Parameter titles: of those that may be named.
    func lines(of item: AgendaItem, _ titles: [ItemID: String]) -> [String] {
        let told = item.clashes.prefix(Self.mostLines).map { clash in
            text(clash.reason, with: titles[clash.other] ?? frame.words("clash.other"))
        }
        return told + rest(item.clashes.count - told.count + item.moreClashes)
    }

    /// What clashes with an entry since it was altered, as sentences: the first, and how many more there are;
    /// nil for nothing.
    func sentences(_ report: EntryReport) -> String? {
        let news = report.clashes
        guard let pair = news.told.first?.pair else { return nil }
        let other = pair.first.id.meeting == report.item.id.meeting ? pair.second : pair.first
        let title = ItemTitle.text(other, in: frame.words).harmless.oneLine.prefix(60)
        let lines = [text(pair.reason, with: String(title))] + rest(news.told.count - 1 + news.more)
        return lines.map(\.asSentence).joined(separator: " ")
    }

    private func rest(_ count: Int) -> [String] {
        count > 0 ? [frame.words("clash.more", ["count": .number(count)]).beginningLarge] : []
    }
}
