import Storage

/// What loading a file altered in the catalogue.
package struct CatalogueReport: Sendable {
    package var added = 0
    package var changed = 0
    package var unchanged = 0

    mutating func count<Value>(_ saving: Saving<Value>) {
        switch saving {
        case .added: added += 1
        case .changed: changed += 1
        case .unchanged: unchanged += 1
        }
    }
}
