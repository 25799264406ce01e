import Campus
import Operations
import Words

/// Friends who have nothing on now, as the page of friends and today list them.
struct FreeNowList {
    let frame: Frame

    /// See `partials/free-now`.
    func rows(_ friends: some Sequence<FreeFriend>) -> [[String: Any]] {
        friends.map { free in
            var row = frame.line(free.person, as: "free")
            row["freeUntil"] = frame.timestamp(free.until)
            row["freeUntilText"] = frame.words(
                "day.until", ["day": .text(frame.moment(free.until))])
            row["meetAddress"] = "/free?with=\(free.person.handle)"
            return row
        }
    }
}
