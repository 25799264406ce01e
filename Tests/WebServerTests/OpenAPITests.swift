import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import WebServer

@Suite("The API's description")
struct OpenAPITests {
    private static func document() throws -> [String: Any] {
        try #require(
            try JSONSerialization.jsonObject(with: Data(OpenAPI.reply.bytes)) as? [String: Any])
    }

    @Test("every route is described, with what stands in its path")
    func whole() throws {
        let paths = try #require(try Self.document()["paths"] as? [String: [String: Any]])
        var names: Set<String> = []
        for route in RouteTable.all {
            let method = route.method.rawValue.lowercased()
            let operation = try #require(paths[route.path]?[method] as? [String: Any])
            let parameters = operation["parameters"] as? [[String: Any]] ?? []
            let places = parameters.filter { $0["in"] as? String == "path" }
            #expect(places.map { $0["name"] as? String } == route.parameters)
            #expect(names.insert(route.name).inserted, "\(route.name)")
        }
        #expect(paths.values.reduce(0) { $0 + $1.count } == RouteTable.all.count)
    }

    @Test(
        "every field of a query and of a body is described, with its kind, and a text with its length"
    )
    func fields() throws {
        let paths = try #require(try Self.document()["paths"] as? [String: [String: Any]])
        for route in RouteTable.all {
            let method = route.method.rawValue.lowercased()
            let operation = try #require(paths[route.path]?[method] as? [String: Any])
            let parameters = operation["parameters"] as? [[String: Any]] ?? []
            let queries = parameters.filter { $0["in"] as? String == "query" }
                .reduce(into: [:]) { $0[$1["name"] as? String ?? ""] = $1["schema"] }
            Self.check(route.query, queries, "\(method) \(route.path)")
            guard case .fields(let fields) = route.body else { continue }
            let body = operation["requestBody"] as? [String: Any]
            let content = (body?["content"] as? [String: [String: Any]])?["application/json"]
            let schema = content?["schema"] as? [String: Any]
            Self.check(
                fields, schema?["properties"] as? [String: Any] ?? [:], "\(method) \(route.path)")
            #expect(schema?["additionalProperties"] as? Bool == false, "\(method) \(route.path)")
        }
    }

    private static func check(_ fields: [Field], _ told: [String: Any], _ route: String) {
        #expect(Set(told.keys) == Set(fields.map(\.name)), "\(route)")
        for field in fields {
            let whole = told[field.name] as? [String: Any] ?? [:]
            // What may be null is one of two.
            let schema = (whole["anyOf"] as? [[String: Any]])?.first ?? whole
            #expect(!schema.isEmpty, "\(route) \(field.name)")
            if case .text(let most) = field.kind {
                #expect(schema["maxLength"] as? Int == most, "\(route) \(field.name)")
            }
            if case .number(let range) = field.kind {
                #expect(schema["maximum"] as? Int == range.upperBound, "\(route) \(field.name)")
            }
        }
    }

    @Test("every shape that is named is described")
    func named() throws {
        let text = String(decoding: OpenAPI.reply.bytes, as: UTF8.self)
        let document = try Self.document()
        let components = try #require(document["components"] as? [String: Any])
        let schemas = try #require(components["schemas"] as? [String: Any])
        let references = Set(
            text.matches(of: /"#\/components\/schemas\/(\w+)"/).map { String($0.output.1) })
        #expect(references == Set(schemas.keys))
    }

    @Test(
        "it is asked of the server, and valid as another program sees it",
        .enabled(if: Python.has("openapi_spec_validator")))
    func valid() async throws {
        let site = try TestSite()
        let answer = try await site.ask(.get, OpenAPI.path)
        #expect(answer.status == 200)
        let tag = try #require(answer.fields[.eTag])
        #expect(
            try await site.ask(.get, OpenAPI.path, ["If-None-Match": tag]).status == 304)
        let file = try site.folder.write(answer.text, as: "openapi.json")
        let check = Process()
        check.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        check.arguments = ["python3", "-m", "openapi_spec_validator", file]
        let output = Pipe()
        (check.standardOutput, check.standardError) = (output, output)
        try check.run()
        let said = String(
            decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        check.waitUntilExit()
        #expect(check.terminationStatus == 0, "\(said)")
    }
}

extension TestSite {
    fileprivate func ask(
        _ method: HTTPRequest.Method, _ path: String, _ fields: [String: String]
    ) async throws -> TestAnswer {
        try await ask(method, path, nil, as: nil, fields)
    }
}
