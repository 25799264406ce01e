package import Campus
import Recurrence
import Storage

/// Sources on which more than one person depends: the campus's, and communities' feeds.
extension ImportDesk {
    /// Brings a source up to date that the campus depends on: for operators.
    package func run(
        shared id: SourceID, _ way: ImportWay = .guarded
    ) async throws(Refusal) -> ImportReport {
        let health = try desks.health.source(id)
        let source = health.status.source
        // Whoever takes what it says takes what was undone as well.
        let way = way == .acceptingRemovals && health.state == .undone ? .redoing : way
        let reports = try await run(.numbered(source.id), way, isNarrowed: false)
        return try reports.first.orThrow(unknownSource(source.name, among: []))
    }

    /// Goes back to what a source held before its last import that the campus depends on: for operators.
    package func undo(shared id: SourceID) throws(Refusal) -> ImportReport {
        try undo(try desks.health.source(id).status.source)
    }

    /// What fails of the campus's is for those who run it.
    func countFailure(of source: Source, _ report: ImportReport?) {
        guard let report, report.status == .failed, let reason = report.reason else { return }
        let told = ToldReason.forOthers(
            source.address.masking(reason), of: source, after: .failed)
        desks.errors.note("import", "\(source.name): \(told)")
    }

    /// Puts on record what somebody does to a source that is not theirs alone, in the transaction that does it.
    var recorder: Importer.Recorder {
        let (person, now) = (person, now)
        return { act, source, transaction throws(StorageError) in
            guard source.isCampus || source.personID != person.id else { return }
            try transaction.audit(
                act, by: person, "source \(source.id)", detail: source.name, at: now)
        }
    }
}
