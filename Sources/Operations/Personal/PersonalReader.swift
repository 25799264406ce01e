import Campus
import Recurrence
import Scheduling

/// Reads what a person typed about an entry.
struct PersonalReader {
    let now: Instant
    /// The person's.
    let zone: Zone
    /// The days of a week by the number that the campus gives it.
    var weeks: (Int) -> Range<CivilDate>? = { _ in nil }

    /// What the words change.
    ///
    /// - Parameters:
    ///   - entry: the occurrence they are about; nil for a new one.
    ///   - entryZone: the zone it is in.
    func edit(
        _ words: PersonalWords, of entry: MeetingEntry?, in entryZone: Zone
    ) throws(Refusal) -> EntryEdit {
        var edit = EntryEdit()
        edit.summary = try words.summary.map { text throws(Refusal) in
            try WrittenText.checked(text, as: "text.summary", atMost: 200)
        }
        edit.location = try words.place.map { text throws(Refusal) in
            text.isEmpty ? "" : try WrittenText.checked(text, as: "text.place", atMost: 200)
        }
        let time = try words.start.map { text throws(Refusal) in
            try self.time(text, of: entry, in: entryZone)
        }
        edit.start = time.map { moment($0.start, in: entryZone) }
        guard let start = edit.start ?? entry?.start else {
            throw Refusal(.invalid, "refusal.entry.startless")
        }
        if let end = time?.end {
            guard words.end == nil, words.length == nil else {
                throw Refusal(.invalid, "refusal.event.endTwice")
            }
            edit.extent = try checked(try extent(to: end, from: start, entryZone))
        } else {
            edit.extent = try extent(words, of: entry, from: start, entryZone)
        }
        edit.rule = try words.repeats.flatMap { text throws(Refusal) in
            text.isEmpty ? nil : try rule(text, from: start, entryZone)
        }
        return edit
    }

    // MARK: - Start and end

    /// When it starts; and when it ends, where that is said too.
    private typealias Times = (start: ResolvedTime, end: ResolvedTime?)

    private func time(
        _ text: String, of entry: MeetingEntry?, in entryZone: Zone
    ) throws(Refusal) -> Times {
        let written = try written(text)
        let earliest = entry.flatMap { entry -> Instant? in
            let day = zone.wall(at: instant(of: entry.start, entryZone)).date
            // Of an entry that is there, 15:00 is on its own day, and thu in its own week.
            if written.isClockAlone { return zone.instant(of: WallTime(day)) }
            guard written.namesWeekday else { return nil }
            return zone.instant(of: WallTime(day.adding(days: -day.weekday.rawValue)))
        }
        switch try resolved(written, notBefore: earliest) {
        case .days(let days):
            return (.day(days.lowerBound), .day(days.upperBound.adding(days: -1)))
        case .span(let span): return (.instant(span.lowerBound), .instant(span.upperBound))
        case .day(let day): return (.day(day), nil)
        case .instant(let instant): return (.instant(instant), nil)
        }
    }

    private func moment(_ start: ResolvedTime, in entryZone: Zone) -> Moment {
        switch start {
        case .day(let date): Moment(WallTime(date), .date)
        case .days(let days): Moment(WallTime(days.lowerBound), .date)
        case .instant(let instant): moment(instant, in: entryZone)
        case .span(let span): moment(span.lowerBound, in: entryZone)
        }
    }

    private func extent(
        _ words: PersonalWords, of entry: MeetingEntry?, from start: Moment, _ entryZone: Zone
    ) throws(Refusal) -> Extent? {
        let isDay = start.basis == .date
        switch (words.end, words.length) {
        case (_?, _?):
            throw Refusal(.invalid, "refusal.entry.endTwice")
        case (let end?, nil):
            return try checked(try self.extent(to: end, from: start, entryZone))
        case (nil, let length?):
            return try checked(try self.extent(lasting: length, isDay: isDay))
        case (nil, nil):
            if let entry, (entry.start.basis == .date) == isDay { return nil }
            return isDay ? Extent(wallSeconds: 86_400) : Extent(exactSeconds: 3_600)
        }
    }

    private func extent(lasting text: String, isDay: Bool) throws(Refusal) -> Extent {
        let length = try WrittenLength(text).orThrow(
            Refusal(
                .invalid, "refusal.entry.length",
                with: ["text": "\(text.prefix(40).description.harmless)"]))
        guard !isDay || (length.seconds == 0 && length.days > 0) else {
            throw Refusal(.invalid, "refusal.entry.wholeDays")
        }
        return Extent(wallSeconds: Int64(length.days) * 86_400, exactSeconds: length.seconds)
    }

    private func extent(
        to text: String, from start: Moment, _ entryZone: Zone
    ) throws(Refusal) -> Extent {
        let begin = instant(of: start, entryZone)
        let written = try written(text)
        let midnight = zone.instant(of: WallTime(zone.wall(at: begin).date))
        let end = try resolved(written, notBefore: written.isClockAlone ? begin : midnight)
        // From 22:00 to 2:00 is a night; from 14:00 to 13:00 is a mistake.
        if case .instant(let last) = end, written.isClockAlone, last - begin > 43_200,
            zone.wall(at: last).date != zone.wall(at: begin).date
        {
            throw endsBefore
        }
        return try extent(to: end, from: start, entryZone)
    }

    private func extent(
        to end: ResolvedTime, from start: Moment, _ entryZone: Zone
    ) throws(Refusal) -> Extent {
        let begin = instant(of: start, entryZone)
        switch (end, start.basis) {
        case (.day(let last), .date):
            guard last >= start.wall.date else { throw endsBefore }
            let days = last.dayNumber - start.wall.date.dayNumber + 1
            return Extent(wallSeconds: Int64(days) * 86_400)
        case (.days, _), (.span, _):
            throw Refusal(.invalid, "refusal.event.twoEnds")
        case (.day, _):
            throw Refusal(.invalid, "refusal.entry.endTime")
        case (.instant, .date):
            throw Refusal(.invalid, "refusal.entry.endDay")
        case (.instant(let end), _):
            guard end >= begin else { throw endsBefore }
            // An end on the start's own clock stays on it: 9 to 11 every week, whatever the clocks do.
            let moment = moment(end, in: start.basis == .utc ? .utc : entryZone)
            guard moment.basis == start.basis, moment.wall >= start.wall else {
                return Extent(exactSeconds: end - begin)
            }
            return Extent(wallSeconds: moment.wall.seconds - start.wall.seconds)
        }
    }

    private var endsBefore: Refusal {
        Refusal(.invalid, "refusal.entry.backwards")
    }

    private func checked(_ extent: Extent) throws(Refusal) -> Extent {
        guard extent.wallBound <= 367 * 86_400 else {
            throw Refusal(.invalid, "refusal.entry.long")
        }
        return extent
    }

    private func written(_ text: String) throws(Refusal) -> WrittenTime {
        do throws(WrittenTimeProblem) {
            let written = try WrittenTime(text)
            guard !written.isPeriod else {
                throw .ambiguous(text.shortened, "all its days", "one of them")
            }
            return written
        } catch {
            throw Refusal(.invalid, error.message)
        }
    }

    private func resolved(
        _ written: WrittenTime, notBefore earliest: Instant?
    ) throws(Refusal) -> ResolvedTime {
        do throws(WrittenTimeProblem) {
            return try written.resolved(now: now, notBefore: earliest, in: zone, weeks: weeks)
        } catch {
            throw Refusal(.invalid, error.message)
        }
    }

    private func instant(of moment: Moment, _ entryZone: Zone) -> Instant {
        switch moment.basis {
        case .date, .floating: zone.instant(of: moment.wall)
        case .utc: Zone.utc.instant(of: moment.wall)
        case .zone: entryZone.instant(of: moment.wall)
        }
    }

    /// On the zone's clock; the second of two hours that look alike can only be told in UTC.
    private func moment(_ instant: Instant, in zone: Zone) -> Moment {
        let wall = zone.wall(at: instant)
        guard zone.id != Zone.utc.id, zone.instant(of: wall) == instant else {
            return Moment(Zone.utc.wall(at: instant), .utc)
        }
        return Moment(wall, .zone(zone.id))
    }
}
