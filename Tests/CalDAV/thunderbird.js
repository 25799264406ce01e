// What Thunderbird's own windows have its calendars do, as calls that desktop.py names. Runs in Thunderbird with its
// privileges, by Marionette: `call(name, argument…)` answers a promise.
const { cal } = ChromeUtils.importESModule("resource:///modules/calendar/calUtils.sys.mjs");
const { CalEvent } = ChromeUtils.importESModule("resource:///modules/CalEvent.sys.mjs");
const { CalRecurrenceInfo } = ChromeUtils.importESModule("resource:///modules/CalRecurrenceInfo.sys.mjs");

const zone = cal.timezoneService.getTimezone("Europe/London");

const calendars = () => cal.manager.getCalendars().filter(calendar => calendar.type == "caldav");
const named = name => calendars().find(calendar => calendar.name == name);

function moment(text) {
  const time = cal.createDateTime(text);
  if (!time.isDate) {
    time.timezone = zone;
  }
  return time;
}

// Writes what an entry says over what an item has.
function fill(item, entry) {
  if (entry.summary) {
    item.title = entry.summary;
  }
  if (entry.location) {
    item.setProperty("LOCATION", entry.location);
  }
  if (entry.start) {
    item.startDate = moment(entry.start);
    item.endDate = moment(entry.end);
  }
  if (entry.rule) {
    item.recurrenceInfo = new CalRecurrenceInfo(item);
    item.recurrenceInfo.appendRecurrenceItem(cal.createRecurrenceRule(`RRULE:${entry.rule}`));
  }
  return item;
}

// Has a copy of an item altered, and the calendar take it in the item's place.
async function altered(name, uid, change) {
  const calendar = named(name);
  const before = await calendar.getItem(uid);
  const after = before.clone();
  change(after);
  await calendar.modifyItem(after, before);
}

const calls = {
  async subscribe(url, user, password) {
    // Marionette has it remember no password.
    Services.prefs.setBoolPref("signon.rememberSignons", true);
    const found = await cal.provider.detection.detect(user, password, url, true, [], {});
    for (const calendar of [...found.values()].flat()) {
      // Its box for working offline is ticked unless somebody takes the tick away.
      calendar.setProperty("cache.enabled", true);
      cal.manager.registerCalendar(calendar);
    }
    return Object.fromEntries(calendars().map(one => [one.name, { may_write: !one.readOnly }]));
  },

  async offline(isOffline) {
    Services.io.offline = isOffline;
  },

  async waiting(name) {
    const { ITEM_FILTER_ALL_ITEMS, ITEM_FILTER_OFFLINE_CREATED, ITEM_FILTER_OFFLINE_MODIFIED } = Ci.calICalendar;
    const kinds = [ITEM_FILTER_OFFLINE_CREATED, ITEM_FILTER_OFFLINE_MODIFIED];
    const found = await Promise.all(
      kinds.map(kind => named(name).getItemsAsArray(ITEM_FILTER_ALL_ITEMS | kind, 0, null, null))
    );
    return found.flat().length;
  },

  async sync() {
    calendars().forEach(calendar => calendar.refresh());
  },

  async entries(name) {
    const items = await named(name).getItemsAsArray(Ci.calICalendar.ITEM_FILTER_ALL_ITEMS, 0, null, null);
    return items.map(item => ({
      uid: item.id,
      summary: item.title,
      location: item.getProperty("LOCATION"),
      start: item.startDate.getInTimezone(zone).icalString,
      end: item.endDate.getInTimezone(zone).icalString,
    }));
  },

  async add(name, entry) {
    const item = fill(new CalEvent(), entry);
    item.id = cal.getUUID();
    return (await named(name).addItem(item)).id;
  },

  alter: (name, uid, entry) => altered(name, uid, item => fill(item, entry)),

  alter_one: (name, uid, start, entry) =>
    altered(name, uid, item => {
      const one = item.recurrenceInfo.getOccurrenceFor(moment(start)).clone();
      item.recurrenceInfo.modifyException(fill(one, entry), true);
    }),

  title: async (name, uid, start) =>
    (await named(name).getItem(uid)).recurrenceInfo.getOccurrenceFor(moment(start)).title,

  delete_one: (name, uid, start) =>
    altered(name, uid, item => item.recurrenceInfo.removeOccurrenceAt(moment(start))),

  async delete(name, uid) {
    await named(name).deleteItem(await named(name).getItem(uid));
  },
};

const call = (name, ...values) => calls[name](...values);
