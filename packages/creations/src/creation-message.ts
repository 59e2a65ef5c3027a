import type { Creation } from '@kinora/contracts/creations';

type Fields = Readonly<Record<string, unknown>>;

/** The channel on which the tabs of one member tell each other of their creations. */
export const channelOf = (memberId: string): string => `creations:${memberId}`;

/** What a tab tells the others when creations were removed in it. */
export const removalOf = (ids: readonly string[]) => ({ removed: ids });

/** The ids that another tab has removed; none where it says something else. */
export function removedIn(message: unknown): readonly string[] {
  if (typeof message !== 'object' || message === null) return [];
  const { removed } = message as Fields;
  return Array.isArray(removed) ? removed.filter((id) => typeof id === 'string') : [];
}

/** Whether another tab sent a creation. Tabs of an older build may still be open and send something else. */
export function isCreation(message: unknown): message is Creation {
  if (typeof message !== 'object' || message === null) return false;
  const { id, version, state, createdAt, receipt, input } = message as Fields;
  const hasParts = typeof receipt === 'object' && receipt !== null && typeof input === 'object' && input !== null;
  return (
    hasParts &&
    typeof id === 'string' &&
    typeof version === 'number' &&
    typeof state === 'string' &&
    typeof createdAt === 'number'
  );
}
