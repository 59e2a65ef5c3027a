import type { Creation } from '@kinora/contracts/creations';

const isOngoing = ({ state }: Creation): boolean => state === 'waiting' || state === 'running';

export interface AwaitedClipFacts {
  readonly creation: Creation;
  /** How many are on their way with it. */
  readonly count: number;
}

/** The newest clip on its way; without one the clip that was `seen` on its way, unless it was called off. */
export function awaitedClip(creations: readonly Creation[], seen: string | undefined): AwaitedClipFacts | null {
  const ongoing = creations.filter(isOngoing);
  const [newest] = ongoing;
  if (newest) return { creation: newest, count: ongoing.length };
  const ended = creations.find(({ id }) => id === seen);
  return ended && ended.state !== 'cancelled' ? { creation: ended, count: 1 } : null;
}
