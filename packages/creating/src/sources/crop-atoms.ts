import type { CroppedField, Crops } from '@kinora/contracts/catalogue';
import { ratioOf } from '@kinora/live-stage';
import { ownPicturesAtom, type OwnPicture, ownVideoAtom, type CropSource } from '@kinora/source-files';
import { atom } from 'jotai';

import { modeAtom, settingsAtom } from '../draft/draft-atoms.ts';
import { videoPartAtom } from './video-part-atoms.ts';

type ByField<Value> = Readonly<Partial<Record<CroppedField, Value>>>;

const shapeAtom = atom((get) => String(get(settingsAtom).choices.shape ?? 'auto'));

/** The clip's shape, and what it is of a file that keeps its own. */
function shaped(shape: string, { width, height }: Pick<CropSource, 'height' | 'width'>) {
  return { width, height, shape, aspect: shape === 'auto' ? width / height : ratioOf(shape) };
}

const ofPicture = (shape: string, picture: OwnPicture): CropSource => {
  const { name, url } = picture;
  return { kind: 'picture', name, url, at: 0, ...shaped(shape, picture) };
};

const videoSourceAtom = atom((get): CropSource | null => {
  const video = get(ownVideoAtom);
  if (!video?.measures) return null;
  const { name, url, measures } = video;
  const at = get(videoPartAtom)?.from ?? 0;
  return { kind: 'video', name, url, at, ...shaped(get(shapeAtom), measures) };
});

/** The files of the draft's clip that can be cropped by hand: those that are here and can be shown. */
export const cropSourcesAtom = atom((get): ByField<CropSource> => {
  const { files = [], takesCrops } = get(modeAtom);
  if (takesCrops !== true) return {};
  const [shape, { first, second }, video] = [get(shapeAtom), get(ownPicturesAtom), get(videoSourceAtom)];
  return {
    ...(files.includes('first') && first && { first: ofPicture(shape, first) }),
    ...(files.includes('last') && second && { last: ofPicture(shape, second) }),
    ...(files.includes('video') && video && { video }),
  };
});

/** What the draft says of them; nothing of a file that is not here: ours in its place are shown as they are. */
export const shownCropsAtom = atom((get): Crops => {
  const [{ crops }, sources] = [get(settingsAtom), get(cropSourcesAtom)];
  const { first, last, video } = crops;
  return {
    ...(sources.first && first && { first }),
    ...(sources.last && last && { last }),
    ...(sources.video && video && { video }),
  };
});
