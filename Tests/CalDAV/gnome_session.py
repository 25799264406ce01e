"""GNOME's calendars, in a session bus of its own: what Evolution has evolution-data-server do.

usage: dbus-run-session -- /usr/bin/python3 gnome_session.py

Reads a call a line from standard input, as JSON `[name, argument…]`, and answers it with a line: `{"answer": …}` or
`{"refused": …}`. What calls there are is told in desktop.py. Needs Debian's python3-gi, gir1.2-ecal-2.0 and
gir1.2-edataserver-1.2, which belong to Debian's own Python."""
import json
import sys
import threading
import uuid

import gi

gi.require_version("ECal", "2.0")
gi.require_version("EDataServer", "1.2")
gi.require_version("ICalGLib", "3.0")
from gi.repository import ECal, EDataServer, GLib, ICalGLib  # noqa: E402: of the versions above

ZONE = ICalGLib.Timezone.get_builtin_timezone("Europe/London")


def moment(text):
    time = ICalGLib.Time.new_from_string(text)
    return ECal.ComponentDateTime.new(time, None if time.is_date() else ZONE.get_tzid())


def fill(component, entry):
    """Writes what an entry says over what an ECal.Component has."""
    if "summary" in entry:
        component.set_summary(ECal.ComponentText.new(entry["summary"], None))
    if entry.get("location"):
        component.set_location(entry["location"])
    if "start" in entry:
        component.set_dtstart(moment(entry["start"]))
        component.set_dtend(moment(entry["end"]))
    if "rule" in entry:
        component.set_rrules([ICalGLib.Recurrence.new_from_string(entry["rule"])])
    component.commit_sequence()


class Session:
    """One person's session: the calendars that were subscribed to."""

    def __init__(self):
        self.registry = EDataServer.SourceRegistry.new_sync(None)
        self.registry.connect("credentials-required", self.type_password)
        self.clients = {}

    def type_password(self, _registry, source, *_):
        """In the place of somebody at the window that asks for it."""
        source.invoke_authenticate_sync(self.credentials, None)

    def source(self, name, url, user):
        source = EDataServer.Source.new(None, None)
        source.set_display_name(name)
        source.set_parent("caldav-stub")
        source.get_extension(EDataServer.SOURCE_EXTENSION_CALENDAR).set_backend_name("caldav")
        source.get_extension(EDataServer.SOURCE_EXTENSION_WEBDAV_BACKEND).set_uri(
            GLib.Uri.parse(url, GLib.UriFlags.NONE))
        authentication = source.get_extension(EDataServer.SOURCE_EXTENSION_AUTHENTICATION)
        authentication.set_user(user)
        authentication.set_method("plain/password")
        authentication.set_remember_password(False)
        return source

    def subscribe(self, url, user, password):
        self.credentials = EDataServer.NamedParameters.new()
        self.credentials.set("username", user)
        self.credentials.set("password", password)
        _, _, _, found, _ = EDataServer.webdav_discover_sources_sync(
            self.source("", url, user), url, EDataServer.WebDAVDiscoverSupports.EVENTS, self.credentials, None)
        sources = [self.source(calendar.display_name, calendar.href, user) for calendar in found]
        self.registry.create_sources_sync(sources, None)
        for source in sources:
            self.clients[source.get_display_name()] = ECal.Client.connect_sync(
                self.registry.ref_source(source.get_uid()), ECal.ClientSourceType.EVENTS, 30, None)
        return {name: {"may_write": not client.is_readonly()} for name, client in self.clients.items()}

    def sync(self):
        for client in self.clients.values():
            client.refresh_sync(None)

    def entries(self, calendar):
        _, found = self.clients[calendar].get_object_list_sync("#t", None)
        return [{"uid": item.get_uid(), "summary": item.get_summary(), "location": item.get_location(),
                 "start": item.get_dtstart().as_ical_string(), "end": item.get_dtend().as_ical_string()}
                for item in found]

    def add(self, calendar, entry):
        component = ECal.Component.new_vtype(ECal.ComponentVType.EVENT)
        component.set_uid(uuid.uuid4().hex)
        fill(component, entry)
        _, uid = self.clients[calendar].create_object_sync(
            component.get_icalcomponent(), ECal.OperationFlags.NONE, None)
        return uid

    def component(self, calendar, uid, occurrence=None):
        _, found = self.clients[calendar].get_object_sync(uid, occurrence, None)
        return ECal.Component.new_from_icalcomponent(found)

    def modify(self, calendar, component, which):
        self.clients[calendar].modify_object_sync(
            component.get_icalcomponent(), which, ECal.OperationFlags.NONE, None)

    def alter(self, calendar, uid, entry):
        component = self.component(calendar, uid)
        fill(component, entry)
        self.modify(calendar, component, ECal.ObjModType.ALL)

    def alter_one(self, calendar, uid, start, entry):
        component = self.component(calendar, uid)
        component.set_rrules(None)
        component.set_recurid(ECal.ComponentRange.new(ECal.ComponentRangeKind.SINGLE, moment(start)))
        fill(component, entry)
        self.modify(calendar, component, ECal.ObjModType.THIS)

    def title(self, calendar, uid, start):
        return self.component(calendar, uid, start).get_summary().get_value()

    def delete_one(self, calendar, uid, start):
        self.clients[calendar].remove_object_sync(uid, start, ECal.ObjModType.THIS, ECal.OperationFlags.NONE, None)

    def delete(self, calendar, uid):
        self.clients[calendar].remove_object_sync(uid, None, ECal.ObjModType.ALL, ECal.OperationFlags.NONE, None)


def answer_calls(loop):
    """On a thread of its own: what wants a password is told on the main one."""
    session = Session()
    for line in sys.stdin:
        name, *arguments = json.loads(line)
        try:
            told = {"answer": getattr(session, name)(*arguments)}
        except GLib.Error as error:
            told = {"refused": error.message}
        print(json.dumps(told), flush=True)
    loop.quit()


if __name__ == "__main__":
    main_loop = GLib.MainLoop()
    threading.Thread(target=answer_calls, args=[main_loop], daemon=True).start()
    main_loop.run()
