/// What a database had committed at some time: another mark after every commit of anybody's, whichever
/// process made it.
///
/// What was read after one was taken, and no other has come since, would be read the same again.
package struct CommitMark: Hashable, Sendable {
    private let words: SIMD8<UInt64>

    package init(_ words: SIMD8<UInt64>) { self.words = words }
}
