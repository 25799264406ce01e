/// How a text is marked besides its words.
///
/// The colours are those that stand out from black and from white alike, and from one another for
/// people who see no red or no green; a colour never says what no word or sign says too.
enum Style: String, CaseIterable {
    case bold = "1"
    /// Rules, water, what is cancelled.
    case dim = "38;5;244"
    case warning = "1;38;5;166"
    case red = "38;5;160"
    case orange = "38;5;166"
    case yellow = "38;5;136"
    case green = "38;5;29"
    case teal = "38;5;31"
    case blue = "38;5;27"
    case purple = "38;5;133"
}
