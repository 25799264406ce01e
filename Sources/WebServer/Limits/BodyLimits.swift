/// How much a request may send, in bytes, but for what is uploaded.
enum BodyLimits {
    static let most = 1 << 20
    /// So much of a body costs as much as what takes many times an agenda.
    static let costly = 256 << 10
    /// Of nobody that is known: an address, a code, a passkey's answer.
    static let mostOfNobody = 16 << 10
}
