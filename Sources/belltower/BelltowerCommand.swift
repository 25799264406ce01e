import ArgumentParser
import Campus
import Foundation
import Operations
import Reminding
import Words

@main
struct BelltowerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "belltower",
        abstract: "One calendar of your classes, that rings on time.",
        discussion: """
            Example:
              belltower subscribe https://timetable.example.ac.uk/me.ics --name Timetable
              belltower agenda week

            Without a command it says where one stands: belltower status.
            """,
        version: Belltower.version,
        subcommands: [
            Status.self, Setup.self, Demo.self,
            Subscribe.self, Import.self, CrawlCommand.self, Sources.self, Changes.self,
            Unsubscribe.self,
            Agenda.self, Item.self, Correct.self, Free.self, Add.self, Edit.self, Delete.self,
            Undo.self,
            Export.self, FeedCommand.self, Reminders.self,
            Remind.self, Snooze.self, Dismiss.self, Mute.self, Check.self, Backup.self,
            Restore.self, Move.self, Keep.self, Serve.self,
            PersonCommand.self, AuditCommand.self, Health.self, Errors.self, Friend.self,
            CommunityCommand.self,
            EventCommand.self,
            Modules.self, ModuleCommand.self, Programmes.self, Enrol.self, Leave.self,
            Classmates.self, CommentCommand.self,
            ReportCommand.self, ReportsCommand.self, DecideCommand.self, AppealCommand.self,
            DrinkCommand.self, Drinks.self, GoalCommand.self, Settings.self,
            Announce.self, StatisticsCommand.self, SiteCommand.self,
        ])

    /// Runs a command; every failure becomes one line on standard error and an exit status.
    ///
    /// Not asynchronous itself: the main thread would be given away to libdispatch before a command
    /// has begun, and with it a daemon's silence (see `BellThreads`).
    static func main() {
        // A reader that goes away is an error of that write, not the end of the program.
        signal(SIGPIPE, SIG_IGN)
        // So is a file that may not grow: its message is better than the signal.
        signal(SIGXFSZ, SIG_IGN)
        let arguments = LeadingOptions.behindCommand(
            Array(CommandLine.arguments.dropFirst()), UsageText.names(behind:))
        do {
            try perform(try parse(arguments))
        } catch let failure as Refusal {
            let told = failure.told
            Speech.end()
            Console.complain(told.oneLine.harmless)
            if let excerpt = failure.excerpt { Console.show(excerpt) }
            exit(withCode: failure.reason.exitCode.rawValue)
        } catch {
            Speech.end()
            let status = exitCode(for: error)
            guard status == .validationFailure else { exit(withError: error) }
            Console.complain(UsageText(arguments).line(message(for: error)).oneLine.harmless)
            exit(withCode: status.rawValue)
        }
    }

    /// Runs one command, and waits for its end.
    static func perform(_ command: any ParsableCommand) throws {
        var command = command
        if let asynchronous = command as? any AsyncParsableCommand {
            try run(asynchronous)
        } else {
            try command.run()
        }
        Speech.end()
    }

    private static func run(_ command: any AsyncParsableCommand) throws {
        // That task alone uses it: this thread waits.
        nonisolated(unsafe) var command = command
        try BellThreads.shared.run { try await command.run() }
    }

    /// Parses with the one command that is named.
    ///
    /// The parser looks at every command of its tree, whichever is asked for, and that was a third
    /// of a short run. What it does not take, help included, goes to the whole tree, which knows
    /// what to say.
    static func parse(_ arguments: [String]) throws -> any ParsableCommand {
        if arguments.first?.hasPrefix("-") ?? true,
            let status = try? Status.parseAsRoot(arguments) as? Status
        {
            return status
        }
        let named = configuration.subcommands.first { name(of: $0) == arguments.first }
        if let named, let command = try? named.parseAsRoot(Array(arguments.dropFirst())),
            type(of: command).configuration.subcommands.isEmpty
        {
            return command
        }
        // Its help would be the whole program's.
        if arguments.first == "help", let line = UsageText(arguments).unknownCommand {
            throw Refusal(.invalid, Message(verbatim: line))
        }
        return try parseAsRoot(arguments)
    }

    /// What a command is called; one of more words than one says so itself.
    ///
    /// The parser's own way searches the program for how a type describes itself: a millisecond,
    /// which is much here.
    static func name(of command: any ParsableCommand.Type) -> String {
        command.configuration.commandName ?? _typeName(command, qualified: false).lowercased()
    }

    private static func exit(withCode code: Int32) -> Never {
        Self.exit(withError: ExitCode(code))
    }
}
