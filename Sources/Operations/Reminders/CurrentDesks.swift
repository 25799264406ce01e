import Foundation
import ICalendar
import Logging
import Recurrence
import Reminding
import Storage
import Locks

/// The desks that the daemon asks, until one stands in for it that has read the configuration
/// again.
final class CurrentDesks: Sendable {
    private let desks: Locked<Desks>
    private let channelSettings: Locked<ChannelSettings>
    private let clock: WallClock
    let doorbell: Doorbell
    let logger: Logger
    private let rosters = SharedRosters()
    private let document: NoticeDocument
    private let isMailed: Bool

    init(
        _ desks: Desks, by clock: WallClock, _ options: RingOptions, doorbell: Doorbell,
        logger: Logger
    ) throws(Refusal) {
        self.desks = Locked(desks)
        document = options.document
        channelSettings = Locked(try desks.bell.channelSettings(document: options.document))
        // All go by e-mail then, whatever channels a person has.
        isMailed = options.channel.isMail
        self.clock = clock
        self.doorbell = doorbell
        self.logger = logger
    }

    /// As of now.
    var value: Desks {
        var desks = desks.withLock { $0 }
        desks.caller.now = clock.now
        return desks
    }

    /// Servers and secrets of the channels, as they were read last.
    var channels: ChannelSettings { channelSettings.withLock { $0 } }

    var rules: BellRules {
        BellRules(
            plan: { [self] person, window in try value.bell.planned(for: person, in: window) },
            assess: { [self] due, now in
                try ReminderReader(value, rosters: rosters, isMailed: isMailed)
                    .assess(due, at: now)
            },
            settleOffers: { [self] in
                let desks = value
                try desks.events.settleOffers()
                return try desks.store.look { try $0.nextOfferEnd() }
            },
            zonesVersion: { [self] in
                // What was read with the old one is forgotten, whatever its version says.
                let zones = ZoneDatabase().keeping()
                desks.withLock { $0.zones = zones }
                return zones.version
            })
    }

    /// Reads the configuration again.
    ///
    /// One that cannot be read leaves everything as it was.
    func reload() {
        do throws(Refusal) {
            let fresh = try value.reconfigured()
            let settings = try fresh.bell.channelSettings(document: document)
            try fresh.system { transaction in try transaction.markEverybody(at: fresh.now) }
            desks.withLock { $0 = fresh }
            channelSettings.withLock { $0 = settings.keeping($0) }
            logger.notice("the configuration was read again")
        } catch {
            logger.error("the configuration stays as it was: \(error.message)")
        }
        doorbell.ring()
    }
}
