import { readCookie, writeCookie } from './cookies.ts';
import { isRecord } from './record.ts';
import { readStored, writeStored } from './storage.ts';

/** Where the first visit in this browser came from; empty when unknown. */
export interface Landing {
  readonly siteInitializing: string;
  readonly fromUser: string;
}

const SITE = 'site_initializing';
const USER = 'from_user';
const LONGEST = 64;

/** At most 64 characters without control characters: whatever an address says of itself, it stays a short word. */
export const shortWord = (text: string): string =>
  Array.from(text.replace(/[\p{Cc}\p{Cs}]/gu, ''))
    .slice(0, LONGEST)
    .join('');

const aText = (stored: unknown) => (typeof stored === 'string' ? shortWord(stored) : undefined);

/** What a purchase link carries as JSON. */
function fromUserIn(tpcp: string | null): string {
  try {
    const carried: unknown = JSON.parse(tpcp ?? '');
    return isRecord(carried) && typeof carried.from_user === 'string' ? carried.from_user : '';
  } catch {
    return '';
  }
}

/** The address this page was loaded with: its query may be gone by now. */
function loadedAddress(): string {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded?.name ?? globalThis.location.href;
}

/** What is kept of the first landing, for purchase links. */
export const readLanding = (): Landing => ({
  siteInitializing: shortWord(readCookie(SITE)),
  fromUser: readStored('local', USER, aText) ?? '',
});

/** Keeps what the address says of where somebody comes from; what was kept before stays. */
export function noteLanding(address = loadedAddress()): void {
  if (!URL.canParse(address)) return;
  const query = new URL(address).searchParams;
  const kept = readLanding();
  const site = shortWord(query.get(SITE) ?? '');
  const user = shortWord(query.get(USER) ?? fromUserIn(query.get('tpcp')));
  if (kept.siteInitializing === '' && site !== '') writeCookie(SITE, site);
  if (kept.fromUser === '' && user !== '') writeStored('local', USER, user);
}
