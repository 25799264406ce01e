import FuzzTargets
import Testing

@Suite("Fuzzing's seeds")
struct SeedTests {
    @Test("every seed keeps what its target promises", arguments: FuzzTarget.all.map(\.name))
    func seeds(_ name: String) throws {
        let target = try #require(FuzzTarget.all.first { $0.name == name })
        let seeds = try target.seeds()
        #expect(!seeds.isEmpty)
        // Long ones take a debug build too long, and `make fuzz` sees them all.
        for seed in seeds where seed.count <= 2_500 {
            do { try target.run(seed) } catch {
                Issue.record("\(error): \(String(decoding: seed.prefix(400), as: UTF8.self))")
            }
        }
    }
}
