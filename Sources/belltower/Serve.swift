import ArgumentParser
import Foundation
import Logging
import Operations

struct Serve: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Serve the calendar to browsers, phones and programs.",
        discussion: """
            Says `Listening on http://127.0.0.1:8080` on standard error when it can answer, and goes on \
            until SIGTERM; what is under way then has five seconds. SIGHUP reads config.yaml and the \
            certificate again. The bell (`belltower remind`) and cron's imports run beside it.

            On a home that has nobody it prints an invitation, with which the operator signs up once. \
            Sockets that systemd hands over (sd_listen_fds(3)) are taken in place of --listen.

            Everything else is in config.yaml under server: the name, who may sign up.

            Examples:
              belltower serve
              belltower serve --listen 127.0.0.1:0
              belltower serve --listen 0.0.0.0:443 --url https://calendar.example.ac.uk \
            --tls-certificate chain.pem --tls-key key.pem
            """)

    @Option(
        help: ArgumentHelp(
            "Where to listen; port 0 takes a free one.",
            discussion: "Default: server.listen in config.yaml, else 127.0.0.1:8080.",
            valueName: "host:port"))
    var listen: String?

    @Option(
        help: ArgumentHelp(
            "Where people reach it, as letters and notices say.",
            discussion: "Default: server.url in config.yaml, else where it listens."))
    var url: String?

    @Option(
        help: ArgumentHelp("Speak TLS with this certificate chain (PEM).", valueName: "file"),
        completion: .file())
    var tlsCertificate: String?

    @Option(help: ArgumentHelp("Its key (PEM).", valueName: "file"), completion: .file())
    var tlsKey: String?

    @Option(
        help: ArgumentHelp(
            "The folder that holds everything.",
            discussion: "Default: $BELLTOWER_HOME, else ~/.local/share/belltower.",
            valueName: "dir"), completion: .directory)
    var home: String?

    @Option(
        help: ArgumentHelp(
            """
            How much is told: debug (each request, by its route), info (acts, refusals, sign-ins), \
            notice, warning or error.
            """,
            valueName: "level"), completion: .list(Logger.Level.allCases.map(\.rawValue)))
    var logLevel = Logger.Level.info

    func validate() throws {
        guard (tlsCertificate == nil) == (tlsKey == nil) else {
            throw ValidationError("--tls-certificate and --tls-key go together: give both.")
        }
    }

    /// Becomes the server, which is a program of its own: what it needs never loads into a command.
    func run() throws {
        let program = try ShippedFolder.program("belltower-server")
        let options = [
            ("--home", home), ("--listen", listen), ("--url", url),
            ("--tls-certificate", tlsCertificate), ("--tls-key", tlsKey),
            ("--log-level", logLevel.rawValue),
        ]
        let words = [program] + options.flatMap { name, value in value.map { [name, $0] } ?? [] }
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
        arguments.append(nil)
        execv(program, arguments)
        throw Refusal(.failed, "refusal.program.unstarted", with: ["program": "\(program)"])
    }
}
