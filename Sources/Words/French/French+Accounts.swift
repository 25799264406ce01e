extension French {
    /// What accounts refuse, and what is mailed of them.
    static let accounts: StaticString = #"""
        text.device = le nom de l’appareil
        text.passkey = le nom de la clé d’accès
        refusal.departure.none = tu restes : personne n’a demandé qu’on t’efface
        refusal.code.wrong = le code est faux, essayé trop souvent, ou ses dix minutes sont passées : demandes-en un
            autre
        refusal.password.wrong = Soit ce nom est inconnu, soit le mot de passe est faux.
        refusal.password.short = un mot de passe a au moins 8 caractères
        refusal.password.long = un mot de passe a au plus 256 caractères
        refusal.password.common = ce mot de passe est parmi les plus courants : choisis-en un autre
        refusal.invitation.wrong = l’invitation est inconnue, déjà utilisée ou trop ancienne :
            demandes-en une autre à un opérateur
        refusal.invitation.here = {handle} peut déjà se connecter : une invitation ouvrirait son compte
            à qui la détient
        refusal.signUp.closed = ici, personne ne peut créer un compte tout seul : demande une invitation
            à un opérateur
        refusal.signUp.domain = inscris-toi avec l’adresse du campus : une adresse qui finit par {domains}
        refusal.session.unknown = cette session n’existe pas
        refusal.account.stale = montre à nouveau que c’est toi : avec un code, une clé d’accès ou ton mot
            de passe
        refusal.address.other = cette adresse sert à un autre compte : connecte-toi là-bas et retire-la
            d’abord
        refusal.address.unknown = cette adresse n’existe pas
        refusal.address.last = la dernière adresse reste : sans elle, plus personne ne pourrait se
            connecter
        refusal.appPassword.many = {most} mots de passe d’application suffisent : retires-en un d’abord
        refusal.appPassword.unknown = ce mot de passe d’application n’existe pas
        refusal.passkey.wrong = cette clé d’accès n’ouvre rien ici, ou sa réponse est arrivée trop tard :
            réessaie, ou prends un code
        refusal.passkey.unusable = cette clé d’accès ne marche pas ici, ou elle est arrivée trop tard :
            réessaie
        refusal.passkey.known = cette clé d’accès est déjà là
        refusal.passkey.many = {most} clés d’accès suffisent : retires-en une d’abord
        refusal.passkey.unknown = cette clé d’accès n’existe pas
        refusal.openID.unreached = la connexion du campus ne répond pas comme il faut : réessaie plus tard,
            ou prends un autre chemin
        refusal.openID.wrong = la connexion du campus n’a pas dit qui tu es : réessaie
        refusal.openID.denied = la connexion du campus ne t’a pas laissé passer : réessaie, ou prends un
            autre chemin
        refusal.openID.unlinked = aucun compte ici n’est lié au tien là-bas : connecte-toi autrement, puis
            fais le lien parmi tes appareils
        refusal.openID.other = c’est déjà lié à un autre compte ici
        refusal.openID.unknown = ce lien n’existe pas
        refusal.passkey.unset = les clés d’accès ont besoin du nom du site : son administrateur indique
            server.url dans config.yaml
        refusal.operator.invite = seuls les opérateurs invitent : demande à l’un d’eux

        refusal.mail.unset = aucun serveur de mail n’est connu : l’administrateur indique
            channels.email dans config.yaml
        refusal.mail.refused = le serveur de mail {host} n’accepte pas le message ({status})
        refusal.mail.unreached = le serveur de mail {host} ne répond pas

        mail.code.subject = {code} est ton code pour {site}
        mail.code.body = Tape {code} là où {site} le demande. Il est valable dix minutes, une seule fois.
        mail.code.ignore = Si tu ne l’as pas demandé, quelqu’un a mal tapé son adresse : ne fais rien,
            et ne donne le code à personne.
        mail.proof.subject = {code} montre à {site} que c’est bien toi
        mail.proof.body = Tape {code} là où {site} demande si c’est bien toi. Il est valable dix minutes, une seule fois.
        mail.proof.ignore = Si tu ne l’as pas demandé, quelqu’un est connecté à ta place : connecte-toi et déconnecte
            tous les autres sous « Appareils ». Ne donne le code à personne.
        mail.address.subject = {code} ajoute cette adresse à {site}
        mail.address.body = Tape {code} pour ajouter cette adresse à ton compte {site}. Il est valable
            dix minutes, une seule fois.
        mail.stranger.subject = Connexion à {site}
        mail.stranger.body = Quelqu’un a voulu se connecter à {site} avec cette adresse. Elle n’a pas de
            compte, et on ne peut en créer un que sur invitation.
        mail.changed.subject = Ton compte sur {site} a été modifié
        mail.changed.body = Voici ce qui a été fait dans ton compte sur {site} : {what}.
        mail.changed.stranger = Si ce n’était pas toi, connecte-toi, déconnecte tous les autres sous « Appareils » et vérifie tes
            adresses. Si tu ne peux plus te connecter, demande aux opérateurs.
        mail.leaving.subject = Ton compte sur {site} va être effacé
        mail.leaving.body = Tu as demandé à {site} d’effacer ton compte. Ce sera fait le {day} ; d’ici là, rien ne
            change.
        mail.leaving.stay = Pour le garder, connecte-toi avant et choisis « Rester finalement ».
        mail.leaving.stranger = Si ce n’était pas toi, connecte-toi, choisis « Rester finalement » et déconnecte
            tous les autres sous « Appareils ».
        """#
}
