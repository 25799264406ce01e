package import Campus

/// Writes into each item of one person what it clashes with, as `merge` does.
///
/// - Parameter items: in order of the agenda.
package func markClashes(in items: inout [AgendaItem], walks: WalkingTimes = WalkingTimes()) {
    ClashFinder(walks: walks).mark(&items)
}
