import type { SamplePrompt } from './draw-sample.ts';

/** The pictures that effects are shown on before somebody brings one, by the names recipes use. */
export const SAMPLE_PROMPTS: Readonly<Record<string, SamplePrompt>> = {
  portrait: { prompt: 'close up of a woman in a park', seed: 7, middle: [0.47, 0.53], share: 0.58 },
  pet: { prompt: 'a dog in a meadow', seed: 7, middle: [0.55, 0.6], share: 0.6 },
  couple: { prompt: 'two friends in a park', seed: 7, middle: [0.48, 0.56], share: 0.62 },
  product: { prompt: 'close up of a teapot on a table', seed: 7, middle: [0.5, 0.46], share: 0.8 },
  landscape: { prompt: 'mountain lake at dawn, a canoe', seed: 7, middle: [0.5, 0.5], share: 1 },
  street: { prompt: 'a neon alley at night in the rain', seed: 7, middle: [0.5, 0.5], share: 1 },
};
