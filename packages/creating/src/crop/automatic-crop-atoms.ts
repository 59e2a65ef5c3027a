import type { Crop, CroppedField } from '@kinora/contracts/catalogue';
import { frameSize } from '@kinora/drawing/frame';
import type { CutRequest } from '@kinora/live-stage';
import { ownPicturesAtom, type Place, MIDDLE } from '@kinora/source-files';
import { atom, type Atom } from 'jotai';

import { settingsAtom } from '../draft/draft-atoms.ts';
import { previewPlayerAtom } from '../preview/preview-atoms.ts';
import { previewOptions } from '../preview/preview-options.ts';

/** What the preview's worker finds for whoever looks, as it does for the clip: at the size that its frames have. */
function ofPicture(place: Place): Atom<Crop | null> {
  const cutRequestAtom = atom((get): CutRequest | null => {
    const { [place]: picture } = get(ownPicturesAtom);
    if (!picture) return null;
    const { shape, resolution } = previewOptions(get(settingsAtom), true);
    const { id, file } = picture;
    return { picture: { kind: 'file', id, file }, frame: frameSize(shape, resolution) };
  });
  const foundAtom = atom<{ readonly request: CutRequest; readonly crop: Crop | null } | null>(null);
  const cropAtom = atom(
    (get) => {
      const found = get(foundAtom);
      return found && found.request === get(cutRequestAtom) ? found.crop : null;
    },
    async (get, set) => {
      const request = get(cutRequestAtom);
      if (request) set(foundAtom, { request, crop: await get(previewPlayerAtom).cut(request) });
    },
  );
  cropAtom.onMount = (find) => void find();
  return cropAtom;
}

/** The automatic crops of the draft's files; null until they are found. The middle of a video is kept. */
export const AUTOMATIC_ATOMS: Readonly<Record<CroppedField, Atom<Crop | null>>> = {
  first: ofPicture('first'),
  last: ofPicture('second'),
  video: atom(MIDDLE),
};
