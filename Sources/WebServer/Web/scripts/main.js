// What makes the pages live. Each of them works without it.
import { followDay } from './beside.js';
import { countDown } from './clock.js';
import { offerContacts } from './contacts.js';
import { offerCopies } from './copy.js';
import { keepForms } from './forms.js';
import { listenForKeys } from './keys.js';
import { keepLengths } from './lengths.js';
import { stayFresh } from './live.js';
import { countMinutes } from './minutes.js';
import { startWorker } from './offline.js';
import { tendOutbox } from './outbox.js';
import { offerPush } from './push.js';
import { goToToday } from './today.js';
import { tellZone } from './zone.js';

countDown();
tellZone();
goToToday();
followDay();
keepForms();
offerContacts();
offerCopies();
listenForKeys();
keepLengths();
countMinutes();
stayFresh();
tendOutbox();
offerPush(startWorker());
