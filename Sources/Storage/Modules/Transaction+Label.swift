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
        let meetings = try meetings(of: [source], in: nil).map(\.meeting).filter { $0.id != nil }
        try run {
            let writer = try LabelWriter(labeller, of: source, in: self)
            try writer?.write(
                writer?.labels(of: meetings).value ?? [], of: meetings,
                as: meetings.compactMap(\.id), afresh: false)
            try writer?.finish(gone: [], isFirst: true)
            try raiseRevisions(ofReadersOf: source)
        }
    }
}
