import { siteAtom } from '@kinora/api-client';
import { readStored, writeStored } from '@kinora/browser/kept';
import { atom } from 'jotai';

import { dailyEnd, leftUntil } from './time-left.ts';

const KEY = 'kinora:price-ends';
const TICK_MS = 1000;

/** What a countdown needs of the browser; tests and stories set a fake. */
export const countdownPortAtom = atom({
  now: () => Date.now(),
  read: () => readStored('local', KEY, (stored) => (typeof stored === 'number' ? stored : undefined)),
  write: (endsAt: number) => void writeStored('local', KEY, endsAt),
});

interface Moment {
  readonly now: number;
  readonly dailyEndsAt: number;
}
const momentAtom = atom<Moment | null>(null);

/** Ticks every second while somebody looks; what is stored is read each time, so that tabs count alike. */
const tickingAtom = atom(
  (get) => get(momentAtom),
  (get, set) => {
    const { now, read, write } = get(countdownPortAtom);
    const tick = () => {
      const time = now();
      const stored = read();
      // Where storage is blocked, this page remembers.
      const dailyEndsAt = dailyEnd(stored ?? get(momentAtom)?.dailyEndsAt, time);
      if (dailyEndsAt !== stored) write(dailyEndsAt);
      set(momentAtom, { now: time, dailyEndsAt });
    };
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  },
);
tickingAtom.onMount = (start) => start();

/** Milliseconds for which the shown prices last; null where they have no end, or it is past. */
export const priceLeftAtom = atom((get): number | null => {
  const promotion = get(siteAtom)?.promotion ?? { kind: 'off' };
  if (promotion.kind === 'off') return null;
  const moment = get(tickingAtom);
  if (!moment) return null;
  const endsAt = promotion.kind === 'dated' ? promotion.endsAt : moment.dailyEndsAt;
  return leftUntil(endsAt, moment.now) || null;
});
