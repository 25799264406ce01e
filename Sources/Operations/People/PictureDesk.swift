package import Campus
import Storage

/// Pictures of people and of communities: who sees them, and who may change them.
package struct PictureDesk: Desk {
    package let desks: Desks
}

extension Desks {
    package var pictures: PictureDesk { PictureDesk(desks: self) }
}

extension PictureDesk {
    /// A picture, as WebP.
    ///
    /// - Throws: `Refusal.missing` where there is none of that digest, or it is of nobody and nothing that
    ///   the person sees.
    package func bytes(_ digest: String, _ size: Picture.Size) throws(Refusal) -> [UInt8] {
        let found = try looking { transaction, viewer in
            try transaction.picture(digest, size, seenBy: viewer)
        }
        return try found.orThrow(Refusal(.missing, "refusal.picture.unknown"))
    }

    /// Refuses whoever may not change their own picture, and all while the disk is low, before one is made.
    package func mayChange() throws(Refusal) {
        try passGate()
        try home.mustHaveRoom()
    }

    /// The same of a community's.
    ///
    /// - Parameter name: the community's.
    package func mayChange(ofCommunity name: String) throws(Refusal) {
        try passGate()
        let card = try looking { transaction, viewer in
            try transaction.community(named: name, for: viewer)
        }
        try CommunityDesk.mustEdit(card, by: person)
        try home.mustHaveRoom()
    }

    /// Keeps a picture as the person's own.
    ///
    /// - Parameter picture: nil for none from now on.
    @discardableResult
    package func set(_ picture: Picture?) throws(Refusal) -> PersonCard {
        var edit = ProfileEdit()
        edit.picture = PictureChange(picture)
        return try desks.people.edit(nil, edit, role: nil)
    }

    /// The same of a community: an act of its organisers, and of operators.
    @discardableResult
    package func set(
        _ picture: Picture?, ofCommunity name: String
    ) throws(Refusal) -> CommunityCard {
        var draft = CommunityDraft()
        draft.picture = PictureChange(picture)
        return try desks.communities.edit(name, draft)
    }
}

extension PictureChange {
    fileprivate init(_ picture: Picture?) { self = picture.map(Self.set) ?? .remove }
}
