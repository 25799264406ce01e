import Campus
import Importing

/// Which of the alarms that a program set on an entry the bell rings: the others stay with the program.
struct RungAlarms {
    private struct Part: Hashable {
        let extent: Extent
        let leads: [Int64]
    }

    private let parts: Set<Part>

    init(_ meeting: Meeting) {
        parts = Set(
            meeting.entries.lazy.filter { !$0.alarms.isEmpty }
                .map { Part(extent: $0.extent, leads: $0.alarms) })
    }

    /// - Parameter block: an alarm's lines from BEGIN to END.
    func holds(_ block: [UInt8]) -> Bool {
        parts.contains { part in
            let leads = AlarmReading(isOwn: true, of: part.extent).leads(of: block)
            return !leads.isEmpty && leads.allSatisfy(part.leads.contains)
        }
    }
}
