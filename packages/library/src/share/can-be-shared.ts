import type { LibraryItem } from '@kinora/contracts/library';

/** Whether there is something to show others. */
export const canBeShared = ({ removedAt, result }: Pick<LibraryItem, 'removedAt' | 'result'>): boolean =>
  removedAt === null && result !== null;
