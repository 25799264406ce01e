/// A file that goes with a notice: a changed class as a calendar.
public struct NoticeAttachment: Hashable, Sendable {
    /// As `class.ics`.
    public var name: String
    /// As `text/calendar; charset=utf-8; method=PUBLISH`.
    public var mediaType: String
    public var bytes: [UInt8]

    public init(name: String, mediaType: String, bytes: [UInt8]) {
        self.name = name
        self.mediaType = mediaType
        self.bytes = bytes
    }

    /// A calendar file.
    public static func calendar(_ name: String, _ bytes: [UInt8]) -> NoticeAttachment {
        NoticeAttachment(
            name: name, mediaType: "text/calendar; charset=utf-8; method=PUBLISH", bytes: bytes)
    }
}
