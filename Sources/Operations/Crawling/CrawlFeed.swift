import Campus
import Crawling
import Exporting
import Importing
import Recurrence

/// Writes what a crawl tells of classes as a calendar.
///
/// From there on they go the way of every feed: difference, settlement, removal guard, changes,
/// archive and undo are the same. The same pages make the same bytes.
enum CrawlFeed {
    static func bytes(of meetings: [CrawledMeeting], zone: Zone) -> [UInt8] {
        var places: [String: Int] = [:]
        let source = Source(
            id: .unstored, personID: .unstored, name: "", kind: .class, address: SecretAddress(""),
            every: 0,
            created: Instant(seconds: 0))
        let written = meetings.sorted(by: isBefore).map { meeting in
            let place = places[meeting.identity, default: 0]
            places[meeting.identity] = place + 1
            return SourcedMeeting(
                source: source, meeting: meeting.meeting(zone: zone.id, place: place))
        }
        return FeedWriter(zones: [zone.id: zone], defined: [:]).write(written).bytes
    }

    private static func isBefore(_ left: CrawledMeeting, _ right: CrawledMeeting) -> Bool {
        (left.identity, left.dates[0], left.end, left.room ?? "")
            < (right.identity, right.dates[0], right.end, right.room ?? "")
    }
}
