import Campus
import Recurrence
import Testing
import Wire

@testable import Crawling
@testable import Operations
@testable import Reminding
@testable import Scheduling
@testable import Storage

extension Samples {
    private var alternative: AgendaItem {
        var item = item()
        item.isAlternative = true
        return item
    }

    var calendar: [(String, any Shape)] {
        [
            ("agenda-item", AgendaItemShape(item())),
            ("agenda-day", AgendaItemShape(item(allDay: true))),
            ("chosen-item", ChosenItemShape(alternative, groups: [group])),
            ("clash", ClashShape(ClashPair(item(1), item(2), reason: .overlap(300)))),
            ("far", ClashShape(ClashPair(item(1), item(2), reason: .tooFar(walk: 600, gap: 60)))),
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

    var content: ReminderContent {
        ReminderContent(
            title: word, body: word, classmates: words, classmateCount: words.count,
            comments: isFull ? [.init(author: word, text: word, at: clock)] : [],
            remaining: isFull ? Volume(tenths: 4_731_760_000) : nil, leaveBy: isFull ? clock : nil)
    }

    var reminder: Reminder {
        guard isFull else {
            return Reminder(.summary(at), .summary, due: at, until: at.adding(seconds: 60))
        }
        return Reminder(item: item(), lead: 900)
    }

    var listed: ListedReminder {
        ListedReminder(reminder: reminder, content: content, at: at, isGrouped: isFull)
    }

    var lateness: Lateness {
        isFull ? Lateness(of: [5, 20, 1_000], retries: 1) : Lateness()
    }

    var reminders: [(String, any Shape)] {
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
                        deliveredAt: isFull ? at : nil, late: isFull ? 20 : nil,
                        reason: text.map(KeptSentence.init(typed:)),
                        steps: isFull
                            ? [
                                .init(
                                    at: at, state: word, channel: text, attempt: 1,
                                    reason: KeptSentence(typed: word))
                            ]
                            : []),
                    in: zone)
            ),
            ("lateness", LatenessShape(lateness)),
            ("rung", RungOnceShape(RungOnce(delivered: 2, failed: 1, isStopped: false))),
            ("mute", MuteShape(word, isMuted: isFull)),
        ]
    }
}
