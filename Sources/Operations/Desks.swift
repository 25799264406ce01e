package import Campus
import Recurrence
import ICalendar
import Storage

/// All that one caller can ask of one home, a desk a subject.
///
/// ```swift
/// let desks = home.desks(as: try home.caller(handle, at: now))
/// let card = try desks.events.join("#picnic")
/// ```
package struct Desks: Sendable {
    package let home: Home
    package internal(set) var caller: Caller
    var context: HomeContext
    /// Of the day; asked by many at once, or kept for who asks again and again.
    var zones: ZoneDatabase
    var store: Store
    /// Of whoever asks; copies that ask as others have their own.
    var looks = PrivateLooks()
    /// By what the request is told from another; nil where it has no key.
    package var request: RequestKey?

    package var calendar: CalendarDesk { CalendarDesk(desks: self) }
    package var freeTime: FreeTimeDesk { FreeTimeDesk(desks: self) }
    package var search: SearchDesk { SearchDesk(desks: self) }
    package var items: ItemDesk { ItemDesk(desks: self) }
    package var personal: PersonalDesk { PersonalDesk(desks: self) }
    package var exports: ExportDesk { ExportDesk(desks: self) }
    package var sources: SourceDesk { SourceDesk(desks: self) }
    package var imports: ImportDesk { ImportDesk(desks: self) }
    package var crawls: CrawlDesk { CrawlDesk(desks: self) }
    package var modules: ModuleDesk { ModuleDesk(desks: self) }
    package var enrolment: EnrolmentDesk { EnrolmentDesk(desks: self) }
    package var comments: CommentDesk { CommentDesk(desks: self) }
    package var corrections: CorrectionDesk { CorrectionDesk(desks: self) }
    package var people: PeopleDesk { PeopleDesk(desks: self) }
    package var news: NewsDesk { NewsDesk(desks: self) }
    package var friends: FriendDesk { FriendDesk(desks: self) }
    package var settings: SettingDesk { SettingDesk(desks: self) }
    package var communities: CommunityDesk { CommunityDesk(desks: self) }
    package var events: EventDesk { EventDesk(desks: self) }
    package var water: WaterDesk { WaterDesk(desks: self) }
    package var reminders: ReminderDesk { ReminderDesk(desks: self) }
    package var push: PushDesk { PushDesk(desks: self) }
    package var bell: BellDesk { BellDesk(desks: self) }
    package var requests: RequestDesk { RequestDesk(desks: self) }
    package var welcome: WelcomeDesk { WelcomeDesk(desks: self) }
    package var checks: CheckDesk { CheckDesk(desks: self) }
}

extension Desks {
    /// Opens the home that a command line means, for the person whom it means.
    ///
    /// The login name is welcomed at its first use. Any other name that is not in the home was
    /// mistyped: to welcome it would make a person, and of a new home its operator, of every slip.
    /// - Throws: `Refusal.missing`, with the nearest handles, for a person who is not there.
    package init(_ invocation: Invocation) throws(Refusal) {
        let folder = try HomeFolder(invocation.homePath)
        let context = try HomeContext(of: folder)
        let wished = try invocation.wishedZone()
        let now = try invocation.instant()
        let asked = try invocation.handle()
        let home = try Home(folder, context)
        let handle = try (asked ?? .login).orThrow(
            Refusal(.invalid, "refusal.home.login"))
        if handle == .login {
            try home.welcome(handle, at: now)
        } else if invocation.isFounding {
            try home.found(by: handle, at: now)
        }
        self = home.desks(as: try home.caller(handle, at: now, zone: wished))
    }

    /// The same, collecting the topics of all that is read from now on.
    package var noting: Desks {
        var noting = self
        noting.store = store.noting([.campus, .person(person.id)])
        return noting
    }

    /// Whether topics are collected already.
    package var isNoting: Bool { store.isNoting }

    /// What the configuration and the campus profile are, as a number.
    package var configurationMark: UInt64 { context.fingerprint }

    /// What was read so far since `noting`.
    package var topics: TopicNumbers { store.topics }

    /// The numbers that topics have now: one look.
    package func numbers(
        of topics: some Collection<Topic> & Sendable
    ) throws(Refusal) -> TopicNumbers {
        let store = store
        return try translating { () throws(StorageError) in
            try store.look { try $0.numbers(of: topics) }
        }
    }

    /// The same home with its configuration and zones as they are now.
    func reconfigured() throws(Refusal) -> Desks {
        try home.reload()
        var fresh = self
        fresh.context = home.context
        fresh.zones = fresh.context.zones.keeping()
        if let wished = caller.wishedZone {
            fresh.caller.wishedZone = fresh.zones.zone(wished.id) ?? wished
        }
        fresh.caller.zone = try fresh.zone(of: caller.person)
        return fresh
    }
}

extension Desk {
    /// The same, as another person asks, on their clock.
    func asking(for person: Person) throws(Refusal) -> Desks {
        var asking = desks
        asking.caller.person = person
        asking.looks = PrivateLooks()
        asking.caller.zone = try zone(of: person)
        return asking
    }

    /// The same, at an instant.
    func asking(for person: Person, at instant: Instant) throws(Refusal) -> Desks {
        var asking = try asking(for: person)
        asking.caller.now = instant
        return asking
    }

    /// The same, on the clock of a zone in which something is typed.
    ///
    /// - Throws: `Refusal.invalid` for a zone that nobody knows.
    package func typing(in zone: String) throws(Refusal) -> Desks {
        var typing = desks
        typing.caller.zone = try zones.zone(zone).orThrow(
            Refusal(.invalid, "refusal.zone.unknown", with: ["zone": "\(zone.shortened)"]))
        return typing
    }

    /// On whose clock a person's days are: the zone that was asked for, else their own, else the
    /// home's.
    ///
    /// - Parameter own: what their profile says.
    func zone(setBy own: String?) -> Zone {

        desks.caller.wishedZone ?? own.flatMap(zones.zone) ?? desks.context.zone

    }

    /// The same, of a person whose profile is still to be read.
    func zone(of person: Person) throws(Refusal) -> Zone {
        let store = store
        let own = try translating { () throws(StorageError) in
            try store.look { try $0.zone(of: person.id) }
        }
        return zone(setBy: own)
    }

    /// In which zone a source's all-day items and floating times are read: that of whoever keeps it;
    /// the campus's are in the home's.
    func zone(of source: Source) throws(Refusal) -> Zone {
        guard !source.isCampus else { return zone(setBy: nil) }
        let store = store
        let own = try translating { () throws(StorageError) in
            try store.look { try $0.zone(of: source.personID) }
        }
        return zone(setBy: own)
    }
}
