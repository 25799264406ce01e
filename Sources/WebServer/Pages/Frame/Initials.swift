/// What stands for somebody without a picture.
enum Initials {
    /// `MO` of Mira Okafor.
    static func of(_ name: String) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber }
        let letters = [words.first, words.count > 1 ? words.last : nil].compactMap { $0?.first }
        return String(letters).uppercased()
    }
}
