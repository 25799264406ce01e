import Campus
import Recurrence

/// Makes meetings of all the components that one UID has in a feed.
///
/// Copies of the same thing are settled by `Draft.Rank`. Components without RECURRENCE-ID that
/// have the same SEQUENCE but different starts are different meetings: generators repeat a UID
/// (see docs/decisions/0004), and a class shown twice is better than a class lost.
struct MeetingAssembler {
    let uid: String
    /// How a wall time of one moment reads on the clock of another.
    let clocks: Clocks

    func assemble(_ drafts: [Draft]) -> [Meeting] {
        // The common case, without any allocation beside the meeting's own.
        if drafts.count == 1, let entry = drafts[0].entry, drafts[0].original == nil,
            !drafts[0].isCancellation
        {
            return [Meeting(uid: uid, main: entry)]
        }
        let mains = mains(among: drafts.filter { $0.original == nil })
        var meetings = zip(slots(of: mains), mains).map { slot, main in
            Meeting(uid: uid, slot: slot, main: main)
        }
        let told = drafts.filter { $0.original != nil }
        if meetings.isEmpty, !told.isEmpty { meetings = [Meeting(uid: uid, main: nil)] }
        guard !meetings.isEmpty else { return [] }
        let owners = Owners(of: meetings, clocks)
        let isSeriesInUTC = drafts.contains { $0.original == nil && $0.startsInUTC }
        let isHistory = Set(drafts.filter { $0.original == nil }.map(\.rank.sequence)).count > 1
        for exception in exceptions(told, of: meetings[0].main, isSeriesInUTC) {
            var owner = owners.owner(of: exception)
            if owner == nil, !isHistory { owner = owners.formerOwner(of: exception) }
            // A newer series that has no such occurrence any more has taken the exception back.
            let newest = meetings[owner ?? 0].main?.sequence ?? .min
            guard owner != nil || exception.entry.sequence >= newest else { continue }
            meetings[owner ?? 0].exceptions.append(exception)
        }
        return meetings.filter { $0.main != nil || !$0.exceptions.isEmpty }
    }

    /// Those that another of the same revision stands for, though they tell something else.
    static func leftOut(of drafts: [Draft]) -> [Draft] {
        guard drafts.count > 1 else { return [] }
        return copies(among: drafts.filter { $0.original == nil }).flatMap { copies in
            let winner = copies.winner?.entry
            return copies.filter { copy in
                copy.entry?.summary != winner?.summary || copy.entry?.location != winner?.location
                    || copy.entry?.extent != winner?.extent
            }
        }
    }

    /// Of the latest revision, those that begin at one time together.
    private static func copies(among drafts: [Draft]) -> [[Draft]] {
        let newest = drafts.filter { $0.entry != nil }.map(\.rank.sequence).max()
        let current = drafts.filter { $0.entry != nil && $0.rank.sequence == newest }
        return Array(Dictionary(grouping: current) { $0.entry?.start }.values)
    }

    private func mains(among drafts: [Draft]) -> [MeetingEntry] {
        let winners = Self.copies(among: drafts).compactMap(\.winner)
            .sorted { $0.position < $1.position }
        let cancellation = drafts.filter(\.isCancellation).map(\.rank.sequence).max()
        return winners.compactMap { winner in
            var entry = winner.entry
            if let cancellation, cancellation >= winner.rank.sequence { entry?.status = .cancelled }
            return entry
        }
    }

    /// Empty for one; the starts of several, with their zones where the same time is in two.
    private func slots(of mains: [MeetingEntry]) -> [String] {
        guard mains.count > 1 else { return mains.map { _ in "" } }
        let starts = mains.map { "\($0.start)" }
        let uses = Dictionary(starts.map { ($0, 1) }, uniquingKeysWith: +)
        return zip(mains, starts).map { main, start in
            guard uses[start] != 1, case .zone(let id) = main.start.basis else { return start }
            return start + " " + id
        }
    }

    private func exceptions(
        _ drafts: [Draft], of main: MeetingEntry?, _ isSeriesInUTC: Bool
    ) -> [MeetingException] {
        let byOriginal = Dictionary(grouping: drafts) { draft in
            if isSeriesInUTC, let utc = draft.originalUTC, let start = main?.start,
                case .zone = start.basis,
                let wall = clocks.walls(ofUTC: utc, inSeriesFrom: start).first
            {
                return wall
            }
            return draft.original.map { original($0, of: draft, in: main) } ?? .earliest
        }
        return byOriginal.compactMap { original, drafts in
            exception(from: drafts, original: original, main: main)
        }
        .sorted { $0.original < $1.original }
    }

    private func exception(
        from drafts: [Draft], original: WallTime, main: MeetingEntry?
    ) -> MeetingException? {
        guard let winner = drafts.winner else { return nil }
        var entry = winner.entry ?? drafts.filter { $0.entry != nil }.winner?.entry
        if entry == nil, var moved = main {
            moved.start.wall = original
            moved.recurrence = nil
            entry = moved
        }
        guard var entry else { return nil }
        if winner.isCancellation { entry.status = .cancelled }
        return MeetingException(original: original, reachesOn: winner.reachesOn, entry: entry)
    }

    /// RECURRENCE-ID on the wall clock of the series, or of the exception itself without one.
    private func original(
        _ moment: Moment, of draft: Draft, in main: MeetingEntry?
    ) -> WallTime {
        guard let start = main?.start ?? draft.entry?.start else { return moment.wall }
        return clocks.wall(of: moment, besides: start)
    }
}

/// Which of several meetings under one UID an exception belongs to.
private struct Owners {
    private let byStart: [WallTime: Int]
    private let series: [(index: Int, recurrence: RecurrenceSet, zone: Zone?)]

    /// Asking every series about every exception would take a hostile feed hours.
    private static let mostSeries = 16

    init(of meetings: [Meeting], _ clocks: Clocks) {
        let starts = meetings.enumerated().compactMap { index, meeting in
            meeting.main.map { ($0.start.wall, index) }
        }
        byStart = Dictionary(starts) { first, _ in first }
        let repeating = meetings.enumerated().lazy.compactMap { index, meeting in
            meeting.main.flatMap { main in
                main.recurrence.map { (index, $0, clocks.zone(of: main.start.basis)) }
            }
        }
        series = Array(repeating.prefix(Self.mostSeries))
    }

    /// The place of the first meeting that starts or takes place at the exception's original time.
    func owner(of exception: MeetingException) -> Int? {
        let start = exception.original
        let window = start..<start.adding(seconds: 1)
        let repeating = series.first { _, recurrence, zone in
            !recurrence.occurrences(in: window, zone: zone, limit: 1).items.isEmpty
        }
        return [byStart[start], repeating?.index].compactMap(\.self).min()
    }

    /// The place of the first series that would take place then if an EXDATE did not say otherwise.
    ///
    /// Some programs write both of a class that has moved, which is there all the same. Not where older revisions of
    /// the series are listed too: there the EXDATE came later.
    func formerOwner(of exception: MeetingException) -> Int? {
        let (start, entry) = (exception.original, exception.entry)
        guard entry.status != .cancelled else { return nil }
        let window = start..<start.adding(seconds: 1)
        return series.first { _, recurrence, zone in
            guard !recurrence.exclusions.isEmpty, entry.start.wall != start else { return false }
            var whole = recurrence
            whole.exclusions = []
            return !whole.occurrences(in: window, zone: zone, limit: 1).items.isEmpty
        }?.index
    }
}
