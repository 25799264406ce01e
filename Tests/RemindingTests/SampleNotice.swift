import Campus
import Fetching
import Recurrence
import TestSupport
import Testing

@testable import Reminding

extension Notice {
    /// A class's, at 09:00 in Bath.
    static func sample(
        _ title: String = "CM50123 Lecture at 09:15", body: String = "8W 2.1, until 11:05",
        meeting: Int64 = 1, attempt: Int = 1, isImportant: Bool = false,
        attachment: NoticeAttachment? = nil
    ) throws -> Notice {
        Notice(
            reminder: BellScene.reminder(
                meeting, "20261005T081500", isImportant: isImportant),
            content: ReminderContent(title: title, body: body),
            person: try #require(Handle("sam")), zone: .utc, attempt: attempt, channel: "test",
            at: BellScene.instant("20261005T080000"), attachment: attachment)
    }
}

extension Notice {
    /// What stands in for the JSON that the program hands to channels, as long as that.
    var document: [UInt8] {
        let text = #"{"key":"\(key)","title":"\(content.title)","pad":"#
        return Array(text.utf8) + Array(repeating: UInt8(ascii: " "), count: 1_000)
            + Array("0}".utf8)
    }
}

extension Channel {
    static func open(_ specification: String) -> Channel { open(specification, ChannelSettings()) }
}

extension ChannelSettings {
    init(policy: FetchPolicy = ChannelSettings.policy) {
        self.init(policy: policy, document: \.document)
    }

    /// For peers on this machine, with a short patience.
    static func loopback(_ change: (inout FetchPolicy) -> Void = { _ in }) -> ChannelSettings {
        var policy = FetchPolicy()
        policy.allowPrivate = true
        policy.timeout = .seconds(60)
        change(&policy)
        return ChannelSettings(policy: policy)
    }
}

extension DeliveryOutcome {
    /// Nil when it was delivered.
    var retry: ChannelError.Retry? {
        guard case .failed(let error) = self else { return nil }
        return error.retry
    }

    var words: String {
        guard case .failed(let error) = self else { return "" }
        return error.description
    }
}
