package import Campus
package import Recurrence

/// What a home found out about itself by night; the instant on the clock of a zone.
package struct SelfCheckShape: Shape {
    private let check: SelfCheck
    private let zone: Zone

    package init(_ check: SelfCheck, in zone: Zone) { (self.check, self.zone) = (check, zone) }

    package static var schema: Schema {
        ["ok": .flag, "at": .instant, "findings": .list(FindingShape.schema)]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("ok", check.isWell)
            json.field("at", check.at, in: zone)
            json.field("findings", list: check.findings, as: FindingShape.init)
        }
    }

    private struct FindingShape: Shape {
        let finding: SelfCheck.Finding

        static var schema: Schema { ["subject": .text, "ok": .flag, "message": .text] }

        func write(to json: inout JSONWriter) {
            json.object { json in
                json.field("subject", finding.subject)
                json.field("ok", finding.isWell)
                json.field("message", finding.message)
            }
        }
    }
}
