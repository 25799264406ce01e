import Campus
package import Operations
package import Recurrence
import Storage
package import Words

/// How a home is doing, for those who run it; instants on the clock of a zone.
package struct HealthReportShape: Shape {
    private let report: HealthReport
    private let words: Catalogue
    private let zone: Zone

    /// - Parameter words: in which alerts are told.
    package init(_ report: HealthReport, _ words: Catalogue, in zone: Zone) {
        (self.report, self.words, self.zone) = (report, words, zone)
    }

    package static var usualBytes: Int { 4_096 }

    package static var schema: Schema {
        [
            "ok": .flag, "at": .instant, "subjects": .list(SubjectShape.schema),
            "campus": CampusShape.schema, "alerts": .list(AlertShape.component),
            "sources": .list(SourceHealthShape.component),
            "ownSources": OwnSourcesShape.schema, "channels": .list(ChannelShape.schema),
            "push": PushShape.schema, "bell": BellHealthShape.schema,
            "answers": .optional(AnswersShape.schema), "uptime": .list(UptimeShape.schema),
            "database": DatabaseShape.schema, "disk": .optional(DiskShape.schema),
            "backup": .optional(.instant), "check": .optional(SelfCheckShape.component),
            "restore": .optional(SelfCheckShape.component),
            "certificateEnd": .optional(.instant), "versions": VersionsShape.schema,
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("ok", report.isWell)
            json.field("at", report.at, in: zone)
            json.field("subjects", list: HealthReport.Subject.allCases) {
                SubjectShape(subject: $0, state: report.state(of: $0))
            }
            json.field("campus", CampusShape(campus: report.campus))
            json.field("alerts", list: report.alerts) { alert in
                AlertShape(alert, saying: words.text(alert.sentence(in: zone)), in: zone)
            }
            json.field("sources", list: report.sources) { SourceHealthShape($0, in: zone) }
            json.field("ownSources", OwnSourcesShape(counts: report.ownSources))
            json.field("channels", list: report.channels, as: ChannelShape.init)
            json.field("push", PushShape(counts: report.push, stray: report.strayKeys))
            json.field("bell", BellHealthShape(bell: report.bell, zone: zone))
            json.field("answers", report.answers.map(AnswersShape.init))
            json.field("uptime", list: report.uptimes) { UptimeShape(uptime: $0, zone: zone) }
            json.field("database", DatabaseShape(database: report.database))
            json.field("disk", report.disk.map(DiskShape.init))
            json.field("backup", report.backup, in: zone)
            json.field("check", report.check.map { SelfCheckShape($0, in: zone) })
            json.field("restore", report.restore.map { SelfCheckShape($0, in: zone) })
            json.field("certificateEnd", report.certificateEnd, in: zone)
            json.field("versions", VersionsShape(versions: report.versions))
        }
    }
}

private struct SubjectShape: Shape {
    let subject: HealthReport.Subject
    let state: HealthReport.Verdict

    static var schema: Schema {
        ["subject": .words(HealthReport.Subject.self), "state": .words(HealthReport.Verdict.self)]
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("subject", subject.rawValue)
            json.field("state", state.rawValue)
        }
    }
}

/// `active` is null where it is fewer than 5.
private struct CampusShape: Shape {
    let campus: HealthReport.CampusTotals

    static var schema: Schema {
        [
            "people": .integer, "active": .optional(.integer), "events": .integer,
            "reports": .integer,
        ]
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("people", campus.people)
            json.field("active", campus.active.value)
            json.field("events", campus.events)
            json.field("reports", campus.reports)
        }
    }
}

private struct OwnSourcesShape: Shape {
    let counts: OwnSourceCounts

    static var schema: Schema {
        ["all": .integer, "failing": .integer, "held": .integer, "late": .integer]
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("all", counts.all)
            json.field("failing", counts.failing)
            json.field("held", counts.held)
            json.field("late", counts.late)
        }
    }
}

private struct ChannelShape: Shape {
    let counts: ChannelCounts

    static var schema: Schema {
        ["kind": .text, "attempts": .integer, "delivered": .integer, "failed": .integer]
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("kind", counts.kind)
            json.field("attempts", counts.attempts)
            json.field("delivered", counts.delivered)
            json.field("failed", counts.failed)
        }
    }
}

private struct PushShape: Shape {
    let counts: PushCounts
    let stray: [StrayKey]

    static var schema: Schema {
        [
            "devices": .integer, "refusedDevices": .integer, "reason": .optional(.text),
            "sent": .integer, "received": .integer, "refused": .integer, "gone": .integer,
            "strayKeys": .list(StrayKeyShape.schema),
        ]
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("devices", counts.devices)
            json.field("refusedDevices", counts.refusedDevices)
            json.field("reason", counts.reason)
            json.field("sent", counts.sent)
            json.field("received", counts.received)
            json.field("refused", counts.refused)
            json.field("gone", counts.gone)
            json.field("strayKeys", list: stray, as: StrayKeyShape.init)
        }
    }
}

private struct BellHealthShape: Shape {
    let bell: HealthReport.Bell
    let zone: Zone

    static var schema: Schema {
        [
            "ringing": .flag, "ringers": .list(.text), "waitingSince": .optional(.instant),
            "hours": .list(HourShape.schema),
        ]
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("ringing", bell.isRinging)
            json.field("ringers", texts: bell.ringers)
            json.field("waitingSince", bell.waitingSince, in: zone)
            json.field("hours", list: bell.hours) { HourShape(hour: $0, zone: zone) }
        }
    }
}

/// Milliseconds, but for the number of what was delivered.
private struct HourShape: Shape {
    let hour: HealthReport.Hour
    let zone: Zone

    static var schema: Schema {
        [
            "start": .instant, "delivered": .integer, "median": .optional(.integer),
            "ninetyNinth": .optional(.integer), "worst": .optional(.integer),
        ]
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("start", hour.start, in: zone)
            json.field("delivered", hour.lateness.delivered)
            json.field("median", hour.lateness.median)
            json.field("ninetyNinth", hour.lateness.ninetyNinth)
            json.field("worst", hour.lateness.worst)
        }
    }
}

private struct DatabaseShape: Shape {
    let database: HealthReport.DatabaseHealth

    static var schema: Schema {
        [
            "engine": .words(HealthReport.DatabaseHealth.Engine.self), "bytes": .integer,
            "free": .integer,
        ]
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("engine", database.engine.rawValue)
            json.field("bytes", database.size.bytes)
            json.field("free", database.size.free)
        }
    }
}

private struct DiskShape: Shape {
    let room: DiskRoom

    static var schema: Schema { ["free": .integer, "total": .integer, "percent": .integer] }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("free", room.free)
            json.field("total", room.total)
            json.field("percent", room.percent)
        }
    }
}

private struct VersionsShape: Shape {
    let versions: HealthReport.Versions

    static var schema: Schema {
        ["program": .text, "schema": .integer, "zones": .optional(.text)]
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("program", versions.program)
            json.field("schema", versions.schema)
            json.field("zones", versions.zones)
        }
    }
}
