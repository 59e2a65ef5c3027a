import { ok, type Result } from '@kinora/contracts';
import type { Animated, Clip, CommandNamed, Key, Refusal, Ticks } from '@kinora/contracts/timeline';

import { animatedProperty, type AnimatedProperty } from '../keys/animated-property.ts';
import { hasKeys } from '../keys/value-at.ts';
import type { Draft, Outcome } from '../rules/draft.ts';
import { refuse, targetsOf } from '../rules/targets.ts';

interface Found extends AnimatedProperty {
  readonly clip: Clip;
  readonly keys: readonly Key<number>[];
}

function found(draft: Draft, { clipId, property }: { clipId: string; property: string }): Result<Found, Refusal> {
  const targets = targetsOf(draft.base, [clipId], []);
  if (!targets.ok) return targets;
  const clip = targets.value[0]?.clip;
  const held = clip && animatedProperty(clip, property);
  if (!held) return refuse('unknown-id', { clipId });
  return ok({ ...held, clip, keys: hasKeys(held.value) ? held.value.keys : [] });
}

const inOrder = (keys: readonly Key<number>[]) => ({ keys: keys.toSorted((one, other) => one.at - other.at) });
const without = (keys: readonly Key<number>[], at: Ticks) => keys.filter((key) => key.at !== at);

function put(draft: Draft, { clip, write }: Found, value: Animated<number>): Outcome {
  draft.put(clip, write(value));
  return ok([clip.id]);
}

/** Adds a key, or replaces the one at the same time. */
export function addKey(draft: Draft, command: CommandNamed<'addKey'>): Outcome {
  const held = found(draft, command);
  if (!held.ok) return held;
  const { at, value, ease } = command;
  const { clip, keys } = held.value;
  if (at > clip.duration) return refuse('no-room', { clipId: clip.id, longest: clip.duration });
  return put(draft, held.value, inOrder([...without(keys, at), { at, value, ease }]));
}

export function moveKey(draft: Draft, command: CommandNamed<'moveKey'>): Outcome {
  const held = found(draft, command);
  if (!held.ok) return held;
  const { at, to } = command;
  const { clip, keys } = held.value;
  const key = keys.find((one) => one.at === at);
  if (!key || at === to) return refuse('nothing-to-do', { clipId: clip.id });
  if (to > clip.duration || keys.some((one) => one.at === to)) return refuse('no-room', { clipId: clip.id });
  return put(draft, held.value, inOrder([...without(keys, at), { ...key, at: to }]));
}

/** Without its last key, a property keeps that key's value. */
export function removeKey(draft: Draft, command: CommandNamed<'removeKey'>): Outcome {
  const held = found(draft, command);
  if (!held.ok) return held;
  const { clip, keys } = held.value;
  const key = keys.find((one) => one.at === command.at);
  if (!key) return refuse('nothing-to-do', { clipId: clip.id });
  const left = without(keys, key.at);
  return put(draft, held.value, left.length > 0 ? { keys: left } : key.value);
}
