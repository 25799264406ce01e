import Campus
import Recurrence

/// One or more browsers of one person, which all get what rings.
///
/// A push service takes what it may never pass on: a notice that it took is accepted, and delivered
/// when a device says that it has it.
struct PushChannel {
    private let sender: PushSender
    private let ids: [PushSubscriptionID]
    private let settings: PushSettings?

    /// - Throws: `ChannelError` when there is no site.
    init(
        _ ids: [PushSubscriptionID], _ settings: ChannelSettings
    ) throws(ChannelError) {
        sender = try PushSender(settings)
        self.ids = ids
        self.settings = settings.push
    }

    func channel(named name: String) -> Channel {
        Channel(name: name, width: 4) { notices in
            var outcomes: [DeliveryOutcome] = []
            for notice in notices { outcomes.append(await deliver(notice)) }
            return outcomes
        }
    }

    /// The devices as they are just before something is sent: one whose session ended since is none.
    private func devices(at now: Instant) throws(ChannelError) -> [PushSubscription] {
        let devices: [PushSubscription]
        do {
            devices = try settings?.subscriptions(ids, now) ?? []
        } catch {
            throw ChannelError("devices cannot be looked up: \(error)")
        }
        guard !devices.isEmpty else {
            throw ChannelError(
                .because(ids.isEmpty ? "kept.channel.deviceless" : "kept.channel.device.gone"),
                retry: .never)
        }
        return devices
    }

    private func deliver(_ notice: Notice) async -> DeliveryOutcome {
        let devices: [PushSubscription]
        do throws(ChannelError) {
            devices = try self.devices(at: notice.at)
        } catch {
            return .failed(error)
        }
        let envelope = sender.envelope(of: notice)
        let answers = await withTaskGroup { group in
            for device in devices { group.addTask { await sender.send(envelope, to: device) } }
            return await group.reduce(into: [PushSender.Answer]()) { $0.append($1) }
        }
        let notes = answers.compactMap(\.note)
        let errors = answers.compactMap(\.error)
        guard errors.count == answers.count, var error = errors.first else {
            return .accepted(notes)
        }
        // As long as one device may be reached later, it is worth while to try again.
        error = errors.first { $0.retry != .never } ?? error
        error.notes = notes
        return .failed(error)
    }
}
