import Campus
import Recurrence
import TestSupport
import Wire
import Words

@testable import Operations
@testable import Storage

extension Samples {
    private var copy: SealedCopy {
        SealedCopy(
            at: at, act: .edited, parts: words.map { SealedCopy.Part(.bio, $0) }, picture: text)
    }

    private var report: Report {
        Report(
            id: ReportID(3), caseID: CaseID(5), subject: ReportSubject(.comment, 12),
            reporterID: isFull ? 2 : nil, reporter: isFull ? handle : nil, reason: .privacy,
            words: text, at: at, withdrawn: isFull ? at : nil,
            notifier: EmailAddress("noa@example.org").flatMap { email in
                text.map { Notifier(name: $0, email: email, language: nil) }
            })
    }

    private var decision: Decision {
        Decision(
            id: DecisionID(7), caseID: CaseID(5), stewardID: nil, outcome: .suspend, ground: .hate,
            words: word, at: at, until: isFull ? at : nil, appealID: isFull ? AppealID(9) : nil)
    }

    private var appeal: Appeal {
        Appeal(
            id: AppealID(9), decisionID: DecisionID(7), personID: 1, words: word, at: at,
            decided: isFull ? at : nil)
    }

    private var one: ModerationCase {
        ModerationCase(
            id: CaseID(5), subject: ReportSubject(.event, 12), authorID: nil,
            author: isFull ? handle : nil, communityID: nil, community: text, opened: at,
            hidden: isFull ? at : nil, decided: isFull ? at : nil, told: isFull ? at : nil)
    }

    private var caseCard: CaseCard {
        CaseCard(
            moderationCase: one, name: text, copies: isFull ? [copy] : [],
            reports: isFull ? [report] : [], decisions: isFull ? [decision] : [],
            appeals: isFull ? [appeal] : [], record: isFull ? [.warn: 2] : [:],
            tellings: isFull ? [telling] : [], isWaiting: isFull,
            obstacle: nil, waitsForSteward: isFull,
            outcomes: isFull ? Decision.Outcome.allCases : [], mayReopen: false)
    }

    private var telling: CaseTelling {
        CaseTelling(
            isFull ? .author : .notifier, isFull ? handle : nil, at: at,
            isFull ? .sent : .waiting, saying: isFull ? KeptSentence(typed: word) : nil,
            by: isFull ? "push" : nil, ended: isFull ? at : nil)
    }

    private var standing: CaseStanding {
        CaseStanding(
            decision: isFull ? decision : nil, appeal: isFull ? appeal : nil,
            mayAppealUntil: isFull ? at : nil, waits: isFull)
    }

    var stewardship: [(String, any Shape)] {
        let own = OwnReport(report: report, copy: isFull ? copy : nil, standing: standing)
        let statement = Statement(
            moderationCase: one, copy: isFull ? copy : nil, standing: standing)
        return [
            ("case", CaseShape(caseCard, in: zone)),
            ("case-telling", CaseTellingShape(telling, in: zone)),
            ("sealed-copy", SealedCopyShape(copy, in: zone)),
            ("sealed-part", SealedPartShape(SealedCopy.Part(.bio, word))),
            ("report", ReportShape(report, in: zone)),
            ("decision", DecisionShape(decision, in: zone)),
            ("appeal", AppealShape(appeal, in: zone)),
            (
                "own-reports",
                OwnReportsShape(
                    isFull ? [own] : [], isFull ? [statement] : [], in: zone)
            ),
            ("own-report", OwnReportShape(own, in: zone)),
            ("statement", StatementShape(statement, in: zone)),
            (
                "kept-picture",
                KeptPictureShape(
                    KeptPicture(
                        turn: 7,
                        owner: isFull
                            ? .person(handle, name: text) : .community(CommunityID(4), name: word),
                        digest: "3fa91c", isHidden: isFull, waiting: isFull ? CaseID(5) : nil))
            ),
            ("moderation-month", ModerationMonthShape(moderationMonth)),
            ("stewardship-number", StewardshipNumberShape(ReportID(3))),
        ] + office + health + site
    }
}

extension Samples {
    private var office: [(String, any Shape)] {
        [
            (
                "audit",
                AuditShape(
                    AuditEntry(
                        id: AuditID(4), at: at, actor: isFull ? handle : nil, act: .suspendPerson,
                        person: isFull ? handle : nil, subject: text, detail: text), in: zone)
            ),
            (
                "private-card",
                PrivateCardShape(
                    PrivateCard(
                        handle: handle, email: text, phone: text, addresses: words, sessions: 2,
                        lastUsed: isFull ? at : nil), in: zone)
            ),
            (
                "announcement",
                AnnouncementShape(
                    Announcement(
                        id: AnnouncementID(2), text: word,
                        author: isFull ? Person(id: 2, handle: handle, role: .staff) : nil, at: at,
                        lastDay: CivilDate(dayNumber: 20_733), ended: isFull ? at : nil), in: zone)
            ),
        ]
    }

    private var moderationMonth: ModerationMonth {
        var month = ModerationMonth(first: CivilDate(dayNumber: 20_727))
        if isFull {
            (month.reports, month.appeals) = (12, 5)
            (month.outcomes[.keep], month.grounds[.spam]) = (7, 6)
        }
        return month
    }

    private var alert: Alert {
        Alert(
            id: AlertID(6), kind: .waiting, subject: word, since: at, ended: isFull ? at : nil)
    }

    private var sourceHealth: SourceHealth {
        SourceHealth(status, of: text, failingSince: isFull ? at : nil, at: at)
    }

    private var selfCheck: SelfCheck {
        SelfCheck(
            .check, at: at, words.map { SelfCheck.Finding($0, isWell: false, $0) })
    }

    private var report24: HealthReport {
        var push = PushCounts(devices: 3)
        push.reason = text
        return HealthReport(
            at: at, since: at, alerts: isFull ? [alert] : [],
            campus: .init(people: 12, active: isFull ? .count(9) : .few, events: 3, reports: 1),
            sources: isFull ? [sourceHealth] : [],
            ownSources: OwnSourceCounts(all: 40, failing: 1, held: 0, late: 2),
            channels: isFull ? [ChannelCounts(kind: "ntfy", attempts: 9, delivered: 8)] : [],
            push: push,
            strayKeys: isFull ? [StrayKey(machine: word, path: word, source: text)] : [],
            bell: HealthReport.Bell(
                isRinging: isFull, ringers: words, waitingSince: isFull ? at : nil,
                hours: isFull ? [.init(start: at, lateness: Lateness(of: [5, 20, 1_000]))] : []),
            answers: isFull ? AnswerCount(answers: 41_200, failures: 3) : nil,
            uptimes: isFull
                ? [
                    Uptime(
                        .server, since: at.adding(seconds: -90_000),
                        outages: [
                            .init(since: at.adding(seconds: -200), until: nil),
                            .init(
                                since: at.adding(seconds: -9_000),
                                until: at.adding(seconds: -8_000)),
                        ], at: at)
                ] : [],
            database: .init(engine: .sqlite, size: .init(bytes: 4_096, free: 0)),
            disk: isFull ? DiskRoom(free: 20, total: 100) : nil, backup: isFull ? at : nil,
            backups: .here, check: isFull ? selfCheck : nil, restore: isFull ? selfCheck : nil,
            certificateEnd: isFull ? at : nil,
            versions: .init(program: "0.2.0", schema: 50, zones: text))
    }

    private var health: [(String, any Shape)] {
        [
            ("alert", AlertShape(alert, saying: word, in: zone)),
            ("source-health", SourceHealthShape(sourceHealth, in: zone)),
            ("self-check", SelfCheckShape(selfCheck, in: zone)),
            (
                "seen-error",
                SeenErrorShape(
                    SeenError(
                        place: "bell", message: "a channel failed", request: text, count: 3,
                        first: at, last: at), in: zone)
            ),
            ("health-report", HealthReportShape(report24, .english, in: zone)),
        ]
    }

    private var siteSetting: SiteSetting {
        SiteSetting(key: .name, value: word, isLocked: isFull, isStandard: !isFull)
    }

    private var fileSetting: FileSetting {
        FileSetting(path: "fetch.timeout", value: isFull ? word : nil, isSet: isFull)
    }

    private var siteChange: SiteChange {
        SiteChange(
            id: SiteChangeID(8), key: .hotline, value: text, former: text, at: at,
            author: isFull ? Person(id: 2, handle: handle, role: .operator) : nil, isNewest: isFull)
    }

    private var table: StatisticsTable {
        StatisticsTable(
            .enrolments, [.enrolments],
            isFull
                ? [.init(.module(word), [.count(12)]), .init(.others, [.few])]
                : [.init(.total, [.withheld])])
    }

    private var site: [(String, any Shape)] {
        [
            ("site-setting", SiteSettingShape(siteSetting)),
            ("site-change", SiteChangeShape(siteChange, in: zone)),
            (
                "site-settings",
                SiteSettingsShape(
                    isFull ? [siteSetting] : [], isFull ? [fileSetting] : [],
                    isFull ? [siteChange] : [], in: zone)
            ),
            ("file-setting", FileSettingShape(fileSetting)),
            ("statistics-table", StatisticsTableShape(table)),
            (
                "statistics",
                StatisticsShape(
                    Statistics(
                        period: .term,
                        days: CivilDate(dayNumber: 20_700)..<CivilDate(dayNumber: 20_728),
                        since: isFull ? CivilDate(dayNumber: 20_703) : nil,
                        tables: isFull ? [table] : []))
            ),
        ]
    }
}
