/// A property, with its value read as what it is (RFC 5545 section 3.1).
package struct Property: Hashable, Sendable {
    /// In capitals, such as `DTSTART`.
    package var name: String
    /// Without VALUE and TZID where the value itself tells them.
    package var parameters: [Parameter]
    package var value: Value

    package init(_ name: String, _ value: Value, parameters: [Parameter] = []) {
        self.name = name
        self.parameters = parameters
        self.value = value
    }

    /// The value of the first parameter of that name, which is in capitals.
    package func parameter(_ name: String) -> String? {
        parameters.first { $0.name == name }?.value
    }
}

/// A parameter of a property (section 3.2).
package struct Parameter: Hashable, Sendable {
    /// In capitals, such as `LANGUAGE`.
    package var name: String
    /// Without quotes; several values are kept with the commas between them.
    package var value: String

    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }

    /// Whether a text can be written as a name as it stands.
    static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.unicodeScalars.allSatisfy(isNamePart)
    }

    static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "A"..."Z", "0"..."9", "-", "_", ".", "/": true
        default: false
        }
    }
}
