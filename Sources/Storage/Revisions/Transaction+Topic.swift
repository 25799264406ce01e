package import Campus

extension Transaction {
    /// Says that what is read is of a topic.
    func read(_ topic: Topic) { reads?.note(topic) }

    /// Says that what is read is of the campus's sources that tell of what a person takes.
    func readFeeds(reaching person: PersonID) throws(StorageError) {
        guard reads != nil else { return }
        for source in try column(CampusQueries.sources, [person], of: Int64.self) {
            read(.feed(SourceID(source)))
        }
    }

    /// What was touched so far.
    package var touchedTopics: TouchedTopics { touched.topics }

    /// The numbers of topics: one that nothing touched yet is at 0.
    package func numbers(
        of topics: some Collection<Topic>
    ) throws(StorageError) -> TopicNumbers {
        var numbers = Dictionary(topics.map { ($0, Int64(0)) }) { first, _ in first }
        let people = topics.filter { $0.kind == .person }.map(\.number)
        let lists: Values = [Self.list(topics.map(\.key)), Self.list(people)]
        try each(TopicQueries.numbers, lists) { row in
            guard let topic = Topic(key: row["key"]), numbers[topic] != nil else { return }
            numbers[topic] = row["number"]
        }
        return numbers
    }

    /// What grows with whatever anybody may look up, whichever topic it is of.
    package func campusTotal() throws(StorageError) -> Int64 {
        try number(TopicQueries.total) ?? 0
    }

    /// What seals the topics that a page names to its stream; nil before any page was.
    package func pageKey() throws(StorageError) -> String? {
        try value("SELECT secret FROM page_key")
    }

    /// The same.
    ///
    /// - Parameter fresh: kept when there is none yet.
    package func pageKey(orKeep fresh: String) throws(StorageError) -> String {
        try execute(
            "INSERT INTO page_key (id, secret) VALUES (1, ?) ON CONFLICT (id) DO NOTHING", [fresh])
        return try pageKey() ?? fresh
    }

    /// Something of a topic was altered: what was made of it is of another state now.
    package func touch(_ topic: Topic) throws(StorageError) {
        switch topic.kind {
        case .campus: try raiseCampusRevision()
        case .person: try raiseRevision(of: PersonID(topic.number))
        case .comments, .feed:
            touched.add(.some([topic]))
            try execute(
                """
                INSERT INTO topic (key, number) VALUES (?, 1)
                ON CONFLICT (key) DO UPDATE SET number = topic.number + 1
                """, [topic.key])
        }
    }
}

private enum TopicQueries {
    static let numbers = """
        SELECT key, number FROM topic WHERE key IN (\(Transaction.listed))
        UNION ALL SELECT person_id * 16 + \(Topic.Kind.person.rawValue), number FROM revision
            WHERE person_id IN (\(Transaction.listed))
        UNION ALL SELECT \(Topic.campus.key), number FROM campus_revision
        """

    static let total = """
        SELECT number + COALESCE((SELECT SUM(number) FROM topic), 0) FROM campus_revision
        """
}
