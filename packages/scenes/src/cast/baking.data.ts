import type { Colour } from '@kinora/drawing';

/** Colours of what an animal bakes with. */
export const BAKING = {
  bowl: '#5f8fb8',
  shade: '#3f6a94',
  inside: '#e9eef2',
  dough: '#efd9a4',
  whisk: '#aab2bc',
  handle: '#8a5a36',
  wood: '#b98a58',
  dark: '#8a6238',
} as const satisfies Readonly<Record<string, Colour>>;
