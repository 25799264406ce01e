extension English {
    /// What the page of changes says.
    static let changed: StaticString = #"""
        # Changes
        page.changes.title = Changes
        page.changes.source = Source
        page.changes.all = All sources
        page.changes.module = Module or title
        page.changes.show = Show
        page.changes.months = Other months
        page.changes.own = What you did last
        page.changes.news = Friends and events
        page.changes.none = Nothing changed in this month.
        page.changes.noneWhy = When a source moves, cancels or adds something, it stands here.
        page.changes.noneOfThese = Nothing of this changed in this month.
        page.changes.everything = All changes
        """#
}
