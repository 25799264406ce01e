import Campus
import Recurrence

/// A meeting as it is to be written: with what the person changed about it, and told as one
/// calendar program takes it.
struct FittedMeeting {
    /// One VEVENT.
    struct Part {
        var entry: MeetingEntry
        /// Of an occurrence told apart from the series: its start there.
        var original: WallTime?
        var reachesOn = false
        var view: ItemView?
        /// Cancelled, and told so in the title.
        var isMarked = false
    }

    /// The series or the single hour first; empty when nothing is to be written.
    var parts: [Part]

    /// A meeting as its source tells it.
    init(asTold meeting: Meeting) {
        parts = meeting.main.map { [Part(entry: $0)] } ?? []
        for exception in meeting.exceptions { parts.append(Part(exception)) }
    }

    /// - Parameters:
    ///   - views: of this meeting, by item.
    ///   - omitted: occurrences that are not to be written.
    ///   - zone: of the meeting's start; nil for dates and floating times.
    init(
        _ meeting: Meeting, views: [ItemID: ItemView], omitted: Set<WallTime>,
        profile: ExportProfile, zone: Zone?
    ) {
        var fitting = MeetingFitting(
            meeting, views: views, omitted: omitted, profile: profile, zone: zone)
        fitting.fit()
        parts = fitting.main.map { [$0] } ?? []
        parts += fitting.exceptions
    }

    /// Whether a program takes a meeting as its source tells it.
    static func isTold(_ meeting: Meeting, to profile: ExportProfile) -> Bool {
        if profile == .plain { return true }
        guard meeting.exceptions.isEmpty, let main = meeting.main else { return false }
        guard main.status != .cancelled else { return profile.cancellation == .told }
        return main.recurrence?.exclusions.allSatisfy { $0.isMoment } ?? true
    }
}

extension FittedMeeting.Part {
    init(_ exception: MeetingException) {
        self.init(
            entry: exception.entry, original: exception.original, reachesOn: exception.reachesOn)
    }
}

/// The steps from a meeting to what is written of it.
private struct MeetingFitting {
    var main: FittedMeeting.Part?
    var exceptions: [FittedMeeting.Part]
    private let series: ItemView?
    /// By the start in the series.
    private let own: [WallTime: ItemView]
    private let omitted: Set<WallTime>
    private let profile: ExportProfile
    private let zone: Zone?

    /// A series that goes on longer after a change is told with RANGE=THISANDFUTURE all the same.
    private static let mostUnrolled = 1_000

    init(
        _ meeting: Meeting, views: [ItemID: ItemView], omitted: Set<WallTime>,
        profile: ExportProfile, zone: Zone?
    ) {
        main = meeting.main.map { FittedMeeting.Part(entry: $0) }
        exceptions = meeting.exceptions.map { FittedMeeting.Part($0) }
        self.omitted = omitted
        self.profile = profile
        self.zone = zone
        var series: ItemView?
        var own: [WallTime: ItemView] = [:]
        for (id, view) in views {
            if let original = id.original { own[original] = view } else { series = view }
        }
        self.series = series
        self.own = own
    }

    mutating func fit() {
        if profile != .plain || !own.isEmpty || !omitted.isEmpty { unroll() }
        tellApart()
        look()
        leaveOut()
        if profile != .plain { excludeMoments() }
        if profile.cancellation == .marked { mark() }
    }

    /// Tells each occurrence after a change by itself, where a change reaches on (RFC 5545 section
    /// 3.2.13, RANGE): hardly any program reads that.
    private mutating func unroll() {
        guard let recurrence = main?.entry.recurrence,
            let first = exceptions.first(where: \.reachesOn)?.original
        else { return }
        let found = recurrence.occurrences(
            in: first..<WallTime.latest, zone: zone, limit: Self.mostUnrolled)
        guard !found.isCut else { return }
        let told = Set(exceptions.compactMap(\.original))
        for occurrence in found.items where !told.contains(occurrence.start) {
            if let entry = entry(at: occurrence) {
                exceptions.append(FittedMeeting.Part(entry: entry, original: occurrence.start))
            }
        }
        for index in exceptions.indices { exceptions[index].reachesOn = false }
        sort()
    }

    /// Tells the occurrences apart that the person changed something about.
    private mutating func tellApart() {
        guard !own.isEmpty, main?.entry.recurrence != nil else { return }
        let told = Set(exceptions.compactMap(\.original))
        for original in own.keys where !told.contains(original) && !omitted.contains(original) {
            if let occurrence = occurrence(at: original), let entry = entry(at: occurrence) {
                exceptions.append(FittedMeeting.Part(entry: entry, original: original))
            }
        }
        sort()
    }

    private mutating func sort() {
        exceptions.sort { ($0.original ?? .earliest) < ($1.original ?? .earliest) }
    }

    private func occurrence(at start: WallTime) -> Occurrence? {
        main?.entry.recurrence?.occurrences(
            in: start..<start.adding(seconds: 1), zone: zone, limit: 1
        ).items.first
    }

    /// What an occurrence is by the series, and by the last change before it that reaches on.
    private func entry(at occurrence: Occurrence) -> MeetingEntry? {
        let change = exceptions.last { part in
            part.reachesOn && (part.original ?? .latest) <= occurrence.start
        }
        guard var entry = change?.entry ?? main?.entry else { return nil }
        let moved = change.map { $0.entry.start.wall.seconds - ($0.original?.seconds ?? 0) } ?? 0
        entry.start.wall = occurrence.start.adding(seconds: moved)
        entry.recurrence = nil
        if let seconds = occurrence.duration { entry.extent = Extent(exactSeconds: seconds) }
        return entry
    }

    private mutating func look() {
        main?.view = series
        // A single hour that has nothing but exceptions beside it is an occurrence too.
        if let start = main?.entry.start.wall, main?.entry.recurrence == nil, let view = own[start]
        {
            main?.view = view.over(series ?? ItemView())
        }
        for index in exceptions.indices {
            let view = exceptions[index].original.flatMap { own[$0] }
            exceptions[index].view = view?.over(series ?? ItemView()) ?? series
        }
    }

    private mutating func leaveOut() {
        var gone = omitted
        for part in exceptions where isLeftOut(part) && !part.reachesOn {
            if let original = part.original { gone.insert(original) }
        }
        exceptions.removeAll { part in
            !part.reachesOn && (part.original.map(gone.contains) ?? false)
        }
        if let part = main, isLeftOut(part) || isOmitted(part) {
            main = nil
            // Without the series a change that reaches on reaches nothing.
            exceptions.removeAll(where: isLeftOut)
        } else if let recurrence = main?.entry.recurrence {
            let known = Set(recurrence.exclusions)
            let news = gone.sorted().map { Exclusion.moment($0) }.filter { !known.contains($0) }
            main?.entry.recurrence?.exclusions += news
        }
    }

    private func isOmitted(_ part: FittedMeeting.Part) -> Bool {
        part.entry.recurrence == nil && omitted.contains(part.entry.start.wall)
    }

    private func isLeftOut(_ part: FittedMeeting.Part) -> Bool {
        part.view?.isHidden == true
            || part.entry.status == .cancelled && profile.cancellation == .leftOut
    }

    /// EXDATE as a day beside times is read by hardly any program: tells the times of that day.
    private mutating func excludeMoments() {
        guard var set = main?.entry.recurrence, set.exclusions.contains(where: { !$0.isMoment })
        else { return }
        let exclusions = set.exclusions
        set.exclusions = []
        let moments = exclusions.flatMap { exclusion in
            guard case .day(let day) = exclusion else { return [exclusion] }
            let window = WallTime(day)..<WallTime(day.adding(days: 1))
            return set.occurrences(in: window, zone: zone, limit: Self.mostUnrolled).items
                .map { .moment($0.start) }
        }
        main?.entry.recurrence?.exclusions = moments
    }

    private mutating func mark() {
        func marked(_ part: FittedMeeting.Part) -> FittedMeeting.Part {
            guard part.entry.status == .cancelled else { return part }
            var part = part
            part.isMarked = true
            part.entry.status = .confirmed
            return part
        }
        main = main.map(marked)
        exceptions = exceptions.map(marked)
    }
}

extension Exclusion {
    fileprivate var isMoment: Bool {
        if case .moment = self { return true }
        return false
    }
}
