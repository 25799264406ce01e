/// How much a page may still cost, counted in elements looked at and places tried.
///
/// A selector that looks back along a hundred thousand siblings from each of them, or a text that
/// each of a thousand nested records holds again, would take hours; a real page does not come near.
final class Effort {
    private var left: Int

    init(_ steps: Int) { left = steps }

    var isSpent: Bool { left <= 0 }

    func exhaust() { left = 0 }

    /// Takes some of it; false when none is left.
    @inline(__always)
    func spend(_ steps: Int = 1) -> Bool {
        left -= steps
        return left > 0
    }
}
