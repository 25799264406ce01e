/// A file that goes with a notice: a changed class as a calendar.
package struct NoticeAttachment: Hashable, Sendable {
    /// As `class.ics`.
    package var name: String
    /// As `text/calendar; charset=utf-8; method=PUBLISH`.
    package var mediaType: String
    package var bytes: [UInt8]

    package init(name: String, mediaType: String, bytes: [UInt8]) {
        self.name = name
        self.mediaType = mediaType
        self.bytes = bytes
    }

    /// A calendar file.
    package static func calendar(_ name: String, _ bytes: [UInt8]) -> NoticeAttachment {
        NoticeAttachment(
            name: name, mediaType: "text/calendar; charset=utf-8; method=PUBLISH", bytes: bytes)
    }
}
