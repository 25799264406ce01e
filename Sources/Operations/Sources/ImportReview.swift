import Campus
import Importing
import Recurrence
import Scheduling

/// What a harvest would do to a source: settled, counted and told, and not yet written.
struct ImportReview: Sendable {
    var source: Source
    let reading: FeedReading
    let difference: Difference
    /// Meetings to come that the source does not list any more; what is over and no longer listed
    /// is kept as it is, since many feeds are a window that moves on.
    let removed: [Meeting]
    let counts: ImportCounts
    let finder: ChangeFinder
    /// The harvest that was stored; nil on a first import.
    let known: Harvest?
    /// Nil when what it writes belongs to no module.
    let labeller: MeetingLabeller?
    /// What is stored is grouped into other meetings than the feed's.
    let isRegrouped: Bool
    /// Occurrences that other meetings have now.
    private let split: SplitSeries
    /// What is stored of the source in a window.
    private let stored: @Sendable (Range<Instant>) -> [Meeting]

    /// - Parameters:
    ///   - old: what is stored under the UIDs that the reading touches.
    ///   - wasRegrouped: so was what is stored; then that is all that `old` has to be.
    ///   - keeps: whether a meeting that is not listed any more stays.
    ///   - taken: by UID, what is not to stay of a series though it is over.
    ///   - stored: what is stored of the source in a window.
    init(
        _ reading: FeedReading, of source: Source, over known: Harvest?, old: [Meeting],
        wasRegrouped: Bool, finder: ChangeFinder, labeller: MeetingLabeller?,
        keeps: (Meeting) -> Bool, taken: [String: [Meeting]] = [:],
        stored: @escaping @Sendable (Range<Instant>) -> [Meeting] = { _ in [] }
    ) {
        self.stored = stored
        var reading = reading
        if let known { reading.keepUnread(of: known, from: old) }
        self.source = source
        self.reading = reading
        self.known = known
        self.finder = finder
        self.labeller = labeller
        var difference = Difference(of: old, and: reading.meetings)
        var labels = labeller.map { LabelReading($0) }
        func module(of meeting: Meeting) -> ModuleCode? {
            let codes = labels?.label(of: meeting).codes ?? []
            return codes.count == 1 ? codes.first : nil
        }
        let isRegrouped = difference.regroup(wasNeeded: wasRegrouped, finder, module: module)
        difference.settle(
            isChurned: reading.isChurned, isByContent: source.isCrawled, module: module,
            isOver: finder.isOver)
        // A single event may have gone by the number of another class until now.
        self.isRegrouped =
            isRegrouped && difference.regroup(wasNeeded: true, finder, module: module)
            || isRegrouped
        difference.amend { pair in
            finder.keepingPast(of: pair.old, in: pair.new, without: taken[pair.old.uid] ?? [])
        }
        self.difference = difference
        removed = difference.gone.filter { !keeps($0) }
        split = SplitSeries(
            removed: removed, changed: difference.changed.map { ($0.old, $0.new) },
            added: difference.added, finder: finder, module: module)
        counts = Self.counts(
            difference, removed: removed, split, by: finder, before: known?.summary.meetings ?? 0)
    }

    /// Counts what is told: the parts of a series that is cut are neither new nor gone.
    private static func counts(
        _ difference: Difference, removed: [Meeting], _ split: SplitSeries, by finder: ChangeFinder,
        before: Int
    ) -> ImportCounts {
        let added = difference.added
        let parts = added.indices.count { place in
            let coming = split.coming(added: place)
            return !coming.isEmpty && finder.added(added[place], but: coming).isEmpty
        }
        let wholes = removed.indices.count { place in
            let leaving = split.leaving(removed: place)
            return !leaving.isEmpty && finder.removed(removed[place], but: leaving).isEmpty
        }
        return ImportCounts(
            added: added.count - parts, changed: difference.changed.count + parts,
            removed: removed.count - wholes,
            unchanged: before - removed.count - difference.changed.count)
    }

    /// What the agenda would lose.
    var loss: AgendaLoss {
        var labels = labeller.map { LabelReading($0) }
        var search = LossFinder(finder) { meeting in
            let codes = labels?.label(of: meeting).codes ?? []
            return codes.count == 1 ? codes.first : nil
        }
        return search.find(
            removed: removed, changed: difference.changed.map { ($0.old, $0.new) },
            added: difference.added)
    }

    /// What could not be read, with what is still so of what was not read again.
    func unread(after former: [UnreadIssue]) -> [UnreadIssue] {
        let touched = Set(reading.touched)
        let listed = Set(reading.components.map(\.uid))
        let left = former.filter { one in
            guard let key = one.issue.uid.map({ UIDKey(of: $0) }) else { return false }
            return listed.contains(key) && !touched.contains(key)
        }
        let found = reading.issues.filter { $0.severity == .error }.map { issue in
            UnreadIssue(issue, isKept: issue.uid.map(reading.keptUIDs.contains) ?? false)
        }
        return Array((left + found).prefix(UnreadIssue.most))
    }

    /// The feed lists nothing, and did before.
    var isEmptied: Bool { reading.components.isEmpty && known?.components.isEmpty == false }

    /// What people are told, in order of the time concerned.
    var changes: [Change] {
        guard known != nil else { return [] }
        var labels = labeller.map { LabelReading($0) }
        var ledger = ChangeLedger(finder) { meeting in
            let codes = labels?.label(of: meeting).codes ?? []
            return codes.count == 1 ? codes.first : nil
        }
        for (place, meeting) in removed.enumerated() {
            ledger.remove(meeting, but: split.leaving(removed: place))
        }
        for (place, pair) in difference.changed.enumerated() {
            ledger.alter((pair.old, pair.new), but: split.parts(changed: place))
        }
        for (place, meeting) in difference.added.enumerated() {
            ledger.add(meeting, but: split.coming(added: place))
        }
        // A feed may write everything anew: what is told as it was takes place as it did.
        let altered = Set(removed.compactMap(\.id) + difference.changed.compactMap(\.old.id))
        let told = ledger.changes { window in
            stored(window).filter { meeting in meeting.id.map { !altered.contains($0) } ?? true }
        }
        return (told + finder.changes(of: split)).sorted { $0.startsAt < $1.startsAt }
    }

    /// Whether it makes the difference, or is the harvest, that a digest stands for.
    func says(_ undone: Digest) -> Bool {
        undone == fingerprint || undone == Harvest.listing(reading.components)
    }

    /// What stands for it (see `Difference.fingerprint`).
    private var fingerprint: Digest {
        let listed = Set(reading.components.map(\.uid))
        let gone = Set(known?.components.map(\.uid) ?? []).subtracting(listed)
        return Difference.fingerprint(
            telling: difference.added + difference.changed.map(\.new),
            gone: reading.isChurned ? [] : Array(gone))
    }

    /// What stands for the way back: from what it brings to what was before it.
    var returnFingerprint: Digest {
        let listed = Set(reading.components.map(\.uid))
        let former = Set(known?.components.map(\.uid) ?? [])
        return Difference.fingerprint(
            telling: removed + difference.changed.map(\.old),
            gone: reading.isChurned ? [] : Array(listed.subtracting(former)))
    }

    /// What is to be written.
    ///
    /// - Parameter body: the digest of the whole body.
    func replacement(body: Digest, changes: [Change]) -> Replacement {
        Replacement(
            written: difference.added + difference.changed.map(\.new),
            reidentified: difference.reidentified, retired: difference.retired,
            gone: removed.compactMap(\.id), moved: moved,
            transferred: split.transferred, zoneDefinitions: reading.zoneDefinitions,
            harvest: Harvest(
                HarvestSummary(
                    reader: FeedReader.version, body: body, meetings: counts.events),
                components: reading.components),
            archive: reading.archive, changes: changes, labeller: labeller)
    }

    /// What is to come and would be listed no longer; what was moved is.
    var vanishing: VanishingOccurrences {
        var shortened: [MeetingID: () -> Set<WallTime>] = [:]
        for (old, new) in difference.changed.map({ ($0.old, $0.new) }) {
            guard let id = old.id, finder.mayLose(from: old, to: new) else { continue }
            shortened[id] = { [finder] in finder.starts(lostFrom: old, in: new) }
        }
        return VanishingOccurrences(gone: Set(removed.compactMap(\.id)), shortened: shortened)
    }

    /// The series that it tells with other hours.
    private var moved: MovedSeries? {
        let places = difference.changed.indices.filter { place in
            let pair = difference.changed[place]
            return finder.mayMove(from: pair.old, to: pair.new)
        }
        guard !places.isEmpty else { return nil }
        let known = Dictionary(
            places.compactMap { place in difference.changed[place].old.id.map { ($0, place) } }
        ) { first, _ in first }
        let (comparing, pairs, split) = (finder, difference.changed, split)
        return MovedSeries(ids: Set(known.keys)) { id in
            guard let place = known[id] else { return [:] }
            return comparing.moves(
                from: pairs[place].old, to: pairs[place].new, but: split.parts(changed: place))
        }
    }

    /// - Parameter isFirst: the source has held nothing before.
    func report(isFirst: Bool, changes: [Change] = []) -> ImportReport {
        let isQuiet = counts.added + counts.changed + counts.removed == 0 && !isFirst
        var report = ImportReport(source: source.name, status: isQuiet ? .unchanged : .imported)
        report.counts = counts
        report.issues = reading.issues
        report.changes = changes
        return report
    }
}

extension FeedReading {
    /// Keeps what is stored of events that cannot be read.
    ///
    /// What is said of such an event goes by the UID that stays listed for it: an import that touches
    /// others has to find that it is still so.
    fileprivate mutating func keepUnread(of known: Harvest, from old: [Meeting]) {
        guard !unread.isEmpty else { return }
        let standIns = components.map(\.uid)
        keepUnread(from: old, readBy: known.summary.reader)
        var renamed: [UIDKey: UIDKey] = [:]
        for (component, standIn) in zip(components, standIns) where component.uid != standIn {
            renamed[standIn] = component.uid
        }
        guard !renamed.isEmpty else { return }
        let names = Dictionary(old.map { (UIDKey(of: $0.uid), $0.uid) }) { first, _ in first }
        for place in issues.indices {
            guard let uid = issues[place].uid, let key = renamed[UIDKey(of: uid)],
                let name = names[key]
            else { continue }
            if keptUIDs.contains(uid) { keptUIDs.insert(name) }
            issues[place].uid = name
        }
    }
}

extension Difference {
    /// Lets occurrences keep their meetings.
    ///
    /// - Returns: whether something is grouped otherwise than the feed has it.
    fileprivate mutating func regroup(
        wasNeeded: Bool, _ finder: ChangeFinder, module: @escaping (Meeting) -> ModuleCode?
    ) -> Bool {
        guard !gone.isEmpty || !changed.isEmpty else { return false }
        let regrouping = Regrouping(
            gone: gone, added: added, changed: changed.map { ($0.old, $0.new) }, finder: finder,
            wasNeeded: wasNeeded, module: module)
        guard regrouping.isNeeded else { return false }
        gone = regrouping.gone
        added = regrouping.added
        changed = []
        for (old, new) in regrouping.changed { take(Pair(old: old, new: new)) }
        return true
    }
}
