extension French {
    /// What a server refuses, and what it says of requests that go wrong.
    static let server: StaticString = #"""
        refusal.session.none = connecte-toi d’abord
        refusal.field.missing = il manque `{field}`
        refusal.field.wrong = `{field}` n’est pas ce qu’il peut être
        refusal.field.unknown = il n’y a pas de champ `{field}` ici
        refusal.path.unknown = ça n’existe pas
        refusal.body.unreadable = le corps n’est pas un objet JSON
        refusal.request.key = Idempotency-Key a de 1 à 64 caractères sans espaces, comme un UUID
        refusal.request.other = cette clé a servi à une autre requête
        refusal.request.underWay = la même requête est en cours : redemande quand elle sera finie
        refusal.request.lost = c’est fait, mais la réponse est perdue : regarde où ça en est
        refusal.source.room = tes calendriers prennent {size} Mo, et {most} Mo suffisent :
            retires-en un d’abord
        refusal.source.many = {most} sources suffisent : désabonne-toi d’abord d’une d’elles
        refusal.source.remote = donne l’adresse web du flux : elle commence par https:// ou webcal://
        refusal.channel.local = seul qui gère ce serveur nomme ses fichiers et programmes : choisis push,
            e-mail, ntfy ou un webhook
        refusal.channel.address = les rappels ne vont qu’à tes propres adresses : ajoute-la d’abord à ton
            compte
        refusal.program.unstarted = impossible de lancer le programme {program}
        refusal.tooMany = trop souvent : réessaie dans un moment
        refusal.crossSite = c’est la page d’un autre site qui l’a demandé : fais-le ici
        refusal.server.listen = impossible d’écouter sur {address} : {reason}
        refusal.server.address = {text} n’est pas une adresse d’écoute : écris-la comme 127.0.0.1:8080
        refusal.server.certificate = le certificat ou sa clé est illisible : les deux sont des fichiers
            PEM
        refusal.server.half = un certificat a besoin de sa clé, et une clé de son certificat
        refusal.server.handed = le socket transmis n’écoute pas les connexions

        problem.invalid = Impossible à comprendre
        problem.unauthenticated = Connecte-toi d’abord
        problem.forbidden = Ce n’est pas permis
        problem.missing = Ça n’existe pas
        problem.conflict = Ça contredit ce qu’il y a déjà
        problem.over = C’est passé
        problem.guarded = Mis en attente, car beaucoup serait perdu
        problem.tooMany = Trop souvent
        problem.busy = Occupé : réessaie bientôt
        problem.unavailable = Un autre serveur ne répond pas
        problem.full = Plus de place
        problem.failed = Un problème est survenu ici
        problem.method = ça ne peut pas se faire ici de cette façon
        problem.missing.page = l’adresse est mal tapée, ou ce qui était ici a disparu
        problem.changed = ça a changé depuis : relis d’abord
        problem.large = c’est trop grand
        problem.mediaType = envoie du JSON (application/json)
        problem.request = la requête est illisible
        problem.slow = la requête a pris trop de temps
        problem.ending = le serveur s’arrête : réessaie
        problem.unknown = un problème est survenu ici, et il a été noté
        """#
}
