extension English {
    /// What accounts refuse, and what is mailed of them.
    static let accounts: StaticString = #"""
        text.device = the device's name
        text.passkey = the passkey's name
        refusal.departure.none = you stay: nobody asked that you be erased
        refusal.code.wrong = the code is wrong, was tried too often, or its ten minutes are over: ask for
            another
        refusal.password.wrong = Either the name is not known or the password is wrong.
        refusal.password.short = a password has at least 8 characters
        refusal.password.long = a password has at most 256 characters
        refusal.password.common = that password is among the most common ones: choose another
        refusal.invitation.wrong = the invitation is not known, was used, or is too old: ask an
            operator for another
        refusal.invitation.here = {handle} can sign in already: an invitation would open their account
            to whoever has it
        refusal.signUp.closed = nobody can make an account here by themselves: ask an operator for an
            invitation
        refusal.signUp.domain = sign up with the campus's address: one that ends in {domains}
        refusal.session.unknown = there is no such session
        refusal.account.stale = prove who you are again: by a code, a passkey or your password
        refusal.address.other = that address signs in to another account: sign in there and remove it
            first
        refusal.address.unknown = there is no such address
        refusal.address.last = the last address stays: without it nobody could sign in
        refusal.appPassword.many = {most} app passwords are enough: remove one first
        refusal.appPassword.unknown = there is no such app password
        refusal.passkey.wrong = that passkey opens nothing here, or its answer came too late: try again,
            or take a code
        refusal.passkey.unusable = that passkey cannot be used here, or it came too late: try again
        refusal.passkey.known = that passkey is here already
        refusal.passkey.many = {most} passkeys are enough: remove one first
        refusal.passkey.unknown = there is no such passkey
        refusal.openID.unreached = the campus's sign-in does not answer as it should: try again later, or
            take another way
        refusal.openID.wrong = the campus's sign-in did not say who you are: try again
        refusal.openID.denied = the campus's sign-in let you not through: try again, or take another way
        refusal.openID.unlinked = no account here is linked with you there: sign in another way, and link
            it among your devices
        refusal.openID.other = that is linked with another account here
        refusal.openID.unknown = there is no such link
        refusal.passkey.unset = passkeys need the site's name: its administrator gives server.url in
            config.yaml
        refusal.operator.invite = only operators invite: ask one

        refusal.mail.unset = no mail server is known: its administrator gives channels.email in
            config.yaml
        refusal.mail.refused = the mail server {host} does not take the letter ({status})
        refusal.mail.unreached = the mail server {host} does not answer

        mail.code.subject = {code} is your code for {site}
        mail.code.body = Type {code} where {site} asks for it. It is good for ten minutes, once.
        mail.code.ignore = If you did not ask for it, somebody mistyped their address: do nothing,
            and give the code to nobody.
        mail.proof.subject = {code} shows {site} that it is you
        mail.proof.body = Type {code} where {site} asks whether it is you. It is good for ten minutes, once.
        mail.proof.ignore = If you did not ask for it, somebody is signed in as you: sign in yourself, and sign out all
            other devices under “Devices”. Give the code to nobody.
        mail.address.subject = {code} adds this address at {site}
        mail.address.body = Type {code} to add this address to your account at {site}. It is good for
            ten minutes, once.
        mail.stranger.subject = Signing in to {site}
        mail.stranger.body = Somebody wanted to sign in to {site} with this address. There is no
            account for it, and none can be made without an invitation.
        mail.changed.subject = Your account at {site} was changed
        mail.changed.body = This was done in your account at {site}: {what}.
        mail.changed.stranger = If it was not you: sign in, sign out all other devices under “Devices”, and look at your
            addresses. If you can no longer sign in, ask the operators.
        mail.leaving.subject = Your account at {site} will be erased
        mail.leaving.body = You asked {site} to erase your account. It is erased on {day}; until then all is
            as it was.
        mail.leaving.stay = To keep it, sign in before and choose “Stay after all”.
        mail.leaving.stranger = If it was not you: sign in, choose “Stay after all”, and sign out all other
            devices under “Devices”.
        """#
}
