package import Campus
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
            let labels = try LabelWriter(labeller, of: source, in: self)
            for sourced in meetings {
                guard let id = sourced.meeting.id else { continue }
                try labels?.write(sourced.meeting, as: id, afresh: false)
            }
            try labels?.finish(gone: [], isFirst: true)
            try raiseRevisions(ofReadersOf: source)
        }
    }
}
