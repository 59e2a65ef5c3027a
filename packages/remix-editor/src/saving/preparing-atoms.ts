import { apiClientAtom } from '@kinora/api-client';
import { readMedia } from '@kinora/api-client/projects';
import { MEDIA_IDS_MAX } from '@kinora/contracts/projects';
import { atom } from 'jotai';

import { learnMediaAtom, mediaAtom } from '../state/media-atoms.ts';

/** Media whose sprite, proxy and peaks the server is still making; they play from their files. */
const preparingAtom = atom((get) =>
  Object.entries(get(mediaAtom)).flatMap(([id, { isPreparing }]) => (isPreparing === true ? [id] : [])),
);

const isPreparingAtom = atom((get) => get(preparingAtom).length > 0);

const LOOK_MS = 4000;

/** Learns those that are ready. The rest keep their addresses: new ones would make the preview reopen their files. */
const lookAtPreparingAtom = atom(null, async (get, set) => {
  const ids = get(preparingAtom).slice(0, MEDIA_IDS_MAX);
  if (ids.length === 0) return;
  const found = await readMedia(get(apiClientAtom), ids);
  if (!found.ok) return;
  const ready = Object.entries(found.value.media).filter(([, medium]) => !medium.isPreparing);
  if (ready.length > 0) set(learnMediaAtom, Object.fromEntries(ready));
});

const lookingAtom = atom(null, (_get, set) => {
  const timer = setInterval(() => void set(lookAtPreparingAtom), LOOK_MS);
  return () => clearInterval(timer);
});
lookingAtom.onMount = (start) => start();

/** Whether something is being prepared. Showing it follows that until all is ready. */
export const livePreparingAtom = atom((get) => {
  const isPreparing = get(isPreparingAtom);
  if (isPreparing) get(lookingAtom);
  return isPreparing;
});
