import HTTPTypes
import Operations
import Wire

/// The description of the API (OpenAPI 3.1), written from its routes.
struct OpenAPI: Shape {
    /// Where it stands, beside the routes that it describes.
    static let path = "/api/openapi.json"

    static let schema = Schema.any

    /// Written once: routes do not change while a server runs.
    static let reply = Reply.json(OpenAPI(routes: RouteTable.all)).sharing

    let routes: [Route]

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("openapi", "3.1.0")
            json.key("info")
            json.object { json in
                json.field("title", "Belltower")
                json.field("version", Belltower.version)
                json.field("description", Self.about)
            }
            json.field("servers", list: [RouteTable.prefix], as: ServerShape.init)
            json.key("paths")
            json.object { json in
                let paths = Dictionary(grouping: routes, by: \.path)
                for path in paths.keys.sorted() {
                    json.key(named: path)
                    json.object { json in
                        for route in paths[path] ?? [] {
                            json.key(named: route.method.rawValue.lowercased())
                            OperationShape(route: route).write(to: &json)
                        }
                    }
                }
            }
            writeComponents(to: &json)
        }
    }

    private static let about = """
        Times are RFC 3339 with an offset, or words as people write them where that is said. Lists \
        are given in parts: `limit` says how many, `after` what `next` was. A field that is not \
        known is refused. GET answers have strong ETags and heed If-None-Match. Problems are \
        RFC 9457.
        """

    private func writeComponents(to json: inout JSONWriter) {
        let shapes = routes.compactMap(\.answer.schema).map(\.components)
            .reduce(into: ["Problem": Problem.schema]) { all, some in
                all.merge(some) { first, _ in first }
            }
        json.key("components")
        json.object { json in
            json.key("schemas")
            json.object { json in
                for (name, schema) in shapes.sorted(by: { $0.key < $1.key }) {
                    json.key(named: name)
                    schema.write(to: &json)
                }
            }
            json.key("securitySchemes")
            json.object { json in
                json.key("session")
                json.object { json in
                    json.field("type", "http")
                    json.field("scheme", "bearer")
                    json.field("description", "The token that `POST /sessions` answered.")
                }
            }
        }
    }

    private struct ServerShape: Shape {
        static let schema = Schema.any

        let url: String

        func write(to json: inout JSONWriter) { json.object { $0.field("url", url) } }
    }
}

/// One route, as an operation.
private struct OperationShape: Shape {
    static let schema = Schema.any

    let route: Route

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("operationId", route.name)
            json.field("summary", route.summary)
            json.field("tags", texts: [route.subject])
            json.key("security")
            json.array(route.access == .anybody ? [] : ["session"]) { json, name in
                json.object { json in
                    json.key(named: name)
                    json.array([String]()) { $0.string($1) }
                }
            }
            json.field("parameters", list: parameters) { $0 }
            writeBody(to: &json)
            json.key("responses")
            json.object { writeAnswers(to: &$0) }
        }
    }

    private var parameters: [ParameterShape] {
        // All of them together have room in an address, however they are written.
        let most = 1_000 / max(1, route.parameters.count)
        return route.parameters.map {
            ParameterShape(name: $0, place: "path", isNeeded: true, schema: .shortText(most: most))
        }
            + route.query.map {
                ParameterShape(
                    name: $0.name, place: "query", isNeeded: $0.isNeeded, schema: $0.schema,
                    purpose: $0.purpose)
            }
            + (route.isRepeatable
                ? [
                    ParameterShape(
                        name: "Idempotency-Key", place: "header", isNeeded: false, schema: .text,
                        purpose: "A UUID: for a day the same one is answered the same, and does "
                            + "nothing.")
                ] : [])
            + (route.isVersioned
                ? [
                    ParameterShape(
                        name: "If-Match", place: "header", isNeeded: false, schema: .text,
                        purpose: "The ETag of what is to be altered; 412 if it is another now.")
                ] : [])
    }

    private func writeBody(to json: inout JSONWriter) {
        let isNeeded: Bool
        switch route.body {
        case .none: return
        case .document, .picture: isNeeded = true
        case .fields(let fields), .calendarOrFields(let fields):
            isNeeded = fields.contains(where: \.isNeeded)
        }
        json.key("requestBody")
        json.object { json in
            json.field("required", isNeeded)
            json.key("content")
            json.object { json in
                guard !route.body.isPicture else {
                    // Bytes as they are: no schema says more of them (OpenAPI 3.1, 4.8.14.2).
                    for type in PictureMaking.mediaTypes {
                        json.key(named: type)
                        json.object { _ in }
                    }
                    return
                }
                json.key(named: "application/json")
                switch route.body {
                case .document(let schema): json.object { $0.field("schema", schema) }
                case .fields(let fields), .calendarOrFields(let fields):
                    json.object { $0.field("schema", FieldsShape(fields: fields)) }
                case .none, .picture: json.object { _ in }
                }
                guard case .calendarOrFields = route.body else { return }
                json.key(named: "text/calendar")
                json.object { $0.field("schema", Schema.text) }
            }
        }
    }

    private func writeAnswers(to json: inout JSONWriter) {
        let answer = route.answer
        for status in [answer.status] + answer.others {
            json.key(named: "\(status.code)")
            json.object { json in
                json.field("description", status.reasonPhrase)
                guard let type = answer.schema == nil ? answer.document : answer.mediaType else {
                    return
                }
                json.key("content")
                json.object { json in
                    json.key(named: type)
                    json.object { $0.field("schema", answer.schema ?? .text) }
                }
            }
        }
        json.key(named: "default")
        json.object { json in
            json.field("description", "A problem (RFC 9457)")
            json.key("content")
            json.object { json in
                json.key(named: "application/problem+json")
                json.object { $0.field("schema", Problem.component) }
            }
        }
    }
}

private struct ParameterShape: Shape {
    static let schema = Schema.any

    var name: String
    var place: String
    var isNeeded: Bool
    var schema: Schema
    var purpose: String?

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("name", name)
            json.field("in", place)
            json.field("required", isNeeded)
            if let purpose { json.field("description", purpose) }
            if case .shortList = schema {
                json.field("style", "form")
                json.field("explode", false)
            }
            json.field("schema", schema)
        }
    }
}

extension Route.Body {
    fileprivate var isPicture: Bool { if case .picture = self { true } else { false } }
}

/// The object that a body is: with no keys but those that are known.
private struct FieldsShape: Shape {
    static let schema = Schema.any

    let fields: [Field]

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("type", "object")
            json.key("properties")
            json.object { json in
                for field in fields {
                    json.key(named: field.name)
                    field.schema.write(to: &json)
                }
            }
            json.field("required", texts: fields.filter(\.isNeeded).map(\.name))
            json.field("additionalProperties", false)
        }
    }
}

extension Route {
    /// What it is called for programs: `patchEntriesId`.
    var name: String {
        let words = path.split { !$0.isLetter && !$0.isNumber }.map {
            $0.prefix(1).uppercased() + $0.dropFirst()
        }
        return method.rawValue.lowercased() + words.joined()
    }
}
