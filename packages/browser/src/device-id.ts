import { readCookie, writeCookie } from './cookies.ts';

const COOKIE = 'murmur';
/** The specification's time-out of the audio part; the whole fingerprint keeps within it. */
const FINGERPRINT_MS = 1000;

const PREFERENCES = ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)', '(prefers-contrast: more)'];

/** What the display is and how it is set, as one text. */
function displayPreferences(): string {
  const { width, height, colorDepth } = globalThis.screen;
  const preferred = PREFERENCES.map((query) => (globalThis.matchMedia(query).matches ? 1 : 0));
  return [width, height, colorDepth, globalThis.devicePixelRatio, ...preferred].join(' ');
}

async function fingerprint(): Promise<string> {
  const { default: library } = await import('@fingerprintjs/fingerprintjs');
  // Without `monitoring: false` it would report to its maker.
  const agent = await library.load({ monitoring: false });
  const { components } = await agent.get();
  return library.hashComponents({ ...components, display: { value: displayPreferences(), duration: 0 } });
}

/** An id of the moment, where the browser lets itself not be told apart. */
const momentId = (now: number): string => `${now.toString(36)}-${crypto.getRandomValues(new Uint32Array(1)).join('')}`;

function within(milliseconds: number, work: Promise<string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('too slow')), milliseconds);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The device id as far as it is known already; empty before the first page found it. */
export const knownDeviceId = (): string => readCookie(COOKIE);

let finding: Promise<string> | undefined;

async function findDeviceId(hash: () => Promise<string>): Promise<string> {
  const known = knownDeviceId();
  const id = known === '' ? await within(FINGERPRINT_MS, hash()).catch(() => momentId(Date.now())) : known;
  writeCookie(COOKIE, id);
  return id;
}

/** A hint for limits, never a key: kept in the cookie `murmur`, found once for all who ask at the same time. */
export function deviceId(hash: () => Promise<string> = fingerprint): Promise<string> {
  finding ??= findDeviceId(hash).finally(() => {
    finding = undefined;
  });
  return finding;
}
