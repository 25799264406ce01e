import Fetching
import Markup

extension FetchError {
    /// What is wrong and what to do, where a page was asked for and no calendar.
    var toldOfPage: String {
        switch reason {
        case .isDirectory: "\(place) is a folder: give a saved page in it"
        case .status(let status) where status == 401 || status == 403:
            "\(place) refuses access (\(status)): save the page in a browser that may see it, and "
                + "give the file with --start"
        case .status(let status) where status == 404 || status == 410:
            "\(place) has no such page (\(status)): check the address"
        case .tooLarge(let limit) where limit >= PageLimits().bytes:
            "\(place) sends more than \(limit >> 20) MiB, which no page may have: check the address"
        default: description
        }
    }
}
