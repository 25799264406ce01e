import ArgumentParser
import Campus
import Foundation
import Operations
import Recurrence
import Reminding
import Wire
import Words

/// The questions of `setup`, one after the other; each opens the home anew, as the one before left
/// it.
struct SetupSteps {
    let common: CommonOptions
    let isAsking: Bool
    /// A document of JSON is in English.
    private var words: Catalogue { common.json ? .english : Speech.words }
    /// So often a question is asked when the answer cannot be taken.
    private static let attempts = 3

    func zone(_ given: String?) async -> SetupStep? {
        await step(
            "zone", given,
            ask: { Console.asksLine(question("setup.ask.zone", at: $0.zone.id)) },
            take: { answer, desks in
                let before = desks.zone.id
                let kept = try desks.welcome.keepZone(answer)
                switch kept.place {
                case .configuration(let file):
                    let message = words(
                        "setup.zone.file", ["zone": .text(kept.id), "file": .text(file)])
                    return (message, "belltower setup --yes --zone \(before)")
                case .setting:
                    let message = words("setup.zone.own", ["zone": .text(kept.id)])
                    return (message, "belltower settings zone default")
                }
            })
    }

    func feed(_ given: String?) async -> SetupStep? {
        await step(
            "feed", given,
            ask: { desks in
                let names = try desks.sources.list().map(\.source.name.harmless)
                let there =
                    names.isEmpty ? words("setup.none") : names.joined(separator: ", ")
                return Console.asksSecret(question("setup.ask.feed", at: there))
            },
            take: { answer, desks in
                let report = try await Progress.showing("progress.importing") {
                    try await desks.sources.subscribe(Subscription(address: answer, every: 3_600))
                }
                let isNew = report.status == .imported
                return (
                    ReportText.line(report, in: words),
                    isNew ? "belltower unsubscribe \"\(report.source.harmless)\"" : nil
                )
            })
    }

    func leads(_ given: String?) async -> SetupStep? {
        await setting(
            "leads", key: "leads.class", given: given, question: "setup.ask.leads")
    }

    func goal(_ given: String?) async -> SetupStep? {
        await step(
            "goal", given,
            ask: { desks in
                let goal = try desks.water.goal().goal
                let there = goal.isOn ? "\(goal.amount)" : "none"
                return Console.asksLine(question("setup.ask.goal", at: there))
            },
            take: { answer, desks in
                var draft = GoalDraft()
                let isOff = ["none", "off", "no"].contains(answer.lowercased())
                draft.amount = isOff ? nil : answer
                draft.isOn = !isOff
                let before = try desks.water.goal().goal
                let goal = try desks.water.setGoal(draft).goal
                guard goal != before else { return (words("setup.same"), nil) }
                let undo = before.isOn ? "belltower goal \(before.amount)" : "belltower goal --off"
                let hours = words(
                    "setup.goal",
                    ["amount": "\(goal.amount)", "from": "\(goal.from)", "to": "\(goal.to)"])
                return (goal.isOn ? hours : words("setup.none"), undo)
            })
    }

    /// The setting, and a ring to try it.
    func channel(_ given: String?) async -> [SetupStep?] {
        let kept = await setting(
            "channel", key: "channels", given: given,
            question: "setup.ask.channel")
        guard isAsking || given != nil, kept?.isDone ?? true else { return [kept] }
        let trial = await step(
            "trial", isAsking ? nil : "yes",
            ask: { _ in
                let answer = Console.asksLine(words("setup.ask.trial"))?.lowercased()
                return answer.map { $0.hasPrefix("n") ? "" : "yes" }
            },
            take: { _, desks in
                let value = try desks.settings.setting("channels").value
                let first = value.split(separator: ",").first.map(String.init) ?? value
                guard let wanted = ChannelSpecification(first == "usual" ? "desktop" : first)
                else { throw Refusal(.invalid, "command.setup.channel") }
                let rung = try await desks.welcome.tryReminder(on: wanted) {
                    NoticeShape($0).bytes
                }
                return (words("setup.rang", ["channel": "\(rung)"]), nil)
            })
        return [kept, trial]
    }

    private func setting(
        _ name: String, key: String, given: String?, question: String
    ) async -> SetupStep? {
        await step(
            name, given,
            ask: { desks in
                Console.asksLine(
                    self.question(question, at: try desks.settings.setting(key).shown))
            },
            take: { answer, desks in
                let before = try desks.settings.setting(key)
                let setting = try desks.settings.set(key, answer)
                // What holds a key is not repeated.
                let isPlain = !before.isStandard && before.shown == before.value
                let old = isPlain ? before.value : "default"
                return (
                    setting.shown,
                    setting.value == before.value ? nil : "belltower settings \(key) \(old)"
                )
            })
    }

    /// Takes the answer that was given, or asks; says what came of it.
    ///
    /// - Returns: nil when nothing was answered, so that all stays as it is.
    private func step(
        _ name: String, _ given: String?, ask: (Desks) throws -> String?,
        take: (String, Desks) async throws -> (message: String, undo: String?)
    ) async -> SetupStep? {
        var step: SetupStep?
        for _ in 0..<(given == nil ? Self.attempts : 1) {
            guard given != nil || isAsking else { return nil }
            do {
                let desks = try common.desks()
                guard let answer = try given ?? ask(desks), !answer.isEmpty else { return step }
                let taken = try await take(answer, desks)
                let done = SetupStep(name: name, message: taken.message, undo: taken.undo)
                say(done)
                return done
            } catch {
                let refusal = (error as? Refusal).map { common.json ? $0.sentence : $0.told }
                let message = refusal ?? "\(error)"
                step = SetupStep(name: name, isDone: false, message: message, undo: nil)
                Console.complain("\(name): \(message)")
                if given != nil || name == "trial" { return step }
            }
        }
        return step
    }

    private func say(_ step: SetupStep) {
        guard !common.json else { return }
        let undo = step.undo.map { words("setup.undo", ["command": .text($0)]) }
        Console.say(
            "\(words("setup.step.\(step.name)")): \(step.message.harmless)"
                + (undo.map { "  (\($0))" } ?? ""))
    }

    /// - Parameter value: what holds now, and stays where nothing is answered.
    private func question(_ key: String, at value: String) -> String {
        words("setup.question", ["question": .text(words(key)), "now": .text(value)])
    }
}
