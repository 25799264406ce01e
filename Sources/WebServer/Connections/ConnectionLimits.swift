import Foundation
import NIOCore

/// What a connection may take of time and of bytes before it is ended.
struct ConnectionLimits: Sendable {
    /// For TLS to be agreed on.
    var handshake = TimeAmount.seconds(10)
    /// From when it was made until its first request's head is there.
    var firstHead = TimeAmount.seconds(20)
    /// Between two requests, and of an answer that is waited for no more.
    var idle = TimeAmount.seconds(60)
    /// The same when few more fit in.
    var idleInCrowd = TimeAmount.seconds(5)
    /// For a body to come, beside what its bytes take at the slowest pace.
    var body = TimeAmount.seconds(30)
    /// The slowest pace of a body, in bytes a second: a telephone at the edge of its net.
    var bodyPace = 16 << 10
    /// The most that a body may have: that of a form with a file in it.
    ///
    /// A route that takes less says so; this one ends what nobody reads.
    var mostBody = MultipartForm.mostBytes
    /// For the rest of a body whose request was answered already, as one that is too large: a client
    /// that is still sending is to read the answer.
    var rest = TimeAmount.seconds(5)
    /// For the first request of a connection that was made just before the server ends.
    var lastRequest = TimeAmount.seconds(1)
    /// Of one that speaks TLS without a byte either way: streams have one every 45 seconds.
    var silence = TimeAmount.seconds(150)
    /// Of one that speaks TLS, whatever it does: a stream that ends is begun again.
    var age = TimeAmount.hours(12)
    /// For the client to read some of an answer: 16 KiB, or the rest of it.
    var unread = TimeAmount.seconds(60)
    /// Bytes of answers that one connection may leave unread before more is answered on it.
    var mostUnread = 1 << 20
    /// Bytes that may be unread when the next request of a pipeline begins.
    var mostPipelined = 64 << 10
    /// So many answers are begun however long those before them are.
    var fewestAnswers = 4
    /// Requests of one connection that are answered at once; a browser's page has fewer.
    var mostAnswers = 32
    /// What an answer takes beside its bytes while it is not read.
    var answerCost = 8 << 10
    /// Bytes that all connections together may leave unread.
    var mostUnreadOfAll = 256 << 20
    /// Frames of HTTP/2 that carry next to nothing, at once; and how many come back a second.
    var mostIdleFrames = 4_000
    var idleFramesPerSecond = 200

    /// How many may be open: ten thousand streams and as many others, or what the system allows.
    ///
    /// One more waits in the system until another one ends.
    /// - Parameter files: how many files the process may have open.
    static func mostConnections(files: Int) -> Int { max(64, min(20_000, files - 256)) }

    /// Lets this process open as many files as it may at all, and gives how many that are.
    static func openFiles() -> Int {
        var limit = rlimit()
        guard getrlimit(Int32(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 1_024 }
        var most = rlimit(rlim_cur: limit.rlim_max, rlim_max: limit.rlim_max)
        if setrlimit(Int32(RLIMIT_NOFILE.rawValue), &most) == 0 { limit = most }
        return Int(clamping: limit.rlim_cur)
    }
}
