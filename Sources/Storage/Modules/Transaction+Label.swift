package import Campus
import Locks
import Recurrence

extension Transaction {
    /// By which rules a source was labelled; nil before the first time.
    package func labelling(of source: Source) throws(StorageError) -> String? {
        try value("SELECT fingerprint FROM source_labelling WHERE source_id = ?", [source.id])
    }

    /// Labels every meeting of a source anew.
    package func relabel(
        _ source: Source, by labeller: MeetingLabeller
    ) throws(StorageError) {
        let meetings = try meetings(of: [source], in: nil)
        try run {
            let writer = try LabelWriter(labeller, of: source, in: self)
            let labels = writer?.labels(of: meetings.map(\.meeting)).value ?? []
            for (sourced, label) in zip(meetings, labels) {
                guard let id = sourced.meeting.id else { continue }
                try writer?.write(label, of: sourced.meeting, as: id, afresh: false)
            }
            try writer?.finish(gone: [], isFirst: true)
            try raiseRevisions(ofReadersOf: source)
        }
    }
}
