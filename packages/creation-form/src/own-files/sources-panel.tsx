import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { chooseModeAtom, modesAtom, settingsAtom, takesTwoAtom } from '../draft/draft-atoms.ts';
import { ModeChoice } from '../model/mode-choice.tsx';
import { followPictureAtom } from './follow-picture-atoms.ts';
import { PictureFieldsPanel } from './picture-fields-panel.tsx';
import { restorePicturesAtom } from './restore-pictures-atoms.ts';

/** What the clip is made from: how many pictures, and which. */
export function SourcesPanel() {
  const { mode } = useAtomValue(settingsAtom);
  const choose = useSetAtom(chooseModeAtom);
  const restore = useSetAtom(restorePicturesAtom);
  useEffect(() => void restore(), [restore]);
  return (
    <>
      <ModeChoice modes={useAtomValue(modesAtom)} chosen={mode} onChoose={choose} />
      <PictureFieldsPanel hasTwo={useAtomValue(takesTwoAtom)} onAdded={useSetAtom(followPictureAtom)} />
    </>
  );
}
