// What only the door and the page of devices need.
import { all } from './dom.js';
import { tell } from './words.js';

/** What the server gives as JSON, in which bytes are letters (WebAuthn level 3).
 * @typedef {{ challenge: string, timeout: number, rpId: string, allowCredentials: Descriptor[] }} RequestJSON
 * @typedef {{ challenge: string, timeout: number, rp: PublicKeyCredentialRpEntity,
 *   user: { id: string, name: string, displayName: string }, pubKeyCredParams: PublicKeyCredentialParameters[],
 *   excludeCredentials: Descriptor[], authenticatorSelection: AuthenticatorSelectionCriteria }} CreationJSON
 * @typedef {{ type: 'public-key', id: string, transports: AuthenticatorTransport[] }} Descriptor
 */

/** Shows what passkeys can do, where the browser has them and the page is at the site's own address. */
function offerPasskeys() {
  if (!('PublicKeyCredential' in window)) return;
  for (const form of /** @type {HTMLFormElement[]} */ (all('form[data-passkey]'))) {
    if (form.dataset.origin !== location.origin) continue;
    form.hidden = false;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const button = form.querySelector('button');
      if (!button || button.disabled) return;
      button.disabled = true;
      answer(form).catch((error) => {
        const isKnown = error instanceof DOMException && error.name === 'InvalidStateError';
        tell(isKnown ? form.dataset.known : form.dataset.failed, form.querySelector('[data-passkey-says]'));
      }).finally(() => { button.disabled = false; });
    });
  }
}

/** Has a passkey made, or sign, and sends what the browser answers with the form.
 * @param {HTMLFormElement} form
 */
async function answer(form) {
  const isNew = form.dataset.passkey === 'create';
  const asked = await fetch(`/api/v1/passkeys/challenges/${isNew ? 'creation' : 'request'}`, { method: 'POST' });
  if (asked.status === 401 && form.dataset.stale) return location.assign(form.dataset.stale);
  if (!asked.ok) throw new Error(`${asked.status}`);
  const options = await asked.json();
  const made = isNew ? await created(options) : await signed(options);
  const field = form.querySelector('input[type="hidden"]');
  if (!(field instanceof HTMLInputElement)) return;
  field.value = JSON.stringify(made);
  form.submit();
}

/** @param {CreationJSON} options */
async function created(options) {
  const made = /** @type {PublicKeyCredential} */ (await navigator.credentials.create({
    publicKey: {
      ...options, challenge: bytes(options.challenge), user: { ...options.user, id: bytes(options.user.id) },
      excludeCredentials: options.excludeCredentials.map(described), attestation: 'none',
    },
  }));
  const response = /** @type {AuthenticatorAttestationResponse & { getTransports?: () => string[] }} */ (made.response);
  return {
    id: made.id, rawId: letters(made.rawId), type: made.type,
    response: {
      clientDataJSON: letters(response.clientDataJSON), attestationObject: letters(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    },
  };
}

/** @param {RequestJSON} options */
async function signed(options) {
  const made = /** @type {PublicKeyCredential} */ (await navigator.credentials.get({
    publicKey: {
      ...options, challenge: bytes(options.challenge), userVerification: 'required',
      allowCredentials: options.allowCredentials.map(described),
    },
  }));
  const response = /** @type {AuthenticatorAssertionResponse} */ (made.response);
  return {
    id: made.id, rawId: letters(made.rawId), type: made.type,
    response: {
      clientDataJSON: letters(response.clientDataJSON), authenticatorData: letters(response.authenticatorData),
      signature: letters(response.signature),
      userHandle: response.userHandle && response.userHandle.byteLength > 0 ? letters(response.userHandle) : null,
    },
  };
}

/** @param {Descriptor} descriptor */
function described(descriptor) {
  const { transports, ...rest } = descriptor;
  // Without any that are known, the browser looks everywhere.
  return { ...rest, id: bytes(descriptor.id), ...(transports.length > 0 ? { transports } : {}) };
}

/** Bytes of letters of a URL (RFC 4648, section 5).
 * @param {string} text
 */
function bytes(text) {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** @param {ArrayBuffer} buffer */
function letters(buffer) {
  const plain = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join('');
  return btoa(plain).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

offerPasskeys();
