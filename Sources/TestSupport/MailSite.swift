import Locks
import Glibc

/// A small real SMTP server on 127.0.0.1, which answers as a test says.
///
/// It stops when it is let go of.
package final class MailSite: Sendable {
    /// What it does when it is told a command.
    package enum Answer: Sendable {
        /// As a server does that takes everything.
        case usual
        /// Whole lines without their ends: `550 no such user`.
        case lines([String])
        /// Nothing, until the client gives up.
        case silence
        /// It closes the connection.
        case leave
    }

    /// What was handed in.
    package struct Received: Hashable, Sendable {
        package var from: String
        package var to: [String]
        /// Without the dots that were put before dots, with lines that end in CRLF.
        package var text: String

        package init(from: String, to: [String], text: String) {
            self.from = from
            self.to = to
            self.text = text
        }
    }

    private struct State: Sendable {
        var listening: Int32?
        var open: Set<Int32> = []
        var connections = 0
        var commands: [String] = []
        var letters: [Received] = []
    }

    package let port: Int
    private let state: Locked<State>

    /// Starts a server on a free port.
    ///
    /// - Parameter answer: to a command in upper case, without its arguments; `CONNECT` at first,
    ///   `.` after a letter's text. The second argument is its whole line.
    package init(answer: @escaping @Sendable (String, String) -> Answer = { _, _ in .usual }) throws
    {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw LoopbackFailure(call: "socket", errorNumber: errno) }
        let state = Locked(State(listening: descriptor))
        self.state = state
        do {
            port = try LoopbackListener.listen(descriptor)
        } catch {
            close(descriptor)
            throw error
        }
        startThread { Self.acceptAll(descriptor, state, answer) }
    }

    deinit {
        state.withLock { state in
            for descriptor in state.open { shutdown(descriptor, Int32(SHUT_RDWR)) }
            if let listening = state.listening { shutdown(listening, Int32(SHUT_RDWR)) }
            state.listening = nil
        }
    }

    package var letters: [Received] { state.withLock { $0.letters } }
    /// Every line that is no letter's text, in order.
    package var commands: [String] { state.withLock { $0.commands } }
    package var connections: Int { state.withLock { $0.connections } }

    private static func acceptAll(
        _ listening: Int32, _ state: Locked<State>,
        _ answer: @escaping @Sendable (String, String) -> Answer
    ) {
        while true {
            let descriptor = accept(listening, nil, nil)
            if descriptor < 0, errno == EINTR || errno == ECONNABORTED { continue }
            guard descriptor >= 0 else { break }
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            state.withLock { state in
                state.open.insert(descriptor)
                state.connections += 1
            }
            startThread {
                var talk = MailTalk(descriptor: descriptor) { verb, line in
                    state.withLock { $0.commands.append(line) }
                    return answer(verb, line)
                }
                talk.run { letter in state.withLock { $0.letters.append(letter) } }
                state.withLock { _ = $0.open.remove(descriptor) }
                close(descriptor)
            }
        }
        close(listening)
    }
}

/// One connection of a mail site.
private struct MailTalk {
    let descriptor: Int32
    let answer: (String, String) -> MailSite.Answer
    private var letter = MailSite.Received(from: "", to: [], text: "")

    init(descriptor: Int32, answer: @escaping (String, String) -> MailSite.Answer) {
        self.descriptor = descriptor
        self.answer = answer
    }

    mutating func run(_ take: (MailSite.Received) -> Void) {
        guard say(answer("CONNECT", "CONNECT"), usual: ["220 loopback ESMTP"]) else { return }
        while let line = nextLine() {
            let verb = line.prefix { $0 != " " }.uppercased()
            let reply = answer(verb, line)
            guard say(reply, usual: Self.usual(verb)) else { return }
            guard case .usual = reply else { continue }
            switch verb {
            case "MAIL": letter = MailSite.Received(from: Self.path(line), to: [], text: "")
            case "RCPT": letter.to.append(Self.path(line))
            case "DATA":
                guard let text = nextText() else { return }
                letter.text = text
                let reply = answer(".", ".")
                if case .usual = reply { take(letter) }
                guard say(reply, usual: ["250 taken"]) else { return }
            case "AUTH":
                guard nextLine() != nil, send(["235 welcome"]) else { return }
            case "QUIT": return
            default: break
            }
        }
    }

    private static func usual(_ verb: String) -> [String] {
        switch verb {
        case "EHLO": ["250-loopback", "250-AUTH PLAIN", "250 8BITMIME"]
        case "AUTH": ["334 "]
        case "DATA": ["354 go on"]
        case "QUIT": ["221 bye"]
        default: ["250 ok"]
        }
    }

    /// What stands between angle brackets.
    private static func path(_ line: String) -> String {
        String(line.drop { $0 != "<" }.dropFirst().prefix { $0 != ">" })
    }

    /// False when the connection is of no more use.
    private func say(_ answer: MailSite.Answer, usual: [String]) -> Bool {
        switch answer {
        case .usual: return send(usual)
        case .lines(let lines): return send(lines)
        case .silence:
            while nextByte() != nil {}
            return false
        case .leave: return false
        }
    }

    private func send(_ lines: [String]) -> Bool {
        var rest = Array(lines.map { $0 + "\r\n" }.joined().utf8)[...]
        while !rest.isEmpty {
            let sent = rest.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if sent < 0, errno == EINTR { continue }
            guard sent > 0 else { return false }
            rest = rest.dropFirst(sent)
        }
        return true
    }

    private func nextText() -> String? {
        var text = ""
        while let line = nextLine() {
            if line == "." { return text }
            text += (line.hasPrefix(".") ? String(line.dropFirst()) : line) + "\r\n"
        }
        return nil
    }

    private func nextLine() -> String? {
        var bytes: [UInt8] = []
        while bytes.suffix(2) != [13, 10] {
            guard let byte = nextByte() else { return nil }
            bytes.append(byte)
        }
        return String(decoding: bytes.dropLast(2), as: UTF8.self)
    }

    private func nextByte() -> UInt8? {
        var byte: UInt8 = 0
        while true {
            let got = recv(descriptor, &byte, 1, 0)
            if got == 1 { return byte }
            guard got < 0, errno == EINTR else { return nil }
        }
    }
}
