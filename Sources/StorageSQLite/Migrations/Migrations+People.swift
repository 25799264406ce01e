/// What a person says of themselves, and whether an operator has stopped them.
extension Migrations {
    static let profiles = """
        -- E-mail and phone are not unique: that an address is taken is nobody's to find out.
        ALTER TABLE person ADD COLUMN name TEXT;
        ALTER TABLE person ADD COLUMN email TEXT;
        ALTER TABLE person ADD COLUMN phone TEXT;
        ALTER TABLE person ADD COLUMN birthday TEXT;
        ALTER TABLE person ADD COLUMN gender TEXT;
        ALTER TABLE person ADD COLUMN picture TEXT;
        ALTER TABLE person ADD COLUMN bio TEXT;
        ALTER TABLE person ADD COLUMN units TEXT;
        ALTER TABLE person ADD COLUMN zone TEXT;
        ALTER TABLE person ADD COLUMN font_size TEXT;
        ALTER TABLE person ADD COLUMN colours TEXT;
        -- When an operator suspended them; null while they may act.
        ALTER TABLE person ADD COLUMN suspended INTEGER;
        CREATE INDEX person_by_email ON person (email);
        CREATE INDEX person_by_phone ON person (phone);
        """
}
