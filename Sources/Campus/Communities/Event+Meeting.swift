package import Recurrence

extension MeetingID {
    /// The number under which an event stands in agendas: below zero, where no source's are.
    package static func event(_ id: EventID) -> MeetingID { MeetingID(-id.number) }

    /// The event's number; nil for what is no event.
    package var event: EventID? { number < 0 && self != .water ? EventID(-number) : nil }
}

extension ItemID {
    /// The event's number; nil for an item that is none.
    package var event: EventID? { meeting.event }
}

extension Event {
    /// The event as what an agenda and a calendar file are made of.
    ///
    /// - Parameters:
    ///   - left: when the person left a series that had begun; nothing of it is theirs from then on.
    ///   - zone: the event's.
    package func meeting(until left: Instant? = nil, zone: Zone = .utc) -> Meeting {
        let recurrence =
            left.flatMap { plan.recurrence?.ending(before: $0, zone: zone) } ?? plan.recurrence
        return Meeting(
            id: .event(id), uid: "\(name)@belltower",
            main: MeetingEntry(
                start: Moment(plan.start, .zone(plan.zone)),
                extent: Extent(wallSeconds: plan.length), recurrence: recurrence, kind: .event,
                status: cancelled == nil ? .confirmed : .cancelled, summary: plan.title,
                location: plan.location, details: plan.description, sequence: revision))
    }

    /// A source that stands for what organises the event; it is in no list of sources.
    package func source(for personID: PersonID) -> Source {
        Source(
            id: .unstored, personID: personID, name: community ?? "Events", kind: .event,
            address: SecretAddress("-"), every: 0, created: Instant(seconds: 0))
    }
}

extension RecurrenceSet {
    /// The series without what begins at or after an instant.
    ///
    /// A COUNT gives way to an UNTIL, since a rule has only one of them: what the rule itself gives
    /// is counted out first.
    fileprivate func ending(before instant: Instant, zone: Zone) -> RecurrenceSet {
        var set = self
        let left = Instant(seconds: instant.seconds - 1)
        set.rules = rules.map { rule in
            var cut = rule
            let last = RecurrenceSet(start: start, rules: [rule]).lastStart(zone: zone)
            cut.count = nil
            cut.until = .utc(min(left, last.map(zone.instant(of:)) ?? left))
            return cut
        }
        return set
    }
}

extension SourcedMeeting {
    /// The same as an event of a community: under the event's number, by the community's name.
    package func asEvent(_ event: Event) -> SourcedMeeting {
        var (source, meeting) = (source, meeting)
        source.name = event.community ?? source.name
        meeting.id = .event(event.id)
        return SourcedMeeting(source: source, meeting: meeting, label: label)
    }
}
