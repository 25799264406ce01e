import Campus
import Operations
import Recurrence
import Words

/// The ways in which somebody is rung, in the order in which they are tried.
struct ChannelOrder {
    private var specifications: [String]

    init(_ desks: Desks) throws {
        specifications = try desks.reminders.channels()
    }

    /// As the setting has it.
    var text: String { specifications.joined(separator: ",") }

    /// Moves one a place up or down; at the end it stays.
    ///
    /// - Throws: `Refusal.missing` for an id that none has.
    mutating func move(_ id: String, isUp: Bool) throws(Refusal) {
        guard let place = specifications.firstIndex(where: { Self.id(of: $0) == id }) else {
            throw Refusal(.missing, "refusal.path.unknown")
        }
        let other = isUp ? place - 1 : place + 1
        if specifications.indices.contains(other) { specifications.swapAt(place, other) }
    }

    /// - Parameter records: what rang, the latest first.
    func model(_ frame: Frame, _ records: [ReminderRecord]) -> [[String: Any]] {
        specifications.enumerated().map { place, specification in
            let kind = Self.kind(of: specification)
            var line: [String: Any] = [
                "channelID": Self.id(of: specification),
                "channelText": Self.text(of: specification, frame), "isDown": false,
                "mayGoUp": place > 0, "mayGoDown": place < specifications.count - 1,
            ]
            let last = records.first { $0.channel.map(Self.kind) == kind && $0.deliveredAt != nil }
            if let at = last?.deliveredAt {
                line["channelNote"] = frame.words("told.device", ["time": .text(frame.moment(at))])
            }
            return line
        }
    }

    /// An address may be a password: pages name a channel by what stands for it.
    private static func id(of specification: String) -> String {
        String(UIDKey(of: specification).bits, radix: 36)
    }

    private static func kind(of specification: String) -> String {
        String(specification.prefix { $0 != ":" })
    }

    /// `E-mail mira@post.example`; of others what kind they are alone.
    private static func text(of specification: String, _ frame: Frame) -> String {
        let name = name(of: specification, frame)
        guard kind(of: specification) == "email" else { return name }
        return "\(name) \(specification.dropFirst("email:".count))".harmless.oneLine
    }

    /// `E-mail` of `email:mira@post.example`.
    static func name(of specification: String, _ frame: Frame) -> String {
        let kind = kind(of: specification)
        let key = "page.channel.\(kind)"
        return frame.words.has(key) ? frame.words(key) : kind.harmless.oneLine
    }
}
