import Campus
import Recurrence
import Testing
import Wire

@testable import Crawling
@testable import Operations
@testable import Reminding
@testable import Scheduling
@testable import Storage

/// One value of each kind, in its shape.
///
/// With a text that text stands wherever a value has one; without, everything that may be absent is,
/// and lists are empty.
struct Samples {
    let text: String?
    private let handle: Handle
    private let code: ModuleCode
    private let drinkID: DrinkID

    init(text: String?) throws {
        self.text = text
        handle = try #require(Handle("sam"))
        code = try #require(ModuleCode("CM50123"))
        drinkID = try #require(DrinkID("0e9a4bd2-5c8f-4a5e-9d8a-2f4f1c6d7e80"))
    }

    /// By the shape's name.
    var all: [(name: String, shape: any Shape)] {
        calendar + reminders + sources + modules + people + communities + rest
    }

    private let zone = Zone.utc
    private let at = Instant(seconds: 1_791_188_100)
    private var clock: ClockTime { ClockTime(at, in: zone) }
    private var later: ClockTime { ClockTime(at.adding(seconds: 6_600), in: zone) }
    /// Where a value must have some text.
    private var word: String { text ?? "" }
    private var words: [String] { text.map { [$0, $0] } ?? [] }
    private var isFull: Bool { text != nil }

    private func id(_ number: Int64) -> ItemID {
        ItemID(meeting: MeetingID(number), original: nil)
    }

    private func item(_ number: Int64 = 1, allDay: Bool = false) -> AgendaItem {
        let facts = ItemFacts(
            kind: isFull ? .exam : .class, allDay: allDay, zone: "UTC", summary: word,
            location: text, details: text, url: text, module: isFull ? code : nil,
            meetingKind: isFull ? .lecture : nil, group: text, source: word, uid: word)
        var item = AgendaItem(
            id: id(number), start: clock, end: later, recurrenceID: isFull ? clock : nil,
            of: Shared(facts))
        guard isFull else { return item }
        item.alsoFrom = [
            AlsoFrom(id: id(9), source: word, differences: [.init(.location, word)])
        ]
        item.clashes = [Clash(with: id(2), .overlap(60))]
        item.moreClashes = 3
        item.note = text
        item.colour = .teal
        item.doubleOf = id(8)
        item.isCut = true
        return item
    }

    private var news: ClashNews {
        var news = ClashNews()
        if isFull { news.add(ClashPair(item(1), item(2), .overlap(300))) }
        return news
    }

    private var group: GroupStanding {
        GroupStanding(
            key: .init(code, isFull ? .lecture : nil), name: word,
            meetings: 2, clashing: 1,
            first: isFull ? ClashPair(item(1), item(2), .overlap(300)) : nil)
    }

    private var calendar: [(String, any Shape)] {
        [
            ("agenda-item", AgendaItemShape(item())),
            ("agenda-day", AgendaItemShape(item(allDay: true))),
            ("clash", ClashShape(ClashPair(item(1), item(2), .overlap(300)))),
            ("far", ClashShape(ClashPair(item(1), item(2), .tooFar(walk: 600, gap: 60)))),
            ("group", GroupShape(group)),
            (
                "common-free",
                FreeTimeShape(
                    CommonGap(
                        time: at..<later.instant,
                        suits: Suitability(length: 1, nearness: 0.5, sociability: 1, presence: 0)),
                    in: zone)
            ),
            ("free", FreeTimeShape(at..<later.instant, in: zone)),
            (
                "hidden",
                HiddenItemShape(
                    HiddenItem(
                        id: id(1), summary: word, source: word, start: isFull ? clock : nil,
                        isSeries: !isFull))
            ),
            ("now-and-next", NowAndNextShape(NowAndNext(isFull ? [item()] : [], at: at))),
            ("entry", EntryShape(EntryReport(item: item(), clashes: news))),
            ("undone", UndoneActShape(PersonalAct(.add, summary: word, at: at))),
            ("export", ExportShape(ExportDocument(bytes: [], events: 3), as: word)),
            (
                "publish",
                PublishShape(
                    PublishReport(
                        calendars: isFull
                            ? [.init(person: handle, file: word, events: 2, status: .written)] : [],
                        removed: 1, unknown: words))
            ),
        ]
    }

    private var content: ReminderContent {
        ReminderContent(
            title: word, body: word, classmates: words, classmateCount: words.count,
            comments: isFull ? [.init(author: word, text: word, at: clock)] : [],
            remaining: isFull ? Volume(tenths: 4_731_760_000) : nil, leaveBy: isFull ? clock : nil)
    }

    private var reminder: Reminder {
        guard isFull else {
            return Reminder(.summary(at), .summary, due: at, until: at.adding(seconds: 60))
        }
        return Reminder(item: item(), lead: 900)
    }

    private var listed: ListedReminder {
        ListedReminder(reminder: reminder, content: content, at: at, isGrouped: isFull)
    }

    private var lateness: Lateness {
        isFull ? Lateness(of: [5, 20, 1_000], retries: 1) : Lateness()
    }

    private var reminders: [(String, any Shape)] {
        [
            ("reminder", ReminderShape(listed, in: zone)),
            (
                "notice",
                NoticeShape(
                    Notice(
                        reminder: reminder, content: content, person: handle, zone: zone,
                        attempt: 2,
                        channel: word, at: at))
            ),
            (
                "reminder-record",
                ReminderRecordShape(
                    ReminderRecord(
                        reminder, title: text, attempts: 1, channel: text,
                        deliveredAt: isFull ? at : nil, late: isFull ? 20 : nil, reason: text,
                        steps: isFull
                            ? [.init(at: at, state: word, channel: text, attempt: 1, reason: text)]
                            : []),
                    in: zone)
            ),
            ("lateness", LatenessShape(lateness)),
            ("rung", RungOnceShape(RungOnce(delivered: 2, failed: 1, isStopped: false))),
            ("mute", MuteShape(word, isMuted: isFull)),
        ]
    }

    private var change: Change {
        Change(
            kind: .moved, meeting: nil, uid: word, slot: "", summary: word, startsAt: at,
            starts: words, occurrences: 2, before: text, after: text)
    }

    private var issues: [Campus.Issue] {
        isFull ? [Campus.Issue(.warning, uid: text, line: 181, word)] : []
    }

    private var importReport: ImportReport {
        var report = ImportReport(source: word, status: .imported)
        report.counts = ImportCounts(added: 12, changed: 1, removed: 0, unchanged: 230)
        report.issues = issues
        report.changes = isFull ? [change] : []
        report.clashes = isFull ? news : nil
        report.reason = text
        return report
    }

    private var fetch: FetchRecord {
        FetchRecord(at: at, outcome: .imported, status: isFull ? 200 : nil, bytes: 7, reason: text)
    }

    private var status: SourceStatus {
        SourceStatus(
            source: Source(
                id: 1, personID: 1, name: word, kind: .class,
                address: SecretAddress("https://t.example.org/secret"), every: 3_600, created: at),
            meetings: 4, latest: isFull ? fetch : nil, good: isFull ? fetch : nil,
            state: SourceState(
                next: isFull ? at : nil,
                refusal: isFull ? HeldRefusal(way: word, missing: [], first: at, count: 2) : nil),
            held: isFull ? [change] : [], isKept: true)
    }

    private var crawl: CrawlReport {
        var report = CrawlReport(crawler: word, status: .imported)
        report.modules.added = 210
        report.source = text
        report.issues = issues
        report.reason = text
        return report
    }

    private var harvest: CrawlHarvest {
        var harvest = CrawlHarvest()
        guard isFull else { return harvest }
        harvest.modules = [module]
        harvest.meetings = [meeting]
        harvest.programmes = [programme]
        return harvest
    }

    private var meeting: CrawledMeeting {
        let first = clock.wall.date
        return CrawledMeeting(
            code: text, title: text, kind: text, group: text, start: 33_300, end: 39_900,
            dates: isFull ? [first, first.adding(days: 7), first.adding(days: 21)] : [first],
            room: text, staff: words, note: text, url: text, key: text, isCancelled: isFull)
    }

    private var sources: [(String, any Shape)] {
        [
            ("change", ChangeShape(change)),
            (
                "recorded-change",
                RecordedChangeShape(
                    RecordedChange(
                        change: change, source: word, at: at, revertedAt: isFull ? at : nil),
                    in: zone)
            ),
            ("import", ImportShape(importReport)),
            ("past-import", PastImportShape(fetch, isKept: true, in: zone)),
            ("source", SourceShape(status, in: zone, isRevealed: false)),
            ("source-revealed", SourceShape(status, in: zone, isRevealed: true)),
            ("removed-source", RemovedSourceShape(word)),
            ("crawl", CrawlShape(crawl)),
            (
                "crawler",
                CrawlerShape(
                    CrawlerCard(
                        name: word, about: word, isProven: isFull,
                        parameters: isFull ? [.init(name: word, value: text)] : [], problem: text))
            ),
            ("crawl-example", CrawlExampleShape(CrawlExample(page: word, differences: words))),
            ("harvest", HarvestShape(harvest)),
            ("crawled-meeting", CrawledMeetingShape(meeting)),
        ]
    }

    private var year: AcademicYear { AcademicYear(beginning: 2026) }

    private var module: Module {
        var module = Module(code: code, year: year)
        guard isFull else { return module }
        (module.title, module.credits, module.level, module.department) = (text, 7.5, text, text)
        (module.period, module.staff, module.details) = (text, words, text)
        (module.prerequisites, module.url, module.source) = (text, text, text)
        return module
    }

    private var programme: Programme {
        Programme(name: word, year: year, codes: isFull ? [code] : [])
    }

    private var comment: Campus.Comment {
        Campus.Comment(
            id: 12, moduleID: 1, authorID: nil, author: isFull ? handle : nil, text: word, at: at,
            isEdited: isFull, isHidden: false)
    }

    private var classmate: Classmate { Classmate(handle: handle, name: text, isFriend: isFull) }

    private var modules: [(String, any Shape)] {
        [
            ("module", ModuleShape(module)),
            (
                "module-page",
                ModulePageShape(
                    ModulePage(
                        module: module, meetings: isFull ? [item()] : [],
                        classmates: isFull ? [classmate] : [], comments: isFull ? [comment] : [],
                        changes: [], isEnrolled: isFull), in: zone)
            ),
            (
                "module-change",
                ModuleChangeShape(
                    ModuleChange(
                        .changed, of: module, fact: text, before: text, after: text, at: at),
                    in: zone)
            ),
            ("programme", ProgrammeShape(programme)),
            ("catalogue", CatalogueShape(CatalogueReport(added: 1, changed: 2, unchanged: 3))),
            (
                "enrolment",
                EnrolmentShape(
                    EnrolmentReport(
                        enrolled: isFull ? [module] : [], already: isFull ? [module] : [],
                        clashes: news, groups: isFull ? [group] : []))
            ),
            (
                "programme-enrolment",
                ProgrammeEnrolmentShape(
                    ProgrammePlan(
                        programme: programme, added: isFull ? [module] : [],
                        overlaps: isFull
                            ? [Overlap(first: word, second: word, start: clock, times: 2)] : []))
            ),
            ("left-module", LeftModuleShape(module)), ("invisibility", InvisibilityShape(isFull)),
            ("classmate", ClassmateShape(classmate)), ("comment", CommentShape(comment, in: zone)),
            (
                "comment-report",
                CommentReportShape(
                    CommentReport(
                        comment: comment, code: code, count: 2, reasons: words),
                    in: zone)
            ),
            ("comment-number", CommentNumberShape(12)),
        ]
    }

    private var person: Person {
        Person(id: 1, handle: handle, role: .student, name: text)
    }

    private var card: PersonCard {
        var profile = Profile()
        (profile.name, profile.gender, profile.picture) = (text, text, text)
        (profile.bio, profile.zone) = (text, text)
        // Somebody else's where nothing is given.
        let viewer = isFull ? person : Person(id: 2, handle: handle, role: .student)
        return PersonCard(person, profile, shownTo: viewer)
    }

    private var archive: PersonArchive {
        let values: [Belongings.Value] = [
            .null, .number(-7), .text(word), .flag(true), .instant(at),
            .volume(Volume(tenths: 4_731_760_000)),
        ]
        let row = zip(["none", "number", "text", "flag", "at", "amount"], values).map { ($0, $1) }
        return PersonArchive(
            card: card, belongings: isFull ? [Belongings(name: "drinks", rows: [row])] : [],
            zone: zone)
    }

    private var people: [(String, any Shape)] {
        [
            ("person", PersonShape(card)), ("person-name", PersonNameShape(person)),
            (
                "friends",
                FriendListShape(
                    isFull
                        ? FriendList(
                            friends: [person], received: [person],
                            sent: [.person(person), .address(word)], blocked: [person])
                        : FriendList())
            ),
            ("friend-state", FriendStateShape(word)), ("archive", PersonArchiveShape(archive)),
            ("person-export", PersonExportShape(PersonExportFiles(json: word, calendar: word))),
            (
                "erasure",
                ErasureShape(
                    ErasureReport(
                        copies: words, unknown: words, damaged: words, published: words,
                        handed: isFull ? [HandedSource(name: word, heir: handle)] : []), of: word)
            ),
        ]
    }

    private var event: EventCard {
        let plan = EventPlan(
            title: word, description: text, location: text, start: clock.wall, length: 6_600,
            zone: "UTC", rule: isFull ? RecurrenceRule(.weekly) : nil, capacity: isFull ? 20 : nil,
            hashtag: isFull ? Hashtag("#picnic") : nil)
        var card = EventCard(
            event: Event(
                id: 3, communityID: nil, community: text, organiser: isFull ? person : nil,
                plan: plan, password: text),
            start: clock, end: later, joined: 17, waiting: 2,
            mine: isFull ? Attendance(state: .offered, position: 1, offeredUntil: at) : nil,
            state: .open, changes: isFull ? [EventChange(kind: .changed, at: at, text: word)] : [])
        card.clashes = news
        return card
    }

    private var community: CommunityCard {
        CommunityCard(
            community: Community(id: 1, name: word, members: 41), isJoined: isFull,
            isOrganiser: isFull, unread: 2)
    }

    private var communities: [(String, any Shape)] {
        [
            ("event", EventShape(event, in: zone)), ("deleted-event", DeletedEventShape(word)),
            ("community", CommunityShape(community)),
            (
                "community-page",
                CommunityPageShape(
                    CommunityPage(
                        card: community, organisers: isFull ? [person] : [],
                        events: isFull ? [event] : []), in: zone)
            ),
            ("organiser", OrganiserShape(word, of: word, isOrganiser: isFull)),
            ("closed-community", ClosedCommunityShape(community, cancelled: 2)),
        ]
    }

    private var drink: Drink {
        Drink(
            id: drinkID, category: .bottle, amount: Goal.standard.amount, at: at)
    }

    private var goal: GoalStanding {
        GoalStanding(
            goal: .standard, drunk: Volume(tenths: 4_731_760_000), next: isFull ? at : nil,
            streak: 3)
    }

    private var rest: [(String, any Shape)] {
        let day = DrinkDay(
            date: clock.wall.date, goal: .standard, drinks: isFull ? [drink, drink] : [])
        return [
            ("drink-day", DrinkDayShape(day, in: zone)),
            (
                "drink-receipt",
                DrinkReceiptShape(
                    DrinkReceipt(drink: drink, status: .logged, day: day, warning: text), in: zone)
            ),
            ("goal", GoalShape(goal, in: zone)),
            ("setting", SettingShape(setting, isRevealed: false)),
            ("setting-revealed", SettingShape(setting, isRevealed: true)),
            (
                "overview",
                OverviewShape(
                    Overview(
                        isNew: !isFull, times: NowAndNext(isFull ? [item()] : [], at: at),
                        goal: goal,
                        sources: 2, lastImport: isFull ? at : nil, reminder: isFull ? listed : nil,
                        isRinging: isFull, events: isFull ? [event] : [], troubles: words,
                        askers: isFull ? [person] : []), ofHome: word, in: zone)
            ),
            ("no-home", NoHomeShape(word)),
            ("setup-step", SetupStepShape(word, isDone: isFull, message: word, undo: text)),
            (
                "backup",
                BackupShape(
                    BackupReport(
                        file: word, bytes: 4_096, people: 2, sources: 3, configuration: text,
                        removed: words))
            ),
            (
                "restore",
                RestoreShape(
                    RestoreReport(replaced: text, people: 2, sources: 3, configuration: text),
                    from: word)
            ),
            (
                "check",
                CheckShape(
                    isFull
                        ? [
                            Finding(subject: word, isWell: true, message: word, lateness: lateness),
                            Finding(subject: word, isWell: false, message: word),
                        ] : [])
            ),
            ("texts", TextListShape(words)),
        ]
    }

    private var setting: PersonalSetting {
        PersonalSetting(
            name: "channels", value: isFull ? "ntfy:\(word)" : "", isStandard: !isFull,
            purpose: word, form: word, isSecret: true)
    }
}
