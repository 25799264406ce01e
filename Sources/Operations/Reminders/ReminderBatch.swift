import Campus
import ICalendar
import Recurrence
import Scheduling
import Storage

/// All that some due reminders are about, read again at once, just before they ring.
struct ReminderBatch {
    let registrar: Registrar
    /// Filled in when the transaction is over: it opens one of its own.
    var zones: ZoneTable
    let meetings: [MeetingID: SourcedMeeting]
    let events: [Int64: Event]
    let attendances: [EventGuest: Instant?]
    let companions: [EventGuest: [String]]
    let settings: [Int64: PersonSettings]
    let views: [Int64: ItemViews]
    let altered: [MeetingID: [Change]]
    let friends: [Int64: [Int64]]
    let blocks: [Int64: [Int64]]
    let goals: [Int64: [(since: CivilDate, goal: Goal)]]
    let drinks: [Int64: [Drink]]
    let changes: [Int64: RecordedChange]
    let news: [Int64: News]
    let rosters: [MeetingID: Roster]

    /// - Parameter now: when they ring.
    init(
        _ due: [DueReminder], at now: Instant, _ registrar: Registrar, _ shelf: inout RosterShelf,
        in transaction: Transaction
    ) throws {
        self.registrar = registrar
        let subjects = Subjects(due)
        let people = Set(due.map(\.person.id))
        settings = try transaction.settings(of: people)

        let events = try transaction.events(numbered: subjects.events)
        let fed = events.values.compactMap(\.meetingID)
        let meetings = try transaction.meetings(numbered: subjects.meetings.union(fed))
        self.events = events
        self.meetings = meetings
        zones = ZoneTable(viewer: registrar.zone)
        let own = subjects.meetings.union(subjects.events.map(MeetingID.event))
        views = own.isEmpty ? [:] : try transaction.itemViews(of: people, on: own)

        let hasEvents = !events.isEmpty
        let named = Set(events.keys)
        attendances = hasEvents ? try transaction.attendances(of: people, at: named) : [:]
        companions = hasEvents ? try transaction.friends(of: people, joining: named) : [:]

        let hasMeetings = !subjects.meetings.isEmpty
        friends = hasMeetings ? try transaction.friendships(of: people) : [:]
        blocks = hasMeetings ? try transaction.blocks(of: people) : [:]
        altered =
            hasMeetings
            ? try transaction.changes(
                in: subjects.meetings, since: now.adding(seconds: -7 * 86_400)) : [:]
        try shelf.prepare(transaction)
        rosters = try Self.rosters(
            of: subjects.meetings.compactMap { meetings[$0] }, at: now, registrar, &shelf,
            transaction)

        goals = subjects.drinkers.isEmpty ? [:] : try transaction.goals(of: subjects.drinkers)
        drinks =
            subjects.drinkers.isEmpty
            ? [:]
            : try transaction.drinks(
                of: subjects.drinkers, since: now.adding(seconds: -3 * 86_400))
        changes = Dictionary(
            try transaction.changes(subjects.changes).map { ($0.number, $0.change) }
        ) { first, _ in first }
        news = Dictionary(
            try transaction.news(subjects.news).map { ($0.news.id, $0.news) }
        ) { first, _ in first }
    }

    /// Looks up the zones that the meetings are in.
    mutating func findZones() throws(Failure) {
        zones = try registrar.zoneTable(for: Array(meetings.values))
    }

    private static func rosters(
        of meetings: [SourcedMeeting], at now: Instant, _ registrar: Registrar,
        _ shelf: inout RosterShelf, _ transaction: Transaction
    ) throws -> [MeetingID: Roster] {
        let start = registrar.profile.yearStart
        let year = AcademicYear(of: registrar.homeZone.wall(at: now).date, beginning: start)
        var found: [MeetingID: Roster] = [:]
        for sourced in meetings {
            guard let id = sourced.meeting.id, let code = sourced.label?.codes.first else {
                continue
            }
            found[id] = try shelf.roster(of: code, in: year, transaction)
        }
        return found
    }

    /// On whose clock a person's day is.
    func zone(of person: Person) -> Zone {
        registrar.zone(setBy: settings[person.id]?.zone)
    }
}

/// What reminders are about, by what it is.
private struct Subjects {
    var meetings: Set<MeetingID> = []
    var events: Set<Int64> = []
    var drinkers: Set<Int64> = []
    var changes: [Int64] = []
    var news: [Int64] = []

    init(_ due: [DueReminder]) {
        for one in due {
            switch one.reminder.subject {
            case .item(let id) where id.cup != nil: drinkers.insert(one.person.id)
            case .item(let id):
                let told = one.reminder.told ?? id
                if told.meeting.number < 0 {
                    events.insert(-told.meeting.number)
                } else {
                    meetings.insert(told.meeting)
                }
            case .change(let number): changes.append(number)
            case .news(let number): news.append(number)
            case .digest, .summary: break
            }
        }
    }
}
