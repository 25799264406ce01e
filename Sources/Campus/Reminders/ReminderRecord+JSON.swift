package import Recurrence

extension ReminderRecord {
    /// Writes the record: what a planned reminder has, as far as it is kept, and what became of it.
    package func write(in zone: Zone, to json: inout JSONWriter) {
        let content = ReminderContent(title: title ?? "", body: "")
        reminder.write(content, in: zone, to: &json) { json in
            json.field("attempts", attempts)
            json.field("channel", channel)
            json.key("deliveredAt")
            if let deliveredAt {
                json.timestamp(ClockTime(deliveredAt, in: zone))
            } else {
                json.null()
            }
            json.field("lateMilliseconds", late.map(Int.init))
            json.field("reason", reason)
            json.key("steps")
            json.array(steps) { json, step in
                json.object { json in
                    json.key("at")
                    json.timestamp(ClockTime(step.at, in: zone))
                    json.field("state", step.state)
                    json.field("channel", step.channel)
                    json.field("attempt", step.attempt)
                    json.field("reason", step.reason)
                }
            }
        }
    }
}

extension Lateness {
    /// `late: median 0.02 s, 99 of 100 within 0.10 s, worst 12 min`; nil when nothing was delivered.
    package var figures: String? {
        guard let median, let ninetyNinth, let worst else { return nil }
        return "late: median \(Self.text(median)), 99 of 100 within \(Self.text(ninetyNinth)), "
            + "worst \(Self.text(worst))"
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("delivered", delivered)
            json.field("medianMilliseconds", median.map(Int.init))
            json.field("p99Milliseconds", ninetyNinth.map(Int.init))
            json.field("worstMilliseconds", worst.map(Int.init))
            json.field("retries", retries)
            json.field("lapsed", lapsed)
            json.field("failed", failed)
        }
    }

    /// `0.02 s`, `12 min`.
    package static func text(_ milliseconds: Int64) -> String {
        switch milliseconds {
        case ..<10_000:
            let hundredths = max(0, milliseconds) / 10
            let rest = hundredths % 100
            return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
        case ..<120_000: return "\(milliseconds / 1_000) s"
        case ..<7_200_000: return "\(milliseconds / 60_000) min"
        default: return "\(milliseconds / 3_600_000) h"
        }
    }
}
