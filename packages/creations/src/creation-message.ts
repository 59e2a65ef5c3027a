import type { Creation } from '@kinora/contracts';

type Fields = Readonly<Record<string, unknown>>;

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
