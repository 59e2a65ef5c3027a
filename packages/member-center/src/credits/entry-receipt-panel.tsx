import type { CreditEntry } from '@kinora/contracts/money';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { EntryReceipt } from './entry-receipt.tsx';
import { createClipAddress } from './history-atoms.ts';

export interface EntryReceiptPanelProps {
  entry: CreditEntry;
}

/** The receipt of a line; the address of its clip is asked for when it is opened, because addresses expire. */
export function EntryReceiptPanel({ entry }: EntryReceiptPanelProps) {
  const [address] = useState(() => createClipAddress(entry.creation?.id));
  const known = useAtomValue(address.answerAtom);
  return <EntryReceipt entry={entry} clipUrl={known.state === 'ready' ? known.value : undefined} />;
}
