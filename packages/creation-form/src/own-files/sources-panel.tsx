import type { CroppedField } from '@kinora/contracts';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';

import { CropPanel } from '../crop/crop-panel.tsx';
import { chooseModeAtom, modesAtom, setCropAtom, settingsAtom, takesTwoAtom } from '../draft/draft-atoms.ts';
import { pageKindAtom } from '../draft/page-kind-atoms.ts';
import { ModeChoice } from '../model/mode-choice.tsx';
import { followPictureAtom } from '../own-pictures/follow-picture-atoms.ts';
import { PictureFieldsPanel } from '../own-pictures/picture-fields-panel.tsx';
import { VideoSourcePanel } from '../own-video/video-source-panel.tsx';
import { restoreFilesAtom } from './restore-files-atoms.ts';

const cropping = (field: CroppedField, label: string) => <CropPanel field={field} label={label} />;

/** How many pictures, and which. */
function PictureSources() {
  const { mode } = useAtomValue(settingsAtom);
  const choose = useSetAtom(chooseModeAtom);
  const setCrop = useSetAtom(setCropAtom);
  // What was chosen of a picture says nothing of another one.
  const forget = useCallback((field: CroppedField) => setCrop({ field, crop: null }), [setCrop]);
  return (
    <>
      <ModeChoice modes={useAtomValue(modesAtom)} chosen={mode} onChoose={choose} />
      <PictureFieldsPanel
        hasTwo={useAtomValue(takesTwoAtom)}
        onAdded={useSetAtom(followPictureAtom)}
        onChanged={forget}
        actionsFor={cropping}
      />
    </>
  );
}

/** What the clip is made from: the files of the member. */
export function SourcesPanel() {
  const restore = useSetAtom(restoreFilesAtom);
  useEffect(() => void restore(), [restore]);
  return useAtomValue(pageKindAtom) === 'video' ? <VideoSourcePanel /> : <PictureSources />;
}
