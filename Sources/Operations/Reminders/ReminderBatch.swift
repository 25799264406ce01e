import Campus
import ICalendar
import Recurrence
import Scheduling
import Storage

/// All that some due reminders are about, read again at once, just before they ring.
struct ReminderBatch {
    let desks: Desks
    /// Filled in when the transaction is over: it opens one of its own.
    var zones: ZoneTable
    let meetings: [MeetingID: SourcedMeeting]
    let settings: [PersonID: PersonSettings]
    let views: [PersonID: ItemViews]
    let altered: [MeetingID: [Change]]
    let friends: [PersonID: [PersonID]]
    let blocks: [PersonID: [PersonID]]
    /// The comments that some of them reported, and are not shown therefore.
    let reported: [PersonID: Set<CommentID>]
    /// Whose profile some of them reported, and who are named by their handle therefore.
    let reportedProfiles: [PersonID: Set<PersonID>]
    let goals: [PersonID: [(since: CivilDate, goal: Goal)]]
    let drinks: [PersonID: [Drink]]
    let events: EventFacts
    let changes: ChangeFacts
    /// What is no longer listed by one source, and is by another one of the person's.
    let listedElsewhere: [PersonID: Set<Change>]
    /// Of whom a request to be friends is to be told: who asks them.
    let askers: [PersonID: [Person]]
    /// Of whom it is to be told that a friend asks them to share when they are busy: who asks it still.
    let sharingAskers: [PersonID: [Person]]
    /// The friends of those who are told of one.
    let newFriends: [PersonID: [Person]]
    /// Which meetings of the campus are in whose plan.
    let reached: Set<PersonMeeting>
    let rosters: [MeetingID: Roster]

    /// - Parameter now: when they ring.
    init(
        _ due: [DueReminder], at now: Instant, _ desks: Desks, rosters cache: inout RosterCache,
        in transaction: Transaction
    ) throws {
        self.desks = desks
        let subjects = Subjects(due)
        let people = Set(due.map(\.person.id))
        settings = try transaction.settings(of: people)

        events = try EventFacts(subjects.events, subjects.news, of: people, in: transaction)
        changes = try ChangeFacts(subjects.changes, subjects.imports, in: transaction)
        listedElsewhere = try Self.listedElsewhere(
            due, changes, settings: settings, asking: desks, in: transaction)
        let classes = subjects.meetings.union(changes.meetings)
        let meetings = try transaction.meetings(
            numbered: classes.union(events.known.values.compactMap(\.meetingID)))
        self.meetings = meetings
        zones = ZoneTable(viewer: desks.personal.zone)
        let own = classes.union(subjects.events.map(MeetingID.event))
        views = own.isEmpty ? [:] : try transaction.itemViews(of: people, on: own)
        reached = try Self.reached(due, meetings, in: transaction)

        let hasMeetings = !subjects.meetings.isEmpty
        friends = hasMeetings ? try transaction.friendships(of: people) : [:]
        blocks = hasMeetings ? try transaction.blocks(of: people) : [:]
        reported =
            hasMeetings
            ? try transaction.reported(.comment, by: people).mapValues { numbers in
                Set(numbers.map { CommentID($0) })
            } : [:]
        reportedProfiles =
            hasMeetings
            ? try transaction.reported(.profile, by: people).mapValues { numbers in
                Set(numbers.map { PersonID($0) })
            } : [:]
        altered =
            hasMeetings
            ? try transaction.changes(
                in: subjects.meetings, since: now.adding(seconds: -7 * 86_400)) : [:]
        try cache.prepare(transaction)
        rosters = try Self.rosters(
            of: subjects.meetings.compactMap { meetings[$0] }, at: now, desks, &cache,
            in: transaction)

        goals = subjects.drinkers.isEmpty ? [:] : try transaction.goals(of: subjects.drinkers)
        drinks =
            subjects.drinkers.isEmpty
            ? [:]
            : try transaction.drinks(
                of: subjects.drinkers, since: now.adding(seconds: -3 * 86_400))
        askers = try Dictionary(
            subjects.asked.map { ($0.id, try transaction.shown(to: $0).askers(of: $0)) }
        ) { first, _ in first }
        sharingAskers = try Self.people(told: .sharing, due, events) {
            try desks.friends.sharingAskers(of: $0, in: transaction.shown(to: $0))
        }
        newFriends = try Self.people(told: .befriended, due, events) {
            try transaction.shown(to: $0).friends(of: $0).filter { !$0.isSuspended }
        }
    }

    /// The meetings of the campus that are in the plan of whom they are to ring for.
    private static func reached(
        _ due: [DueReminder], _ meetings: [MeetingID: SourcedMeeting], in transaction: Transaction
    ) throws -> Set<PersonMeeting> {
        let pairs = due.flatMap { due in
            (due.reminder.items + [due.reminder.doubt].compactMap(\.self)).map(\.meeting)
                .filter { meetings[$0]?.source.isCampus ?? false }
                .map { PersonMeeting(person: due.person.id, meeting: $0) }
        }
        return try transaction.reached(Set(pairs))
    }

    /// What is looked up of those who are to be told a kind of news.
    private static func people(
        told kind: News.Kind, _ due: [DueReminder], _ events: EventFacts,
        _ look: (Person) throws -> [Person]
    ) throws -> [PersonID: [Person]] {
        let told = due.filter { one in
            guard case .news(let number) = one.reminder.subject else { return false }
            return events.news[number]?.news.kind == kind
        }
        return try Dictionary(told.map { ($0.person.id, try look($0.person)) }) { first, _ in
            first
        }
    }

    private static func listedElsewhere(
        _ due: [DueReminder], _ changes: ChangeFacts, settings: [PersonID: PersonSettings],
        asking desks: Desks, in transaction: Transaction
    ) throws -> [PersonID: Set<Change>] {
        var found: [PersonID: Set<Change>] = [:]
        for one in due {
            let person = one.person
            for change in changes.told(by: one) where change.kind == .removed {
                var asking = desks
                asking.caller.zone = desks.zone(setBy: settings[person.id]?.zone)
                if try asking.calendar.isListedElsewhere(change, for: person, in: transaction) {
                    found[person.id, default: []].insert(change)
                }
            }
        }
        return found
    }

    /// Looks up the zones that the meetings are in.
    mutating func findZones() throws(Refusal) {
        zones = try desks.calendar.zoneTable(for: Array(meetings.values))
    }

    private static func rosters(
        of meetings: [SourcedMeeting], at now: Instant, _ desks: Desks,
        _ cache: inout RosterCache, in transaction: Transaction
    ) throws -> [MeetingID: Roster] {
        let start = desks.profile.yearStart
        let year = AcademicYear(of: desks.context.zone.wall(at: now).date, beginning: start)
        var found: [MeetingID: Roster] = [:]
        for sourced in meetings {
            guard let id = sourced.meeting.id, let code = sourced.label?.codes.first else {
                continue
            }
            found[id] = try cache.roster(of: code, in: year, transaction)
        }
        return found
    }

    /// On whose clock a person's day is.
    func zone(of person: Person) -> Zone {
        desks.zone(setBy: settings[person.id]?.zone)
    }
}

/// What reminders are about, by what it is.
private struct Subjects {
    var meetings: Set<MeetingID> = []
    var events: Set<EventID> = []
    var drinkers: Set<PersonID> = []
    var changes: Set<PersonChange> = []
    var imports: [ImportReader] = []
    var news: [NewsID] = []
    var asked: Set<Person> = []

    init(_ due: [DueReminder]) {
        for one in due {
            switch one.reminder.subject {
            case .item(let id) where id.cup != nil: drinkers.insert(one.person.id)
            case .item(let id):
                let told = one.reminder.told ?? id
                if let event = told.event {
                    events.insert(event)
                } else {
                    meetings.insert(told.meeting)
                }
                if let doubt = one.reminder.doubt { meetings.insert(doubt.meeting) }
            case .change(let number):
                changes.insert(PersonChange(person: one.person.id, change: number))
            case .changes(let fetch):
                imports.append(
                    ImportReader(person: one.person, fetch: fetch, since: one.reminder.due))
            case .news(let number): news.append(number)
            case .friend: asked.insert(one.person)
            case .digest, .summary: break
            }
        }
    }
}
