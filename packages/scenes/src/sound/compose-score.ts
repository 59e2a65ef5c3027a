import { planScene } from '@kinora/reading';

import { synthesise, type Soundtrack } from './synthesise.ts';

interface Score {
  readonly seconds: number;
  readonly seed: number;
}

/** Plays as for a scene of these words, for as long as is asked. */
export function composeScore(words: string, { seconds, seed }: Score): Soundtrack {
  const plan = planScene(words, { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed });
  return synthesise({ ...plan, seconds, shots: [] });
}
