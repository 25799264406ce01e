import Foundation
import TestSupport

// `benchmarks BELLTOWER` prints the table. With --imports, --people, --calendar (free time and water),
// --pages, --campus, --start (small commands), --bell, --engines, --million, --webhooks or --export it prints what
// concerns that alone, and so do --feeds BELLTOWER and --server BELLTOWER [PEOPLE], of 1,000 people or more. With --bare-parse FILE, --nothing or --bare-server it
// is the yardstick: libical alone in a process like ours, Hummingbird alone.
let arguments = CommandLine.arguments
switch arguments.dropFirst().first {
case "--nothing": break
case "--run": exit(ProcessProbe.run(Array(arguments.dropFirst(2))))
case "--export": Table.print(try await ExportRows.rows(events: 10_000, rounds: 15))
case "--webhooks": Table.print([try await BellRows.webhooks()])
case "--bell": Table.print(try await BellRows.rows())
case "--imports":
    Table.print(try await ImportRows.rows(events: 10_000, rounds: 9, isPromised: true))
case "--people": Table.print(try PeopleRows.rows(rounds: 15))
case "--merge-term":
    try await CampusRows.mergeTerm(
        arguments[2], people: arguments.count > 3 ? Int(arguments[3]) : nil)
case "--fill-bell": try BellRows.fill(arguments[2])
case "--fill-campus":
    try GeneratedTerm().fill(arguments[2])
case "--campus":
    Table.print(
        try CampusRows(belltower: arguments[2], benchmarks: arguments[0], rounds: 40).rows()
            + PeerRows(belltower: arguments[2], benchmarks: arguments[0]).rows())
case "--plan": Table.print(try PlanRows(rounds: 5).rows())
case "--start":
    Table.print(
        try StartRows(belltower: arguments[2], benchmarks: arguments[0], rounds: 50).rows())
case "--planning": Table.print(try await PlanningRows().rows())
case "--engines": Table.print(try await EngineRows().rows())
case "--million": Table.print(try await MillionRows().rows())
case "--calendar": Table.print(try await CalendarRows.rows(rounds: 15))
case "--pages":
    let corpus = arguments.count > 2 ? arguments[2] : nil
    Table.print(
        try PageRows(corpus: corpus, rounds: 15).rows() + (await CrawlRows.rows(rounds: 15)))
case "--bare-server": try await BareServer.run()
case "--server":
    let people = max(1_000, arguments.dropFirst(3).first.flatMap { Int($0) } ?? 30_000)
    Table.print(
        try ServerRows(belltower: arguments[2], benchmarks: arguments[0], people: people).rows())
case "--feeds":
    Table.print(
        try ServerRows(belltower: arguments[2], benchmarks: arguments[0], people: 1_000).feeds())
case "--bare-parse": Yardstick.parse(file: arguments[2])
case let belltower?:
    var rows: [Row] = []
    Progress.note("imports")
    for (events, rounds) in [(200, 15), (2_000, 9)] {
        rows += try await ImportRows.rows(events: events, rounds: rounds, isPromised: false)
    }
    rows += try await ImportRows.rows(events: 10_000, rounds: 9, isPromised: true)
    Progress.note("exports and recurrences")
    rows += try await ExportRows.rows(events: 10_000, rounds: 9)
    rows += RecurrenceRows.rows()
    Progress.note("people, water and modules")
    rows += try PeopleRows.rows(rounds: 15)
    rows += try WaterRows.rows(rounds: 15)
    rows += try await ModuleRows.rows(rounds: 15)
    Progress.note("pages and crawls")
    rows += try PageRows(corpus: Corpus.folder?.path, rounds: 15).rows()
    rows += try await CrawlRows.rows(rounds: 15)
    Progress.note("calendars")
    rows += try await CalendarRows.rows(rounds: 15)
    Progress.note("the bell")
    rows += try await BellRows.rows()
    Progress.note("processes")
    rows += try ProcessRows(
        belltower: belltower, benchmarks: arguments[0], rounds: 7
    ).rows()
    rows += try StartRows(belltower: belltower, benchmarks: arguments[0], rounds: 50).rows()
    Progress.note("a campus")
    rows += try CampusRows(
        belltower: belltower, benchmarks: arguments[0], rounds: 40
    ).rows()
    rows += try PeerRows(belltower: belltower, benchmarks: arguments[0]).rows()
    rows += try ServerRows(belltower: belltower, benchmarks: arguments[0]).rows()
    Table.print(rows)
    if rows.contains(where: { $0.isKept == false }) { exit(1) }
case nil:
    print("usage: benchmarks PATH-OF-BELLTOWER")
    exit(64)
}
