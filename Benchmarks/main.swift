import Foundation

// `benchmarks BELLTOWER` prints the table. With --bare-parse FILE or --nothing it is the yardstick
// for whole processes: libical alone in a process like ours.
let arguments = CommandLine.arguments
switch arguments.dropFirst().first {
case "--nothing": break
case "--bare-parse":
    Yardstick.parse(try String(contentsOfFile: arguments[2], encoding: .utf8))
case let belltower?:
    var rows: [Row] = []
    for (events, rounds) in [(200, 15), (2_000, 9), (10_000, 7)] {
        rows += try await ImportRows.rows(events: events, rounds: rounds)
    }
    rows += RecurrenceRows.rows()
    rows += try ProcessRows(
        belltower: belltower, benchmarks: arguments[0], rounds: 7
    ).rows()
    Table.print(rows)
    if rows.contains(where: { !$0.isKept }) { exit(1) }
case nil:
    print("usage: benchmarks PATH-OF-BELLTOWER")
    exit(64)
}
