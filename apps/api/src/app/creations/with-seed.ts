import type { CreationInput } from '@kinora/contracts/creations';

const SEED_END = 2 ** 32;

/**
 * A seed is always kept, so that a clip can be made again and a killed worker's successor draws the same. `random` is
 * in [0, 1); a model without seeds has no largest one.
 */
export function withSeed(input: CreationInput, seedMax: number | null, random: () => number): CreationInput {
  if (seedMax === null || input.seed !== undefined) return input;
  return { ...input, seed: Math.floor(random() * Math.min(SEED_END, seedMax + 1)) };
}
