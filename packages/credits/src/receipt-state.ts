import type { Receipt } from '@kinora/contracts/creations';

/** What happened to the credits of one creation, as one of the things a receipt can say. */
export type ReceiptState = 'held' | 'charged' | 'returned' | 'free';

/** Where the credits of a creation are now. */
export function receiptState({ held, charged, returned }: Receipt): ReceiptState {
  if (held > 0) return 'held';
  if (charged > 0) return 'charged';
  return returned > 0 ? 'returned' : 'free';
}

/** Sums of several receipts, for a day or a batch. */
export function sumReceipts(receipts: readonly Receipt[]): Pick<Receipt, 'held' | 'charged' | 'returned'> {
  return receipts.reduce(
    (sum, { held, charged, returned }) => ({
      held: sum.held + held,
      charged: sum.charged + charged,
      returned: sum.returned + returned,
    }),
    { held: 0, charged: 0, returned: 0 },
  );
}
