import type { CreationInput } from '@kinora/contracts';
import { bringFileAtom, keptFilesAtom } from '@kinora/creations';
import { atom } from 'jotai';

import { addPictureAtom, type Place } from './picture-atoms.ts';

interface Brought {
  readonly name: string;
  readonly content: Blob;
}

const putAtom = atom(null, async (_get, set, { place, file }: { place: Place; file: Brought }) => {
  await set(addPictureAtom, { place, file: new File([file.content], file.name) });
});

/** Brings the pictures of an earlier clip back; false when one of them is not to be had any more. */
export const bringPicturesAtom = atom(
  null,
  async (_get, set, { first, last }: Pick<CreationInput, 'first' | 'last'>): Promise<boolean> => {
    const wanted: readonly (readonly [Place, string | undefined])[] = [
      ['first', first],
      ['second', last],
    ];
    let hasAll = true;
    for (const [place, id] of wanted) {
      if (id === undefined) continue;
      const file = await set(bringFileAtom, id);
      if (file) await set(putAtom, { place, file });
      else hasAll = false;
    }
    return hasAll;
  },
);

/** Brings back the pictures that wait with an order, by its key: the page was loaded anew meanwhile. */
export const bringKeptPicturesAtom = atom(null, async (_get, set, key: string) => {
  const files = await set(keptFilesAtom, key);
  if (files?.first) await set(putAtom, { place: 'first', file: files.first });
  if (files?.last) await set(putAtom, { place: 'second', file: files.last });
});
