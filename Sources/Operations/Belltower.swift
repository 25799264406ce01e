/// What the program says of itself.
package enum Belltower {
    package static let version = "0.1.1"
}
