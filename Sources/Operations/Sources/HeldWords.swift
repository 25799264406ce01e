import Campus
import Scheduling

/// What a harvest that is not believed says, in words.
struct HeldWords {
    let source: Source
    let loss: AgendaLoss
    /// How many occurrences are to come.
    let total: Int

    /// `the feed says all 88 coming classes are cancelled`.
    var claim: String {
        let lost = loss.total
        guard lost > 0 else { return "the feed is empty" }
        let ways = AgendaLoss.Way.allCases.filter { loss.counts[$0] != nil }
        let isOfWords = ways.allSatisfy(\.isOfWords)
        let noun = source.kind == .class ? "class" : source.kind == .event ? "event" : "entry"
        let nouns = noun == "class" ? "classes" : noun == "event" ? "events" : "entries"
        let what =
            switch (lost, total) {
            case (1, 1): "the one coming \(noun)"
            case (total, _): "all \(total) coming \(nouns)"
            default: "\(lost) of \(total) coming \(nouns)"
            }
        if ways.count == 1 || isOfWords, let way = ways.first {
            let predicate = isOfWords && ways.count > 1 ? "no title or no place" : nil
            let verb = lost == 1
            return "the feed says \(what) "
                + (predicate.map { (verb ? "has " : "have ") + $0 } ?? way.words(isOne: verb))
        }
        let parts = ways.map { "\(loss.counts[$0] ?? 0) \($0.participle)" }
        return "the feed says \(what) are lost: \(parts.joined(separator: ", "))"
    }

    /// What is wrong, and how to accept it all the same.
    ///
    /// - Parameter count: how often it was seen.
    func sentence(seen count: Int) -> String {
        let seen = count > 1 ? ", seen \(count) times" : ""
        return """
            \(claim)\(seen); nothing was changed: if that is right, run \(command)
            """
    }

    /// What people are told of it.
    var notice: HeldHarvest.Notice {
        let first = "\(source.name.harmless.oneLine): \(claim)"
        let rest = "nothing was changed; it counts when it is seen again over a day"
        return HeldHarvest.Notice(
            keeper: "\(first)\n\(rest), or when you accept it: \(command)",
            others: "\(first)\n\(rest)")
    }

    private var command: String {
        let name = source.name
        let quoted = name.contains { !$0.isLetter && !$0.isNumber } ? "'\(name)'" : name
        return "belltower import \(quoted) --accept-removals"
    }
}

extension AgendaLoss.Way {
    fileprivate func words(isOne: Bool) -> String {
        let (verb, has) = isOne ? ("is", "has") : ("are", "have")
        return switch self {
        case .removed: "\(verb) gone"
        case .cancelled: "\(verb) cancelled"
        case .past: "\(verb) over"
        case .far: "\(verb) months from now"
        case .excluded: isOne ? "does not take place" : "do not take place"
        case .untimed: isOne ? "takes a whole day" : "take whole days"
        case .untitled: "\(has) no title of \(isOne ? "its" : "their") own"
        case .unplaced: "\(has) no place"
        }
    }

    fileprivate var participle: String {
        switch self {
        case .removed: "gone"
        case .cancelled: "cancelled"
        case .past: "over"
        case .far: "months from now"
        case .excluded: "left out"
        case .untimed: "without an hour"
        case .untitled: "without a title"
        case .unplaced: "without a place"
        }
    }
}
