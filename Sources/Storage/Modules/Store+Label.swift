package import Campus
import GRDB
import Recurrence

extension Store {
    /// By which rules a source was labelled; nil before the first time.
    package func labelling(of source: Source) throws(StorageError) -> String? {
        try read { database in
            try String.fetchOne(
                database, sql: "SELECT fingerprint FROM source_labelling WHERE source_id = ?",
                arguments: [source.id])
        }
    }

    /// Labels every meeting of a source anew.
    package func relabel(
        _ source: Source, by labeller: MeetingLabeller
    ) throws(StorageError) {
        let meetings = try meetings(of: [source], in: nil)
        try relaxed { database in
            let labels = try LabelWriter(labeller, of: source, in: database)
            for sourced in meetings {
                guard let id = sourced.meeting.id else { continue }
                try labels?.write(sourced.meeting, as: id, afresh: false)
            }
            try labels?.finish(gone: [], isFirst: true)
        }
    }
}
