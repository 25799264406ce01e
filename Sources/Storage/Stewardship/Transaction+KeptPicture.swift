package import Campus

extension Transaction {
    /// The pictures of people and of open communities, the newest first.
    ///
    /// - Parameter before: only what was kept before the one of that turn; nil for the newest.
    package func pictures(
        _ filter: PictureFilter, before: Int64?, atMost limit: Int
    ) throws(StorageError) -> [KeptPicture] {
        let query = PictureQuery(filter, before: before, atMost: limit)
        return try rows(query.sql, query.values).compactMap { KeptPicture(row: $0) }
    }
}

/// The statement of a filter: both kinds in the order of an index, so that the newest are read alone.
struct PictureQuery {
    private(set) var sql: String
    private(set) var values: Values = []

    init(_ filter: PictureFilter, before: Int64?, atMost limit: Int) {
        let pattern = filter.text.map(Self.pattern)
        var people = ["p.picture IS NOT NULL"]
        var communities = ["m.picture IS NOT NULL", "m.closed IS NULL"]
        if let before {
            values.list.append(before.stored)
            people.append("kept.turn < ?1")
            communities.append("kept.turn < ?1")
        }
        if let pattern {
            values.list.append(pattern.stored)
            let place = values.list.count
            people.append(
                "LOWER(p.handle || ' ' || COALESCE(p.name, '')) LIKE ?\(place) ESCAPE '!'")
            communities.append("LOWER(m.name) LIKE ?\(place) ESCAPE '!'")
        }
        if filter.isHidden {
            people.append("p.picture_hidden IS NOT NULL")
            communities.append("m.picture_hidden IS NOT NULL")
        }
        if filter.isReported {
            people.append("p.id IN (\(Self.reported(.picture)))")
            communities.append("m.id IN (\(Self.reported(.communityPicture)))")
        }
        values.list.append(limit.stored)
        sql = """
            \(Self.people) WHERE \(people.joined(separator: " AND "))
            UNION ALL \(Self.communities) WHERE \(communities.joined(separator: " AND "))
            ORDER BY turn DESC LIMIT ?\(values.list.count)
            """
    }

    /// The numbers of those whose picture waits for a decision.
    private static func reported(_ kind: ReportSubject.Kind) -> String {
        """
        SELECT c.subject_id FROM moderation_case AS c
        WHERE c.subject_kind = '\(kind.rawValue)' AND \(CaseQueries.waits)
        """
    }

    private static let people = """
        SELECT kept.turn AS turn, p.handle AS handle, p.name AS name, p.picture AS digest,
            CASE WHEN p.picture_hidden IS NULL THEN 0 ELSE 1 END AS is_hidden,
            (SELECT MAX(c.id) FROM moderation_case AS c WHERE c.subject_kind = 'picture'
                AND c.subject_id = p.id AND \(CaseQueries.waits)) AS case_id, NULL AS community_id
        FROM person_picture AS kept JOIN person AS p ON p.id = kept.person_id
        """

    private static let communities = """
        SELECT kept.turn, NULL, m.name, m.picture,
            CASE WHEN m.picture_hidden IS NULL THEN 0 ELSE 1 END,
            (SELECT MAX(c.id) FROM moderation_case AS c
                WHERE c.subject_kind = 'community-picture' AND c.subject_id = m.id
                AND \(CaseQueries.waits)), m.id
        FROM community_picture AS kept JOIN community AS m ON m.id = kept.community_id
        """

    /// What holds a text anywhere, whatever its letters' case.
    private static func pattern(_ text: String) -> String {
        let escaped = text.lowercased().reduce(into: "") { pattern, letter in
            if "!%_".contains(letter) { pattern.append("!") }
            pattern.append(letter)
        }
        return "%\(escaped)%"
    }
}

extension KeptPicture {
    fileprivate init?(row: Row) {
        let owner: Owner
        if let handle = (row["handle"] as String?).flatMap({ Handle($0) }) {
            owner = .person(handle, name: row["name"])
        } else if let number = row["community_id"] as Int64? {
            owner = .community(CommunityID(number), name: row["name"])
        } else {
            return nil
        }
        self.init(
            turn: row["turn"], owner: owner, digest: row["digest"], isHidden: row["is_hidden"],
            waiting: (row["case_id"] as Int64?).map { CaseID($0) })
    }
}
