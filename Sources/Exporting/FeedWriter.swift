package import Campus
import ICalendar
package import Recurrence

/// Writes meetings as one calendar (RFC 5545): what `FeedReader` reads, the other way round.
///
/// The same meetings give the same bytes, whenever they are written.
package struct FeedWriter: Sendable {
    private let fitter: MeetingFitter
    private let profile: ExportProfile
    private let alarms: [ItemKind: [Int64]]?
    private let revisions: RevisionTimes
    /// The years that VTIMEZONEs cover beside those that the meetings lie in.
    private static let years = 2000...2040

    /// - Parameters:
    ///   - zones: the database's zones the meetings are in, by id.
    ///   - defined: the sources' own zones, by source and TZID.
    ///   - profile: which program it is for.
    ///   - alarms: the leads of each kind, in seconds; nil for no alarms, a person's own included.
    ///   - revisions: when what has no LAST-MODIFIED was last altered.
    package init(
        zones: [String: Zone], defined: [SourceID: [String: Zone]], profile: ExportProfile = .plain,
        alarms: [ItemKind: [Int64]]? = nil, revisions: RevisionTimes = RevisionTimes()
    ) {
        fitter = MeetingFitter(zones: zones, defined: defined, profile: profile)
        self.profile = profile
        self.alarms = profile.mostAlarms == 0 ? nil : alarms
        self.revisions = revisions
    }

    /// The bytes of a calendar file, and how many meetings and cups are in it.
    ///
    /// - Parameters:
    ///   - views: what the person changed; what they hid is left out.
    ///   - omissions: what other meetings tell too.
    ///   - cups: the items of kind hydration, which are no meetings.
    package func write(
        _ meetings: [SourcedMeeting], views: ItemViews = ItemViews(),
        without omissions: FeedOmissions = FeedOmissions(), cups: [AgendaItem] = []
    ) -> (bytes: [UInt8], events: Int) {
        let views = views.byMeeting()
        let fitted = meetings.compactMap { sourced -> (SourcedMeeting, FittedMeeting)? in
            let fitted = fitter.fit(sourced, views: views, without: omissions)
            return fitted.parts.isEmpty ? nil : (sourced, fitted)
        }
        var lines = LineWriter(capacity: 4_096 + fitted.count * 512)
        writeHead(to: &lines)
        for definition in definitions(for: fitted) { lines.component(definition) }
        var names = UniqueNames()
        for (sourced, meeting) in fitted {
            EventWriter(
                source: sourced.source, kind: fitter.kind(of: sourced),
                uid: names.unique(sourced.meeting),
                series: sourced.meeting.main?.start.basis, profile: profile, alarms: alarms,
                zone: fitter.zone(of: sourced)
            ).write(meeting, to: &lines) { revisions.time(of: $0, in: sourced) }
        }
        for cup in cups { CupWriter(profile: profile).write(cup, to: &lines) }
        lines.line("END:VCALENDAR")
        return (lines.bytes, fitted.count + cups.count)
    }

    private func writeHead(to lines: inout LineWriter) {
        lines.calendarHead()
        lines.line("CALSCALE:GREGORIAN")
        lines.line("METHOD:PUBLISH")
        lines.line("X-WR-CALNAME:Belltower")
        if profile == .apple {
            lines.line("NAME:Belltower")
            lines.line("COLOR:teal")
            lines.line("X-APPLE-CALENDAR-COLOR:#008080")
        }
        // RFC 7986, 5.7, and what Microsoft had before it: for whoever reads it again and again.
        lines.line("REFRESH-INTERVAL;VALUE=DURATION:PT1H")
        lines.line("X-PUBLISHED-TTL:PT1H")
    }

    /// A VTIMEZONE for each zone used, in order of the id.
    private func definitions(for meetings: [(SourcedMeeting, FittedMeeting)]) -> [Component] {
        var used: [String: Zone] = [:]
        var (first, last) = (Self.years.lowerBound, Self.years.upperBound)
        for (sourced, meeting) in meetings {
            for part in meeting.parts {
                let year = part.entry.start.wall.date.year
                first = min(first, max(year, 1_900))
                last = max(last, min(year + 10, 2_100))
                guard case .zone(let id) = part.entry.start.basis, used[id] == nil else { continue }
                used[id] = fitter.zone(of: part.entry.start.basis, in: sourced.source)
            }
        }
        return used.values.sorted { $0.id < $1.id }.map { zone in
            VTimezoneWriter().component(for: zone, years: first...last)
        }
    }
}

/// Gives every meeting of an export a UID of its own: the source's, unless another has it already.
private struct UniqueNames {
    private var taken: Set<String> = []

    mutating func unique(_ meeting: Meeting) -> String {
        var uid = meeting.uid
        if !taken.insert(uid).inserted {
            uid += "-m\(meeting.id?.number ?? 0)"
            taken.insert(uid)
        }
        return uid
    }
}

/// What of some meetings is not to be written, because another meeting tells it too.
package struct FeedOmissions: Sendable {
    /// Left out whole.
    package var meetings: Set<MeetingID>
    /// By the start that each occurrence has in its series; written as EXDATE.
    package var occurrences: [MeetingID: Set<WallTime>]

    package init(meetings: Set<MeetingID> = [], occurrences: [MeetingID: Set<WallTime>] = [:]) {
        self.meetings = meetings
        self.occurrences = occurrences
    }
}

/// When what is written was last altered, where its source does not say (DTSTAMP, LAST-MODIFIED).
///
/// Never now: the same calendar written twice is the same bytes, and a program that compares copies
/// (RFC 5546 section 2.1.5) does not take the second for news.
package struct RevisionTimes: Sendable {
    /// By source id: its last import that altered anything, the last act on one's own entries.
    package var sources: [SourceID: Instant]
    /// Of events; their source stands for a community.
    package var events: [MeetingID: Instant]

    package init(sources: [SourceID: Instant] = [:], events: [MeetingID: Instant] = [:]) {
        self.sources = sources
        self.events = events
    }

    func time(of entry: MeetingEntry, in sourced: SourcedMeeting) -> Instant {
        entry.revised.at ?? sourced.meeting.id.flatMap { events[$0] }
            ?? sources[sourced.source.id] ?? sourced.source.created
    }
}
