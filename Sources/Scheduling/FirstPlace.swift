extension Array {
    /// The first place from which on something is true of all, of elements in whose order it is true of
    /// none before; found by halves.
    func firstPlace(where isTrue: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isTrue(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
