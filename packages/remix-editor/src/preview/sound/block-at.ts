import { TICKS_PER_SECOND, type Ticks } from '@kinora/contracts/timeline';

import { timeAt, type PlayClock } from '../play-clock.ts';

/** A piece of the timeline that is heard in one go. */
export interface SoundBlock {
  readonly from: Ticks;
  readonly to: Ticks;
}

/** About as much as is mixed at once. */
const LENGTH = TICKS_PER_SECOND / 2;

/** What is heard so many ticks after the start of a clock at usual speed; null when nothing more is. */
export function blockAt(clock: PlayClock, elapsed: Ticks): SoundBlock | null {
  const from = timeAt({ ...clock, since: 0 }, (elapsed / TICKS_PER_SECOND) * 1000);
  const to = Math.min(from + LENGTH, clock.to);
  return to > from ? { from, to } : null;
}
