package import Recurrence

extension Change {
    /// Writes the change as JSON.
    package func write(to json: inout JSONWriter) {
        json.object { json in writeFields(to: &json) }
    }

    fileprivate func writeFields(to json: inout JSONWriter) {
        json.field("kind", kind.rawValue)
        json.field("uid", uid)
        json.field("summary", summary)
        json.field("start", start)
        json.field("before", before)
        json.field("after", after)
        json.field("occurrences", occurrences)
        json.key("starts")
        json.array(starts) { json, start in json.string(start) }
    }
}

extension RecordedChange {
    /// Writes the change with its source as JSON.
    ///
    /// - Parameter time: how an instant is told to the reader.
    package func write(to json: inout JSONWriter, time: (Instant) -> String) {
        json.object { json in
            json.field("at", time(at))
            json.field("source", source)
            change.writeFields(to: &json)
            json.field("reverted", revertedAt.map(time))
        }
    }
}
