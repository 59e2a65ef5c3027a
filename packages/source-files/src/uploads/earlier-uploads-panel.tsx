import { isMemberAtom } from '@kinora/auth';
import type { FileSlot } from '@kinora/contracts/catalogue';
import type { UploadKind } from '@kinora/contracts/uploads';
import { Button, HistoryIcon, useLazy } from '@kinora/ui';
import { Trans } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { fetchUploadAtom } from '../files/fetch-files-atoms.ts';
import { lazyUploads } from './lazy-uploads.ts';

export interface EarlierUploadsPanelProps {
  /** What the file is for. */
  slot: FileSlot;
  onAdded?: (() => void) | undefined;
}

interface HostProps extends EarlierUploadsPanelProps {
  onClose: () => void;
}

const kindOf = (slot: FileSlot): UploadKind => (slot === 'video' ? 'video' : 'picture');

function Host({ slot, onAdded, onClose }: HostProps) {
  const uploads = useLazy(lazyUploads);
  const bring = useSetAtom(fetchUploadAtom);
  const use = async (id: string) => {
    const isHere = (await bring({ slot, id })) === null;
    if (isHere) onAdded?.();
    return isHere;
  };
  return uploads && <uploads.UploadsDialogPanel kind={kindOf(slot)} onUse={({ id }) => use(id)} onClose={onClose} />;
}

/** The way to what the member sent before; guests have sent nothing. */
export function EarlierUploadsPanel(props: EarlierUploadsPanelProps) {
  const isMember = useAtomValue(isMemberAtom);
  const [isOpen, setOpen] = useState(false);
  if (!isMember) return null;
  return (
    <div className="flex">
      <Button look="quiet" size="small" icon={<HistoryIcon />} onClick={() => setOpen(true)}>
        <Trans>Use an earlier upload</Trans>
      </Button>
      {isOpen && <Host {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}
