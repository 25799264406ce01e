import Campus
import Foundation
import ICalendar
import Recurrence
package import Reminding
import Words

/// Where a zone was written down.
package enum ZonePlace: Hashable, Sendable {
    /// The home's, in this file.
    case configuration(String)
    /// The person's own setting.
    case setting
}

extension WelcomeDesk {
    /// Writes down the zone of the days: in `config.yaml`, of which one line changes, when the home
    /// is the person's and they have no zone of their own; else as their setting.
    ///
    /// - Returns: where, with the zone's name as it is spelled.
    package func keepZone(_ text: String) throws(Refusal) -> (id: String, place: ZonePlace) {
        guard let id = zones.zone(text)?.id else {
            throw Refusal(
                .invalid, "refusal.zone.near",
                with: [
                    "zone": "\(text.shortened)",
                    "near": .choice(ConfigurationKey.zones(near: text)),
                ])
        }
        let own = try desks.settings.setting(SettingKey<ZoneChoice>.zone.name)
        if own.isStandard, try ownsHome(), try ZoneLine.write(id, into: folder) {
            return (id, .configuration(folder.configuration))
        }
        _ = try desks.settings.set(SettingKey<ZoneChoice>.zone.name, id)
        return (id, .setting)
    }

    /// Whether the home's folder is of the account that asks, and the person its operator.
    private func ownsHome() throws(Refusal) -> Bool {
        var status = stat()
        guard stat(folder.path, &status) == 0, status.st_uid == geteuid() else { return false }
        return try desks.sources.isOperator()
    }

    /// Rings once on a channel, to try it; nothing is recorded.
    ///
    /// - Returns: what the channel is called.
    package func tryReminder(
        on specification: ChannelSpecification, document: @escaping NoticeDocument
    ) async throws(Refusal) -> String {
        let reminder = Reminder(.summary(now), .summary, due: now, until: now.adding(seconds: 60))
        let content = ReminderContent(
            title: "Belltower rings", body: "This is how a reminder will look.")
        do throws(ChannelError) {
            let channel = try specification.open(channelsToTry(document))
            let notice = Notice(
                reminder: reminder, content: content, person: person.handle, zone: zone,
                attempt: 1, channel: channel.name, at: now)
            if case .failed(let error)? = await channel.deliver([notice]).first { throw error }
            return channel.name
        } catch {
            throw Refusal(
                .incomplete, "refusal.channel.silent",
                with: ["channel": "\(specification.name)", "problem": "\(error.description)"])
        }
    }

    /// A secret that cannot be read is said by `check`, not here.
    private func channelsToTry(_ document: @escaping NoticeDocument) -> ChannelSettings {
        (try? desks.bell.channelSettings(document: document))
            ?? ChannelSettings(document: document)
    }
}
