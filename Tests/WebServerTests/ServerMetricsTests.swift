import Campus
import HTTPTypes
import Testing

@testable import Operations
@testable import WebServer

@Suite("Metrics of the server")
struct ServerMetricsTests {
    private static let configuration = "zone: UTC\nserver: {metricsToken: open sesame}\n"

    @Test(
        "nobody reads them without the token, and nobody at all where none is set",
        arguments: [
            (configuration, "open sesame", 200), (configuration, "open sesam", 401),
            (configuration, nil, 401), ("zone: UTC\n", "open sesame", 404),
            ("zone: UTC\n", nil, 404),
        ])
    func closed(_ configuration: String, _ token: String?, _ status: Int) async throws {
        let site = try TestSite(configuration: configuration)

        let answer = try await site.ask(
            .get, "//metrics", as: token, ["X-Forwarded-For": "127.0.0.1"])
        #expect(answer.status == status)
        #expect(answer.text.contains("belltower_") == (status == 200))
    }

    @Test("requests are counted by route and status, never by what stands in a path")
    func counts() async throws {
        let site = try TestSite(configuration: Self.configuration)
        let token = try site.signUp("op")
        for handle in ["secret1", "secret2"] {
            #expect(try await site.ask(.get, "/people/\(handle)", as: token).status == 404)
        }
        #expect(try await site.ask(.get, "/secret3").status == 404)
        let text = try await site.ask(.get, "//metrics", as: "open sesame").text
        #expect(!text.contains("secret"))
        let route = #"method="GET",route="/api/v1/people/{handle}""#
        #expect(text.contains("belltower_requests_total{\(route),status=\"404\"} 2\n"))
        #expect(text.contains("belltower_request_seconds_count{\(route)} 2\n"))
        #expect(
            text.contains("belltower_requests_total{method=\"-\",route=\"-\",status=\"404\"} 1\n"))
        #expect(text.contains("\nbelltower_streams 0\n"))
    }

    @Test(
        "all answers are added up for operators, and how many of them said that the server failed")
    func total() async throws {
        let site = try TestSite(configuration: Self.configuration)
        _ = try await site.ask(.get, "/secret3")
        _ = try await site.ask(.get, "/health")
        // Another machine's failure, as of a push service.
        site.site.metrics.answered(.get, "/x", by: .badGateway, in: .zero)
        site.site.metrics.answered(.get, "/x", by: .serviceUnavailable, in: .zero)
        site.site.metrics.answered(.get, "/x", by: .internalServerError, in: .zero)
        #expect(site.site.metrics.total == AnswerCount(answers: 4, failures: 2))
    }

    @Test("what came too often is counted")
    func limited() async throws {
        let site = try TestSite(configuration: Self.configuration)
        for _ in 0..<12 {
            _ = try await site.ask(
                .post, "/sessions", #"{"name":"kim","password":"not this one"}"#)
        }
        let text = try await site.ask(.get, "//metrics", as: "open sesame").text
        #expect(text.contains("\nbelltower_rate_limited_total 2\n"))
    }
}
