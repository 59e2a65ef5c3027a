import type { Upload, UploadKind } from '@kinora/contracts';
import { toast } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

import { earlierUploadsAtom, readMoreUploadsAtom, readUploadsAtom } from './uploads-atoms.ts';
import { UploadsDialog } from './uploads-dialog.tsx';

export interface UploadsDialogPanelProps {
  kind: UploadKind;
  /** Brings the chosen one into the form; false when it is not to be had any more. */
  onUse: (upload: Upload) => Promise<boolean>;
  onClose: () => void;
}

/** The member's earlier uploads, connected. */
export function UploadsDialogPanel({ kind, onUse, onClose }: UploadsDialogPanelProps) {
  const { t } = useLingui();
  const earlier = useAtomValue(earlierUploadsAtom);
  const read = useSetAtom(readUploadsAtom);
  const more = useSetAtom(readMoreUploadsAtom);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isBringing, setBringing] = useState(false);
  useEffect(() => void read(kind), [read, kind]);
  const use = async () => {
    const upload = earlier.uploads.find(({ id }) => id === chosen);
    if (!upload) return;
    setBringing(true);
    const isHere = await onUse(upload);
    setBringing(false);
    if (isHere) onClose();
    else toast(t`This file did not come. Check your connection, or choose another one.`);
  };
  return (
    <UploadsDialog
      {...earlier}
      kind={kind}
      chosen={chosen}
      isBringing={isBringing}
      onChoose={setChosen}
      onUse={() => void use()}
      onMore={() => void more(kind)}
      onClose={onClose}
    />
  );
}
