import Campus
import Recurrence
import Storage
import StorageSQLite

/// A campus in term: sources of the campus with the classes of every module, people who take five
/// of them, events that they joined, and feeds and entries of their own; the same on every run.
///
/// A module has two lectures and one of four parallel seminars a week, for eleven weeks. Of three
/// modules in four they are series, of the fourth dated hours, as half of the world's systems write
/// them.
struct GeneratedTerm {
    var people = 30_000
    var modules = 2_500
    /// How many modules each person takes.
    var enrolments = 5
    var groups = 4
    /// How many sources the campus's timetable comes from.
    var sources = 10
    /// How many communities each person is in.
    var memberships = 3

    /// How many events each person joined.
    private let joined = 3
    /// One person in so many has a feed of their own too, and entries of their own.
    private let busy = 100

    static let monday = CivilDate(uncheckedYear: 2026, month: 10, day: 5)
    static let weeks = 11
    private static let now = Instant(seconds: 1_791_750_000)

    /// The campus with ten times as many of all.
    static var tenfold: GeneratedTerm {
        var term = GeneratedTerm()
        term.people *= 10
        term.modules *= 10
        return term
    }

    /// Fills a home's file, whose first person is there.
    func fill(_ path: String) throws { try fill(Store(path: path)) }

    func fill(_ store: Store) throws {
        var random = SeededGenerator(seed: 20_261_005)
        guard let keeper = try store.look({ try $0.everybody() }).first else { return }
        let (modules, persons) = try store.transaction { transaction in
            let modules = try (0..<self.modules).compactMap { try module($0, transaction) }
            let persons = try (0..<people).compactMap { index in
                try Handle("s\(index)").flatMap { try transaction.addPerson($0, at: Self.now) }
            }
            for (index, person) in persons.enumerated() {
                for module in taken(by: index) {
                    try transaction.enrol(person, in: modules[module])
                }
            }
            try gather(persons, transaction, &random)
            return (modules, persons)
        }
        for source in 0..<sources {
            let own = modules.indices.filter { $0 % sources == source }
            let meetings = own.flatMap { self.meetings(of: $0, modules[$0].code) }
            try add(meetings + markers, of: keeper, named: "Faculty \(source)", to: store)
        }
        for index in stride(from: 0, to: people, by: busy) {
            try addOwn(of: persons[index], index, modules, to: store)
        }
    }

    /// Adds one more source of the campus, which tells of all modules once more.
    func addFaculty(to store: Store) throws {
        guard let keeper = try store.look({ try $0.everybody() }).first else { return }
        let classes = (0..<modules).compactMap { Self.code($0) }.enumerated()
            .flatMap { meetings(of: $0, $1) }
        try add(classes, of: keeper, named: "The registry", to: store)
    }

    private static func code(_ index: Int) -> ModuleCode? { ModuleCode("BM\(10_000 + index)") }

    /// The places of the modules that somebody takes: neighbours share some and part in others.
    private func taken(by person: Int) -> [Int] {
        (0..<enrolments).map { (person / 7 + $0 * (modules / enrolments + 1)) % modules }
    }

    private func module(_ index: Int, _ transaction: Transaction) throws -> Module? {
        guard let code = Self.code(index) else { return nil }
        var module = Module(code: code, year: AcademicYear(beginning: 2026))
        module.title = "Module \(index) of \(["networks", "algebra", "optics"][index % 3])"
        module.id = try transaction.save(module).id
        return module
    }

    private func gather(
        _ people: [Person], _ transaction: Transaction, _ random: inout SeededGenerator
    ) throws {
        guard let first = people.first else { return }
        for index in 0..<people.count / 75 {
            try transaction.addCommunity("Community \(10_000 + index)", place: index, at: Self.now)
        }
        let groups = try transaction.communities(seenBy: first).map(\.community)
        let events = try (0..<people.count / 6).compactMap { index in
            let day = Self.monday.adding(days: index % (Self.weeks * 7))
            let plan = EventPlan(
                title: "Event \(index)", start: WallTime(day, secondOfDay: 19 * 3_600),
                length: 7_200, zone: "Europe/London", rule: nil)
            let id = try transaction.addEvent(
                plan, of: groups[index % groups.count].id, by: first, password: nil,
                isByStaff: false, at: Self.now)
            return try transaction.event(id)
        }
        for person in people {
            for _ in 0..<memberships {
                let group = groups[Int.random(in: groups.indices, using: &random)]
                _ = try transaction.addMember(person, to: group, at: Self.now)
            }
            for _ in 0..<joined {
                let event = events[Int.random(in: events.indices, using: &random)]
                try transaction.join(event, by: person, at: Self.now)
            }
        }
    }

    /// A feed that tells of the person's classes too, in the group they are in, and five entries.
    private func addOwn(
        of person: Person, _ index: Int, _ modules: [Module], to store: Store
    ) throws {
        let classes = taken(by: index).flatMap { module in
            meetings(of: module, modules[module].code).filter { meeting in
                !meeting.uid.contains("-group-") || meeting.uid.contains("-group-1")
            }
        }
        try add(classes, of: person, named: "My timetable", isCampus: false, to: store)
        for number in 0..<5 {
            let day = Self.monday.adding(days: number * 3)
            let entry = MeetingEntry(
                start: Moment(WallTime(day, secondOfDay: 18 * 3_600), .zone("Europe/London")),
                extent: Extent(exactSeconds: 3_600), recurrence: weekly(from: day, at: 18 * 3_600),
                kind: .personal, summary: "Training \(number)")
            _ = try store.act {
                try $0.act(.add, of: person, on: nil, at: Self.now) { _ in
                    AlteredMeetings([Meeting(uid: "", main: entry)])
                }
            }
        }
    }

    private func add(
        _ meetings: [Meeting], of person: Person, named name: String, isCampus: Bool = true,
        to store: Store
    ) throws {
        let summary = HarvestSummary(
            reader: 0, body: Digest(high: 1, low: 1), meetings: meetings.count)
        _ = try store.act {
            try $0.addSource(
                of: person, named: name, kind: .class,
                address: SecretAddress("https://timetable.example.ac.uk/\(person.id)/\(name)"),
                every: 3_600, isCampus: isCampus, at: Self.now,
                holding: Replacement(
                    written: meetings, harvest: Harvest(summary, components: []),
                    archive: HarvestArchive(
                        frame: HarvestFrame(bytes: [], gaps: []), news: [], bytes: []),
                    labeller: MeetingLabeller(profile: CampusProfile())),
                fetch: FetchRecord(at: Self.now, outcome: .imported), state: SourceState())
        }
    }
}

/// What is taught.
extension GeneratedTerm {
    /// The numbers of the teaching weeks, without a module.
    private var markers: [Meeting] {
        (0..<Self.weeks).map { week in
            let day = Self.monday.adding(days: week * 7)
            return Meeting(
                uid: "week-\(week)",
                main: MeetingEntry(
                    start: Moment(WallTime(day), .date), extent: Extent(wallSeconds: 5 * 86_400),
                    kind: .event, summary: "Week \(week + 1)"))
        }
    }

    private func meetings(of module: Int, _ code: ModuleCode) -> [Meeting] {
        let lectures = (0..<2).flatMap { number in
            meetings(
                "\(code.text)-lecture-\(number)", "\(code.text) Module \(module) - Lecture",
                slot: module * 7 + number * 13, isSeries: module % 4 != 0)
        }
        let seminars = (0..<groups).flatMap { group in
            meetings(
                "\(code.text)-group-\(group)",
                "\(code.text) Module \(module) - Seminar Group \(group + 1)",
                slot: module * 11 + group * 5 + 3, isSeries: module % 4 != 0)
        }
        return lectures + seminars
    }

    /// Once a week, as one series or as so many dated hours.
    ///
    /// - Parameter slot: which of the forty hours of the week.
    private func meetings(
        _ uid: String, _ summary: String, slot: Int, isSeries: Bool
    ) -> [Meeting] {
        let first = Self.monday.adding(days: slot % 5)
        let seconds = (9 + slot / 5 % 8) * 3_600
        return (0..<(isSeries ? 1 : Self.weeks)).map { week in
            let day = first.adding(days: week * 7)
            return Meeting(
                uid: isSeries ? uid : "\(uid)-\(week)",
                main: MeetingEntry(
                    start: Moment(WallTime(day, secondOfDay: seconds), .zone("Europe/London")),
                    extent: Extent(exactSeconds: 3_000),
                    recurrence: isSeries ? weekly(from: day, at: seconds) : nil, kind: .class,
                    summary: summary, location: "Building \(slot % 30), Room \(slot % 17)",
                    details: "Lecturer: Dr Ada Okafor\nBring the exercise sheet"))
        }
    }

    private func weekly(from day: CivilDate, at seconds: Int) -> RecurrenceSet {
        let start = WallTime(day, secondOfDay: seconds)
        var set = RecurrenceSet(start: start, isDate: false)
        if let rule = RecurrenceRule.parse("FREQ=WEEKLY;COUNT=\(Self.weeks)").rule {
            set.rules = [rule]
        }
        return set
    }
}
