import type { SamplePrompt } from './draw-sample.ts';

/** The pictures that effects are shown on before somebody brings one, by the names recipes use. */
export const SAMPLE_PROMPTS: Readonly<Record<string, SamplePrompt>> = {
  portrait: { prompt: 'a girl in a black dress in a snowy valley', seed: 7, middle: [0.5, 0.54], share: 0.44 },
  friend: { prompt: 'a woman in a red coat in the snow', seed: 7, middle: [0.5, 0.49], share: 0.54 },
  couple: { prompt: 'two people in the snow', seed: 7, middle: [0.58, 0.5], share: 0.58 },
  pet: { prompt: 'a panda in the snow', seed: 7, middle: [0.5, 0.53], share: 0.62 },
  product: { prompt: 'close up of a teapot on a table', seed: 7, middle: [0.5, 0.46], share: 0.8 },
  landscape: { prompt: 'mountain lake at dawn, a canoe', seed: 7, middle: [0.5, 0.5], share: 1 },
  street: { prompt: 'a neon alley at night in the rain', seed: 7, middle: [0.5, 0.5], share: 1 },
};
