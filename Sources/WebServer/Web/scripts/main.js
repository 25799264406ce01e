// What makes the pages live. Each of them works without it.
import { countDown } from './clock.js';
import { offerContacts } from './contacts.js';
import { keepForms } from './forms.js';
import { listenForKeys } from './keys.js';
import { stayFresh } from './live.js';
import { offerPasskeys } from './passkeys.js';
import { offerPush } from './push.js';
import { startWorker } from './offline.js';

countDown();
keepForms();
offerContacts();
listenForKeys();
stayFresh();
offerPasskeys();
offerPush(startWorker());
