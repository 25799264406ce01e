package import Campus
package import Fetching
import Foundation

/// What `--channel` says: which channel, and where to.
package enum ChannelSpecification: Hashable, Sendable {
    /// JSON lines to a file; nil for standard output.
    case jsonLines(path: String?)
    /// A program that gets the JSON on its standard input.
    case command(path: String)
    /// The desktop's notifications.
    case desktop
    /// A web server that gets the JSON.
    case webhook(PostAddress)
    case ntfy(NtfyTopic)
    case email(EmailAddress)
    /// Browsers; none for all of the person's.
    case push([PushSubscriptionID])

    /// The forms there are, for people.
    package static let forms =
        "jsonl:-, jsonl:FILE, command:PATH, webhook:URL, ntfy:TOPIC, ntfy:URL, email:ADDRESS, "
        + "push, push:DEVICE or desktop"

    /// Reads one of `forms`; nil for anything else.
    package init?(_ text: String) {
        guard let specification = try? ChannelSpecification(reading: text) else { return nil }
        self = specification
    }

    /// Reads one of `forms`.
    ///
    /// - Throws: `ChannelError` with what is accepted; it repeats no address, which may be secret.
    package init(reading text: String) throws(ChannelError) {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        let place = parts.count == 2 ? parts[1] : nil
        switch (parts.first, place) {
        case ("desktop", nil): self = .desktop
        case ("push", nil): self = .push([])
        case ("push", let devices?):
            let ids = devices.split(separator: "+", omittingEmptySubsequences: false).map(Self.id)
            guard ids.count <= Self.mostDevices, !ids.contains(nil) else {
                throw Self.unreadable("push, or push:DEVICE with a device's number")
            }
            self = .push(ids.compactMap(\.self))
        case ("jsonl", "-"?): self = .jsonLines(path: nil)
        case ("jsonl", let path?): self = .jsonLines(path: path)
        case ("command", let path?): self = .command(path: path)
        case ("webhook", let url?):
            self = .webhook(try Self.read(url, "webhook:URL with an http or https URL"))
        case ("ntfy", let topic?):
            guard let topic = NtfyTopic(topic) else {
                throw Self.unreadable("ntfy:TOPIC (letters, digits, - and _) or ntfy:URL")
            }
            self = .ntfy(topic)
        case ("email", let address?):
            guard let address = EmailAddress(address),
                !address.text.contains(where: { "<>()\"\\[]:".contains($0) })
            else {
                throw Self.unreadable("email:ADDRESS, as email:sam@example.org")
            }
            self = .email(address)
        case (let name?, _) where Self.names.contains(name):
            throw ChannelError("\(name) needs to know where to: give \(Self.forms)", retry: .never)
        default: throw Self.unreadable(Self.forms)
        }
    }

    private static let names: Set = ["jsonl", "command", "webhook", "ntfy", "email"]

    /// More than a person may have.
    private static let mostDevices = 64

    private static func id(_ text: Substring) -> PushSubscriptionID? {
        guard let number = Int64(text), number > 0, "\(number)" == text else { return nil }
        return PushSubscriptionID(number)
    }

    private static func read(_ url: String, _ form: String) throws(ChannelError) -> PostAddress {
        guard let address = PostAddress(url) else { throw unreadable(form) }
        return address
    }

    private static func unreadable(_ form: String) -> ChannelError {
        ChannelError("that is no channel: give \(form)", retry: .never)
    }

    /// What it is called in the ledger and in logs: of an address no more than its host.
    package var name: String {
        switch self {
        case .jsonLines(let path): "jsonl:\(path ?? "-")"
        case .command(let path): "command:\(path)"
        case .desktop: "desktop"
        case .webhook(let address): "webhook:\(address.host)"
        case .ntfy(.address(let address)): "ntfy:\(address.host)"
        case .ntfy(.topic): "ntfy"
        case .email(let address): "email:\(address.domain)"
        case .push(let ids): Self.naming(ids)
        }
    }

    /// What names some browsers, as `push:3` or `push:3+7`.
    package static func naming(_ ids: [PushSubscriptionID]) -> String {
        ids.isEmpty ? "push" : "push:" + ids.map(\.description).joined(separator: "+")
    }

    /// Whether a text names browsers.
    package static func isPush(_ text: String) -> Bool {
        if case .push = ChannelSpecification(text) { true } else { false }
    }

    /// The channel, tried as far as that goes without ringing.
    ///
    /// - Throws: `ChannelError` when it cannot work at all: no such program, no such folder, no
    ///   mail server.
    package func open(_ settings: ChannelSettings) throws(ChannelError) -> Channel {
        switch self {
        case .jsonLines(let path): try .jsonLines(path, settings)
        case .command(let path): try .command(path, settings)
        case .desktop: try .desktop(settings)
        case .webhook(let address): WebhookChannel(address, settings).channel(named: name)
        case .ntfy(let topic): try NtfyChannel(topic, settings).channel
        case .email(let address): try EmailChannel(address, settings).channel(named: name)
        case .push(let ids): try PushChannel(ids, settings).channel(named: name)
        }
    }
}
