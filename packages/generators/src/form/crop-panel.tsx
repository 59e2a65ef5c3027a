import type { CroppedField } from '@kinora/contracts/catalogue';
import { modeAtom, settingsAtom, cropSourcesAtom, type CropDialogPanelProps, lazyCrop } from '@kinora/creating';
import { modelWords } from '@kinora/credits';
import { Button, CropIcon, useLazy } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

function Host(props: CropDialogPanelProps) {
  const crop = useLazy(lazyCrop);
  return crop && <crop.CropDialogPanel {...props} />;
}

export interface CropPanelProps {
  /** What is cropped. */
  field: CroppedField;
  /** "Your image". */
  label: string;
}

/** Where the chosen model cuts by itself: what was chosen waits for one that does not. */
function NotUsed({ field }: Pick<CropPanelProps, 'field'>) {
  const { i18n } = useLingui();
  const model = i18n._(modelWords(useAtomValue(settingsAtom).model));
  return (
    <span className="order-first basis-full text-micro text-muted">
      {field === 'video' ? (
        <Trans>Crop isn’t used: {model} uses the whole video.</Trans>
      ) : (
        <Trans>Crop isn’t used: {model} uses the whole image.</Trans>
      )}
    </span>
  );
}

/** The way to crop a file of the draft by hand, connected; nothing where that is not possible. */
export function CropPanel({ field, label }: CropPanelProps) {
  const { t } = useLingui();
  const source = useAtomValue(cropSourcesAtom)[field];
  const crop = useAtomValue(settingsAtom).crops[field];
  const { takesCrops } = useAtomValue(modeAtom);
  const [isOpen, setOpen] = useState(false);
  if (crop && !takesCrops) return <NotUsed field={field} />;
  if (!source) return null;
  return (
    <>
      {crop && (
        <span className="order-first basis-full text-micro text-accent">
          <Trans>Custom crop</Trans>
        </span>
      )}
      <Button look="soft" size="small" icon={<CropIcon />} aria-label={t`Crop: ${label}`} onClick={() => setOpen(true)}>
        <Trans>Crop</Trans>
      </Button>
      {isOpen && <Host field={field} onClose={() => setOpen(false)} />}
    </>
  );
}
