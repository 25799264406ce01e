package import Campus

/// All that is under one UID, as CalDAV serves it (RFC 4791 section 4.1): a series with its changed
/// occurrences, or a single event, in a calendar of its own.
package struct CalendarObject: Sendable {
    /// The last part of its address; never that of another.
    package let name: String
    package let uid: String
    package let bytes: [UInt8]
    /// Of the bytes: the same where they are the same, whenever and wherever they are written.
    package let tag: String
    /// What the bytes tell, with what the person changed put on: what is searched.
    package let told: SourcedMeeting
    /// When something of it can take place; nil where nothing can.
    package let span: EntrySpan?

    package init(name: String, uid: String, bytes: [UInt8], told: SourcedMeeting) {
        self.name = name
        self.uid = uid
        self.bytes = bytes
        self.told = told
        span = EntrySpan(told.meeting)
        tag = Self.tag(of: bytes)
    }

    package static func tag(of bytes: [UInt8]) -> String {
        String(UIDKey(of: bytes).bits, radix: 36)
    }
}
