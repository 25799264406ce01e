import Campus
import ICalendar
import Recurrence

/// Reads the VEVENTs of one VCALENDAR.
struct DraftReader: Sendable {
    private let isCancelling: Bool
    private let kind: ItemKind
    private let parser = ComponentParser()
    private let resolver: ZoneResolver
    /// What each TZID of the file means; filled as they are met.
    private var bases: [String: Moment.Basis] = [:]
    private(set) var clocks = Clocks()
    private(set) var zoneDefinitions: [String: String] = [:]
    /// X-WR-TIMEZONE: on whose clock UTC and floating times are told (as PyPI's x-wr-timezone
    /// reads it).
    private var ownBasis: Moment.Basis?
    private let cancelled: CancelledWords
    /// Whether titles that were met say that something is cancelled.
    private var titles: [String: Bool] = [:]
    /// In which texts are wanted, as a code of two letters.
    var language = "en"

    /// All that a meeting is made of.
    ///
    /// Anything else, such as HTML copies of the description, is not worth taking out of the file.
    private static let wanted = PropertyFilter(
        [
            "UID", "RECURRENCE-ID", "SEQUENCE", "LAST-MODIFIED", "DTSTAMP", "DTSTART", "DTEND",
            "DURATION", "RRULE", "EXRULE", "RDATE", "EXDATE", "SUMMARY", "LOCATION", "DESCRIPTION",
            "URL", "STATUS", "CATEGORIES", "X-BELLTOWER-KIND", "X-BELLTOWER-STATUS", "ACTION",
            "TRIGGER", "REPEAT", "ACKNOWLEDGED", "TRANSP", "X-MICROSOFT-CDO-BUSYSTATUS",
        ], includesChildren: true)

    /// - Parameter others: VTIMEZONEs that count where the calendar has none.
    init(
        calendar: CalendarHeader, others: [String: ZoneComponentSpan] = [:], bytes: [UInt8],
        kind: ItemKind, database: ZoneDatabase, cancelled: CancelledWords
    ) {
        self.kind = kind
        self.cancelled = cancelled
        isCancelling = calendar.method == "CANCEL"
        resolver = ZoneResolver(
            database: database, calendar: calendar, others: others, bytes: bytes)
        guard let name = calendar.zone, !name.isEmpty else { return }
        let now = WallTime(CivilDate(uncheckedYear: 2026, month: 1, day: 1))
        if case .known(let zone) = resolver.resolve(name, near: now).meaning {
            clocks.zones[zone.id] = zone
            ownBasis = .zone(zone.id)
        }
    }

    /// Reads one component; no draft when it tells of nothing that has a time.
    ///
    /// - Parameter place: its number among the file's components.
    mutating func read(
        _ span: ComponentSpan, at place: Int, in bytes: UnsafeRawBufferPointer
    ) -> (draft: Draft?, unread: UnreadEvent?, issues: [Issue]) {
        let block = UnsafeRawBufferPointer(rebasing: bytes[span.range])
        let (component, found) = parser.parse(block, line: span.line, wanted: Self.wanted)
        guard let component else { return (nil, nil, found.map(Issue.init)) }
        var reading = ComponentReading(component, line: span.line, language: language)
        // What an alarm in it has says nothing of when it takes place.
        reading.isUnread = !component.lost.isDisjoint(with: Self.times)
        var unknown: [(name: String, wall: WallTime)] = []
        var met: Set<String> = []
        reading.forEachZoneName { name, wall in
            if bases[name] == nil, met.insert(name).inserted { unknown.append((name, wall)) }
        }
        for (name, wall) in unknown { learn(name, near: wall, &reading) }
        var draft = reading.draft(
            place: place, kind: kind, isCancelling: isCancelling,
            moments: Moments(bases: bases, own: ownBasis, clocks: clocks))
        if let entry = draft?.entry, entry.status != .cancelled, isCancelled(entry.summary) {
            draft?.entry?.status = .cancelled
            draft?.entry?.doubt = .titled
        }
        guard !found.isEmpty || !reading.issues.isEmpty else { return (draft, nil, []) }
        let issues = found.map(Issue.init) + reading.issues
        let digest = Digest(span.digest)
        let uid = draft?.uid ?? reading.uid ?? reading.standInUID(digest)
        return (
            draft, reading.isUnread ? reading.unreadEvent(uid, digest) : nil,
            issues.map { issue in
                var issue = issue
                issue.uid = issue.uid ?? uid
                return issue
            }
        )
    }

    /// Whether a title says that something does not take place; what a person calls their own is
    /// theirs.
    private mutating func isCancelled(_ title: String) -> Bool {
        guard kind != .personal else { return false }
        if let known = titles[title] { return known }
        if titles.count >= Self.mostTitles { titles = [:] }
        let isSaid = cancelled.isSaid(in: title)
        titles[title] = isSaid
        return isSaid
    }

    private static let mostTitles = 4_096

    /// The properties that say when something takes place.
    private static let times: Set<String> = [
        "DTSTART", "DTEND", "DURATION", "RECURRENCE-ID", "RRULE", "EXRULE", "RDATE", "EXDATE",
    ]

    /// Takes over what a copy of this reader has found out since.
    mutating func learn(from other: DraftReader) {
        bases.merge(other.bases) { mine, _ in mine }
        clocks.zones.merge(other.clocks.zones) { mine, _ in mine }
        zoneDefinitions.merge(other.zoneDefinitions) { mine, _ in mine }
    }

    /// Finds out what a TZID means, once a file.
    private mutating func learn(
        _ name: String, near wall: WallTime, _ reading: inout ComponentReading
    ) {
        let resolution = resolver.resolve(name, near: wall)
        switch resolution.meaning {
        case .known(let zone):
            clocks.zones[zone.id] = zone
            bases[name] = .zone(zone.id)
        case .defined(let zone, let definition):
            clocks.zones[name] = zone
            zoneDefinitions[name] = definition
            bases[name] = .zone(name)
        case .unknown:
            bases[name] = ownBasis ?? .floating
        }
        if let issue = resolution.issue { reading.note(issue.message) }
    }
}

/// How the times of a file become moments.
struct Moments {
    /// What each TZID means.
    var bases: [String: Moment.Basis]
    /// On whose clock UTC and floating times are told; nil for their own.
    var own: Moment.Basis?
    var clocks: Clocks

    func moment(_ time: TimeValue) -> Moment {
        switch time.form {
        case .date: return Moment(time.wall, .date)
        case .zoned(let name):
            let basis = bases[name] ?? .floating
            guard let offset = time.offset else { return Moment(time.wall, basis) }
            let utc = time.wall.adding(seconds: -Int64(offset))
            guard let zone = clocks.zone(of: basis) else {
                return moment(TimeValue(utc, .utc))
            }
            return Moment(zone.wall(at: Instant(seconds: utc.seconds)), basis)
        case .floating: return Moment(time.wall, own ?? .floating)
        case .utc:
            guard let own, let zone = clocks.zone(of: own) else { return Moment(time.wall, .utc) }
            return Moment(zone.wall(at: Instant(seconds: time.wall.seconds)), own)
        }
    }
}
