package import Recurrence

/// What the catalogue says otherwise of a module than before.
package struct ModuleChange: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
        case added, changed
        /// The catalogue lists it no more; what hangs on it stays.
        case removed
    }

    package var code: ModuleCode
    package var year: AcademicYear
    package var title: String?
    package var kind: Kind
    /// Of a module that changed: which fact, by its name in JSON.
    package var fact: String?
    package var before: String?
    package var after: String?
    /// When it was found.
    package var at: Instant

    package init(
        _ kind: Kind, of module: Module, fact: String? = nil, before: String? = nil,
        after: String? = nil, at: Instant
    ) {
        code = module.code
        year = module.year
        title = module.title
        self.kind = kind
        self.fact = fact
        self.before = before
        self.after = after
        self.at = at
    }
}

extension Module {
    /// Fact by fact, what this module says otherwise than an older one.
    package func changes(since old: Module, at now: Instant) -> [ModuleChange] {
        zip(facts, old.facts).compactMap { new, old in
            guard new.value != old.value else { return nil }
            return ModuleChange(
                .changed, of: self, fact: new.name, before: old.value.map(Self.excerpt),
                after: new.value.map(Self.excerpt), at: now)
        }
    }

    /// What it lacks filled in from another one.
    package func filled(from other: Module) -> Module {
        var module = self
        module.title = title ?? other.title
        module.credits = credits ?? other.credits
        module.level = level ?? other.level
        module.department = department ?? other.department
        module.period = period ?? other.period
        if staff.isEmpty { module.staff = other.staff }
        module.details = details ?? other.details
        module.prerequisites = prerequisites ?? other.prerequisites
        module.url = url ?? other.url
        return module
    }

    /// Of a long description its beginning tells enough.
    private static func excerpt(_ text: String) -> String {
        text.count <= 400 ? text : "\(text.prefix(400))..."
    }

    /// What is said of it beside code and year, by the names in JSON; nil for what is not known.
    package var facts: [(name: String, value: String?)] {
        [
            ("title", title), ("credits", credits.map(Self.text(ofCredits:))), ("level", level),
            ("department", department), ("period", period),
            ("staff", staff.isEmpty ? nil : staff.joined(separator: "; ")),
            ("description", details), ("prerequisites", prerequisites), ("url", url),
        ]
    }
}
