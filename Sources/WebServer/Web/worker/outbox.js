// What was done without a network: forms in a database of the browser's, sent once there is one.
//
// Each has a UUID, which the server takes as the Idempotency-Key: sent twice, it is done once. What the server
// refuses stays, with its reason, until the person looks at it or drops it.

/** What the page gives: where the form goes, what it says, and how the list names it.
 * @typedef {{action: string, body: string, label: string}} Form
 * @typedef {Form & {id: string, number?: number, person: string, problem?: string}} Act
 */

const table = 'acts';
/** The server did it, and its answer is lost. */
const done = 'urn:belltower:problem:refusal.request.lost';

/** @returns {Promise<IDBDatabase>} */
function open() {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('belltower', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(table, { keyPath: 'number', autoIncrement: true });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

/** One transaction; it is over when it is on the disk, since what was confirmed must outlast a dead battery.
 * @template Value
 * @param {IDBTransactionMode} mode @param {(acts: IDBObjectStore) => IDBRequest<Value>} body
 * @returns {Promise<Value>}
 */
async function transaction(mode, body) {
  const database = await open();
  return new Promise((resolve, reject) => {
    const one = database.transaction(table, mode, { durability: 'strict' });
    const request = body(one.objectStore(table));
    one.oncomplete = () => resolve(request.result);
    one.onabort = () => reject(one.error);
  }).finally(() => database.close());
}

/** All that waits of a person, the oldest first.
 * @param {string} person @returns {Promise<Act[]>}
 */
export async function waiting(person) {
  const acts = /** @type {Act[]} */ (await transaction('readonly', (all) => all.getAll()));
  return acts.filter((act) => act.person === person);
}

/** @param {string} person @param {Form} form */
export async function keep(person, { action, body, label }) {
  await transaction('readwrite', (acts) => acts.add({ id: crypto.randomUUID(), person, action, body, label }));
}

/** @param {string} person @param {string} id */
export async function drop(person, id) {
  for (const act of await waiting(person)) {
    if (act.id === id) await transaction('readwrite', (acts) => acts.delete(act.number ?? -1));
  }
}

/** Drops what is not the person's; with nobody, everything.
 * @param {string} [person]
 */
export async function dropOthers(person) {
  const acts = /** @type {Act[]} */ (await transaction('readonly', (all) => all.getAll()));
  for (const act of acts) {
    if (act.person !== person) await transaction('readwrite', (all) => all.delete(act.number ?? -1));
  }
}

/**
 * Sends what waits, one after the other, in the order in which it was done. Once at a time, whoever asks.
 * @param {string} person
 * @returns {Promise<string[]>} what the server said of what it did
 */
export function send(person) {
  return navigator.locks.request('belltower outbox', async () => {
    const said = [];
    for (const act of await waiting(person)) {
      if (act.problem !== undefined) continue;
      const outcome = await sendOne(act);
      if (outcome === undefined) break;
      if (outcome.problem === undefined) await drop(person, act.id);
      else await transaction('readwrite', (acts) => acts.put({ ...act, problem: outcome.problem }));
      if (outcome.text) said.push(outcome.text);
    }
    return said;
  });
}

/** @param {Act} act
 * @returns {Promise<{text?: string, problem?: string} | undefined>} nothing where it is to be tried later
 */
async function sendOne({ action, body, id }) {
  /** @type {Response} */
  let answer;
  try {
    answer = await fetch(action, {
      method: 'POST', body, redirect: 'error',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Idempotency-Key': id, Accept: 'application/json' },
    });
    if (answer.ok) return { text: await answer.text() };
  } catch {
    return undefined;
  }
  // Signed out, too much at once, or the server is not well: none of that is about the act.
  if ([401, 408, 429].includes(answer.status) || answer.status >= 500) return undefined;
  const problem = await answer.json().catch(() => ({}));
  return problem.type === done ? {} : { problem: String(problem.detail ?? answer.status) };
}
