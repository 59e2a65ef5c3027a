import type { Animated, Clip, FramePlacement } from '@kinora/contracts/timeline';

import { isMediaClip } from '../problems/clip-problems.ts';

/** A value of a clip that may have keys, and the clip with another one in its place. */
export interface AnimatedProperty {
  readonly value: Animated<number>;
  readonly write: (value: Animated<number>) => Clip;
}

const PLACED = ['x', 'y', 'scale', 'rotation', 'opacity'] as const;

const isAnimated = (value: unknown): value is Animated<number> =>
  typeof value === 'number' || typeof value === 'object';

function ofFrame(clip: Clip, name: (typeof PLACED)[number]): AnimatedProperty | null {
  if (clip.kind === 'effect') return null;
  const write = (value: Animated<number>): Clip => {
    const frame: FramePlacement = { ...clip.frame, [name]: value };
    return { ...clip, frame };
  };
  return { value: clip.frame[name], write };
}

function ofEffect(clip: Clip, [place = '', ...names]: readonly string[]): AnimatedProperty | null {
  // Names of options may have points themselves.
  const name = names.join('.');
  const use = /^\d+$/.test(place) ? clip.effects[Number(place)] : undefined;
  const value = use && Object.hasOwn(use.values, name) ? use.values[name] : undefined;
  if (!use || !isAnimated(value)) return null;
  const write = (next: Animated<number>): Clip => {
    const changed = { ...use, values: { ...use.values, [name]: next } };
    return { ...clip, effects: clip.effects.map((one) => (one === use ? changed : one)) };
  };
  return { value, write };
}

/** `x`, `frame.x`, `gain` or `effects.0.strength`; null where the clip has no such value. */
export function animatedProperty(clip: Clip, property: string): AnimatedProperty | null {
  const [first, ...rest] = property.split('.');
  if (first === 'effects') return ofEffect(clip, rest);
  if (property === 'gain') {
    return isMediaClip(clip) ? { value: clip.gain, write: (gain): Clip => ({ ...clip, gain }) } : null;
  }
  const placed = PLACED.find((name) => property === name || property === `frame.${name}`);
  return placed ? ofFrame(clip, placed) : null;
}
