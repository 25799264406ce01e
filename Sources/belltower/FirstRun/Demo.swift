import ArgumentParser
import Campus
import Foundation
import Operations

struct Demo: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "demo",
        abstract: "Play a student's day in half a minute, in a home that is thrown away.",
        discussion: """
            Everything shown is real but the clock, which jumps: a feed, its agenda, a friend, a \
            room that changes, the bell, water. Nothing of your own is read or written, and nothing \
            is fetched. Without a terminal it plays without pauses.

            Examples:
              belltower demo
              belltower demo --speed 3
              belltower demo --fast
            """)

    @Flag(help: "Do not pause.")
    var fast = false

    @Option(help: ArgumentHelp("So many times as fast.", valueName: "factor"))
    var speed: Double = 1

    func validate() throws {
        guard speed > 0, speed <= 1_000 else {
            throw ValidationError("--speed is a factor from above 0 to 1000.")
        }
    }

    func run() throws {
        let pause = fast || isatty(STDOUT_FILENO) != 1 ? 0 : 2.3 / speed
        let stage = try DemoStage(pause: pause)
        defer { stage.clear() }
        do {
            try DemoDay(stage: stage).play()
        } catch is DemoStage.Stopped {
            Console.say("\nStopped; the demo's home is gone.")
            stage.clear()
            throw ExitCode(130)
        }
    }
}
