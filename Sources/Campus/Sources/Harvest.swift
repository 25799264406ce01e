/// What a source held when it was last imported: enough to tell whether anything is new.
public struct HarvestSummary: Hashable, Sendable {
    /// The version of the reader that read it; another version reads everything anew.
    public var reader: UInt64
    public var body: Digest
    /// How many meetings it made.
    public var meetings: Int

    public init(reader: UInt64, body: Digest, meetings: Int) {
        self.reader = reader
        self.body = body
        self.meetings = meetings
    }
}

/// The summary with a digest for each component: enough to tell what is new.
public struct Harvest: Hashable, Sendable {
    public var summary: HarvestSummary
    /// One for each component, in the file's order.
    public var components: [HarvestedComponent]

    public init(_ summary: HarvestSummary, components: [HarvestedComponent]) {
        self.summary = summary
        self.components = components
    }

    /// What stands for some components, in whatever order.
    public static func listing(_ components: [HarvestedComponent]) -> Digest {
        components.reduce(into: Digest(high: 0, low: 0)) { sum, component in
            sum.high &+= component.digest.high
            sum.low &+= component.digest.low
        }
    }
}

/// 128 bits that stand for some bytes.
///
/// Not against an adversary: a feed can only harm itself.
public struct Digest: Hashable, Sendable {
    public var high: UInt64
    public var low: UInt64

    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }
}

/// A component's bytes, and whose they are.
public struct HarvestedComponent: Hashable, Sendable {
    public var digest: Digest
    public var uid: UIDKey

    public init(digest: Digest, uid: UIDKey) {
        self.digest = digest
        self.uid = uid
    }
}

/// 64 bits that stand for a UID, so that ten thousand of them compare in a millisecond.
///
/// FNV-1a with a final mix. Two UIDs of one source sharing a key (odds of 1 in 370 billion at
/// 10,000 UIDs) are still told apart: the UID's text is compared wherever a meeting is looked up.
public struct UIDKey: Hashable, Sendable {
    public var bits: UInt64

    public init(bits: UInt64) { self.bits = bits }

    public init(of uid: String) { self.init(hashing: uid.utf8) }

    public init(of bytes: [UInt8]) { self.init(hashing: bytes) }

    private init(hashing bytes: some Sequence<UInt8>) {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        hash ^= hash >> 32
        bits = hash &* 0x9e37_79b9_7f4a_7c15
    }
}
