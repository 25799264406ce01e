import Campus
import Operations
import Recurrence
import Words

/// What is said of an item besides its time.
struct ItemWords {
    let catalogue: Catalogue
    private let titles: [ItemID: String]
    private let exams: Set<ItemID>
    private let hidden: Set<ItemID>
    /// What items are called in commands; empty where that is not shown.
    var numbers: [ItemID: String] = [:]

    /// - Parameter all: the items of the window, with those that are not shown.
    init(_ all: [AgendaItem], in words: Catalogue = Speech.words) {
        catalogue = words
        let clashing = Set(all.flatMap { $0.clashes.map(\.other) })
        let named = clashing.isEmpty ? [] : all.filter { clashing.contains($0.id) }
        titles = Dictionary(named.map { ($0.id, Self.title($0, in: words)) }) { first, _ in first }
        exams = Set(named.filter { $0.kind == .exam }.map(\.id))
        hidden = Set(named.filter(\.isHidden).map(\.id))
    }

    static func title(_ item: AgendaItem, in words: Catalogue = Speech.words) -> String {
        ItemTitle.text(item, in: words)
    }

    /// The title, behind the number by which commands take the item where that is shown.
    func numberedTitle(_ item: AgendaItem) -> String {
        (numbers[item.id].map { $0 + "  " } ?? "") + Self.title(item, in: catalogue)
    }

    static func place(_ item: AgendaItem) -> String { item.location?.harmless.oneLine ?? "" }

    /// How sure it is that it takes place, and for whom: few words each.
    static func marks(_ item: AgendaItem, in words: Catalogue = Speech.words) -> [String] {
        [
            item.status == .cancelled ? words("item.cancelled") : nil,
            item.status == .tentative ? words("item.tentative") : nil,
            item.kind == .exam
                ? words(item.isProvisional ? "item.exam.provisional" : "item.exam") : nil,
            item.isAlternative ? alternative(item, words) : nil,
            item.unofficialPlace.map {
                words("item.unofficial", ["place": .text($0.harmless.oneLine)])
            },
        ].compactMap(\.self)
            + item.cancelledIn.map {
                words("item.cancelled.in", ["source": .text($0.harmless.oneLine)])
            }
    }

    private static func alternative(_ item: AgendaItem, _ words: Catalogue) -> String {
        item.group.map { words("item.group", ["group": .text($0.harmless)]) }
            ?? words("item.group.unnamed")
    }

    /// The clashes that matter: none with what the person hid.
    func clashes(_ item: AgendaItem) -> [Clash] {
        item.clashes.filter { !hidden.contains($0.other) }
    }

    /// Its clashes in words, and how many are not named: `and 12 more clashes`.
    ///
    /// - Parameter isSpoken: whether lengths of time are written out.
    func clashTexts(_ item: AgendaItem, isSpoken: Bool = false) -> [String] {
        let more =
            item.moreClashes > 0
            ? [catalogue("clash.more", ["count": .number(item.moreClashes)])] : []
        return clashes(item).map { text($0, isSpoken: isSpoken) } + more
    }

    /// `clashes with Algebra (50 min)`.
    ///
    /// - Parameter isSpoken: whether lengths of time are written out.
    func text(_ clash: Clash, isSpoken: Bool = false) -> String {
        let days = DayWords(words: catalogue)
        let length = { (seconds: Int64) -> Message.Argument in
            .text(isSpoken ? days.spoken(seconds) : days.short(seconds))
        }
        let title = titles[clash.other] ?? catalogue("clash.other")
        let other = Message.Argument.text(
            exams.contains(clash.other)
                ? catalogue("clash.exam", ["title": .text(title)]) : title)
        switch clash.reason {
        case .overlap(0): return catalogue("clash.with", ["other": other])
        case .overlap(let seconds):
            return catalogue("clash.with.for", ["other": other, "length": length(seconds)])
        case .tooFar(let walk, 0):
            return catalogue("clash.far.none", ["other": other, "walk": length(walk)])
        case .tooFar(let walk, let gap):
            return catalogue(
                "clash.far", ["other": other, "walk": length(walk), "gap": length(gap)])
        }
    }
}
