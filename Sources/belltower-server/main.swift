import Foundation
import Logging
import Operations
import WebServer

/// `belltower serve` becomes this program, so that a quick command never loads what a server needs.
let arguments = Array(CommandLine.arguments.dropFirst())

let known = [
    "--home", "--listen", "--url", "--tls-certificate", "--tls-key", "--log-level",
]

func option(_ name: String) -> String? {
    arguments.firstIndex(of: name).flatMap { index in
        arguments.indices.contains(index + 1) ? arguments[index + 1] : nil
    }
}

// Names and values by turns, as `belltower serve` gives them: it reads what people type.
let names = stride(from: 0, to: arguments.count, by: 2).map { arguments[$0] }
guard arguments.count.isMultiple(of: 2), names.allSatisfy(known.contains) else {
    FileHandle.standardError.write(
        Data(
            "belltower: belltower-server takes names and values as belltower serve gives them: see belltower serve --help\n"
                .utf8))
    exit(64)
}

let level = option("--log-level").flatMap { Logger.Level(rawValue: $0) } ?? .info
LoggingSystem.bootstrap { label in
    var handler = StreamLogHandler.standardError(label: label)
    handler.logLevel = level
    return handler
}
do {
    let server = try ServerStart(
        home: option("--home"), listen: option("--listen"), url: option("--url"),
        certificate: option("--tls-certificate"), key: option("--tls-key"),
        logger: Logger(label: "belltower.server"))
    try await server.run()
} catch let refusal as Refusal {
    FileHandle.standardError.write(Data("belltower: \(refusal.sentence)\n".utf8))
    let statuses: [Refusal.Reason: Int32] = [
        .invalid: 64, .missing: 66, .unavailable: 69, .cannotCreate: 73, .busy: 75, .forbidden: 77,
        .misconfigured: 78,
    ]
    exit(statuses[refusal.reason] ?? 74)
}
