import Campus
import Foundation
import Recurrence
import Subprocess
import SystemPackage

/// The desktop's notifications (org.freedesktop.Notifications), through libnotify's `notify-send`.
struct DesktopChannel: Sendable {
    /// How long the server may take to show a notice.
    static let timeLimit: Duration = .seconds(10)

    private let program: Program
    private let notices: DesktopNotices
    private let onAction: (@Sendable (String, NoticeAction) -> Void)?

    init(_ settings: ChannelSettings) throws(ChannelError) {
        guard let path = settings.notifySend ?? Program.find("notify-send") else {
            throw ChannelError(
                "notify-send is missing: install libnotify-bin, or choose another --channel",
                retry: .never)
        }
        program = try Program(
            path, timeLimit: min(Self.timeLimit, settings.commandTimeLimit),
            running: settings.programs)
        notices = settings.desktop
        onAction = settings.onAction
    }

    var channel: Channel {
        Channel(name: "desktop", width: 4) { notice throws(ChannelError) in
            try await show(notice)
        }
    }

    private func show(_ notice: Notice) async throws(ChannelError) {
        let abilities = await notices.abilities(of: program)
        var options = Self.options(for: notice)
        if abilities.printsID {
            options.append("--print-id")
            if let id = await notices.id(of: notice.key) { options.append("--replace-id=\(id)") }
        }
        if abilities.offersActions, onAction != nil {
            options += NoticeAction.allCases.map { "--action=\($0.rawValue)=\(Self.word($0))" }
        }
        let words = ["--", notice.content.title.harmless.oneLine, Self.body(notice.content)]
        guard let id = try await start(options + words, for: notice) else { return }
        await notices.remember(id, for: notice.key)
    }

    /// Waits until the server has shown it, not until somebody has seen it.
    ///
    /// - Returns: the server's number, where the program tells it.
    private func start(
        _ arguments: [String], for notice: Notice
    ) async throws(ChannelError) -> String? {
        let (shown, tell) = AsyncStream.makeStream(of: Shown.self)
        let waiting = Task {
            await tell.yield(run(arguments, for: notice) { tell.yield(.id($0)) })
            tell.finish()
        }
        let limit = Task {
            guard (try? await Task.sleep(for: program.timeLimit)) != nil else { return }
            waiting.cancel()
        }
        defer { limit.cancel() }
        for await shown in shown {
            switch shown {
            case .id(let id):
                await notices.keep(waiting)
                return id
            case .ended(true): return nil
            case .ended(false): break
            }
        }
        throw ChannelError(
            "the desktop shows no notifications: is there a session, and a server for them?",
            retry: .never)
    }

    private enum Shown: Sendable {
        case id(String)
        /// Whether the program had success.
        case ended(Bool)
    }

    /// Runs the program to its end, which is when the notice is closed where it offers actions.
    private func run(
        _ arguments: [String], for notice: Notice, shown: @escaping @Sendable (String) -> Void
    ) async -> Shown {
        let (onAction, key) = (onAction, notice.key)
        let result = try? await program.listed { began in
            try await Subprocess.run(
                .path(FilePath(program.path)), arguments: Arguments(arguments),
                environment: ProgramEnvironment.own(key: key),
                platformOptions: Program.options, input: .none, output: .sequence,
                error: .discarded
            ) { execution in
                began(execution.processIdentifier.value)
                for try await line in execution.standardOutput.strings() {
                    if let action = NoticeAction(rawValue: line) {
                        onAction?(key, action)
                    } else if let id = UInt32(line), id > 0 {
                        // Where no server took the notice, it tells 0, which is nobody's number.
                        shown(line)
                    }
                }
            }
        }
        return .ended(result?.terminationStatus.isSuccess ?? false)
    }

    private static func options(for notice: Notice) -> [String] {
        let seconds = min(max(notice.reminder.until - notice.at, 10), 3_600)
        return [
            "--app-name=Belltower",
            "--urgency=\(notice.reminder.isImportant ? "critical" : "normal")",
            "--expire-time=\(seconds * 1_000)",
        ]
    }

    private static func word(_ action: NoticeAction) -> String {
        switch action {
        case .snooze: "Snooze"
        case .dismiss: "Dismiss"
        }
    }

    /// Servers read a little markup in it.
    private static func body(_ content: ReminderContent) -> String {
        MarkupText.escaped(content.body.harmless)
    }
}

extension Channel {
    /// The desktop's notifications.
    static func desktop(_ settings: ChannelSettings) throws(ChannelError) -> Channel {
        try DesktopChannel(settings).channel
    }
}
