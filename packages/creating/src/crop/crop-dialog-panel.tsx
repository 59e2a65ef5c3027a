import type { CroppedField } from '@kinora/contracts/catalogue';
import { CropDialog, type CropSource } from '@kinora/source-files';
import { useAtomValue, useSetAtom } from 'jotai';

import { setCropAtom, settingsAtom } from '../draft/draft-atoms.ts';
import { cropSourcesAtom } from '../sources/crop-atoms.ts';
import { AUTOMATIC_ATOMS } from './automatic-crop-atoms.ts';

export interface CropDialogPanelProps {
  /** What is cropped. */
  field: CroppedField;
  onClose: () => void;
}

/** Looks for the automatic crop as soon as there is something to cut. */
function Cropping({ field, source, onClose }: CropDialogPanelProps & { source: CropSource }) {
  const crop = useAtomValue(settingsAtom).crops[field] ?? null;
  const automatic = useAtomValue(AUTOMATIC_ATOMS[field]);
  const set = useSetAtom(setCropAtom);
  return (
    <CropDialog
      source={source}
      crop={crop}
      automatic={automatic}
      onUse={(chosen) => {
        set({ field, crop: chosen });
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** The dialog that crops a file of the draft, connected to it and to what the preview finds. */
export function CropDialogPanel(props: CropDialogPanelProps) {
  const source = useAtomValue(cropSourcesAtom)[props.field];
  return source ? <Cropping {...props} source={source} /> : null;
}
