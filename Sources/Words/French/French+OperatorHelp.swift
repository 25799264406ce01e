/// What help says to operators alone.
extension French {
    static let operatorHelp: StaticString = #"""
        page.help.desk = Pour les opérateurs
        page.help.feed = Un flux tombe en panne
        page.help.feedText = Sources et flux montre d’abord ce qui échoue, avec ce que le flux a
            répondu. Personne ne perd de cours : le dernier bon import reste. Ce qui a été refusé parce
            que trop disparaîtrait montre ce qu’il changerait ; accepte-le là dès que le campus dit que
            c’est juste. Un import erroné s’annule là aussi.
        page.help.reported = Quelqu’un est signalé
        page.help.reportedText = Signalements montre chaque chose telle qu’elle était, ce qu’elle est
            devenue, et ce que son auteur a fait avant. Décide là de garder, retirer, avertir ou
            suspendre, avec une raison que les deux côtés lisent. Personne ne décide de ce qu’il a
            écrit, signalé ou décidé lui-même. Qui nuit aux autres maintenant se suspend tout de suite,
            dans Personnes.
        page.help.numbers = Le doyen veut des chiffres
        page.help.numbersText = Statistiques a les personnes, combien sont actives, les inscriptions,
            les rappels, les imports et les événements, dessinés et en fichiers, tous en un ZIP aussi.
            Les petits nombres ne sont pas montrés, pour que personne ne soit reconnu.
        page.help.alert = Une alerte arrive
        page.help.alertText = Le poste dit ce qui ne va pas, depuis quand, et mène là où cela se répare.
            Chaque alerte arrive une fois, et une fois encore quand c’est fini. Erreurs a le numéro de
            la requête ; ce que la nuit a trouvé dit si les sauvegardes peuvent être restaurées. Où vont
            les alertes est dans les réglages du site ; qui a fait quoi, dans le journal.
        """#
}
