import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { runCommandAtom } from '../state/command-atoms.ts';
import { documentAtom } from '../state/document-atoms.ts';
import { CropOverlay } from './crop-overlay.tsx';
import { cropRatioAtom, croppableAtom, isCroppingAtom, showUncroppedAtom } from './cropping-atoms.ts';

/** The crop box of the selected clip, as long as it is cropped. */
export function CropOverlayPanel() {
  const isCropping = useAtomValue(isCroppingAtom);
  const croppable = useAtomValue(croppableAtom);
  const document = useAtomValue(documentAtom);
  const ratio = useAtomValue(cropRatioAtom);
  const run = useSetAtom(runCommandAtom);
  const showUncropped = useSetAtom(showUncroppedAtom);
  const clip = isCropping ? croppable?.clip : undefined;
  const clipId = clip?.id;
  useEffect(() => {
    if (clipId !== undefined) showUncropped({ document, clipId });
  }, [clipId, document, showUncropped]);
  if (!clip || !croppable) return null;
  return (
    <CropOverlay
      picture={croppable}
      frame={document}
      crop={clip.frame.crop}
      ratio={ratio}
      onCommit={(crop) => run({ op: 'setClip', clipId: clip.id, frame: { ...clip.frame, crop } })}
    />
  );
}
