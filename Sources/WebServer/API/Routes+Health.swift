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
                return .json(HealthShape(version: Belltower.version))
            }
        ]
    }
}

/// That all is well.
struct HealthShape: Shape {
    let version: String

    static let schema: Schema = ["status": .text, "version": .text]

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("status", "ok")
            json.field("version", version)
        }
    }
}
