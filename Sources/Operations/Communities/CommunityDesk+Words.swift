package import Campus
import Storage

extension CommunityDesk {
    /// Writes another topic or description, or shows another picture: an act of the community's organisers, and of operators,
    /// who may give it another name with it.
    ///
    /// - Throws: `Refusal.forbidden` for others, `.missing` where there is no such community,
    ///   `.conflict` where another one has the name, `.invalid` for texts that are empty to the eye
    ///   or too long.
    package func edit(
        _ old: String, _ draft: CommunityDraft
    ) throws(Refusal) -> CommunityCard {
        let name = try draft.name.map { text throws(Refusal) in
            try WrittenText.checked(text, as: "text.communityName", atMost: 80)
        }
        return try acting(.editCommunity) { transaction, actor in
            let card = try transaction.community(named: old, for: actor)
            var community = card.community
            try Self.mustEdit(card, by: actor)
            try newcomerLimits(actor, in: transaction)
                .mustHaveNoLinks([name, draft.topic, draft.description])
            if let name, name != community.name {
                try actor.mustBeOperator(else: "refusal.operator.rename")
                try transaction.rename(community, to: name, by: actor)
                community.name = name
            }
            try draft.apply(to: &community)
            try transaction.saveWords(of: community)
            if let change = draft.picture {
                let subject = ReportSubject(.communityPicture, community.id.number)
                try desks.reports.sealing(subject, in: transaction) {
                    try transaction.setPicture(change.picture, of: community, by: actor)
                }
            }
            if !card.isOrganiser {
                try transaction.audit(
                    .editCommunity, by: actor, card.community.name, at: now)
            }
            return try transaction.community(named: community.name, for: actor)
        }
    }

    /// A community that the person may change, as a form shows it.
    ///
    /// - Parameter text: its number.
    /// - Throws: what the act itself would.
    package func edited(numbered text: String) throws(Refusal) -> CommunityCard {
        let card = try card(numbered: text)
        try Self.mustEdit(card, by: person)
        return card
    }

    /// Whether the person may change what a community says of itself: its organisers and operators do.
    package func mayEdit(_ card: CommunityCard) -> Bool {
        !person.isSuspended && Self.mayEdit(card, as: person)
    }

    /// Whether the person may found communities, rename and close them: operators do.
    package var mayFound: Bool { !person.isSuspended && person.role == .operator }

    private static func mayEdit(_ card: CommunityCard, as person: Person) -> Bool {
        person.role == .operator || card.isOrganiser
    }

    static func mustEdit(_ card: CommunityCard, by person: Person) throws(Refusal) {
        guard mayEdit(card, as: person) else {
            throw Refusal(
                .forbidden, "refusal.community.edit",
                with: ["community": "\(card.community.name.shortened)"])
        }
    }
}
