import Campus
import Recurrence

/// `source` is where the right one lies; null where it lay in the same place.
struct StrayKeyShape: Shape {
    let key: StrayKey

    static var schema: Schema {
        ["machine": .text, "path": .text, "source": .optional(.text)]
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("machine", key.machine)
            json.field("path", key.path)
            json.field("source", key.source)
        }
    }
}

/// Of today, by all servers.
struct AnswersShape: Shape {
    let count: AnswerCount

    static var schema: Schema { ["requests": .integer, "failed": .integer] }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("requests", count.answers)
            json.field("failed", count.failures)
        }
    }
}

/// Of the last 365 days.
struct UptimeShape: Shape {
    let uptime: Uptime
    let zone: Zone

    static var schema: Schema {
        [
            "service": .words(Uptime.Service.self), "since": .instant, "days": .integer,
            "downSeconds": .integer, "outages": .list(OutageShape.schema),
        ]
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("service", uptime.service.rawValue)
            json.field("since", uptime.since, in: zone)
            json.field("days", uptime.days)
            json.field("downSeconds", uptime.down)
            json.field("outages", list: uptime.outages) { OutageShape(outage: $0, zone: zone) }
        }
    }
}

/// `until` is null while it lasts.
struct OutageShape: Shape {
    let outage: Uptime.Outage
    let zone: Zone

    static var schema: Schema { ["since": .instant, "until": .optional(.instant)] }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("since", outage.since, in: zone)
            json.field("until", outage.until, in: zone)
        }
    }
}
