import Campus
import Storage

extension Importer {
    /// Labels all of a source anew when it was labelled by other rules, or by none: before this
    /// program knew modules, or under another campus profile.
    func relabelIfStale(_ source: Source) throws(Refusal) {
        guard source.kind == .class else { return }
        let (store, labeller) = (store, labeller.of(source))
        try translating { () throws(StorageError) in
            guard try store.look({ try $0.labelling(of: source) }) != labeller.fingerprint else {
                return
            }
            try store.relaxed { try $0.relabel(source, by: labeller) }
        }
    }
}
