/// A large argument of a test, for which its name stands.
///
/// The test library writes arguments down whole: feeds of two megabytes took most of a run's log of
/// 167 MB, and two fifths of the processor while they were written.
package struct NamedSample<Value: Sendable>: Sendable, CustomStringConvertible {
    package let name: String
    package let value: Value

    package init(_ name: String, _ value: Value) { (self.name, self.value) = (name, value) }

    package var description: String { name }
}
