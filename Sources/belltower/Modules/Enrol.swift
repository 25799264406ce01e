import ArgumentParser
import Campus
import Operations
import Scheduling
import Wire
import Words

struct Enrol: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "enrol", abstract: "Take modules, by code or a whole programme at once.",
        discussion: """
            Your own class feed enrols you in its modules by itself, until it has no meetings of \
            them any more; what you enrol in here stays until you leave it. Without a code it \
            lists what you take. Classmates see each other; --invisible hides you from them, in \
            the modules named, or without a name in everything you take now and later.

            Examples:
              belltower enrol CM50123 MA20216
              belltower enrol --programme "MSc Computer Science, year 1"
              belltower enrol --invisible
            """)

    @Argument(help: "Codes of modules.")
    var codes: [String] = []

    @Option(help: "A programme: all of its modules. Shows first what it adds and what overlaps.")
    var programme: String?

    @Option(help: "The academic year, as 2026/27. Default: the current one.")
    var year: String?

    @Flag(
        inversion: .prefixedNo, exclusivity: .exclusive,
        help: "Whether to be hidden from classmates.")
    var invisible: Bool?

    @Flag(help: "Do not ask.")
    var yes = false

    @OptionGroup var common: CommonOptions

    func validate() throws {
        if programme != nil, !codes.isEmpty || invisible != nil {
            throw ValidationError("Give either codes or --programme")
        }
    }

    func run() throws {
        let desks = try common.desks()
        if let programme {
            try enrol(in: try desks.enrolment.programmePlan(programme, year: year), desks)
        } else if codes.isEmpty, let invisible {
            try desks.enrolment.setInvisible(invisible)
            say(invisible: invisible)
        } else if codes.isEmpty {
            try list(desks)
        } else {
            say(try desks.enrolment.enrol(codes, year: year, isInvisible: invisible), desks)
        }
    }

    private func enrol(in plan: ProgrammePlan, _ desks: Desks) throws {
        if !plan.added.isEmpty, !yes {
            tell(plan)
            guard Console.isInteractive else {
                throw Refusal(.invalid, "command.enrol.look")
            }
            let question = Speech.words("enrol.ask", ["count": .number(plan.added.count)])
            guard Console.confirms(question) else { throw ExitCode(1) }
        }
        let report = try desks.enrolment.enrol(in: plan)
        if common.json {
            Console.say(ProgrammeEnrolmentShape(plan))
        } else {
            if yes { tell(plan) }
            say(report, desks)
        }
    }

    /// What a programme adds: on standard error where standard output is a document.
    private func tell(_ plan: ProgrammePlan) {
        let say: (String) -> Void =
            common.json ? { Console.complain($0) } : { Console.say($0) }
        let words = Speech.words
        let name = "\(plan.programme.name.harmless.oneLine) (\(plan.programme.year))"
        say(words("enrol.adds", ["programme": .text(name)]))
        // Standard error is not the screen that is measured.
        let screen = common.json ? Screen(width: nil) : .standard
        for line in ModuleText.lines(plan.added, on: screen) { say("  \(line)") }
        if plan.added.isEmpty { say("  " + words("enrol.adds.nothing")) }
        for overlap in plan.overlaps {
            let line = words(
                "enrol.overlap",
                [
                    "first": .text(overlap.first.harmless.oneLine),
                    "second": .text(overlap.second.harmless.oneLine),
                    "count": .number(overlap.times), "start": "\(overlap.start)",
                ])
            say("  " + line)
        }
    }

    private func say(_ report: EnrolmentReport, _ desks: Desks) {
        if common.json {
            Console.say(EnrolmentShape(report))
            return
        }
        for (key, modules) in [
            ("enrol.done", report.enrolled), ("enrol.already", report.already),
        ] where !modules.isEmpty {
            Console.say(Speech.words(key, ["modules": .text(ModuleText.list(modules))]))
        }
        let text = ClashText(zone: desks.zone)
        text.say(report.clashes)
        text.say(report.groups)
    }

    private func say(invisible: Bool) {
        if common.json {
            Console.say(InvisibilityShape(invisible))
        } else {
            Console.say(
                Speech.words(invisible ? "enrol.invisible" : "enrol.visible"))
        }
    }

    private func list(_ desks: Desks) throws {
        let modules = try desks.enrolment.titledEnrolments()
        if common.json {
            Console.say(ListShape(modules, as: ModuleShape.init))
        } else if modules.isEmpty {
            Console.say(Speech.words("enrol.none"))
        } else {
            Console.say(ModuleText.lines(modules))
        }
    }
}
