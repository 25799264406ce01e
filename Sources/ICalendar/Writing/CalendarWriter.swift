/// Writes a calendar as RFC 5545 has it: CRLF, folded at 75 octets, texts escaped.
///
/// libical writes durations; all else is made here. Whole components are not left to it: 3.0.16 ends
/// an extension's component with `END:X`, does not escape `^` in parameters (RFC 6868), writes zeros
/// for years after 3000, and refuses recurrence rules that are allowed. What a value holds can
/// neither end its line nor begin another.
package struct CalendarWriter: Sendable {
    package init() {}

    /// The bytes of a component, with all inside it.
    ///
    /// What a `ComponentParser` makes of them is the component again, but for control characters,
    /// which are left out, and for times and texts that RFC 5545 cannot write.
    package func write(_ component: Component) -> [UInt8] {
        var writer = LineWriter()
        write(component, to: &writer)
        return writer.bytes
    }

    func write(_ component: Component, to writer: inout LineWriter) {
        let name = LineWriter.name(component.name)
        guard !name.isEmpty else { return }
        writer.append("BEGIN:" + name)
        for property in component.properties { write(property, to: &writer) }
        for child in component.children { write(child, to: &writer) }
        writer.append("END:" + name)
    }

    func write(_ property: Property, to writer: inout LineWriter) {
        for line in lines(of: property) { writer.append(line) }
    }

    /// What is written of a property, unfolded.
    func lines(of property: Property) -> [String] {
        let name = LineWriter.name(property.name)
        guard !name.isEmpty else { return [] }
        return PropertyText.lines(of: property, name).map { line in
            let parameters = line.parameters + property.parameters
            let head = parameters.reduce(into: name) { head, parameter in
                head += LineWriter.parameter(parameter)
            }
            return head + ":" + line.value
        }
    }
}
