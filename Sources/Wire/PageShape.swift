/// A part of a list, and where the rest begins: `{"items":[...],"next":null}`.
package struct PageShape<Each: Shape>: Shape {
    private let shapes: ArraySlice<Each>
    private let next: String?

    /// All of a list, or what lies within bounds.
    ///
    /// - Parameters:
    ///   - limit: how many at most.
    ///   - after: how many are passed over.
    package init(_ shapes: [Each], limit: Int = .max, after: Int = 0) {
        let start = min(max(0, after), shapes.count)
        let end = limit < shapes.count - start ? start + max(0, limit) : shapes.count
        self.shapes = shapes[start..<end]
        next = end < shapes.count ? String(end) : nil
    }

    package var expectedBytes: Int { shapes.count * Each.usualBytes }

    package static var schema: Schema { .page(of: Each.component) }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("items", list: shapes) { $0 }
            json.field("next", next)
        }
    }
}
