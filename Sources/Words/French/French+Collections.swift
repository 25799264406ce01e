extension French {
    /// What calendar programs are told.
    static let collections: StaticString = #"""
        # Calendar programs
        collection.classes = Cours
        collection.events = Événements
        collection.personal = Personnel
        collection.classes.about = Ce que disent vos emplois du temps. En lecture seule : modifiez-le dans Belltower.
        collection.events.about = Les événements auxquels vous participez. En lecture seule : quittez-les dans Belltower.
        collection.personal.about = Vos propres entrées, ici et dans Belltower.
        refusal.collection.calendar = ce n’est pas un calendrier
        refusal.collection.object = une entrée à la fois : des événements d’un seul UID, dont un au plus sans
            RECURRENCE-ID, et sans METHOD
        refusal.collection.component = seuls des événements sont gardés ici
        refusal.collection.large = cette entrée est trop grande
        refusal.collection.name = une entrée ne peut pas s’appeler ainsi
        refusal.collection.uid = une autre entrée a cet UID
        refusal.collection.changed = elle a été modifiée entre-temps
        refusal.collection.missing = cette entrée n’existe pas
        refusal.collection.properties = trop de choses sont déjà gardées de ce calendrier
        refusal.collection.full = les entrées des programmes de calendrier prennent trop de place : supprimez-en
        refusal.collection.busy = trop de choses changent à la fois : réessayez
        refusal.collection.insecure = les programmes de calendrier envoient un mot de passe : utilisez https pour ce site
        """#
}
