extension English {
    /// What a server refuses, and what it says of requests that go wrong.
    static let server: StaticString = #"""
        refusal.session.none = sign in first
        refusal.field.missing = `{field}` is missing
        refusal.field.wrong = `{field}` is not what it may be
        refusal.field.unknown = there is no field `{field}` here
        refusal.path.unknown = there is no such thing
        refusal.body.unreadable = the body is no JSON object
        refusal.request.key = Idempotency-Key is 1 to 64 characters without spaces, as a UUID
        refusal.request.other = that key was used for another request
        refusal.request.underWay = the same request is under way: ask again when it is done
        refusal.request.lost = that was done, but the answer is lost: look what there is now
        refusal.source.room = your calendars take {size} MB, and {most} MB are enough: remove one
            first
        refusal.source.many = {most} sources are enough: unsubscribe from one first
        refusal.source.remote = give the feed's web address: one that begins with https:// or webcal://
        refusal.channel.local = only whoever runs this server names its files and programs: choose
            push, e-mail, ntfy or a webhook
        refusal.channel.address = reminders go to your own addresses alone: add it to your account first
        refusal.program.unstarted = the program {program} cannot be started
        refusal.tooMany = too often: try again in a while
        refusal.crossSite = another site's page asked for that: do it here
        refusal.server.listen = {address} cannot be listened on: {reason}
        refusal.server.address = {text} is no address to listen on: write it as 127.0.0.1:8080
        refusal.server.certificate = the certificate or its key cannot be read: both are PEM files
        refusal.server.half = a certificate needs its key, and a key its certificate
        refusal.server.handed = the socket that was handed over does not listen for connections

        problem.invalid = That cannot be understood
        problem.unauthenticated = Sign in first
        problem.forbidden = That is not allowed
        problem.missing = There is no such thing
        problem.conflict = That contradicts what is there
        problem.over = That is over
        problem.guarded = Held back, since much would be lost
        problem.tooMany = Too often
        problem.busy = Busy: try again soon
        problem.unavailable = Another server does not answer
        problem.full = No room left
        problem.failed = Something went wrong here
        problem.method = that cannot be done here in this way
        problem.missing.page = the address is mistyped, or what stood here is gone
        problem.changed = it has changed since: read it again
        problem.large = that is too large
        problem.mediaType = send JSON (application/json)
        problem.request = the request cannot be read
        problem.slow = the request took too long
        problem.ending = the server is ending: try again
        problem.unknown = something went wrong here, and was written down
        """#
}
