import ArgumentParser
import Campus
import Foundation
import Operations
import Recurrence
import Wire
import Words

struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Write the whole calendar as an .ics file.",
        discussion: """
            Series stay series, with their exceptions; every zone used is defined; what you hid is \
            left out. The file is replaced at once when it is whole. The same calendar gives the \
            same bytes.

            --profile says which program the file is for:
              plain    all that the sources tell, as they tell it; best for Belltower itself
              apple    cancelled classes are struck through; asks to be read again every hour
              google   cancelled classes are left out; no alarms, since Google drops them
              outlook  cancelled classes are marked in the title; one alarm an event
            Google and Outlook drop the alarms of a calendar they subscribe to, Apple does while \
            Remove Alerts is ticked: belltower remind rings all the same.

            - writes the same bytes into a pipe; a terminal gets none of them where a title holds \
            characters that would steer it.

            --publish writes one file a person into a folder for a web server to serve, only when \
            its content changed: an operator everybody's (with --as their own), all others their \
            own. Whoever knows a file's name may read it, so nobody can guess it; --renew gives it \
            another. Turn the server's listing of that folder off.

            Examples:
              belltower export term.ics --alarms
              belltower export - --from 2026-10-05 --to 2026-12-19 --profile outlook
              belltower export --publish /srv/calendars --profile google
              belltower export --published
            """)

    @Argument(help: "The file to write; - for standard output.", completion: .file())
    var file: String?

    @Option(help: "Only what takes place at or after this instant or date.")
    var from: String?

    @Option(help: "Only what takes place before this instant or date. Series stay whole.")
    var to: String?

    @Option(
        help: """
            Only these kinds, separated by commas: class, exam, event, personal, hydration. \
            Default: all but hydration.
            """)
    var kind: KindList?

    @Flag(help: "Give classes an alarm 15 minutes before, and other items those you set.")
    var alarms = false

    @Option(help: "The program it is for.")
    var profile = ProfileName(.plain)

    @Option(
        help: ArgumentHelp(
            "Write one file a person into this folder instead.", valueName: "dir"),
        completion: .directory)
    var publish: String?

    @Flag(help: "With --publish: give the files new names; the old ones go.")
    var renew = false

    @Flag(help: "Say where your calendar is published.")
    var published = false

    @OptionGroup var common: CommonOptions

    func validate() throws {
        if [file != nil, publish != nil, published].count(where: \.self) > 1 {
            throw ValidationError("Give a file, --publish or --published, one of them.")
        }
        if renew, publish == nil {
            throw ValidationError("--renew goes with --publish DIR.")
        }
    }

    func run() throws {
        let desks = try common.desks()
        if published { return try tellPublished(desks) }
        if alarms, let about = profile.profile.aboutAlarms { Console.complain(about) }
        if let publish { return try self.publish(desks, in: publish) }
        let document = try desks.exports.export(request)
        let file = file ?? "-"
        guard file != "-" else { return try Self.write(document) }
        try desks.exports.save(document, as: file)
        if common.json {
            Console.say(ExportShape(document, as: file))
        } else {
            Console.say(
                Speech.words(
                    "export.done", ["file": "\(file)", "count": .number(document.events)]))
        }
    }

    /// Writes the file to standard output, byte for byte.
    ///
    /// A title may hold what steers a terminal (RFC 5545 allows it, so a file and a pipe get it); a
    /// terminal gets none of such a file.
    private static func write(_ document: ExportDocument) throws {
        if Console.isScreen, String(decoding: document.bytes, as: UTF8.self).steersTerminal {
            throw Refusal(.invalid, "command.export.steers")
        }
        Console.write(document.bytes, to: STDOUT_FILENO)
    }

    private var request: ExportRequest {
        ExportRequest(
            from: from, to: to, kinds: kind?.kinds ?? .exported, alarms: alarms,
            profile: profile.profile)
    }

    private func publish(_ desks: Desks, in folder: String) throws {
        let report = try desks.exports.publish(
            request, in: folder, renewing: renew, isNarrowed: common.isNarrowed)
        defer { Self.tellUnknown(report.unknown) }
        guard !common.json else {
            return Console.say(PublishShape(report))
        }
        let written = report.calendars.count { $0.status == .written }
        Console.say(
            Speech.words(
                report.removed > 0 ? "export.published.removed" : "export.published",
                [
                    "folder": .text(folder), "written": .number(written),
                    "unchanged": .number(report.calendars.count - written),
                    "removed": .number(report.removed),
                ]))
    }

    private static func tellUnknown(_ files: [String]) {
        guard let first = files.first else { return }
        Console.complain(
            Speech.words(
                "export.unknown",
                ["files": .text(Speech.named([first.harmless], more: files.count - 1))]))
    }

    private func tellPublished(_ desks: Desks) throws {
        let files = try desks.exports.publishedFiles()
        if common.json {
            Console.say(TextListShape(files))
        } else if files.isEmpty {
            Console.say(Speech.words("export.unpublished"))
        } else {
            files.forEach { Console.say($0) }
        }
    }
}

/// A profile as an argument.
struct ProfileName: ExpressibleByArgument {
    var profile: ExportProfile

    init(_ profile: ExportProfile) { self.profile = profile }

    init?(argument: String) {
        guard let profile = ExportProfile(rawValue: argument) else { return nil }
        self.profile = profile
    }

    static let allValueStrings = ExportProfile.allCases.map(\.rawValue)

    var defaultValueDescription: String { profile.rawValue }
}
