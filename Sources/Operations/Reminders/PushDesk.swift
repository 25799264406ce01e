package import Campus
import Reminding
import Storage
import Words

/// Browsers that take pushes: which of them are the person's, and whether they are reached.
package struct PushDesk: Desk {
    package let desks: Desks
}

extension PushDesk {
    /// Devices that a person may have.
    package static let mostDevices = 20
    /// Characters of a device's name.
    private static let longestName = 80

    /// The site's public key, which a browser subscribes to: base64url.
    ///
    /// - Throws: `Refusal.misconfigured` where the site's URL is not known.
    package func key() throws(Refusal) -> String { try settings().signer.publicText }

    /// The person's devices, the first one first.
    package func list() throws(Refusal) -> [PushSubscription] {
        try looking { transaction, viewer in try transaction.pushSubscriptions(of: viewer) }
    }

    /// Takes what a browser subscribed with; known by its endpoint, which may have been somebody
    /// else's who used that browser before.
    ///
    /// Who has no pushes among their channels gets them as the first, so that what rang before rings
    /// where a push does not arrive.
    ///
    /// - Parameters:
    ///   - p256dh: the browser's public key, base64url.
    ///   - auth: what it shares with us, base64url.
    ///   - device: what the person knows it by.
    /// - Returns: the subscription as it is kept.
    package func subscribe(
        endpoint: String, p256dh: String, auth: String, device: String
    ) throws(Refusal) -> PushSubscription {
        let settings = try settings()
        let address = try address(endpoint, p256dh: p256dh, auth: auth, settings)
        let name = String(device.harmless.oneLine.prefix(Self.longestName))
        guard !name.isEmpty else { throw Refusal(.invalid, "refusal.push.device") }
        return try acting(reaching: .seen) { transaction, actor in
            let others = try transaction.pushSubscriptions(of: actor)
                .filter { $0.address.endpoint != address.endpoint }
            guard others.count < Self.mostDevices else {
                throw Refusal(
                    .conflict, "refusal.push.many", with: ["count": .number(Self.mostDevices)])
            }
            let id = try transaction.subscribe(
                address, of: actor, in: desks.caller.session, on: name, at: now)
            try transaction.noteFirstPushKey(home.ownKey(settings.signer.publicText, at: now))
            try addToChannels(of: actor, in: transaction)
            return try transaction.pushSubscriptions(numbered: [id]).first
                .orThrow(Refusal(.missing, "refusal.push.unknown"))
        }
    }

    /// Takes what a browser has now for what it had, where that rings in this session.
    ///
    /// A browser cannot know by itself whether it rings: it keeps a subscription that was stopped elsewhere,
    /// that of a session that ended, or of whoever used it before. What nobody rings any more it forgets
    /// when it is told so.
    ///
    /// - Parameter former: the endpoint that it had, which may be the same; empty where the browser cannot
    ///   say, for whichever rings in this session.
    /// - Throws: `Refusal.missing` where none rings in this session; what the same browser left behind
    ///   in another one is forgotten then.
    package func renew(
        _ former: String, endpoint: String, p256dh: String, auth: String
    ) throws(Refusal) -> PushSubscription {
        let address = try address(endpoint, p256dh: p256dh, auth: auth, try settings())
        let session = desks.caller.session
        let (known, left) = try looking { transaction, viewer in
            let own = try transaction.pushSubscriptions(of: viewer)
            let known = own.last {
                isOfThisSession($0) && (former.isEmpty || $0.address.endpoint == former)
            }
            return (known, try transaction.pushSubscription(at: address.endpoint))
        }
        if let known {
            if known.address == address, known.session == session { return known }
            return try acting(reaching: .seen) { transaction, _ in
                try transaction.renew(known.id, with: address, in: session)
                return try transaction.pushSubscriptions(numbered: [known.id]).first
                    .orThrow(Refusal(.missing, "refusal.push.unknown"))
            }
        }
        // Who has its keys is the browser itself.
        if let left, left.address == address {
            try acting(reaching: .seen) { transaction, _ in try transaction.forget(left.id) }
        }
        throw Refusal(.missing, "refusal.push.unknown")
    }

    /// Whether a device of the person is the browser that asks.
    private func isOfThisSession(_ subscription: PushSubscription) -> Bool {
        guard let session = desks.caller.session else { return true }
        return subscription.session == nil || subscription.session == session
    }

    private func address(
        _ endpoint: String, p256dh: String, auth: String, _ settings: PushSettings
    ) throws(Refusal) -> PushSubscription.Address {
        guard let place = PushEndpoint(endpoint, among: settings.hosts) else {
            throw Refusal(.invalid, "refusal.push.endpoint")
        }
        guard let keys = PushKeys(p256dh: p256dh, auth: auth) else {
            throw Refusal(.invalid, "refusal.push.keys")
        }
        return PushSubscription.Address(
            endpoint: place.text, publicKey: keys.publicKeyBytes, secret: keys.secretBytes)
    }

    /// Forgets a device of the person; harmless where it is not theirs, or not there.
    package func unsubscribe(_ device: String) throws(Refusal) {
        try acting(reaching: .seen) { transaction, actor in
            guard let known = try subscription(device, of: actor, in: transaction) else { return }
            try transaction.unsubscribe(known.id, of: actor)
            let isLast = try transaction.pushSubscriptions(of: actor).isEmpty
            let name = ChannelSpecification.naming([known.id])
            try setChannels(of: actor, in: transaction) { channels in
                channels.filter { $0 != name && !(isLast && $0 == ChannelSpecification.naming([])) }
            }
        }
    }

    /// A device says that a notice has arrived: no other channel rings for it.
    ///
    /// - Parameters:
    ///   - device: its endpoint, or its number.
    ///   - key: the notice's.
    /// - Throws: `Refusal.missing` for a device that is not the person's.
    package func received(_ device: String, key: String) throws(Refusal) {
        try acting(reaching: .seen) { transaction, actor in
            let known = try subscription(device, of: actor, in: transaction)
                .orThrow(Refusal(.missing, "refusal.push.unknown"))
            try transaction.noteArrival(at: known.id, at: now)
            let parts = key.split(separator: "/", maxSplits: 1)
            guard parts.count == 2, parts[0] == actor.handle.text else { return }
            try transaction.noteReceipt(of: String(parts[1]), for: actor, at: now)
        }
    }

    /// Sends a notice that tries whether a device of the person's is reached.
    ///
    /// - Parameter device: its endpoint, or its number.
    /// - Throws: `Refusal.missing` for a device that is not theirs; `.unavailable` where its push
    ///   service does not take the notice.
    package func test(_ device: String) async throws(Refusal) {
        let trial = try trial(of: device)
        let settings = try desks.bell.channelSettings { _ in [] }
        let answer: (note: PushNote?, error: ChannelError?)
        do throws(ChannelError) {
            answer = try await PushSender(settings).send(trial, at: now)
        } catch {
            throw Refusal(.misconfigured, Message(verbatim: error.description))
        }
        if let note = answer.note {
            try acting(reaching: .seen) { transaction, _ in try transaction.note([note], at: now) }
        }
        guard let error = answer.error else { return }
        throw Refusal(.unavailable, Message(verbatim: error.description))
    }

    private func trial(of device: String) throws(Refusal) -> PushTrial {
        let words = try desks.settings.words()
        let known = try looking { try subscription(device, of: $1, in: $0) }
            .orThrow(Refusal(.missing, "refusal.push.unknown"))
        let arguments: [String: Message.Argument] = [
            "site": "\(home.site.name)", "device": "\(known.device)",
        ]
        return PushTrial(
            known, key: "\(person.handle)/test-\(known.id)",
            title: words("push.test.title", arguments), body: words("push.test.body", arguments),
            language: words.language.rawValue)
    }

    private func settings() throws(Refusal) -> PushSettings {
        try pushSettings().orThrow(Refusal(.misconfigured, "refusal.push.site"))
    }

    /// A device of somebody by its endpoint, or its number; nil where it is not theirs.
    private func subscription(
        _ device: String, of person: Person, in transaction: Transaction
    ) throws -> PushSubscription? {
        let id = Int64(device).map { PushSubscriptionID($0) }
        return try transaction.pushSubscriptions(of: person).first {
            $0.id == id || $0.address.endpoint == device
        }
    }
}

extension PushDesk {
    /// Puts pushes in front of a person's channels where they have none.
    ///
    /// Who chose no channels has those of the daemon, which ring on its machine: beside pushes a
    /// letter is of more use, where the address is theirs and the site can send one.
    private func addToChannels(of person: Person, in transaction: Transaction) throws {
        let address = try transaction.provenAddresses(of: person.id).lazy
            .compactMap { EmailAddress($0.text) }.first
        let letters = PersonSettings.usual(address, hasMail: configuration.channels.email != nil)
        try setChannels(of: person, in: transaction) { channels in
            guard !channels.contains(where: ChannelSpecification.isPush) else { return channels }
            let rest = channels.isEmpty ? letters : channels
            return [ChannelSpecification.naming([])] + rest.prefix(ChannelList.most - 1)
        }
    }

    private func setChannels(
        of person: Person, in transaction: Transaction, _ change: ([String]) -> [String]
    ) throws {
        let key = SettingKey<ChannelList>.channels
        var list = try transaction.setting(key, of: person)
        let changed = change(list.specifications)
        guard changed != list.specifications else { return }
        list.specifications = changed
        try transaction.set(key.name, changed.isEmpty ? nil : list.description, of: person)
    }
}

extension Desk {
    /// What pushes need; nil where the site's URL is not known.
    func pushSettings() throws(Refusal) -> PushSettings? {
        guard let site = configuration.server.url else { return nil }
        let store = store
        return PushSettings(
            site: site, signer: VapidSigner(try PushKeyFile(folder).key(), for: site),
            hosts: PushHosts(
                more: configuration.server.pushHosts,
                allowsLoopback: configuration.fetch.allowPrivate),
            subscriptions: { ids, now in
                try store.look { try $0.pushSubscriptions(reachable: ids, at: now) }
            })
    }
}
