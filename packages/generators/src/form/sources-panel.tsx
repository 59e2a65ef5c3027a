import type { CroppedField } from '@kinora/contracts/catalogue';
import {
  chooseModeAtom,
  modesAtom,
  setCropAtom,
  settingsAtom,
  takesTwoAtom,
  pageKindAtom,
  followPictureAtom,
  restoringFilesAtom,
} from '@kinora/creating';
import { PictureFieldsPanel } from '@kinora/source-files';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';

import { ModeChoice } from '../model/mode-choice.tsx';
import { CropPanel } from './crop-panel.tsx';
import { VideoSourcePanel } from './video-source-panel.tsx';

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
  useAtomValue(restoringFilesAtom);
  return useAtomValue(pageKindAtom) === 'video' ? <VideoSourcePanel /> : <PictureSources />;
}
