/// What the program says of itself.
public enum Belltower {
    public static let version = "0.1.1"
}
