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
