import Campus
package import Recurrence
import Reminding
import Storage

/// Whether all machines that share a database sign pushes by the key that devices subscribed to.
extension Home {
    /// A machine that was not heard of for so long, in seconds, is no more.
    private static let memory: Int64 = 3 * 86_400
    /// So often it is written down by which key one signs, in seconds.
    private static let noting: Int64 = 86_400

    /// The pair that lies here; nil for none.
    private func ownKey(at now: Instant) throws(Refusal) -> MachineKey? {
        try PushKeyFile(folder).kept().map { ownKey($0.publicText, at: now) }
    }

    /// The key that a device subscribes to here.
    func ownKey(_ publicText: String, at now: Instant) -> MachineKey {
        MachineKey(
            machine: ProgramProcess.own.host, path: folder.pushKey, publicText: publicText, at: now)
    }

    /// Writes down by which key this machine signs, where that is not known yet.
    ///
    /// Of a home of before this was written down, the first that comes has the key that devices subscribed to.
    package func notePushKey(at now: Instant) throws(Refusal) {
        guard let own = try ownKey(at: now) else { return }
        let store = store
        try translating { () throws(StorageError) in
            let first = try store.look { try $0.firstPushKey() }
            let hasDevices = try store.look { try $0.hasPushDevices() }
            let known = try store.look {
                try $0.machineKeys(since: now.adding(seconds: -Self.noting))
            }
            let isKnown = known.contains {
                $0.place == own.place && $0.publicText == own.publicText && $0.at <= now
            }
            guard !isKnown || hasDevices == (first == nil) else { return }
            try store.relaxed { transaction in
                try transaction.noteMachineKey(
                    own, forgettingBefore: now.adding(seconds: -Self.memory))
                // A device may have come since.
                if try transaction.hasPushDevices() {
                    try transaction.noteFirstPushKey(own)
                } else {
                    try transaction.forgetFirstPushKey()
                }
            }
        }
    }

    /// The machines whose key is another one, this one first; none while no device takes pushes.
    func strayKeys(at now: Instant) throws(Refusal) -> [StrayKey] {
        guard let first = try usedKey() else { return [] }
        let store = store
        let others = try translating { () throws(StorageError) in
            try store.look { try $0.machineKeys(since: now.adding(seconds: -Self.memory)) }
        }
        let own = try ownKey(at: now)
        let keys = [own].compactMap(\.self) + others.filter { $0.place != own?.place }
        return keys.filter { $0.publicText != first.publicText }.map { StrayKey($0, unlike: first) }
    }

    /// What is wrong with the key of a machine that serves or rings, and what to do, in a line for its log; nil for
    /// nothing.
    package func pushKeyProblem(at now: Instant) -> String? {
        do throws(Refusal) {
            let own = ownKey("", at: now)
            let stray = try strayKeys(at: now).first {
                $0.machine == own.machine && $0.path == own.path
            }
            if let stray { return stray.line }
            guard try ownKey(at: now) == nil, let first = try usedKey() else { return nil }
            return StrayKey(own, unlike: first).line
        } catch {
            return error.sentence
        }
    }

    /// The key that devices subscribed to; nil while none takes pushes.
    private func usedKey() throws(Refusal) -> MachineKey? {
        let store = store
        return try translating { () throws(StorageError) -> MachineKey? in
            guard let first = try store.look({ try $0.firstPushKey() }),
                try store.look({ try $0.hasPushDevices() })
            else { return nil }
            return first
        }
    }
}

extension StrayKey {
    fileprivate init(_ key: MachineKey, unlike first: MachineKey) {
        self.init(
            machine: key.machine, path: key.path,
            source: key.place == first.place ? nil : first.place)
    }

    /// What is wrong, and what to do: for logs and `check`.
    var line: String {
        let what = "\(machine):\(path) is not the key that devices subscribed to: "
        guard let source else { return what + "put its backup back, and start again" }
        return what + "copy \(source) there, with its owner and mode, and start again"
    }
}
