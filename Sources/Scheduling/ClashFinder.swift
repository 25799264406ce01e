package import Campus
import Recurrence

/// Finds what a person cannot do both of: items at the same time, and items too far apart to walk.
///
/// A thousand classes at one hour are half a million pairs, which nobody reads. So an item names a
/// few of its clashes and counts the others, and the cost is that of sorting: neither grows with the
/// pairs. Clashes by their time are counted to the last; walks only from the few items that ended
/// last, since each costs a look at the campus's table.
struct ClashFinder {
    private let walks: WalkingTimes

    /// So many clashes an item names.
    static let mostNamed = 5

    init(walks: WalkingTimes) { self.walks = walks }

    /// Writes into each item what it clashes with, and how many others there are.
    ///
    /// - Parameter items: in order of the agenda.
    func mark(_ items: inout [AgendaItem]) {
        let places = items.indices.filter { items[$0].canClash }
        var found = [ItemClashes](repeating: ItemClashes(), count: items.count)
        var sweep = Sweep(ClassAtOnce.all(of: items, places))
        sweep.run(&found)
        if !walks.isEmpty {
            WalkFinder(walks: walks).addWalks(among: items, places, to: &found)
        }
        for place in places where found[place].count > 0 {
            let named = found[place].named.sorted { $0.other < $1.other }.prefix(Self.mostNamed)
            var marks = items[place].marks
            marks.clashes = named.map { Clash(with: items[$0.other].id, $0.reason) }
            marks.moreClashes = found[place].count - named.count
            items[place].marks = marks
        }
    }
}

/// What is known of one item's clashes.
struct ItemClashes {
    /// Others by their place among the items; more than are told of one in the end.
    private(set) var named: [(other: Int, reason: Clash.Reason)] = []
    fileprivate(set) var count = 0

    var hasRoom: Bool { named.count < ClashFinder.mostNamed * 2 }

    fileprivate init(_ named: [(other: Int, reason: Clash.Reason)] = [], count: Int = 0) {
        self.named = named
        self.count = count
    }

    mutating func add(_ other: Int, _ reason: Clash.Reason) {
        count += 1
        if hasRoom { named.append((other, reason)) }
    }
}

/// What one module has of one kind at one hour: a class in several rooms, or several to choose from.
///
/// That is no clash, so the items are taken together. Where the module is not known, it is what one
/// source calls the same; anything else stands alone.
private struct ClassAtOnce {
    var start: Instant
    var end: Instant
    /// By their places, in order.
    var members: [Int]

    var hasLength: Bool { start < end }

    private struct Key: Hashable {
        var subject: Subject
        var kind: MeetingKind?
    }

    private enum Subject: Hashable {
        case module(ModuleCode)
        case title(String, source: String)

        /// Nil where nothing says what it is a class of.
        init?(_ item: AgendaItem) {
            if let module = item.module {
                self = .module(module)
            } else if item.kind.isTaught, !item.summary.isEmpty {
                self = .title(item.summary, source: item.source)
            } else {
                return nil
            }
        }
    }

    private init(_ item: AgendaItem, at place: Int) {
        start = item.start.instant
        end = max(item.start.instant, item.end.instant)
        members = [place]
    }

    /// In order of the start, then of the end.
    ///
    /// What is at one time stands together, and nothing else is compared.
    static func all(of items: [AgendaItem], _ places: [Int]) -> [ClassAtOnce] {
        var classes: [ClassAtOnce] = []
        classes.reserveCapacity(places.count)
        var run: [ClassAtOnce] = []
        for place in places {
            let next = ClassAtOnce(items[place], at: place)
            if let first = run.first, first.start != next.start || first.end != next.end {
                classes += joined(run, of: items)
                run.removeAll(keepingCapacity: true)
            }
            run.append(next)
        }
        return classes + joined(run, of: items)
    }

    /// Makes one of those at one time that are of one class.
    private static func joined(_ run: [ClassAtOnce], of items: [AgendaItem]) -> [ClassAtOnce] {
        guard run.count > 1 else { return run }
        var classes: [ClassAtOnce] = []
        var known: [Key: Int] = [:]
        for one in run {
            let item = items[one.members[0]]
            if let subject = Subject(item) {
                let key = Key(subject: subject, kind: item.meetingKind)
                if let index = known[key] {
                    classes[index].members += one.members
                    continue
                }
                known[key] = classes.count
            }
            classes.append(one)
        }
        return classes
    }

    /// For how long both last; 0 for a deadline in the middle of something.
    func overlap(with other: ClassAtOnce) -> Int64 {
        min(end, other.end) - max(start, other.start)
    }
}

/// One walk over the classes in order of their start.
private struct Sweep {
    private let classes: [ClassAtOnce]
    private let counts: OverlapCounts
    /// By class, the one that began before it and was not over when that was last seen; -1 for none.
    private var next: [Int]
    private var first = -1
    private var last = -1

    init(_ classes: [ClassAtOnce]) {
        self.classes = classes
        counts = OverlapCounts(classes)
        next = Array(repeating: -1, count: classes.count)
    }

    mutating func run(_ found: inout [ItemClashes]) {
        for (index, one) in classes.enumerated() {
            let count = counts.count(besides: one)
            if count > 0 {
                let clashes = ItemClashes(earlier(than: index) + later(than: index), count: count)
                for member in one.members { found[member] = clashes }
            }
            if one.hasLength { append(index) }
        }
    }

    private mutating func append(_ index: Int) {
        if last < 0 { first = index } else { next[last] = index }
        last = index
    }

    /// The first that are on when a class begins; those that are over are taken out on the way, each
    /// once.
    private mutating func earlier(than index: Int) -> [(other: Int, reason: Clash.Reason)] {
        var named: [(other: Int, reason: Clash.Reason)] = []
        var (before, here) = (-1, first)
        while here >= 0, named.count < ClashFinder.mostNamed {
            let following = next[here]
            if classes[here].end <= classes[index].start {
                if before < 0 { first = following } else { next[before] = following }
                if here == last { last = before }
            } else {
                named += told(here, besides: index)
                before = here
            }
            here = following
        }
        return named
    }

    private func later(than index: Int) -> [(other: Int, reason: Clash.Reason)] {
        var named: [(other: Int, reason: Clash.Reason)] = []
        for other in classes.indices[(index + 1)...] {
            guard named.count < ClashFinder.mostNamed, classes[other].start < classes[index].end
            else { break }
            named += told(other, besides: index)
        }
        return named
    }

    private func told(_ other: Int, besides index: Int) -> [(other: Int, reason: Clash.Reason)] {
        let reason = Clash.Reason.overlap(classes[other].overlap(with: classes[index]))
        return classes[other].members.prefix(ClashFinder.mostNamed).map { ($0, reason) }
    }
}

/// How many items of all are at the time of some.
///
/// A deadline in the middle of something is in its way; one at its beginning or end is not, and two
/// deadlines are not in each other's.
private struct OverlapCounts {
    private var starts: [Instant] = []
    private var ends: [Instant] = []
    private var deadlines: [Instant] = []

    init(_ classes: [ClassAtOnce]) {
        for one in classes {
            for _ in one.members {
                if one.hasLength {
                    starts.append(one.start)
                    ends.append(one.end)
                } else {
                    deadlines.append(one.start)
                }
            }
        }
        ends.sort()
    }

    /// Without those that are of the class itself.
    func count(besides one: ClassAtOnce) -> Int {
        let begun = one.start.adding(seconds: 1)
        guard one.hasLength else {
            return starts.count(before: one.start) - ends.count(before: begun)
        }
        return starts.count(before: one.end) - ends.count(before: begun) - one.members.count
            + deadlines.count(before: one.end) - deadlines.count(before: begun)
    }
}

extension [Instant] {
    /// How many of these, which are in order, are before one.
    fileprivate func count(before instant: Instant) -> Int { firstPlace { $0 >= instant } }
}

extension AgendaItem {
    /// Whether somebody has to be there: not whole days, nor what is off, and of parallel groups
    /// one can be chosen that fits.
    fileprivate var canClash: Bool {
        !allDay && !isFree && status != .cancelled && !isHidden && !isAlternative
            && doubleOf == nil
            && kind != .hydration
    }
}

/// Writes into each item of one person what it clashes with, as `merge` does.
///
/// - Parameter items: in order of the agenda.
package func markClashes(in items: inout [AgendaItem], walks: WalkingTimes = WalkingTimes()) {
    ClashFinder(walks: walks).mark(&items)
}
