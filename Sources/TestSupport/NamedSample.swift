/// A large argument of a test, for which its name stands.
///
/// The test library writes arguments down whole: feeds of two megabytes took 160 MB of a run's log, and a
/// minute of its time.
package struct NamedSample<Value: Sendable>: Sendable, CustomStringConvertible {
    package let name: String
    package let value: Value

    package init(_ name: String, _ value: Value) { (self.name, self.value) = (name, value) }

    package var description: String { name }
}
