// What makes the pages live. Each of them works without it.
import { followDay } from './beside.js';
import { countDown } from './clock.js';
import { keepForms } from './forms.js';
import { listenForKeys } from './keys.js';
import { keepLengths } from './lengths.js';
import { stayFresh } from './live.js';
import { countMinutes } from './minutes.js';
import { startWorker } from './offline.js';
import { tendOutbox } from './outbox.js';
import { comparePlaces } from './places.js';
import { keepRinging } from './ringing.js';
import { goToToday } from './today.js';

countDown();
comparePlaces();
goToToday();
followDay();
keepForms();
listenForKeys();
keepLengths();
countMinutes();
stayFresh();
tendOutbox();
keepRinging(startWorker());
