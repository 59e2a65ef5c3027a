import type { Upload, UploadKind } from '@kinora/contracts/uploads';
import { answerView, moreView, toast } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { EARLIER_UPLOADS, removeUploadAtom } from './uploads-atoms.ts';
import { UploadsDialog } from './uploads-dialog.tsx';

export interface UploadsDialogPanelProps {
  kind: UploadKind;
  /** Brings the chosen one into the form; false when it is not to be had any more. */
  onUse: (upload: Upload) => Promise<boolean>;
  onClose: () => void;
}

/** What is to be deleted, and the ways on from there. */
function useDeleting() {
  const { t } = useLingui();
  const remove = useSetAtom(removeUploadAtom);
  const [asked, ask] = useState<Upload | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const erase = async () => {
    if (asked === null) return;
    setDeleting(true);
    const isGone = await remove(asked.id);
    setDeleting(false);
    ask(null);
    if (!isGone) toast(t`This file couldn’t be deleted. Check your connection and try again.`);
  };
  return { asked, isDeleting, onAsk: ask, onKeep: () => ask(null), onDelete: () => void erase() };
}

/** The member's earlier uploads, connected. */
export function UploadsDialogPanel({ kind, onUse, onClose }: UploadsDialogPanelProps) {
  const { t } = useLingui();
  const { answerAtom, loadAtom, loadMoreAtom, moreAtom } = EARLIER_UPLOADS[kind];
  const known = useAtomValue(answerAtom);
  const next = useAtomValue(moreAtom);
  const load = useSetAtom(loadAtom);
  const loadMore = useSetAtom(loadMoreAtom);
  const deleting = useDeleting();
  const [picked, setChosen] = useState<string | null>(null);
  const [isBringing, setBringing] = useState(false);
  const upload = known.state === 'ready' ? known.value.items.find(({ id }) => id === picked) : undefined;
  const say = () => t`Your uploads couldn’t be loaded. Check your connection.`;
  const use = async () => {
    if (!upload) return;
    setBringing(true);
    const isHere = await onUse(upload);
    setBringing(false);
    if (isHere) onClose();
    else toast(t`This file couldn’t be loaded. Check your connection or choose another file.`);
  };
  return (
    <UploadsDialog
      uploads={answerView(known, say)}
      more={moreView(next, say)}
      {...deleting}
      kind={kind}
      chosen={upload?.id ?? null}
      isBringing={isBringing}
      onChoose={setChosen}
      onUse={() => void use()}
      onReload={() => void load()}
      onMore={() => void loadMore()}
      onClose={onClose}
    />
  );
}
