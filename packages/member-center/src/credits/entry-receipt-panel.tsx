import type { CreditEntry } from '@kinora/contracts/money';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

import { EntryReceipt, type ClipAddress } from './entry-receipt.tsx';
import { findClipAtom } from './history-atoms.ts';

export interface EntryReceiptPanelProps {
  entry: CreditEntry;
}

/** The receipt of a line; the address of its clip is asked for when it is opened, because addresses expire. */
export function EntryReceiptPanel({ entry }: EntryReceiptPanelProps) {
  const find = useSetAtom(findClipAtom);
  const id = entry.creation?.id;
  const [clip, setClip] = useState<ClipAddress>({ state: 'loading' });
  useEffect(() => {
    let isOpen = true;
    const look = async () => {
      const url = id === undefined ? null : await find(id);
      if (isOpen) setClip(url === null ? { state: 'none' } : { state: 'found', url });
    };
    void look();
    return () => {
      isOpen = false;
    };
  }, [find, id]);
  return <EntryReceipt entry={entry} clip={clip} />;
}
