import { isOnline, reloadPage } from './page.ts';
import { isRecord, numberOf, textOf } from './record.ts';
import { readStored, writeStored } from './storage.ts';

const KEY = 'kinora:reloaded';
/** A page that was reloaded within this time is not reloaded again: what is missing stays missing. */
const GUARD_MS = 10_000;

let isReloading = false;

function parse(stored: unknown) {
  if (!isRecord(stored)) return undefined;
  const [path, at] = [textOf(stored, 'path'), numberOf(stored, 'at')];
  return path === undefined || at === undefined ? undefined : { path, at };
}

function wasJustReloaded(path: string, now: number): boolean {
  const last = readStored('session', KEY, parse);
  if (last?.path !== path) return false;
  const age = now - last.at;
  return age >= 0 && age < GUARD_MS;
}

interface Moment {
  readonly path: string;
  readonly now: number;
}

const thisMoment = (): Moment => ({ path: globalThis.location.pathname, now: Date.now() });

/**
 * Reloads the page, unless that was done for the same path within ten seconds, there is no network, or the browser
 * keeps no note of it. True when the page is about to go.
 */
export function reloadOnce({ path, now }: Moment = thisMoment(), reload = reloadPage): boolean {
  if (isReloading) return true;
  if (!isOnline() || wasJustReloaded(path, now)) return false;
  isReloading = writeStored('session', KEY, { path, at: now });
  if (isReloading) reload();
  return isReloading;
}
