import Storage

extension BellDesk {
    /// Whether somebody rings: on this machine, or on any that has the same database open.
    func isRinging() throws(Refusal) -> Bool {
        guard store.isShared else { return folder.isRinging }
        return try !ringers().isEmpty
    }

    /// Which daemons ring from a database that several machines have open, and for how many of all people.
    func ringerFindings() throws(Refusal) -> [Finding] {
        guard store.isShared else { return [] }
        let ringers = try ringers()
        guard !ringers.isEmpty else {
            let what = "none rings: start `belltower remind` on a machine"
            return [Finding(subject: "daemons", isWell: false, message: what)]
        }
        let told = ringers.map { ringer in
            let who = ProgramProcess(ringer.holder)?.description ?? ringer.holder
            return "\(who) \(ringer.buckets)"
        }
        let waiting = RingBuckets.count - ringers.reduce(0) { $0 + $1.buckets }
        let message =
            "of the \(RingBuckets.count) parts of all people have " + told.joined(separator: ", ")
            + (waiting > 0 ? "; \(waiting) wait for a daemon to take them" : "")
        return [Finding(subject: "daemons", isWell: waiting == 0, message: message)]
    }

    private func ringers() throws(Refusal) -> [(holder: String, buckets: Int)] {
        let store = store
        return try translating { () throws(StorageError) in try store.look { try $0.ringers() } }
    }
}
