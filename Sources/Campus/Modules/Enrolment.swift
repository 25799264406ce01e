/// How a person stands to a module.
package struct Enrolment: Hashable, Sendable {
    package var byHand: Bool
    package var byFeed: Bool
    /// Left, though a feed of theirs still has meetings of it.
    package var hasLeft: Bool

    package var isEnrolled: Bool { !hasLeft }

    package init(byHand: Bool, byFeed: Bool, hasLeft: Bool = false) {
        self.byHand = byHand
        self.byFeed = byFeed
        self.hasLeft = hasLeft
    }
}

extension [ModuleID: Enrolment] {
    /// A person's enrolments, by the modules' numbers, as the meetings of their feeds bear them out.
    ///
    /// What no meeting bears out any more ends, unless they enrolled by hand too.
    /// - Parameters:
    ///   - modules: which the feeds have meetings of.
    ///   - adding: whether the feeds enrol in what they did not before.
    package func borneOut(by modules: Set<ModuleID>, adding: Bool) -> [ModuleID: Enrolment] {
        var found = self
        for (module, enrolment) in self {
            found[module]?.byFeed = modules.contains(module) && (adding || enrolment.byFeed)
        }
        if adding {
            for module in modules where self[module] == nil {
                found[module] = Enrolment(byHand: false, byFeed: true)
            }
        }
        return found.filter { $0.value.byHand || $0.value.byFeed }
    }
}

/// Somebody who takes the same module in the same year.
package struct Classmate: Hashable, Sendable {
    package var handle: Handle
    package var name: String?
    package var isFriend: Bool
    /// The digest of their picture; nil for none.
    package var picture: String?

    package init(handle: Handle, name: String?, isFriend: Bool, picture: String? = nil) {
        self.handle = handle
        self.name = name
        self.isFriend = isFriend
        self.picture = picture
    }
}
