import { apiClientAtom } from '@kinora/api-client';
import { readMedia } from '@kinora/api-client/projects';
import { MEDIA_IDS_MAX, OWN_MEDIUM } from '@kinora/contracts/projects';
import type { TimelineDocument } from '@kinora/contracts/timeline';
import { isMediaClip } from '@kinora/timeline';
import { atom } from 'jotai';

import { documentAtom } from '../state/document-atoms.ts';
import { learnMediaAtom, mediaAtom } from '../state/media-atoms.ts';

/** Every medium that a document names and the server may know, each once. */
function ownMedia({ tracks }: TimelineDocument): readonly string[] {
  const clips = tracks.flatMap((track) => track.clips).filter(isMediaClip);
  const named = clips.flatMap(({ mediaId, takes }) => [mediaId, ...takes.map((take) => take.mediaId)]);
  return [...new Set(named)].filter((id) => OWN_MEDIUM.test(id));
}

const readMediaAtom = atom(null, async (get, set, ids: readonly string[]) => {
  const client = get(apiClientAtom);
  for (let from = 0; from < ids.length; from += MEDIA_IDS_MAX) {
    const found = await readMedia(client, ids.slice(from, from + MEDIA_IDS_MAX));
    if (!found.ok) return;
    set(learnMediaAtom, found.value.media);
  }
});

/** Asks for fresh addresses of everything in the open document: they end after some hours. */
export const refreshMediaAtom = atom(null, (get, set) => set(readMediaAtom, ownMedia(get(documentAtom))));

/** Asks for what nobody has told about yet, as after opening without a connection. */
export const findMediaAtom = atom(null, (get, set) => {
  const known = get(mediaAtom);
  return set(
    readMediaAtom,
    ownMedia(get(documentAtom)).filter((id) => !Object.hasOwn(known, id)),
  );
});
