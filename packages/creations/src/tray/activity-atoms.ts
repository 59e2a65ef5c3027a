import { refreshWhileMounted } from '@kinora/api-client';
import { memberAtom } from '@kinora/auth';
import { storedAtom } from '@kinora/browser/kept';
import { atom } from 'jotai';

import { creationsAtom, firstEndAtom, listStateAtom } from '../creations-atoms.ts';
import { activityOf, lastEnd, looked, newsSince, type Looked, type News } from './activity.ts';

/** All tabs of a browser know what was looked at in one of them. */
const storedLookAtom = storedAtom<Looked | null>('kinora:activity', null, looked);

/** Up to when the member has looked; null where that is not known yet. */
const lookedAtAtom = atom((get) => {
  const kept = get(storedLookAtom);
  return kept !== null && kept.member === get(memberAtom)?.id ? kept.at : null;
});

const NOTHING: News = { ready: 0, failed: 0 };

const keepLookAtom = atom(null, (get, set, at: number) => {
  const member = get(memberAtom)?.id;
  if (member !== undefined) set(storedLookAtom, { member, at });
});

/** Everything that has ended so far is looked at. Returns up to when it was before. */
const lookAtom = atom(null, (get, set): number => {
  const before = get(lookedAtAtom) ?? 0;
  set(keepLookAtom, Math.max(before, lastEnd(get(creationsAtom))));
  return before;
});

/** What had ended before this browser knew the member is no news here. */
const beginToLookAtom = atom(null, (get, set) => {
  if (get(lookedAtAtom) !== null || get(listStateAtom) !== 'ready') return;
  // What ended before the eyes of this tab, while the list was on its way, is news.
  set(keepLookAtom, Math.min(lastEnd(get(creationsAtom)), get(firstEndAtom) - 1));
});

const beginningAtom = refreshWhileMounted([listStateAtom], beginToLookAtom);

/** What has ended since the tray was looked at; in a browser that is new to the member, since this is shown. */
export const newsAtom = atom((get): News => {
  get(beginningAtom);
  const at = get(lookedAtAtom);
  return at === null ? NOTHING : newsSince(get(creationsAtom), at);
});

const sinceAtom = atom(Infinity);

/** What the open tray shows; what was news when it was opened stays so until it is closed. */
export const activityAtom = atom((get) => activityOf(get(creationsAtom), get(sinceAtom)));

/** The tray was opened, or closed again. */
export const toggleTrayAtom = atom(null, (_get, set, isOpen: boolean) => {
  const before = set(lookAtom);
  if (isOpen) set(sinceAtom, before);
});
