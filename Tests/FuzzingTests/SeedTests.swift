import FuzzTargets
import Testing

@Suite("Fuzzing's seeds")
struct SeedTests {
    /// In bytes: longer ones take a debug build too long, and `make fuzz` sees them all.
    private static let longest = 800

    @Test("every short seed keeps what its target promises", arguments: FuzzTarget.all.map(\.name))
    func seeds(_ name: String) async throws {
        let target = try #require(FuzzTarget.all.first { $0.name == name })
        let seeds = try target.seeds().filter { $0.count <= Self.longest }
        #expect(!seeds.isEmpty)
        for seed in seeds {
            // Other tests wait for the few threads there are.
            await Task.yield()
            do { try target.run(seed) } catch {
                Issue.record("\(error): \(String(decoding: seed.prefix(400), as: UTF8.self))")
            }
        }
    }
}
