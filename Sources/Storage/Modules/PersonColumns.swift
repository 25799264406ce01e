/// What of the table `person` the queries on modules need besides its number and handle.
enum PersonColumns {
    /// The name shown to others.
    static let name = "CASE WHEN person.profile_hidden IS NULL THEN person.name END AS name"
    /// The digest of the picture shown to others.
    static let picture =
        "CASE WHEN person.picture_hidden IS NULL THEN person.picture END AS picture"
    /// Whether what the person wrote or takes part in is shown.
    static let isShown = "person.suspended IS NULL"
}
