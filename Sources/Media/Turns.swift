/// So many at once; who comes beyond waits, and beyond that is refused.
actor Turns {
    private var free: Int
    private let mostWaiting: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(atOnce: Int, waiting: Int) {
        free = atOnce
        mostWaiting = waiting
    }

    /// Runs the body when its turn has come.
    ///
    /// - Throws: `PictureError.busy` where too many wait; what the body throws.
    nonisolated func run<Value: Sendable>(
        _ body: @Sendable () async throws(PictureError) -> Value
    ) async throws(PictureError) -> Value {
        try await begin()
        do throws(PictureError) {
            let value = try await body()
            await end()
            return value
        } catch {
            await end()
            throw error
        }
    }

    private func begin() async throws(PictureError) {
        guard free == 0 else {
            free -= 1
            return
        }
        guard waiting.count < mostWaiting else { throw .busy }
        // Whoever ends hands the turn on.
        await withCheckedContinuation { waiting.append($0) }
    }

    private func end() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}
