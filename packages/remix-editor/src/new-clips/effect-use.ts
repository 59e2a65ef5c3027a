import type { EffectUse } from '@kinora/contracts/timeline';
import { findTimelineEffect, type EffectOption } from '@kinora/footage/timeline';

const usualOf = (option: EffectOption): number | string => (option.kind === 'text' ? '' : option.usual);

/** An effect as it is before anything is set, with all its options written down. */
export function effectUse(effect: string, seed: number): EffectUse {
  const options = findTimelineEffect(effect)?.options ?? [];
  const values = Object.fromEntries(options.map((option) => [option.name, usualOf(option)]));
  return { effect, values, seed, on: true };
}
