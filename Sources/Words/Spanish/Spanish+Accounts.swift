extension Spanish {
    /// What accounts refuse, and what is mailed of them.
    static let accounts: StaticString = #"""
        text.device = el nombre del dispositivo
        text.passkey = el nombre de la llave de acceso
        refusal.departure.none = te quedas: nadie ha pedido que se elimine tu cuenta
        refusal.code.wrong = el código no es correcto, se probó demasiadas veces o ya pasaron sus diez minutos: pide
            otro
        refusal.password.wrong = No conocemos ese nombre, o la contraseña no es correcta.
        refusal.password.short = una contraseña tiene al menos 8 caracteres
        refusal.password.long = una contraseña tiene como mucho 256 caracteres
        refusal.password.common = esa contraseña es de las más usadas: elige otra
        refusal.invitation.wrong = la invitación no existe, ya se usó o es demasiado antigua: pide otra
            a un operador
        refusal.invitation.here = {handle} ya puede entrar: una invitación abriría su cuenta a quien la
            tenga
        refusal.signUp.closed = aquí nadie puede crear su propia cuenta: pide una invitación a un
            operador
        refusal.signUp.domain = usa tu dirección del campus: una que termine en {domains}
        refusal.session.unknown = esa sesión no existe
        refusal.account.stale = confirma otra vez que eres tú: con un código, una llave de acceso o tu
            contraseña
        refusal.address.other = esa dirección es de otra cuenta: entra en ella y quítala primero
        refusal.address.unknown = esa dirección no existe
        refusal.address.last = la última dirección se queda: sin ella nadie podría entrar
        refusal.appPassword.many = {most} contraseñas de aplicación son suficientes: quita una primero
        refusal.appPassword.unknown = esa contraseña de aplicación no existe
        refusal.passkey.wrong = esa llave de acceso no abre nada aquí, o su respuesta llegó demasiado
            tarde: prueba otra vez o pide un código
        refusal.passkey.unusable = esa llave de acceso no se puede usar aquí, o llegó demasiado tarde:
            prueba otra vez
        refusal.passkey.known = esa llave de acceso ya está aquí
        refusal.passkey.many = {most} llaves de acceso son suficientes: quita una primero
        refusal.passkey.unknown = esa llave de acceso no existe
        refusal.openID.unreached = el acceso del campus no responde como debería: prueba más tarde o
            entra de otra manera
        refusal.openID.wrong = el acceso del campus no dijo quién eres: prueba otra vez
        refusal.openID.denied = el acceso del campus no te dejó pasar: prueba otra vez o entra de otra
            manera
        refusal.openID.unlinked = ninguna cuenta de aquí está vinculada con la tuya de allí: entra de
            otra manera y vincúlala en tus dispositivos
        refusal.openID.other = eso está vinculado con otra cuenta de aquí
        refusal.openID.unknown = ese vínculo no existe
        refusal.passkey.unset = las llaves de acceso necesitan el nombre del sitio: quien lo administra
            pone server.url en config.yaml
        refusal.operator.invite = solo los operadores invitan: pídeselo a uno

        refusal.mail.unset = no hay ningún servidor de correo: quien administra el sitio pone
            channels.email en config.yaml
        refusal.mail.refused = el servidor de correo {host} no acepta el mensaje ({status})
        refusal.mail.unreached = el servidor de correo {host} no responde

        mail.code.subject = {code} es tu código para {site}
        mail.code.body = Escribe {code} donde {site} te lo pide. Vale diez minutos y una sola vez.
        mail.code.ignore = Si no lo has pedido tú, alguien se ha equivocado al escribir su dirección: no
            hagas nada y no le des el código a nadie.
        mail.proof.subject = {code} muestra a {site} que eres tú
        mail.proof.body = Escribe {code} donde {site} pregunta si eres tú. Vale diez minutos y una sola vez.
        mail.proof.ignore = Si no lo has pedido tú, alguien ha entrado con tu cuenta: entra y cierra las demás sesiones
            en «Dispositivos». No le des el código a nadie.
        mail.address.subject = {code} añade esta dirección en {site}
        mail.address.body = Escribe {code} para añadir esta dirección a tu cuenta en {site}. Vale diez
            minutos y una sola vez.
        mail.stranger.subject = Entrar en {site}
        mail.stranger.body = Alguien ha querido entrar en {site} con esta dirección. No hay ninguna
            cuenta con ella y no se puede crear sin invitación.
        mail.changed.subject = Tu cuenta en {site} ha cambiado
        mail.changed.body = Esto se ha hecho en tu cuenta en {site}: {what}.
        mail.changed.stranger = Si no has sido tú, entra, cierra las demás sesiones en «Dispositivos» y revisa tus direcciones. Si ya
            no puedes entrar, pregunta a los operadores.
        mail.leaving.subject = Tu cuenta en {site} se va a eliminar
        mail.leaving.body = Has pedido a {site} que elimine tu cuenta. Se elimina el {day}; hasta entonces todo
            sigue como estaba.
        mail.leaving.stay = Para conservarla, entra antes y elige «Al final me quedo».
        mail.leaving.stranger = Si no has sido tú, entra, elige «Al final me quedo» y cierra las demás sesiones
            en «Dispositivos».
        """#
}
