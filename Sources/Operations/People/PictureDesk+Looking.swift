package import Campus
import Storage

extension PictureDesk {
    /// So many at once.
    package static let most = 60

    /// Pictures of people and of communities, the newest first: for operators.
    ///
    /// - Parameter before: only what was kept before the one of that turn; nil for the newest.
    package func lookedOver(
        _ filter: PictureFilter, before: Int64? = nil
    ) throws(Refusal) -> [KeptPicture] {
        try looking { transaction, viewer in
            try viewer.mustBeOperator(else: "refusal.operator.people")
            return try transaction.pictures(filter, before: before, atMost: Self.most)
        }
    }
}
