import Storage

/// The search over the catalogue: the same words are found in the same order as by SQLite's FTS5.
///
/// Words are parted where neither letter nor digit stands, without case and diacritics, as FTS5's
/// `unicode61 remove_diacritics 2` does. PostgreSQL has no rank that weighs how rare a word is, so FTS5's
/// own, BM25, is worked out of rows that were found (sqlite.org/fts5.html, 5.1.1).
enum PostgresSearch {
    static let dialect = Dialect.Search(
        hits: "SELECT id FROM module_text WHERE words @@ module_query(?)",
        ranked: "SELECT id, rank FROM module_ranks(?)"
    ) { words, inTitle in (inTitle ? "B:" : ":") + words.joined(separator: " ") }

    /// Which modules can be found.
    private static func found(_ row: String) -> String {
        "\(row).title IS NOT NULL OR \(row).description IS NOT NULL OR \(row).staff <> ''"
    }

    static let schema = table + words + query + ranks + keeping

    private static let table = """
        -- The words of a module, column by column; size: of all of them. words: each once, A in the
        -- code, B in the title, C in the description, D among the staff.
        CREATE TABLE module_text (
            id BIGINT PRIMARY KEY REFERENCES module (id) ON DELETE CASCADE,
            code TEXT[] NOT NULL,
            title TEXT[] NOT NULL,
            description TEXT[] NOT NULL,
            staff TEXT[] NOT NULL,
            size BIGINT NOT NULL,
            words TSVECTOR NOT NULL
        );
        CREATE INDEX module_text_by_word ON module_text USING gin (words);

        """

    /// A word's first 200 letters: what is longer no index takes.
    private static let words = #"""
        CREATE FUNCTION module_words(written TEXT) RETURNS TEXT[] LANGUAGE sql IMMUTABLE AS $$
            SELECT COALESCE(array_agg(left(word, 200) ORDER BY place), '{}')
            FROM regexp_split_to_table(
                regexp_replace(
                    normalize(lower(COALESCE(written, '') COLLATE "und-x-icu"), NFD),
                    '[\u0300-\u0331]', '', 'g') COLLATE "und-x-icu", '[^[:alnum:]]+')
                WITH ORDINALITY AS part (word, place) WHERE word <> ''
        $$;
        CREATE FUNCTION module_lexemes(parts TEXT[], label TEXT) RETURNS TEXT
        LANGUAGE sql IMMUTABLE AS $$
            SELECT COALESCE(string_agg(quote_literal(word) || label, ' '), '')
            FROM (SELECT DISTINCT word FROM unnest(parts) AS word) AS part
        $$;

        """#

    private static let query = """
        CREATE FUNCTION module_query(pattern TEXT) RETURNS TSQUERY LANGUAGE sql IMMUTABLE AS $$
            SELECT CAST(string_agg(
                quote_literal(word) || ':*' || split_part(pattern, ':', 1), ' & ') AS TSQUERY)
            FROM unnest(module_words(substr(pattern, strpos(pattern, ':')))) AS word
        $$;

        """

    private static let ranks = """
        CREATE FUNCTION module_ranks(pattern TEXT) RETURNS TABLE (id BIGINT, rank DOUBLE PRECISION)
        LANGUAGE sql STABLE AS $$
            WITH whole AS (
                SELECT CAST(COUNT(*) AS DOUBLE PRECISION) AS rows,
                    CAST(SUM(size) AS DOUBLE PRECISION) / COUNT(*) AS average FROM module_text
            ), asked AS MATERIALIZED (
                SELECT place, word, ln((whole.rows - hits + 0.5) / (hits + 0.5)) AS rarity
                FROM whole, unnest(module_words(substr(pattern, strpos(pattern, ':'))))
                    WITH ORDINALITY AS part (word, place),
                LATERAL (
                    SELECT CAST(COUNT(*) AS DOUBLE PRECISION) AS hits FROM module_text
                    WHERE words @@ CAST(quote_literal(word) || ':*' AS TSQUERY)) AS known
            )
            SELECT found.id, -SUM(
                CASE WHEN rarity > 0 THEN rarity ELSE 1e-6 END * often * 2.2
                / (often + 1.2 * (0.25 + 0.75 * found.size / whole.average)) ORDER BY place)
            FROM module_text AS found CROSS JOIN whole CROSS JOIN asked, LATERAL (
                SELECT CAST(SUM(weight) AS DOUBLE PRECISION) AS often FROM (
                    SELECT 20 AS weight, unnest(found.code) AS part
                    UNION ALL SELECT 8, unnest(found.title)
                    UNION ALL SELECT 1, unnest(found.description)
                    UNION ALL SELECT 4, unnest(found.staff)) AS parts
                WHERE starts_with(part, word)) AS counted
            WHERE found.words @@ module_query(pattern) GROUP BY found.id
        $$;

        """

    private static let keeping = """
        CREATE FUNCTION module_text_of(new module) RETURNS void LANGUAGE sql AS $$
            INSERT INTO module_text (id, code, title, description, staff, size, words)
            SELECT new.id, code, title, description, staff,
                cardinality(code) + cardinality(title) + cardinality(description)
                    + cardinality(staff),
                CAST(module_lexemes(code, ':1A') || ' ' || module_lexemes(title, ':2B') || ' '
                    || module_lexemes(description, ':3C') || ' ' || module_lexemes(staff, ':4D')
                    AS TSVECTOR)
            FROM (SELECT module_words(new.code) AS code, module_words(new.title) AS title,
                module_words(new.description) AS description,
                module_words(new.staff) AS staff) AS part
            WHERE \(found("new"))
        $$;
        CREATE FUNCTION module_is_written() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
            IF TG_OP = 'UPDATE' THEN DELETE FROM module_text WHERE id = NEW.id; END IF;
            PERFORM module_text_of(NEW);
            RETURN NULL;
        END $$;
        CREATE TRIGGER module_written
            AFTER INSERT OR UPDATE OF code, title, description, staff ON module
            FOR EACH ROW EXECUTE FUNCTION module_is_written();
        """

    /// Makes the search anew.
    static let rebuilding = [
        "DELETE FROM module_text", "SELECT module_text_of(module) FROM module",
    ]

    /// Modules that ought to be found and are not; `code`.
    static let missed = """
        SELECT code FROM module WHERE (\(found("module")))
        AND NOT EXISTS (SELECT 1 FROM module_text WHERE module_text.id = module.id)
        ORDER BY code LIMIT 1
        """
}
