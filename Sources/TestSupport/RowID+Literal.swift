public import Campus

/// In tests a literal says which row is meant; the program has no number but what the store gave it.
extension RowID: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Int64) { self.init(value) }
}
