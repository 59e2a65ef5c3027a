import type { CroppedField } from '@kinora/contracts';
import { useAtomValue, useSetAtom } from 'jotai';

import { setCropAtom, settingsAtom } from '../draft/draft-atoms.ts';
import { AUTOMATIC_ATOMS } from './automatic-crop-atoms.ts';
import { cropSourcesAtom } from './crop-atoms.ts';
import { CropDialog } from './crop-dialog.tsx';

export interface CropDialogPanelProps {
  /** What is cropped. */
  field: CroppedField;
  onClose: () => void;
}

/** The dialog that crops a file of the draft, connected to it and to what the preview finds. */
export function CropDialogPanel({ field, onClose }: CropDialogPanelProps) {
  const source = useAtomValue(cropSourcesAtom)[field];
  const crop = useAtomValue(settingsAtom).crops[field] ?? null;
  const automatic = useAtomValue(AUTOMATIC_ATOMS[field]);
  const set = useSetAtom(setCropAtom);
  if (!source) return null;
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
