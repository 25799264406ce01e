import Campus
import Recurrence

/// What is said of an item besides its time.
struct ItemWords {
    private let titles: [ItemID: String]
    private let exams: Set<ItemID>
    private let hidden: Set<ItemID>
    /// What items are called in commands; empty where that is not shown.
    var numbers: [ItemID: String] = [:]

    /// - Parameter all: the items of the window, with those that are not shown.
    init(_ all: [AgendaItem]) {
        let clashing = Set(all.flatMap { $0.clashes.map(\.other) })
        let named = clashing.isEmpty ? [] : all.filter { clashing.contains($0.id) }
        titles = Dictionary(named.map { ($0.id, Self.title($0)) }) { first, _ in first }
        exams = Set(named.filter { $0.kind == .exam }.map(\.id))
        hidden = Set(named.filter(\.isHidden).map(\.id))
    }

    static func title(_ item: AgendaItem) -> String {
        let title = item.summary.harmless.oneLine
        return title.isEmpty ? "(no title)" : title
    }

    /// The title, behind the number by which commands take the item where that is shown.
    func numberedTitle(_ item: AgendaItem) -> String {
        (numbers[item.id].map { $0 + "  " } ?? "") + Self.title(item)
    }

    static func place(_ item: AgendaItem) -> String { item.location?.harmless.oneLine ?? "" }

    /// How sure it is that it takes place, and for whom: few words each.
    static func marks(_ item: AgendaItem) -> [String] {
        [
            item.status == .cancelled ? "cancelled" : nil,
            item.status == .tentative ? "tentative" : nil,
            item.kind == .exam ? (item.isProvisional ? "exam, provisional" : "exam") : nil,
            item.isAlternative ? alternative(item) : nil,
        ].compactMap(\.self) + item.cancelledIn.map { "cancelled in \($0.harmless.oneLine)" }
    }

    private static func alternative(_ item: AgendaItem) -> String {
        item.group.map { "group \($0.harmless) of several" } ?? "one of several groups"
    }

    /// The clashes that matter: none with what the person hid.
    func clashes(_ item: AgendaItem) -> [Clash] {
        item.clashes.filter { !hidden.contains($0.other) }
    }

    /// Its clashes in words, and how many are not named: `and 12 more clashes`.
    ///
    /// - Parameter length: how to say a number of seconds.
    func clashTexts(
        _ item: AgendaItem, length: (Int64) -> String = DayWords.short
    ) -> [String] {
        clashes(item).map { text($0, length: length) } + [Self.more(item)].compactMap(\.self)
    }

    private static func more(_ item: AgendaItem) -> String? {
        switch item.moreClashes {
        case ...0: nil
        case 1: "and 1 more clash"
        default: "and \(item.moreClashes) more clashes"
        }
    }

    /// `clashes with Algebra (50 min)`.
    ///
    /// - Parameter length: how to say a number of seconds.
    func text(_ clash: Clash, length: (Int64) -> String = DayWords.short) -> String {
        let title = titles[clash.other] ?? "another item"
        let other = exams.contains(clash.other) ? "the exam \(title)" : title
        switch clash.reason {
        case .overlap(0): return "clashes with \(other)"
        case .overlap(let seconds): return "clashes with \(other) (\(length(seconds)))"
        case .tooFar(let walk, let gap):
            let gap = gap == 0 ? "no time" : length(gap)
            return "too far from \(other): a walk of \(length(walk)) in \(gap)"
        }
    }
}
