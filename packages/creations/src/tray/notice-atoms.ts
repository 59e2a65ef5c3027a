import { browserNotices, oneTabAtATime, type Notices, type NoticeState } from '@kinora/browser';
import { readStored, storedAtom, writeStored } from '@kinora/browser/kept';
import type { Creation } from '@kinora/contracts/creations';
import { atom } from 'jotai';

/** Notifications of the system; tests put others in their place. */
export const noticesAtom = atom<Notices>(browserNotices);

/** A visible tab announces it itself; hidden tabs wait this long for it. Milliseconds. */
const HIDDEN_WAIT = 700;
export const hiddenWaitAtom = atom(HIDDEN_WAIT);

const TOLD = 'kinora:told-ends';
const TOLD_MAX = 50;

const aBoolean = (stored: unknown) => (typeof stored === 'boolean' ? stored : undefined);
const ids = (stored: unknown) =>
  Array.isArray(stored) && stored.every((one) => typeof one === 'string') ? stored : undefined;

/** The browser's permission is only requested by a press on the switch. */
const wantsNoticesAtom = storedAtom('kinora:notices', false, aBoolean);
const refusedAtom = atom<NoticeState | null>(null);

/** Whether notifications are switched on, and what the browser says of them. */
export const noticeStateAtom = atom((get) => {
  const state = get(refusedAtom) ?? get(noticesAtom).state();
  return { state, isOn: get(wantsNoticesAtom) && state === 'allowed' };
});

/** Switches notifications on, which asks the person once, or off. */
export const switchNoticesAtom = atom(null, async (get, set, isOn: boolean) => {
  const state = isOn ? await get(noticesAtom).ask() : get(noticesAtom).state();
  set(refusedAtom, state);
  set(wantsNoticesAtom, isOn && state === 'allowed');
});

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** Notes that these ends are told now; those that no tab of this browser has told before. */
async function claim(ends: readonly string[]): Promise<readonly string[]> {
  return oneTabAtATime('told-ends', async () => {
    const told = readStored('local', TOLD, ids) ?? [];
    const fresh = ends.filter((id) => !told.includes(id));
    if (fresh.length > 0) writeStored('local', TOLD, [...told, ...fresh].slice(-TOLD_MAX));
    return fresh;
  });
}

interface Ends {
  readonly ended: readonly Creation[];
  readonly sentences: readonly string[];
  /** Whether this tab is hidden. */
  readonly isHidden: boolean;
}

/** Notifies of ends that no tab has told: one that is seen only notes that it does. */
export const notifyAtom = atom(null, async (get, _set, { ended, sentences, isHidden }: Ends): Promise<void> => {
  if (isHidden) await wait(get(hiddenWaitAtom));
  const fresh = await claim(ended.map(({ id }) => id));
  if (!isHidden || fresh.length === 0 || !get(noticeStateAtom).isOn) return;
  const { show } = get(noticesAtom);
  await Promise.all(sentences.map((text, at) => show({ text, tag: `${fresh[0] ?? ''}:${at}` })));
});
