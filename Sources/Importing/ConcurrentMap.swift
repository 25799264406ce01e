import Dispatch
import Locks

/// Maps elements on all processors at once; the results are in the elements' order.
///
/// For work that is long enough to be worth a thread, inside a function that is not async.
func concurrentMap<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Result
) -> [Result] {
    guard elements.count > 1 else { return elements.map(transform) }
    let results = Locked([Result?](repeating: nil, count: elements.count))
    DispatchQueue.concurrentPerform(iterations: elements.count) { index in
        let result = transform(elements[index])
        results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
}

extension ArraySlice {
    /// The elements in stretches of at most the given length.
    func chunks(of length: Int) -> [[Element]] {
        stride(from: startIndex, to: endIndex, by: length).map { start in
            Array(self[start..<Swift.min(start + length, endIndex)])
        }
    }
}
