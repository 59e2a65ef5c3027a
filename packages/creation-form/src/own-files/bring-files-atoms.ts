import { apiClientAtom } from '@kinora/api-client';
import { uploadClip, type CreationInput } from '@kinora/contracts';
import { bringFileAtom, keptFilesAtom } from '@kinora/creations';
import { atom } from 'jotai';

import { addPictureAtom } from '../own-pictures/picture-atoms.ts';
import { addVideoAtom } from '../own-video/video-atoms.ts';

interface Brought {
  readonly name: string;
  readonly content: Blob;
}

const FIELDS = ['first', 'last', 'video'] as const;
type Field = (typeof FIELDS)[number];
const PLACES = { first: 'first', last: 'second' } as const;

interface Put {
  readonly field: Field;
  readonly brought: Brought;
}

const putAtom = atom(null, async (_get, set, { brought, field }: Put) => {
  const file = new File([brought.content], brought.name);
  if (field === 'video') await set(addVideoAtom, file);
  else await set(addPictureAtom, { place: PLACES[field], file });
});

/** The id of the upload that a clip of the member's own is made to; undefined where it cannot be. */
const uploadOfAtom = atom(null, async (get, _set, clip: string): Promise<string | undefined> => {
  const answer = await get(apiClientAtom).call(uploadClip, { id: clip });
  return answer.ok ? answer.value.id : undefined;
});

/** Uploads by the field they are for; `clip` is a creation, whose clip is to be the video. */
type Wanted = Pick<CreationInput, Field> & { readonly clip?: string };

/** Brings the files of an earlier clip, or a clip itself; false when one of them is not to be had any more. */
export const bringFilesAtom = atom(null, async (_get, set, { clip, ...named }: Wanted): Promise<boolean> => {
  const video = clip === undefined ? named.video : await set(uploadOfAtom, clip);
  const input = video === undefined ? named : { ...named, video };
  let hasAll = clip === undefined || video !== undefined;
  for (const field of FIELDS) {
    const id = input[field];
    if (id === undefined) continue;
    const file = await set(bringFileAtom, id);
    if (file) await set(putAtom, { field, brought: file });
    else hasAll = false;
  }
  return hasAll;
});

/** Brings back the files that wait with an order, by its key: the page was loaded anew meanwhile. */
export const bringKeptFilesAtom = atom(null, async (_get, set, key: string) => {
  const files = await set(keptFilesAtom, key);
  for (const field of FIELDS) {
    const file = files?.[field];
    if (file) await set(putAtom, { field, brought: file });
  }
});
