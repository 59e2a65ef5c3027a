import { apiClientAtom } from '@kinora/api-client';
import { readMedia } from '@kinora/api-client/projects';
import { MEDIA_IDS_MAX } from '@kinora/contracts/projects';
import { atom } from 'jotai';

import { learnMediaAtom, mediaAtom } from '../state/media-atoms.ts';

/** Media whose sprite, proxy and peaks the server is still making; they play from their files. */
const preparingAtom = atom((get) =>
  Object.entries(get(mediaAtom)).flatMap(([id, { isPreparing }]) => (isPreparing === true ? [id] : [])),
);

export const isPreparingAtom = atom((get) => get(preparingAtom).length > 0);

/** Learns those that are ready. The rest keep their addresses: new ones would make the preview reopen their files. */
export const lookAtPreparingAtom = atom(null, async (get, set) => {
  const ids = get(preparingAtom).slice(0, MEDIA_IDS_MAX);
  if (ids.length === 0) return;
  const found = await readMedia(get(apiClientAtom), ids);
  if (!found.ok) return;
  const ready = Object.entries(found.value.media).filter(([, medium]) => !medium.isPreparing);
  if (ready.length > 0) set(learnMediaAtom, Object.fromEntries(ready));
});
