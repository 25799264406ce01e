package import Campus
package import Words

/// What reasons, kinds and outcomes are called.
extension ReportReason {
    /// `harassment or threats`.
    package var message: Message { Message("kept.ground.\(rawValue)") }
}

extension ReportSubject.Kind {
    /// `comment`, `event`.
    package var message: Message { Message("kept.thing.\(rawValue)") }
}

extension Decision.Outcome {
    package var message: Message { Message("report.outcome.\(rawValue)") }
}

extension SealedCopy.Part.Name {
    package var message: Message { Message("report.part.\(rawValue)") }
}

extension SealedCopy.Act {
    package var message: Message { Message("report.act.\(rawValue)") }
}
