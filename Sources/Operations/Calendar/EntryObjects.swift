import Campus
import Exporting
import Recurrence
import Scheduling
import Storage

/// A person's own entries as objects: as a program sent them, as long as they are still what was sent.
struct EntryObjects {
    private var writer: ObjectWriter

    init(_ zones: ZoneTable, views: ItemViews) {
        writer = ObjectWriter(zones: zones.known, defined: zones.defined, views: views)
    }

    /// - Parameters:
    ///   - place: where a program put it; nil for what none did.
    /// - Returns: nil where nothing of it is to be told.
    mutating func object(
        _ sourced: SourcedMeeting, uid: String, _ place: EntryObject?
    ) -> CalendarObject? {
        guard let id = sourced.meeting.id else { return nil }
        let isAsSent =
            place?.sent.map { EntryDigest.text(of: sourced.meeting) == $0.digest } ?? false
            && !writer.isChanged(id)
        return writer.object(
            sourced, named: place?.name ?? id.objectName, uid: uid,
            text: isAsSent ? place?.sent.map { Self.served($0, of: sourced.source) } : nil)
    }

    /// What the bell rings, programs are not told: they would ring as well.
    private static func served(_ sent: EntryObject.Sent, of source: Source) -> [UInt8] {
        source.ringsAlarms ? AlarmLines.removed(from: sent.text.utf8) : Array(sent.text.utf8)
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
        return [
            "\(entry.start.wall.seconds)", basis, "\(entry.extent.wallSeconds)",
            "\(entry.extent.exactSeconds)", entry.recurrence?.text ?? "", entry.kind.rawValue,
            entry.status.rawValue, "\(entry.sequence)", entry.summary, entry.location ?? "",
            entry.details ?? "", entry.url ?? "", entry.categories ?? "",
            entry.alarms.map(String.init).joined(separator: ","),
        ]
    }
}
