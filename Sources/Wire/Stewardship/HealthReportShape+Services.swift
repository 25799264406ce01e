import Campus

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
