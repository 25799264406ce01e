extension English {
    /// What the home, its files, its sources and the network refuse.
    static let home: StaticString = #"""
        # Files
        refusal.file.irregular = {path} is there and is no regular file: choose another name
        refusal.file.unwritable = {path} cannot be written: {why}: check its folder
        refusal.file.irreplaceable = {path} cannot be replaced: {why}: choose another name
        refusal.file.full = {path}: {why}: free some space
        refusal.file.notText = {file} cannot be read as UTF-8 text: check it
        refusal.file.missing = there is no file {file}: check its name
        refusal.file.folder = {file} is a folder: give a file in it
        refusal.file.special = {file} is no regular file: give one
        refusal.file.large = {file} has over {size}: split it, or check its name
        refusal.file.closed = {file} cannot be read: {why}: check its permissions

        # The home
        refusal.home.uncreatable = the home {path} cannot be created
        refusal.home.file = {path} is a file, not a folder
        refusal.home.closed = the home {path} is closed to you: mend its owner or mode
        refusal.home.own = {file} is the home's own {name}: choose another name
        refusal.home.login = your login name makes no handle
        refusal.time.instant = {text} is not an instant: write it as 2026-10-05T09:15:00+01:00
        refusal.zone.unknown = there is no time zone {zone}: give an IANA name, as Europe/London
        refusal.lock.uncreatable = the lock {path} cannot be created: check the folder
        refusal.person.suspended = {handle} is suspended ({ground}): Reports and decisions says why, and how to appeal
        refusal.person.gone = {handle} is no longer in this home
        refusal.configuration.file = {folder}/config.yaml: `{key}`: the file that it names cannot be
            read: check both
        refusal.configuration.line = {folder}/config.yaml: `{key}`: the file that it names must hold
            one line
        refusal.configuration.missing = there is no file {path}

        # Copies of the home
        refusal.backup.folder = the folder {path} cannot be created: choose another
        refusal.copy.busy = another process writes {path}: wait for its end
        refusal.backup.nothing = there is nothing in {path} yet
        refusal.backup.unnamed = name the file or folder to write
        refusal.backup.configuration = {path} cannot be read, so it is not kept: mend its
            permissions
        refusal.backup.damaged = the database is damaged, so it was not copied: {problem}; repair it
        refusal.keep.noBackup = {folder} has no backup
        refusal.keep.damaged = the backup {file} is damaged: {problem}; write another
        refusal.errand.own = two imports of yours are under way: try again when one of them is done
        refusal.lanes.full = too much is asked at once: try again
        refusal.file.failed = {path}: {why}
        refusal.backup.itself = {file} is the database itself: give the copy another name
        refusal.backup.taken = {file} is there and is no backup: choose another name
        refusal.restore.folder = {file} is a folder: name a backup in it, as {newest}
        refusal.restore.folder.empty = {file} is a folder without backups: name another
        refusal.restore.itself = {file} is the database itself: name a backup
        refusal.restore.noBackup = {file} is no backup of Belltower, or a damaged one: name another
        refusal.restore.foreign = {file} is another program's database, and no backup of Belltower:
            name one
        refusal.restore.special = {file} is no regular file: name a backup
        refusal.restore.newer = {file} was written by a newer Belltower: install that one to restore
            it
        refusal.restore.damaged = {file} is damaged: {problem}
        refusal.restore.immovable = {database} cannot be moved away: check its folder
        refusal.home.lost = the database of the home {path} is gone or empty: put it back, or
            restore a backup
        refusal.restore.inUse = {path} has a database with people in it: nothing was changed
        refusal.restore.unwritable = {file} cannot be written: {why}; nothing was changed
        refusal.home.missing = there is no home {path}

        # Sources and crawlers
        refusal.crawl.removals = {doubt}; nothing was changed: mend the crawler if the pages look
            otherwise now
        refusal.crawl.exampleless = {crawler} has no example page: add one under `examples` in
            {path}
        refusal.crawl.resultless = there is no file {file}
        refusal.operator.catalogue = only an operator may load a catalogue: ask one
        refusal.crawl.doubted = {reason}; nothing was changed: if it is the right page, mend the
            definition
        refusal.crawl.putOff = {reason}: run the same crawl again then
        refusal.crawl.unparted = {reason}; nothing was changed
        refusal.crawl.unfinished = the crawl was not finished, so what is missing may not be gone;
            nothing was changed
        refusal.crawl.parameter = {crawler}: {problem}
        refusal.crawl.parameter.elsewhere = {crawler}: {problem}; the crawler {other} has it
        refusal.crawl.page = {text} is no page: give an http, https or file URL, or a path
        refusal.crawl.start = {crawler}: {problem}, or name the pages
        refusal.crawl.startless = {crawler} names no start pages: give them
        refusal.crawl.unknown = there is no crawler {name}{near, plural, =0 {{count, plural, =0 {:
            none is installed, so put its file into Crawlers/campus} other {: known are {known}}}}
            other {: did you mean {near}?}}
        refusal.campus.unknown = {path}: there is no campus {name}{near, plural, =0 {{count, plural,
            =0 {: none is installed, so put its file into Crawlers/campus} other {: known are
            {known}}}} other {: did you mean {near}?}}
        refusal.crawl.folder = {path} is a folder: give a crawler's file in it
        refusal.crawl.stuck = another process crawls it and has read no page for {minutes} minutes:
            end that process, then import again
        refusal.page.unreadable = {path}: {problem}
        refusal.crawl.file = there is no {file} in {folders}
        refusal.program.incomplete = the program's {folder}/{file} is missing: install it whole
        refusal.yaml.line = {file}: line {line}: {problem}
        refusal.crawl.gone = {gone} of {all} modules of {year} would go
        refusal.crawl.emptied = `{fact}` would vanish from {count} of {all} modules of {year}
        refusal.source.unknown.none = there is no source {name}, nor any other: subscribe to one
            first
        refusal.source.unknown = there is no source {name}: known are {known}
        refusal.source.once = {source} came on standard input, once: subscribe to the new one
            instead
        refusal.lock.import.same = an import of the same source is under way in another process: try
            again
        refusal.lock.import = an import is under way in another process: try again
        refusal.lock.held = {holder} is under way in another process: try again
        refusal.lock.serving = {holder} is under way in another process: stop it first
        refusal.lock.ringing = {holder} is under way in another process: let it ring, or stop it
            first
        refusal.source.unkept = {source}: nothing is kept from before its last import
        refusal.source.keptUnreadable = {source}: what was kept of it: {problem}
        refusal.feed.unreadable = {address}: {problem}
        refusal.feed.unreadable.from = {address}: {problem} (sent by {host})
        refusal.feed.cutShort = {address}: the file ends before END:VCALENDAR, so it may have been
            cut short; nothing was changed: try again later
        refusal.feed.none = {address}: the server sent no calendar: try again later
        refusal.source.campusKind = what is subscribed to for everyone is classes, which reach
            people through their modules: give events to a community
        refusal.source.campusLoss = {source} is the campus's: only an operator accepts what it lost
        refusal.source.keeper = {handle} keeps the campus's sources: make somebody else an operator
            first
        refusal.source.campus = {source} is the campus's: only an operator may change it
        refusal.source.share = the share is a percentage from 0 to 100, the minimum is 1 or more
        refusal.source.campusAlarms = {source} is the campus's: everybody rings it by leads of their
            own
        refusal.source.taken = you have a source named {source}: choose another name

        # Files and networks
        refusal.fetch.address = that is no address: give a path or an http, https or webcal URL
        refusal.fetch.scheme = {scheme} addresses are not read: give an http, https or webcal URL
        refusal.fetch.libcurl = libcurl is missing: install libcurl4
        refusal.fetch.authorities = no certificate authorities are known: install ca-certificates
        refusal.fetch.missing = there is no file {place}: check the path
        refusal.fetch.folder = {place} is a folder: give a calendar file in it
        refusal.fetch.special = {place} cannot be read: it is no regular file
        refusal.fetch.unreadable = {place} cannot be read: {why}
        refusal.fetch.refuses = {place} refuses access ({status}): open the address in a browser; if it
            is refused there too, get a new one
        refusal.fetch.unknown = {place} knows no such calendar ({status}): check the address
        refusal.fetch.gone = {place} says that the calendar is gone for good ({status}): unsubscribe
        refusal.fetch.often = {place} asks for fewer requests ({status}): try again later
        refusal.fetch.status = {place} answered with status {status}: try again later
        refusal.fetch.timedOut = {place} did not answer in time: try again later
        refusal.fetch.large = {place} sends more than {size}: raise fetch.maximumBytes if it must be
        refusal.fetch.header = {place} sends more than {size} of header: check the address
        refusal.fetch.private = {place} is a private address: only public ones are asked from here
        refusal.fetch.unresolved = {place} is not known to the name service, or leads to no public address: check the
            address and the network
        refusal.fetch.unreached = {place} cannot be reached: try again later
        refusal.fetch.noTLS = {place} speaks no https: check the address
        refusal.fetch.insecure = {place} has no valid certificate: check the address
        refusal.fetch.redirects = {place} redirects more than {limit} times: check the address
        refusal.fetch.redirect = {place} redirects to where it may not lead, from https to http or
            off the web: check the address
        refusal.fetch.cutShort = {place} broke off in the middle: try again later
        refusal.fetch.notHTTP = {place} is no web server: check the address
        refusal.fetch.encoding = {place} sends a compression that cannot be read: tell whoever runs it
        refusal.fetch.cancelled = {place} was not waited for: try again
        refusal.fetch.failed = {place} could not be fetched: try again later

        # The database
        refusal.storage.busy = the database is in use by another process: try again
        refusal.storage.damaged = the database is damaged or no database: restore a backup, or move
            it away
        refusal.storage.foreign = the database is another program's: choose another home, or move
            the file away
        refusal.storage.special = what has the database's name is no regular file: move it away, or
            choose another home
        refusal.storage.newer = the database was written by a newer Belltower: install that one, or
            another home
        refusal.storage.replaced = the database is another file than the one that is open: start the
            program again
        refusal.storage.failed = the database refused: {what}
        refusal.storage.unreachable = the database's server at {host} does not answer: check that it
            runs, and database: in config.yaml
        refusal.storage.denied = the database's server at {host} does not let {user} in: check the
            name in database: of config.yaml, its password, and what it may do
        refusal.storage.uncertain = the connection to the database was lost while something was
            written: look whether it was done before you try again
        refusal.storage.library = libpq is missing, which talks to PostgreSQL: install it (Debian:
            apt install libpq5)
        refusal.storage.address = what names the database cannot be read: write
            postgresql://NAME@HOST/DATABASE
        refusal.storage.password = a password stands in the database's address: take it out, and
            keep it in a file or the environment
        refusal.storage.version = the database's server is PostgreSQL {version}: version 15 or a
            later one is needed
        refusal.storage.missing = the server has no database {database}: make it, in UTF-8 and with
            the locale C
        refusal.storage.encoding = the database {database} does not keep UTF-8: make another one, in
            UTF-8 and with the locale C
        refusal.storage.collation = the database {database} has an order of letters of its own: make
            another one, in UTF-8 and with the locale C
        refusal.storage.full = the disk is full, and nothing was saved: try again later
        refusal.storage.low = there is too little room on the disk for calendars: try again later
        refusal.storage.vanished = nothing is left in the database: restore a backup
        refusal.storage.incomplete = the database is damaged, {what} is missing: make an empty
            database in its place, and restore a backup
        refusal.storage.notEmpty = what is to be filled holds something already: name an empty
            database, or move the home's own file away
        refusal.storage.differs = the table {table} was not written as it was read, and nothing was
            kept: look at the disk and the server, and try again
        refusal.move.target = a home moves to postgresql://NAME@HOST/DATABASE, or back into its own
            file, which is called file
        refusal.move.same = the home is there already: name another place
        refusal.move.open = others have the database open, {who}: stop them first
        refusal.move.variable = {variable} stands over config.yaml, which would be altered in vain: unset
            it, or only copy, and set it afterwards
        refusal.move.line = all is copied, but config.yaml cannot be altered by a line: write
            {line} into it
        refusal.storage.taken = {database} was taken away, or replaced by what is no database: put
            it back
        refusal.person.elsewhere = {handle} is not in the database that is there now

        # Files that are read
        refusal.feed.empty = the file is empty
        refusal.feed.events = it lists events ({count}), but not one of them can be read: tell its
            publisher
        refusal.feed.libical = libical is missing: install libical3
        refusal.feed.webPage = that is an HTML page, perhaps a login page, not a calendar: check the
            address
        refusal.feed.otherFile = that is {kind}, not a calendar
        refusal.feed.noCalendar = that is not a calendar
        refusal.feed.noCalendar.start = that is not a calendar: it begins with "{start}"
        refusal.feed.lineBreaks = the calendar has lost its line breaks and cannot be put right
        refusal.feed.large = it is larger than {limit} bytes
        refusal.feed.deep = line {line} opens one component too many inside another
        refusal.feed.many = it holds more than {limit} events, or calendars, or time zones, and no
            more are read: ask the publisher for a shorter time
        refusal.page.large = the page has over {size} MiB: check that it is one
        refusal.page.deep = the page nests elements over {limit} deep: check that it is one
        refusal.page.elements = the page has over {limit} elements: check that it is one
        refusal.page.attributes = a tag of the page has over {limit} attributes: check that it is
            one
        refusal.page.empty = the page is empty: save it anew, or check its address
        refusal.page.libxml2 = libxml2 is missing: install libxml2
        refusal.parameter.unknown = there is no parameter {name}: {count, plural, =0 {this crawler
            has none} other {known are {known}}}
        refusal.parameter.missing = {names} must be given
        refusal.parameter.given = {name}
        refusal.parameter.given.more = {before}, {name}
        refusal.parameter.wrong = the parameter {name} is {form}
        feed.kind.gzip = a gzip archive
        feed.kind.zip = a ZIP archive
        feed.kind.pdf = a PDF document
        feed.kind.picture = a picture
        feed.kind.card = an address card
        feed.kind.xml = an XML document

        # What a feed lost
        refusal.held = {claim}{count, plural, =0 {} one {} other {, seen # times}}; nothing was
            changed
        refusal.held.nothing = the feed is empty
        refusal.held.what = {scope, select, only {the one coming {kind, select, class {class} event
            {event} other {entry}}} all {all {total} coming {kind, select, class {classes} event
            {events} other {entries}}} other {{lost} of {total} coming {kind, select, class
            {classes} event {events} other {entries}}}}
        refusal.held.way = the feed says {what} {way, select, removed {{lost, plural, one {is gone}
            other {are gone}}} cancelled {{lost, plural, one {is cancelled} other {are cancelled}}}
            past {{lost, plural, one {is over} other {are over}}} far {{lost, plural, one {is months
            from now} other {are months from now}}} excluded {{lost, plural, one {does not take
            place} other {do not take place}}} unreadable {cannot be read} untimed {{lost, plural, one {takes a whole day} other
            {take whole days}}} untitled {{lost, plural, one {has no title of its own} other {have
            no title of their own}}} unplaced {{lost, plural, one {has no place} other {have no
            place}}} other {{lost, plural, one {has no title or no place} other {have no title or no
            place}}}}
        refusal.held.lost = the feed says {what} are lost: {ways}
        refusal.held.part = {count} {way, select, removed {gone} cancelled {cancelled} past {over}
            far {months from now} excluded {left out} unreadable {unreadable} untimed {without an hour} untitled {without a
            title} other {without a place}}
        """#
}
