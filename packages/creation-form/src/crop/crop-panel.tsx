import type { Crop, CroppedField } from '@kinora/contracts';
import { Button, CropIcon, useLate } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { setCropAtom, settingsAtom } from '../draft/draft-atoms.ts';
import { cropSourcesAtom } from './crop-atoms.ts';
import type { CropSource } from './crop-source.ts';
import { lateCrop } from './late-crop.ts';

interface HostProps {
  source: CropSource;
  crop: Crop | null;
  onUse: (crop: Crop | null) => void;
  onClose: () => void;
}

function Host(props: HostProps) {
  const rest = useLate(lateCrop);
  return rest && <rest.CropDialog {...props} />;
}

export interface CropPanelProps {
  /** What is cropped. */
  field: CroppedField;
  /** "Your picture". */
  label: string;
}

/** The way to crop a file of the draft by hand, connected; nothing where that is not possible. */
export function CropPanel({ field, label }: CropPanelProps) {
  const { t } = useLingui();
  const source = useAtomValue(cropSourcesAtom)[field];
  const crop = useAtomValue(settingsAtom).crops[field] ?? null;
  const set = useSetAtom(setCropAtom);
  const [isOpen, setOpen] = useState(false);
  if (!source) return null;
  const close = () => setOpen(false);
  const use = (chosen: Crop | null) => {
    set({ field, crop: chosen });
    close();
  };
  return (
    <>
      {crop && (
        <span className="order-first basis-full text-micro text-accent">
          <Trans>Cropped by hand</Trans>
        </span>
      )}
      <Button look="soft" size="small" icon={<CropIcon />} aria-label={t`Crop: ${label}`} onClick={() => setOpen(true)}>
        <Trans>Crop</Trans>
      </Button>
      {isOpen && <Host source={source} crop={crop} onUse={use} onClose={close} />}
    </>
  );
}
