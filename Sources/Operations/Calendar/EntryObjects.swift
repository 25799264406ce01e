import Campus
import Exporting
import ICalendar
import Recurrence
import Scheduling
import Storage

/// A person's own entries as objects: as a program sent them, with what was altered since in their lines.
struct EntryObjects {
    private var writer: ObjectWriter
    /// Writes what nobody changed anything about.
    private var plain: ObjectWriter
    private let database: ZoneDatabase

    /// - Parameter database: by which what a program sent is read again.
    init(_ zones: ZoneTable, views: ItemViews, database: ZoneDatabase) {
        writer = ObjectWriter(zones: zones.known, defined: zones.defined, views: views)
        plain = ObjectWriter(zones: zones.known, defined: zones.defined, views: ItemViews([:]))
        self.database = database
    }

    /// - Parameters:
    ///   - place: where a program put it; nil for what none did.
    /// - Returns: nil where nothing of it is to be told.
    mutating func object(
        _ sourced: SourcedMeeting, uid: String, _ place: EntryObject?
    ) -> CalendarObject? {
        guard let id = sourced.meeting.id else { return nil }
        let name = place?.name ?? id.objectName
        guard let sent = place?.sent else {
            return writer.object(sourced, named: name, uid: uid)
        }
        let isStored = EntryDigest.text(of: sourced.meeting) == sent.digest
        guard isStored, !writer.isChanged(id) else {
            writer.putsNotesLast = true
            defer { writer.putsNotesLast = false }
            guard let object = writer.object(sourced, named: name, uid: uid) else { return nil }
            let before = isStored ? sourced.meeting : read(sent, as: id)
            let bytes = altered(sent, from: before, to: object, of: sourced)
            return CalendarObject(
                name: name, uid: uid, bytes: bytes ?? object.bytes, told: object.told)
        }
        return writer.object(
            sourced, named: name, uid: uid, text: Self.served(Array(sent.text.utf8), of: sourced))
    }

    /// What was sent, with the lines that became others.
    private mutating func altered(
        _ sent: EntryObject.Sent, from meeting: Meeting?, to object: CalendarObject,
        of sourced: SourcedMeeting
    ) -> [UInt8]? {
        guard let meeting, let written = WrittenComponent(reading: Array(sent.text.utf8)) else {
            return nil
        }
        let former = SourcedMeeting(
            source: sourced.source, meeting: meeting, label: sourced.label)
        guard let before = plain.object(former, named: object.name, uid: object.uid),
            let old = WrittenComponent(reading: before.bytes),
            let new = WrittenComponent(reading: object.bytes)
        else { return nil }
        return Self.served(written.altered(from: old, to: new).bytes, of: sourced)
    }

    private func read(_ sent: EntryObject.Sent, as id: MeetingID) -> Meeting? {
        var meeting = try? SentEntry(Array(sent.text.utf8), database: database).meeting
        meeting?.id = id
        return meeting
    }

    /// What the bell rings, programs are not told: they would ring as well.
    private static func served(_ text: [UInt8], of sourced: SourcedMeeting) -> [UInt8] {
        guard sourced.source.ringsAlarms else { return text }
        return AlarmLines.removed(from: text, where: RungAlarms(sourced.meeting).holds)
    }
}

/// Stands for all that is stored of a meeting.
///
/// It is kept: whatever is written differently of the same entries must not alter it.
enum EntryDigest {
    static func text(of meeting: Meeting) -> String {
        var parts: [String] = []
        if let main = meeting.main { parts += ["main"] + fields(of: main) }
        for exception in meeting.exceptions {
            parts += ["\(exception.original.seconds)", exception.reachesOn ? "on" : "one"]
            parts += fields(of: exception.entry)
        }
        return String(UIDKey(of: parts.joined(separator: "\u{1f}")).bits, radix: 36)
    }

    private static func fields(of entry: MeetingEntry) -> [String] {
        let basis =
            switch entry.start.basis {
            case .date: "date"
            case .floating: "floating"
            case .utc: "utc"
            case .zone(let id): "zone \(id)"
            }
        let fields = [
            "\(entry.start.wall.seconds)", basis, "\(entry.extent.wallSeconds)",
            "\(entry.extent.exactSeconds)", entry.recurrence?.text ?? "", entry.kind.rawValue,
            entry.status.rawValue, "\(entry.sequence)", entry.summary, entry.location ?? "",
            entry.details ?? "", entry.url ?? "", entry.categories ?? "",
            entry.alarms.map(String.init).joined(separator: ","),
        ]
        return entry.isFree ? fields + ["free"] : fields
    }
}
