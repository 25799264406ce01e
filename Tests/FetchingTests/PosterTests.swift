import Fetching
import TestSupport
import Testing

@Suite("A POST")
struct PosterTests {
    private func post(
        _ count: Int = 1, to site: LoopbackSite, path: String = "/hook",
        policy: FetchPolicy = .loopback,
        fields: [(name: String, value: String)] = [("Belltower-Key", "sam/m1-PT15M")]
    ) async throws -> [Result<PeerAnswer, FetchError>] {
        let address = try #require(PostAddress(site.url(path)))
        let messages = (0..<count).map { PostMessage(fields: fields, body: Array("{\($0)}".utf8)) }
        return await Poster(policy: policy, width: 2).post(messages, to: address)
    }

    @Test("brings its fields and its body, over one connection for all of them")
    func arrives() async throws {
        let site = try LoopbackSite { _ in .status(204) }
        let answers = try await post(20, to: site)
        #expect(answers == .init(repeating: .success(PeerAnswer(status: 204)), count: 20))
        let requests = site.requests
        #expect(
            requests.map { String(decoding: $0.body, as: UTF8.self) } == (0..<20).map { "{\($0)}" })
        #expect(requests.allSatisfy { $0.method == "POST" && $0.path == "/hook" })
        #expect(requests.allSatisfy { $0.headers["belltower-key"] == "sam/m1-PT15M" })
        #expect(requests.allSatisfy { $0.headers["expect"] == nil })
        #expect(Set(requests.map(\.connection)) == [0])
    }

    @Test(
        "is answered with a status, whatever body comes with it",
        arguments: [200, 202, 301, 400, 410, 429, 500, 503])
    func statuses(_ status: Int) async throws {
        let site = try LoopbackSite { _ in
            LoopbackReply(
                status: status, headers: [("Retry-After", "7"), ("Location", "/other")],
                body: .cutShort(Array("half".utf8), promised: 100))
        }
        let answer = try await post(to: site).first
        #expect(answer == .success(PeerAnswer(status: status, retryAfter: .seconds(7))))
        #expect(site.requests.count == 1)
    }

    @Test("that gets no answer ends at its time limit; after two in a row the rest is not tried")
    func silence() async throws {
        let site = try LoopbackSite { _ in .stall }
        let policy = FetchPolicy.loopback { $0.timeout = .milliseconds(100) }
        let answers = try await post(50, to: site, policy: policy)
        #expect(answers.map(\.reason) == .init(repeating: .timedOut, count: 50))
        #expect(site.requests.count == 2)
    }

    @Test("that one host swallows does not hold up the others behind it")
    func oneSilence() async throws {
        let site = try LoopbackSite { request in
            request.body == Array("{1}".utf8) ? .stall : .status(200)
        }
        let policy = FetchPolicy.loopback { $0.timeout = .milliseconds(200) }
        let answers = try await post(4, to: site, policy: policy)
        #expect(answers.map(\.reason) == [nil, .timedOut, nil, nil])
    }

    @Test("to a host that hangs up gets the error that it broke off")
    func early() async throws {
        let site = try LoopbackSite { _ in .hangUp }
        #expect(try await post(to: site).map(\.reason) == [.cutShort])
    }

    @Test("to a private address needs leave")
    func privateAddress() async throws {
        let site = try LoopbackSite { _ in .status(200) }
        #expect(
            try await post(to: site, policy: FetchPolicy()).map(\.reason) == [.privateAddress])
        #expect(site.requests.isEmpty)
    }

    @Test("cannot be made to hold another field")
    func injection() async throws {
        let site = try LoopbackSite { _ in .status(200) }
        _ = try await post(to: site, fields: [("A", "x\r\nEvil: yes"), ("B", "good")])
        let headers = try #require(site.requests.first).headers
        #expect(headers["evil"] == nil)
        #expect(headers["a"] == nil)
        #expect(headers["b"] == "good")
    }

    @Test("shows no more of its address than the host")
    func secret() async throws {
        let address = try #require(PostAddress("https://me:pw@hooks.example.org/T0/secret?k=1"))
        #expect("\(address)" == "hooks.example.org")
        #expect(PostAddress("ftp://example.org/") == nil)
        #expect(PostAddress("example.org/hook") == nil)
    }
}

extension Result<PeerAnswer, FetchError> {
    /// Nil when there is an answer.
    var reason: FetchError.Reason? {
        guard case .failure(let error) = self else { return nil }
        return error.reason
    }
}
