/// What communities say of themselves.
extension Migrations {
    static let communityWords = """
        -- topic: a word or two, by which communities are found together. Both are null where nobody
        -- has written anything yet.
        ALTER TABLE community ADD COLUMN topic TEXT;
        ALTER TABLE community ADD COLUMN description TEXT;
        """
}
