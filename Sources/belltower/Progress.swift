import Words

/// A line on the terminal while something takes longer than a second.
enum Progress {
    /// Does some work; on a terminal says what is going on once a second has passed.
    ///
    /// - Parameter what: the key of its words.
    static func showing<Value: Sendable, Refusal: Error>(
        _ what: String, _ work: () async throws(Refusal) -> Value
    ) async throws(Refusal) -> Value {
        guard Console.hasTerminal else { return try await work() }
        let ticker = Task {
            let what = Speech.words(what)
            var seconds = 0
            while !Task.isCancelled {
                try await Task.sleep(for: .seconds(1))
                seconds += 1
                Console.write(Array("\r\(what) … \(seconds) s".utf8), to: 2)
            }
        }
        defer {
            ticker.cancel()
            Console.write(Array("\r\u{1b}[K".utf8), to: 2)
        }
        return try await work()
    }
}
