/// Why somebody reports a thing, and on which ground a steward decides: one list for both, so that an answer fits what
/// was said.
package enum ReportReason: String, Hashable, Sendable, CaseIterable {
    case spam, harassment, hate, sexual, violence
    /// Somebody may harm themselves.
    case selfHarm
    /// It shows what somebody did not want shown: an address, a number, a picture.
    case privacy
    /// It pretends to be somebody, or says what is not so.
    case deception
    /// It is against the law (Regulation (EU) 2022/2065, article 16).
    case illegal
    case other
}
