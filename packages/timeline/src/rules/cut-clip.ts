import type { Clip, Ticks } from '@kinora/contracts/timeline';

import { changeKeys, cutKeys } from '../keys/cut-keys.ts';
import { isMediaClip, usedSource } from '../problems/clip-problems.ts';
import { isPlayed, sourceInOf } from './source-part.ts';

/** Length and speed decide how much of its medium a clip uses. */
function withUsedSource<One extends Clip>(clip: One): One {
  if (!isMediaClip(clip) || clip.sourceDuration === null) return clip;
  return { ...clip, sourceDuration: usedSource(clip) };
}

/** A part of a clip, counted from its start. It may reach beyond the clip if the medium does. */
export function cutClip<One extends Clip>(clip: One, from: Ticks, to: Ticks): One {
  const sourced: One = isPlayed(clip) ? { ...clip, sourceIn: sourceInOf(clip, from, to) } : clip;
  const part: One = { ...sourced, start: clip.start + from, duration: to - from };
  return withUsedSource(changeKeys(part, (keys) => cutKeys(keys, from, to)));
}

/** Shortens fades that don't fit, the fade-out first. */
export function withFadesInside<One extends Clip>(clip: One): One {
  const fadeIn = Math.min(clip.fadeIn, clip.duration);
  const fadeOut = Math.min(clip.fadeOut, clip.duration - fadeIn);
  return fadeIn === clip.fadeIn && fadeOut === clip.fadeOut ? clip : { ...clip, fadeIn, fadeOut };
}

/** Both halves of a clip; `own` belongs to the right one. */
export function halveClip(clip: Clip, at: Ticks, own: { readonly id: string; readonly linkId: string | null }) {
  const left = { ...cutClip(clip, 0, at), fadeOut: 0 };
  const right = { ...cutClip(clip, at, clip.duration), ...own, fadeIn: 0 };
  return { left: withFadesInside(left), right: withFadesInside(right) };
}
