import type { Animated, Clip, Ease, EffectUse, FramePlacement, Key, Ticks } from '@kinora/contracts/timeline';

import { isMediaClip } from '../problems/clip-problems.ts';
import { VALUE_MAX } from '../problems/field-checks.ts';
import { multiplyFloor } from '../time/ticks.ts';
import { splitBezier } from './bezier.ts';
import { hasKeys, keyBefore, valueAt } from './value-at.ts';

/** What happens to every animated value that has keys. */
export type KeysChange = (keys: readonly Key<number>[]) => Animated<number>;

const PLACED = ['x', 'y', 'scale', 'rotation', 'opacity'] as const;

function changeOne(value: Animated<number>, change: KeysChange): Animated<number> {
  return hasKeys(value) ? change(value.keys) : value;
}

function changeFrame(frame: FramePlacement, change: KeysChange): FramePlacement {
  if (!PLACED.some((name) => hasKeys(frame[name]))) return frame;
  const next: Record<string, unknown> = { ...frame };
  for (const name of PLACED) next[name] = changeOne(frame[name], change);
  return { ...frame, ...next };
}

function changeEffect(use: EffectUse, change: KeysChange): EffectUse {
  const entries = Object.entries(use.values);
  if (!entries.some(([, value]) => hasKeys(value))) return use;
  const values = entries.map(([name, value]) => [name, hasKeys(value) ? change(value.keys) : value] as const);
  return { ...use, values: Object.fromEntries(values) };
}

/** A clip with all its animated values changed; the same object if it has none. */
export function changeKeys<One extends Clip>(clip: One, change: KeysChange): One {
  let next: One = clip;
  const effects = clip.effects.map((use) => changeEffect(use, change));
  if (effects.some((use, index) => use !== clip.effects[index])) next = { ...next, effects };
  if (clip.kind !== 'effect') {
    const frame = changeFrame(clip.frame, change);
    if (frame !== clip.frame) next = { ...next, frame };
  }
  if (isMediaClip(clip) && hasKeys(clip.gain)) next = { ...next, gain: change(clip.gain.keys) };
  return next;
}

/** The easings of both halves of a stretch that is cut. */
function cutEase(ease: Ease, share: number): readonly [Ease, Ease] {
  return ease === 'hold' || ease === 'linear' ? [ease, ease] : splitBezier(ease, share);
}

/** Keys with one more between two of them; the animation stays the same. */
function withKeyAt(keys: readonly Key<number>[], at: Ticks): readonly Key<number>[] {
  const place = keyBefore(keys, at);
  const [from, to] = [keys[place], keys[place + 1]];
  if (!from || !to || from.at === at) return keys;
  const [before, after] = cutEase(from.ease, (at - from.at) / (to.at - from.at));
  const value = Math.min(VALUE_MAX, Math.max(-VALUE_MAX, valueAt({ keys }, at)));
  const key = { at, value, ease: after };
  return [...keys.slice(0, place), { ...from, ease: before }, key, ...keys.slice(place + 1)];
}

/** The keys of a part of a clip, counted from the start of the part. */
export function cutKeys(keys: readonly Key<number>[], from: Ticks, to: Ticks): Animated<number> {
  const whole = withKeyAt(withKeyAt(keys, from), to);
  const left = whole.filter(({ at }) => at >= from && at <= to).map((key) => ({ ...key, at: key.at - from }));
  return left.length > 0 ? { keys: left } : valueAt({ keys }, from);
}

/** Moves keys to the same shares of a new length; `last` is the old one. */
export function stretchKeys<One extends Clip>(clip: One, last: Ticks): One {
  return changeKeys(clip, (keys) => {
    const moved = new Map(keys.map((key) => [multiplyFloor(key.at, clip.duration, last), key]));
    return { keys: [...moved].map(([at, key]) => ({ ...key, at })) };
  });
}
