import Campus
import Recurrence
import TestSupport
import Testing
import Wire

@testable import Crawling
@testable import Operations
@testable import Reminding
@testable import Scheduling
@testable import Storage

extension Samples {
    var change: Change {
        Change(
            kind: .moved, meeting: nil, uid: word, slot: "", summary: word, startsAt: at,
            starts: words, occurrences: 2, before: text, after: text)
    }

    var issues: [Campus.Issue] {
        isFull ? [Campus.Issue(.warning, uid: text, line: 181, word)] : []
    }

    var importReport: ImportReport {
        var report = ImportReport(source: word, status: .imported)
        report.counts = ImportCounts(added: 12, changed: 1, removed: 0, unchanged: 230)
        report.issues = issues
        report.changes = isFull ? [change] : []
        report.clashes = isFull ? news : nil
        report.reason = text
        return report
    }

    var fetch: FetchRecord {
        FetchRecord(at: at, outcome: .imported, status: isFull ? 200 : nil, bytes: 7, reason: text)
    }

    var status: SourceStatus {
        var status = SourceStatus(
            source: Source(
                id: 1, personID: 1, name: word, kind: .class,
                address: SecretAddress("https://t.example.org/secret"), every: 3_600, created: at),
            meetings: 4, latest: isFull ? fetch : nil, good: isFull ? fetch : nil,
            state: SourceState(
                next: isFull ? at : nil,
                refusal: isFull ? HeldRefusal(way: word, missing: [], first: at, count: 2) : nil),
            held: isFull ? [change] : [], isKept: true)
        if isFull { status.state.unread = issues.map { UnreadIssue($0, isKept: true) } }
        return status
    }

    var crawl: CrawlReport {
        var report = CrawlReport(crawler: word, status: .imported)
        report.modules.added = 210
        report.source = text
        report.issues = issues
        report.reason = text
        return report
    }

    var harvest: CrawlHarvest {
        var harvest = CrawlHarvest()
        guard isFull else { return harvest }
        harvest.modules = [module]
        harvest.meetings = [meeting]
        harvest.programmes = [programme]
        return harvest
    }

    var meeting: CrawledMeeting {
        let first = clock.wall.date
        return CrawledMeeting(
            code: text, title: text, kind: text, group: text, start: 33_300, end: 39_900,
            dates: isFull ? [first, first.adding(days: 7), first.adding(days: 21)] : [first],
            room: text, staff: words, note: text, url: text, key: text, isCancelled: isFull)
    }

    var sources: [(String, any Shape)] {
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
}
