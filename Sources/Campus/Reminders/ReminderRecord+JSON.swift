public import Recurrence

extension ReminderRecord {
    /// Writes the record: what a planned reminder has, as far as it is kept, and what became of it.
    public func write(in zone: Zone, to json: inout JSONWriter) {
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
    /// `0.02 s`, `12 min`.
    public static func text(_ milliseconds: Int64) -> String {
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
