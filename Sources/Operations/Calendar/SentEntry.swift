import Campus
import ICalendar
import Importing
import Recurrence

/// What a program sends to be kept as one entry: read as feeds are, and checked as RFC 4791 section 4.1
/// wants it.
struct SentEntry {
    let text: String
    /// Without a number.
    let meeting: Meeting
    /// Those that nobody knows by name, by TZID.
    let zones: [String: String]
    /// What of it could not be read, in sentences.
    let unread: [String]

    /// An entry that a program sends is no longer than this, in bytes.
    static let mostBytes = 1 << 20
    /// Occurrences told apart, each of which is an entry in the database.
    private static let mostExceptions = 2_000

    /// - Throws: `Refusal.unreadable` or `.invalid`, by one of the sentences `refusal.collection.…`.
    init(_ bytes: [UInt8], database: ZoneDatabase) throws(Refusal) {
        guard bytes.count <= Self.mostBytes else {
            throw Refusal(.invalid, "refusal.collection.large")
        }
        let bytes = bytes.starts(with: Self.mark) ? Array(bytes.dropFirst(Self.mark.count)) : bytes
        // One is allowed, and means nothing: it would be another byte in every answer.
        guard let text = String(validating: bytes, as: UTF8.self), !text.utf8.contains(0) else {
            throw Refusal(.unreadable, "refusal.collection.calendar")
        }
        self.text = text
        // What a connection that broke off left is read as far as it goes, and is no entry.
        guard WrittenComponent(reading: bytes)?.isEnded ?? false else {
            throw Refusal(.unreadable, "refusal.collection.calendar")
        }
        try Self.check(ComponentParser().parse(bytes, wanted: Self.looked).component)
        var limits = ScanLimits()
        limits.components = Self.mostExceptions
        let reading: FeedReading
        do {
            reading = try FeedReader(kind: .personal, database: database, limits: limits)
                .read(bytes)
        } catch {
            throw Refusal(.unreadable, "refusal.collection.calendar")
        }
        guard reading.isComplete, reading.meetings.count == 1, var meeting = reading.meetings.first,
            !meeting.uid.isEmpty
        else { throw Refusal(.invalid, "refusal.collection.object") }
        meeting.slot = ""
        meeting.main?.kind = .personal
        for index in meeting.exceptions.indices { meeting.exceptions[index].entry.kind = .personal }
        self.meeting = meeting
        zones = reading.zoneDefinitions
        unread = reading.issues.map(\.message)
    }

    /// UTF-8's byte order mark, which is left out: within an answer it would be a letter.
    private static let mark: [UInt8] = [0xef, 0xbb, 0xbf]

    private static let looked = PropertyFilter(
        ["UID", "METHOD", "DTSTART"], includesChildren: true)

    private static func check(_ calendar: Component?) throws(Refusal) {
        guard let calendar, calendar.name == "VCALENDAR" else {
            throw Refusal(.unreadable, "refusal.collection.calendar")
        }
        let told = calendar.children.filter { $0.name != "VTIMEZONE" }
        guard !told.isEmpty, calendar.first("METHOD") == nil else {
            throw Refusal(.invalid, "refusal.collection.object")
        }
        guard told.allSatisfy({ $0.name == "VEVENT" }) else {
            throw Refusal(.invalid, "refusal.collection.component")
        }
        let uids = Set(told.map { $0.first("UID")?.value.string ?? "" })
        guard uids.count == 1, uids.first?.isEmpty == false else {
            throw Refusal(.invalid, "refusal.collection.object")
        }
    }
}
