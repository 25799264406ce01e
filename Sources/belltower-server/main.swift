import Foundation
import Logging
import Operations
import WebServer

/// `belltower serve` becomes this program, so that a quick command never loads what a server needs.
let arguments = Array(CommandLine.arguments.dropFirst())

func option(_ name: String) -> String? {
    arguments.firstIndex(of: name).flatMap { index in
        arguments.indices.contains(index + 1) ? arguments[index + 1] : nil
    }
}

LoggingSystem.bootstrap { StreamLogHandler.standardError(label: $0) }
do {
    let server = try ServerStart(
        home: option("--home"), listen: option("--listen"), url: option("--url"),
        certificate: option("--tls-certificate"), key: option("--tls-key"))
    try await server.run()
} catch let refusal as Refusal {
    FileHandle.standardError.write(Data("belltower: \(refusal.sentence)\n".utf8))
    let statuses: [Refusal.Reason: Int32] = [
        .invalid: 64, .missing: 66, .cannotCreate: 73, .forbidden: 77, .misconfigured: 78,
    ]
    exit(statuses[refusal.reason] ?? 74)
}
