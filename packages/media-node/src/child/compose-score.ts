import { planScene, synthesise, type Soundtrack } from '@kinora/media-core';

interface Score {
  readonly seconds: number;
  readonly seed: number;
}

/** Plays as for a scene of these words, for as long as is asked; nothing for no words. */
export function composeScore(words: string | null, { seconds, seed }: Score): Soundtrack | null {
  if (words === null) return null;
  const plan = planScene(words, { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed });
  return synthesise({ ...plan, seconds, shots: [] });
}
