/// What is said of the settings of the site.
extension English {
    static let site: StaticString = #"""
        page.site.title = Settings of the site
        page.site.name = What the site is called
        page.site.signUp = Who may make an account
        page.site.domains = The campus’s domains
        page.site.domainsWhy = Of e-mail addresses, with commas between them: example.ac.uk. Those below one count too.
        page.site.hotline = Telephone number that helps
        page.site.hotlineWhy = It is shown under Help, and at the foot of each simple page, with what is written behind it: the hours, for
            example.
        page.site.why = An empty field puts a setting back to how it comes.
        page.site.again = This is as it was before: what was written here could not be kept. If you changed it, write it
            again.
        page.site.locked = config.yaml, or the server’s environment, sets this: it is changed there.
        page.site.standard = as it comes
        page.site.versions = What was changed
        page.site.none = Nothing was changed here yet. What you save on this page can be taken back here.
        page.site.undo = Take back
        page.signUpChoice.open = Whoever proves an e-mail address
        page.signUpChoice.domains = Whoever proves an address of the campus’s domains
        page.signUpChoice.invited = Whom an operator invites
        page.signUpChoice.closed = Nobody
        page.site.offerHours = Hours that a free place is kept
        page.site.offerHoursWhy = For the first who waits for an event; it is less when the event is near.
        page.site.alerts = Alerts to operators
        page.site.alertsEmail = Alerts by mail
        page.site.alertsEmailWhy = E-mail addresses, with commas between them. The mail server is in config.yaml.
        page.site.alertsNtfy = Alerts by ntfy
        page.site.alertsNtfyWhy = Topics or their addresses, with commas between them. They are not shown whole
            again: to change one, write all of them anew.
        page.site.alertsWebhook = Alerts by webhook
        page.site.alertsWebhookWhy = Addresses that get each alert as JSON. They are not shown whole again: to
            change one, write all of them anew.
        page.site.alertsBackups = Who makes backups
        page.site.alertsBackupsWhy = Nobody is called for backups that another program makes.
        page.backupsChoice.here = Belltower itself
        page.backupsChoice.elsewhere = Another program
        page.site.file = What config.yaml alone sets
        page.site.fileWhy = Addresses, limits and secrets of the server, and the time zone by which days were
            counted and planned: whoever runs the server changes them there.
        page.site.hidden = not shown
        refusal.site.offerHours = a free place is kept for 1 to 720 hours: give a whole number
        refusal.site.alertsEmail = alerts are mailed to e-mail addresses with commas between them: mend them
        refusal.site.alertsNtfy = topics are letters, digits, - and _, or http and https addresses, with commas
            between them: write all of them anew
        refusal.site.alertsWebhook = webhooks are http or https addresses with commas between them: write all of
            them anew
        refusal.site.alertsBackups = backups are made here or elsewhere: choose one
        told.site.version = {author}, {time}; before: {former}
        told.did.site = The site’s settings are saved.
        refusal.operator.site = only an operator may change the settings of the site: ask one
        refusal.site.unknown = the site has no setting {key}: there are {keys}
        refusal.site.locked = the file config.yaml sets {key}: change it there
        refusal.site.older = {key} was changed again since: take the newest change back first
        refusal.site.nothing = there is no such change to take back
        refusal.site.name = the site’s name has 60 characters at most: shorten it
        refusal.site.signUp = who may sign up is open, domains, invited or closed: choose one
        refusal.site.domains = domains are written as example.ac.uk, with commas between them, without @: mend
            them
        refusal.site.hotline = the telephone number has 60 characters at most: shorten it
        site.head.key = setting
        site.head.value = value
        site.head.note = set
        site.head.number = number
        site.head.former = before
        site.head.who = by
        site.head.when = when
        site.locked = in config.yaml
        site.standard = as it comes
        site.own = by an operator
        site.none = Nothing was changed yet.
        """#
}
