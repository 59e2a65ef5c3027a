import type { TimelineDocument } from '@kinora/contracts/timeline';
import { isMediaClip } from '@kinora/timeline';
import { atom } from 'jotai';

import { showGestureAtom } from '../state/document-atoms.ts';
import { mediaAtom } from '../state/media-atoms.ts';
import { selectedClipsAtom } from '../state/selection-atoms.ts';
import { NO_CROP } from './crop-edges.ts';

const croppingBaseAtom = atom(false);
const ratioBaseAtom = atom<number | null>(null);

/** The shape that the box keeps, as width through height; null for any. */
export const cropRatioAtom = atom((get) => get(ratioBaseAtom));
export const setCropRatioAtom = atom(null, (_get, set, ratio: number | null) => set(ratioBaseAtom, ratio));

/** The one selected clip whose picture can be cropped, with the size of that; null where there is none. */
export const croppableAtom = atom((get) => {
  const [clip, ...others] = get(selectedClipsAtom);
  if (!clip || others.length > 0 || !isMediaClip(clip) || clip.kind === 'audio') return null;
  const medium = get(mediaAtom)[clip.mediaId];
  return medium && medium.width > 0 ? { clip, width: medium.width, height: medium.height } : null;
});

/** The box over the picture is shown. */
export const isCroppingAtom = atom((get) => get(croppingBaseAtom) && get(croppableAtom) !== null);

/** The document with all of a clip's picture upright, so that the box has something to lie on. */
function uncropped(document: TimelineDocument, clipId: string): TimelineDocument {
  const tracks = document.tracks.map((track) => ({
    ...track,
    clips: track.clips.map((clip) =>
      clip.id === clipId && 'frame' in clip
        ? {
            ...clip,
            frame: { ...clip.frame, crop: NO_CROP, rotation: 0, scale: 1, x: 0, y: 0, fit: 'contain' as const },
          }
        : clip,
    ),
  }));
  return { ...document, tracks };
}

interface Uncropping {
  readonly document: TimelineDocument;
  readonly clipId: string;
}

/** Shows all of the picture of a clip, as long as nothing else is done. */
export const showUncroppedAtom = atom(null, (_get, set, { document, clipId }: Uncropping) => {
  set(showGestureAtom, uncropped(document, clipId));
});

export const setCroppingAtom = atom(null, (_get, set, isCropping: boolean) => {
  set(croppingBaseAtom, isCropping);
  if (!isCropping) set(showGestureAtom, null);
});
