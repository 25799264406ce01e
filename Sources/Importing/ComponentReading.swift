import Campus
import ICalendar
import Recurrence

/// What one VEVENT says, and what is odd about it.
struct ComponentReading {
    private(set) var uid: String?
    private(set) var issues: [Issue] = []
    /// Something of when it takes place stands there and cannot be read.
    var isUnread = false
    private let line: Int
    /// A dozen at most: looking through them is quicker than a table.
    private var properties: [Property] = []
    private(set) var rules: [Property] = []
    private(set) var dates: [Property] = []
    private var categories: [String] = []
    private let children: [Component]
    /// The names of what stands there and cannot be read.
    private let lost: Set<String>
    /// In which texts are wanted, as a code of two letters.
    private let language: String

    init(_ component: Component, line: Int, language: String = "en") {
        self.line = line
        self.language = language
        children = component.children
        lost = component.lost
        for property in component.properties {
            switch property.name {
            case "RRULE", "EXRULE": rules.append(property)
            case "RDATE", "EXDATE": dates.append(property)
            case "CATEGORIES" where property.parameter("X-BELLTOWER") != nil: break
            case "CATEGORIES":
                if let text = property.value.string { categories.append(KeptText.line(text)) }
            default: properties.append(property)
            }
        }
        uid = text("UID").flatMap { $0.isEmpty ? nil : KeptText.identity($0, digest: Self.digest) }
    }

    /// Tells every TZID in it, with a time it is used for.
    func forEachZoneName(_ body: (String, WallTime) -> Void) {
        func tell(_ time: TimeValue) {
            if case .zoned(let name) = time.form { body(name, time.wall) }
        }
        for property in properties + dates {
            switch property.value {
            case .time(let time): tell(time)
            case .times(let times): times.forEach(tell)
            case .periods(let periods): periods.map(\.start).forEach(tell)
            default: break
            }
        }
    }

    /// Of one component; whoever has to mend it reads no more.
    private static let mostIssues = 50

    func property(_ name: String) -> Property? { place(of: name).map { properties[$0] } }

    /// Found by place: to look at a property is not to copy it.
    private func place(of name: String) -> Int? {
        properties.indices.first { properties[$0].name == name }
    }

    mutating func note(_ message: String, _ severity: Issue.Severity = .warning) {
        guard issues.count < Self.mostIssues else { return }
        issues.append(Issue(severity, uid: uid, line: line, message))
    }

    /// The component as a draft; nil, with an issue, when it has no time.
    mutating func draft(
        place: Int, kind: ItemKind, isCancelling: Bool, moments: Moments
    ) -> Draft? {
        let original = time("RECURRENCE-ID").map(moments.moment)
        let entry = entry(kind, moments)
        if entry == nil, !isCancelling {
            isUnread = true
            note("this event has no start that can be read, so it is left out", .error)
            return nil
        }
        if uid == nil { note("this event has no UID; one was made of its start, title and place") }
        return Draft(
            uid: uid ?? Self.madeUpUID(of: entry), original: original,
            originalUTC: utc("RECURRENCE-ID"), startsInUTC: utc("DTSTART") != nil,
            reachesOn: property("RECURRENCE-ID")?.parameter("RANGE")?.uppercased()
                == "THISANDFUTURE",
            isCancellation: isCancelling, entry: entry,
            rank: Draft.Rank(
                sequence: integer("SEQUENCE") ?? 0,
                modified: time("LAST-MODIFIED")?.wall.seconds ?? .min,
                stamped: time("DTSTAMP")?.wall.seconds ?? .min),
            position: place)
    }

    private mutating func entry(_ kind: ItemKind, _ moments: Moments) -> MeetingEntry? {
        guard let begin = time("DTSTART") else { return nil }
        var start = moments.moment(begin)
        if let end = time("DTEND").map(moments.moment), end.basis == start.basis,
            end.wall < start.wall
        {
            note("it ends before it begins; the two are taken the other way round")
            if let index = properties.firstIndex(where: { $0.name == "DTEND" }) {
                properties[index].value = .time(begin)
            }
            start = end
        }
        let extent = extent(from: start, moments)
        let recurrence = recurrence(from: start, moments)
        // A class of which nobody can read how long it is still begins, and rings as one.
        let isLong = !extent.isZero || lost.contains("DTEND") || lost.contains("DURATION")
        let isClass = start.basis != .date && isLong
        return MeetingEntry(
            start: start, extent: extent, recurrence: recurrence,
            kind: told(kind) ?? (kind == .class && !isClass ? .event : kind),
            status: status(), summary: kept(summary, as: "title", KeptText.line),
            location: nonEmpty("LOCATION").map { kept($0, as: "place", KeptText.line) },
            details: nonEmpty("DESCRIPTION").map {
                ExportStamp.removed(kept($0, as: "description", KeptText.long))
            },
            url: address, categories: categories.isEmpty ? nil : categories.joined(separator: ","),
            sequence: integer("SEQUENCE") ?? 0,
            revised: Revised(
                at: time("LAST-MODIFIED").map { Instant(seconds: $0.wall.seconds) }),
            alarms: children.isEmpty
                ? []
                : alarms(
                    of: start, extent, isOwn: kind == .personal, isSeries: recurrence != nil,
                    moments),
            isFree: isFree)
    }

    /// One that was acknowledged at its time or later is dealt with (RFC 9074 section 6.1); in a series the next time
    /// is still to come.
    private func alarms(
        of start: Moment, _ extent: Extent, isOwn: Bool, isSeries: Bool, _ moments: Moments
    ) -> [Int64] {
        let reading = AlarmReading(isOwn: isOwn, of: extent)
        guard !isSeries else { return reading.leads(among: children) }
        let begin = moments.clocks.instant(of: start)
        return reading.leads(among: children) { alarm, lead in
            guard let seen = alarm.first("ACKNOWLEDGED")?.value.time else { return false }
            let rung =
                lead.map { begin.adding(seconds: -$0) }
                ?? alarm.first("TRIGGER")?.value.time.map {
                    moments.clocks.instant(of: moments.moment($0))
                }
            return rung.map { moments.clocks.instant(of: moments.moment(seen)) >= $0 } ?? false
        }
    }

    /// Whether who takes part is free meanwhile (RFC 5545 section 3.8.2.7); Outlook says it in a word of its own too.
    private var isFree: Bool {
        if let told = text("TRANSP")?.trimmed, !told.isEmpty {
            return told.uppercased() == "TRANSPARENT"
        }
        return text("X-MICROSOFT-CDO-BUSYSTATUS")?.trimmed.uppercased() == "FREE"
    }

    /// What is known of an event of which not all could be read.
    func unreadEvent(_ uid: String, _ digest: Digest) -> UnreadEvent {
        UnreadEvent(
            uid: uid, isUnnamed: self.uid == nil, summary: KeptText.line(summary),
            location: nonEmpty("LOCATION").map(KeptText.line),
            isCancelled: isCalledOff && property("RECURRENCE-ID") == nil
                && !lost.contains("RECURRENCE-ID"), digest: digest)
    }

    /// What an event goes by that has neither UID nor start.
    func standInUID(_ digest: Digest) -> String {
        "belltower-unread-" + String(digest.high, radix: 16) + String(digest.low, radix: 16)
    }

    /// What a calendar that Belltower wrote says of itself; a source's own kind, when the person
    /// gave it one, counts more.
    private func told(_ kind: ItemKind) -> ItemKind? {
        guard kind == .class, let told = text("X-BELLTOWER-KIND").flatMap(ItemKind.init) else {
            return nil
        }
        // Cups are made of a goal, and never a source's.
        return told == .hydration ? .personal : told
    }

    private var summary: String {
        let title = text("SUMMARY")?.trimmed ?? ""
        return text("X-BELLTOWER-STATUS") == nil ? title : CancelledTitle.unmarked(title)
    }

    /// As much of a text as is kept; that something had to go is told.
    private mutating func kept(
        _ text: String, as what: String, _ keep: (String) -> String
    ) -> String {
        let kept = keep(text)
        guard kept.utf8.count < text.utf8.count else { return kept }
        note("its \(what) is too long, or a letter of it has too many marks; the rest is left out")
        return kept.trimmed
    }

    private var statusWord: String? {
        (text("X-BELLTOWER-STATUS") ?? text("STATUS"))?.uppercased()
    }

    private var isCalledOff: Bool { ["CANCELLED", "CANCELED"].contains(statusWord) }

    private mutating func status() -> ItemStatus {
        switch statusWord {
        case "CANCELLED": return .cancelled
        case "CANCELED":
            note("its STATUS is CANCELED, which is read as CANCELLED")
            return .cancelled
        case "TENTATIVE": return .tentative
        default: return .confirmed
        }
    }

    func time(_ name: String) -> TimeValue? {
        place(of: name).flatMap { properties[$0].value.time }
    }

    /// A time as it is written, where that is in UTC.
    func utc(_ name: String) -> WallTime? {
        time(name).flatMap { $0.form == .utc ? $0.wall : nil }
    }

    private func text(_ name: String) -> String? {
        place(of: name).flatMap { properties[translation(of: $0)].value.string }
    }

    /// Of texts in several languages the one without a language, else the reader's, else the first.
    private func translation(of first: Int) -> Int {
        guard properties[first].parameter("LANGUAGE") != nil else { return first }
        let name = properties[first].name
        let all = properties.indices.dropFirst(first).filter { properties[$0].name == name }
        return all.first { properties[$0].parameter("LANGUAGE") == nil }
            ?? all.first { place in
                let tag = properties[place].parameter("LANGUAGE")?.lowercased() ?? ""
                return tag.prefix { $0.isLetter } == language
            } ?? first
    }

    private func nonEmpty(_ name: String) -> String? {
        text(name).map(\.trimmed).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Only addresses that a browser opens without surprise.
    private var address: String? {
        nonEmpty("URL").flatMap { text in
            let lower = text.lowercased()
            guard text.utf8.count <= KeptText.identityBytes else { return nil }
            return lower.hasPrefix("https://") || lower.hasPrefix("http://") ? text : nil
        }
    }

    private func integer(_ name: String) -> Int? {
        guard case .integer(let number)? = property(name)?.value else { return nil }
        return number
    }

    private static func digest(_ text: String) -> String {
        let digest = ComponentScanner.digest(of: Array(text.utf8))
        return String(digest.high, radix: 16) + String(digest.low, radix: 16)
    }

    /// Never random, never "now": the same event gets the same UID on every download.
    private static func madeUpUID(of entry: MeetingEntry?) -> String {
        let told = [
            entry?.start.description, entry?.summary, entry?.location, entry?.recurrence?.text,
        ].map { $0 ?? "" }.joined(separator: "\u{1f}")
        return "belltower-" + digest(told)
    }
}
