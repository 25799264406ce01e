import Campus
import Operations
import Recurrence
import Reminding
import Words

/// Browsers that are rung by web push.
struct BellDevices {
    private let frame: Frame
    private let devices: [PushSubscription]
    /// To which a browser must have subscribed; empty where no pushes are sent.
    private let key: String

    init(_ desks: Desks, _ frame: Frame) throws {
        self.frame = frame
        devices = try desks.push.list()
        key = (try? desks.push.key()) ?? ""
    }

    var model: [String: Any] {
        ["devices": devices.map(line), "hasDevices": !devices.isEmpty, "pushKey": key]
    }

    private func line(_ device: PushSubscription) -> [String: Any] {
        var line: [String: Any] = [
            "deviceID": device.id.description, "deviceText": device.device.harmless.oneLine,
            "isSuspect": device.refusal != nil,
        ]
        if let at = device.lastReceived ?? device.lastSent {
            line["deviceNote"] = frame.words("told.device", ["time": .text(frame.moment(at))])
        }
        if device.refusal != nil {
            line["suspectText"] = frame.words("told.suspect", ["count": .number(1)])
        }
        return line
    }

    /// Why nothing rings where a page is looked at: whoever chose nothing else has letters alone.
    ///
    /// - Returns: nil where another channel rings, or none.
    static func deaf(_ desks: Desks, _ frame: Frame) throws -> String? {
        try isDeaf(desks) ? frame.words("told.deaf") : nil
    }

    /// Whether letters alone ring.
    static func isDeaf(_ desks: Desks) throws -> Bool {
        guard try desks.push.list().isEmpty else { return false }
        // Pushes stay among the channels when the last device's session ends.
        let channels = try desks.reminders.channels().filter { !ChannelSpecification.isPush($0) }
        return channels.count == 1 && channels[0].hasPrefix("email")
    }

    // MARK: - Acts

    static func delete(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .me)
        let id = visit.place("id")
        let device = try visit.desks.push.list().first { $0.id.description == id }
        try visit.desks.push.unsubscribe(id)
        return FormOutcome(frame.said("told.did.removed", device?.device ?? id), next: "/bell")
    }

    /// Rings all of them once; what a push service takes nobody else waits for.
    static func test(_ request: PageRequest) async throws -> FormOutcome {
        let caller = try request.signedIn()
        return try await request.site.lanes.errand(as: caller) { desks in
            let frame = try Frame(Visit(request: request, desks: desks), tab: .me)
            let devices = try desks.push.list()
            guard !devices.isEmpty else { throw Refusal(.missing, "refusal.push.unknown") }
            for device in devices { try await desks.push.test(device.id.description) }
            let names = frame.words.list(devices.map(\.device.harmless.oneLine))
            return FormOutcome(frame.said("told.did.tested", names), next: "/bell")
        }
    }
}
