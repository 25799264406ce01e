import HTTPTypes
import Operations
import Wire

/// How the server is.
extension RouteTable {
    static var ofHealth: [Route] {
        [
            Route(
                method: .get, path: "/health", summary: "Whether it can serve.", subject: "all",
                access: .anybody, answer: Route.Outcome(schema: HealthShape.component)
            ) { request in
                let home = request.site.home
                try await request.site.lanes.look { try home.mustAnswer() }
                // Still 200: what can be read is read on, and a proxy sends people here as before.
                return .json(HealthShape(isFull: home.isFull, version: Belltower.version))
            }
        ]
    }
}

/// That it serves, and whether all is well.
struct HealthShape: Shape {
    /// Whether there is no room left on the disk: it can be read, and nothing be written.
    let isFull: Bool
    let version: String

    static let schema: Schema = ["status": .text, "version": .text]

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("status", isFull ? "full" : "ok")
            json.field("version", version)
        }
    }
}
