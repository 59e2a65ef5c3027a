import { afterMotion } from './after-motion.ts';
import { readCookie, writeCookie } from './cookies.ts';

const COOKIE = 'murmur';
/** The specification's time-out of the audio part; the whole fingerprint keeps within it. */
const FINGERPRINT_MS = 1000;
/** How long the hash waits for the network address before it does without. */
const ADDRESS_MS = 700;

const PREFERENCES = ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)', '(prefers-contrast: more)'];

/** What the display is and how it is set, as one text. */
function displayPreferences(): string {
  const { width, height, colorDepth } = globalThis.screen;
  const preferred = PREFERENCES.map((query) => (globalThis.matchMedia(query).matches ? 1 : 0));
  return [width, height, colorDepth, globalThis.devicePixelRatio, ...preferred].join(' ');
}

let underWay = 0;

async function loadLibrary() {
  underWay += 1;
  try {
    return await import('@fingerprintjs/fingerprintjs');
  } finally {
    underWay -= 1;
  }
}

/** Whether what finds device ids is being fetched: where it does not come, an id of the moment does as well. */
export const isFetchingTraits = (): boolean => underWay > 0;

/** Preloads the code that finds the device id, while no call waits for it. */
export function fetchTraits(): void {
  if (knownDeviceId() === '') loadLibrary().catch(() => {});
}

async function browserTraits() {
  const { default: library } = await loadLibrary();
  await afterMotion();
  // Without `monitoring: false` it would report to its maker.
  const agent = await library.load({ monitoring: false });
  const { components } = await agent.get();
  return { components, hashOf: library.hashComponents };
}

/** Of the browser, its display and its network address (empty when unknown). */
async function fingerprint(asked: Promise<string>): Promise<string> {
  const [{ components, hashOf }, address] = await Promise.all([browserTraits(), asked]);
  const own = { display: { value: displayPreferences(), duration: 0 }, address: { value: address, duration: 0 } };
  return hashOf({ ...components, ...own });
}

/** A temporary id, where the browser prevents fingerprinting. */
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

export interface DeviceTraits {
  /** Asks for the network address of this browser; only where the id is not known yet. */
  readonly address: () => Promise<string>;
  readonly hash?: (address: Promise<string>) => Promise<string>;
}

function newDeviceId({ address, hash = fingerprint }: DeviceTraits): Promise<string> {
  const asked = within(ADDRESS_MS, address()).catch(() => '');
  return within(FINGERPRINT_MS, hash(asked)).catch(() => momentId(Date.now()));
}

async function findDeviceId(traits: DeviceTraits): Promise<string> {
  const known = knownDeviceId();
  const id = known === '' ? await newDeviceId(traits) : known;
  writeCookie(COOKIE, id);
  return id;
}

/** A hint for limits, never a key: kept in the cookie `murmur`, found once for all who ask at the same time. */
export function deviceId(traits: DeviceTraits): Promise<string> {
  finding ??= findDeviceId(traits).finally(() => {
    finding = undefined;
  });
  return finding;
}
