import Campus
import Storage

extension ModuleDesk {
    /// The meetings that may belong to a module, but not for certain, those that reach nobody, and
    /// the modules that the catalogue does not know.
    ///
    /// Nothing is wrong with such a meeting: it is in the agenda, only without its module.
    func moduleFindings() throws(Refusal) -> [Finding] {
        try unreachedFindings() + doubtfulFindings() + uncataloguedFindings()
    }

    private func uncataloguedFindings() throws(Refusal) -> [Finding] {
        try looking { transaction, viewer in
            let (modules, count) = try transaction.uncataloguedModules(
                of: viewer, atMost: CheckDesk.mostFindings)
            return try modules.map { module in
                let near = try transaction.catalogue(
                    of: module.year, beginning: String(module.code.text.prefix(2)))
                return Finding(
                    subject: "module \(module.code)", isWell: true,
                    message: "it is in no catalogue of \(module.year)"
                        + Nearest.question(module.code.text, among: near))
            } + Self.rest(count - modules.count, of: "modules", "are in no catalogue")
        }
    }

    /// How many meetings of the campus's sources nobody sees; for operators.
    func unreachedFindings() throws(Refusal) -> [Finding] {
        guard try desks.sources.isOperator() else { return [] }
        var findings: [Finding] = []
        for source in try desks.sources.campusSources() {
            guard let reason = try desks.sources.unreached(by: source) else { continue }
            findings.append(
                Finding(subject: "source \(source.name)", isWell: true, message: reason))
        }
        return findings
    }

    /// What is not told one by one.
    private static func rest(_ count: Int, of subject: String, _ what: String) -> [Finding] {
        guard count > 0 else { return [] }
        return [Finding(subject: subject, isWell: true, message: "\(count) more \(what)")]
    }

    private func doubtfulFindings() throws(Refusal) -> [Finding] {
        try looking { transaction, viewer in
            let (doubtful, count) = try transaction.doubtfulMeetings(
                of: viewer, atMost: CheckDesk.mostFindings)
            return doubtful.map { found in
                let meetings = found.count == 1 ? "1 meeting" : "\(found.count) meetings"
                return Finding(
                    subject: "source \(found.source)", isWell: true,
                    message: "\(meetings) not linked to a module: \(found.codes) in "
                        + "\"\(found.summary.shortened)\" may be a code or something else; "
                        + "a campus profile can say which")
            } + Self.rest(count - doubtful.count, of: "meetings", "may be of a module or not")
        }
    }
}
