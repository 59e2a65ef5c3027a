import type {
  Clip,
  Edges,
  EffectUse,
  FramePlacement,
  MediaClip,
  MediaTable,
  TextLook,
  Ticks,
  TimelineDocument,
  Track,
  Transition,
} from '@kinora/contracts/timeline';

import { firstEndingAfter } from '../document/clip-order.ts';
import { hasKeys, valueAt } from '../keys/value-at.ts';
import { isMediaClip } from '../problems/clip-problems.ts';
import { halvesOf } from '../problems/list-problems.ts';
import { mediumLength } from '../rules/source-part.ts';
import { transitionsBySide } from '../rules/transition-index.ts';
import { sourceTimeAt } from './source-time.ts';

/** A `FramePlacement` at one time, in numbers; the opacity is a field of the layer. */
export interface LayerPlacement {
  readonly crop: Edges;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly rotation: number;
  readonly fit: FramePlacement['fit'];
}

/** An effect that is on, with its options at one time. */
export interface LayerEffect {
  readonly effect: string;
  readonly values: Readonly<Record<string, number | string | boolean>>;
  readonly seed: number;
}

/** Which side of a transition a layer is, and how far the transition has come: 0 shows the left one, 1 the right one. */
export interface LayerMix {
  readonly id: string;
  readonly kind: string;
  readonly share: number;
  readonly role: 'left' | 'right';
}

/** What a compositor draws of one clip. An effect applies to all layers before it. */
export interface Layer {
  readonly clipId: string;
  readonly trackId: string;
  readonly kind: Clip['kind'];
  readonly mediaId: string | null;
  /** Ticks in the medium. */
  readonly sourceTime: Ticks;
  /** Ticks since the start of the clip; below 0 or beyond its end within a transition. */
  readonly clipTime: Ticks;
  readonly placement: LayerPlacement | null;
  /** Fades are in it. */
  readonly opacity: number;
  readonly effects: readonly LayerEffect[];
  readonly text: string | null;
  readonly look: TextLook | null;
  readonly mix: LayerMix | null;
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** How visible fades leave a clip; a transition replaces the fade on its side. */
function fadeAt({ duration, fadeIn, fadeOut }: Clip, clipTime: Ticks, role?: LayerMix['role']): number {
  const rising = fadeIn > 0 && role !== 'right' ? clipTime / fadeIn : 1;
  const falling = fadeOut > 0 && role !== 'left' ? (duration - clipTime) / fadeOut : 1;
  return clamp(Math.min(rising, falling));
}

function placementAt({ crop, x, y, scale, rotation, fit }: FramePlacement, at: Ticks): LayerPlacement {
  return {
    crop,
    x: valueAt(x, at),
    y: valueAt(y, at),
    scale: Math.max(0, valueAt(scale, at)),
    rotation: valueAt(rotation, at),
    fit,
  };
}

function effectsAt(effects: readonly EffectUse[], at: Ticks): LayerEffect[] {
  const shown = effects.filter(({ on }) => on);
  return shown.map(({ effect, values, seed }) => {
    const entries = Object.entries(values).map(
      ([name, value]) => [name, hasKeys(value) ? valueAt(value, at) : value] as const,
    );
    return { effect, values: Object.fromEntries(entries), seed };
  });
}

interface Moment {
  readonly time: Ticks;
  readonly media: MediaTable;
}

/** Holds the first or last frame where a transition reaches beyond the medium. */
function heldSource(clip: MediaClip, clipTime: Ticks, media: MediaTable): Ticks {
  const time = Math.max(0, sourceTimeAt(clip, clipTime));
  const length = clip.kind === 'image' ? null : mediumLength(clip, media);
  return length === null ? time : Math.min(time, length - 1);
}

function layerOf(clip: Clip, { time, media }: Moment, mix: LayerMix | null): Layer {
  const clipTime = time - clip.start;
  // In a transition, values hold beyond the edges of the clip.
  const held = Math.min(clip.duration, Math.max(0, clipTime));
  const frame = clip.kind === 'effect' ? null : clip.frame;
  const opacity = frame ? clamp(valueAt(frame.opacity, held)) : 1;
  const isText = clip.kind === 'text';
  return {
    clipId: clip.id,
    trackId: clip.trackId,
    kind: clip.kind,
    mediaId: isMediaClip(clip) ? clip.mediaId : null,
    sourceTime: isMediaClip(clip) ? heldSource(clip, clipTime, media) : 0,
    clipTime,
    placement: frame && placementAt(frame, held),
    opacity: opacity * fadeAt(clip, clipTime, mix?.role),
    effects: effectsAt(clip.effects, held),
    text: isText ? clip.text : null,
    look: isText ? clip.look : null,
    mix,
  };
}

/** How far a transition has come at a time; null before and after it. */
function shareAt({ duration }: Transition, cut: Ticks, time: Ticks): number | null {
  const { left, right } = halvesOf(duration);
  if (time < cut - left || time >= cut + right) return null;
  return (time - cut + left) / duration;
}

interface Side {
  readonly clip: Clip | undefined;
  readonly other: Clip | undefined;
  readonly transition: Transition | undefined;
}

/** Both layers of a transition that is under way. */
function mixedLayers({ clip: left, other: right, transition }: Side, moment: Moment): Layer[] {
  if (!left || !right || !transition) return [];
  const share = shareAt(transition, right.start, moment.time);
  if (share === null) return [];
  const { id, kind } = transition;
  return [
    layerOf(left, moment, { id, kind, share, role: 'left' }),
    layerOf(right, moment, { id, kind, share, role: 'right' }),
  ];
}

function layersOn({ clips }: Track, { transitions }: TimelineDocument, moment: Moment): Layer[] {
  const { time } = moment;
  const place = firstEndingAfter(clips, time);
  const [before, clip, after] = [clips[place - 1], clips[place], clips[place + 1]];
  if (!clip || clip.start > time) return [];
  const { byLeft, byRight } = transitionsBySide(transitions);
  const entering = mixedLayers({ clip: before, other: clip, transition: byRight.get(clip.id) }, moment);
  if (entering.length > 0) return entering;
  const leaving = mixedLayers({ clip, other: after, transition: byLeft.get(clip.id) }, moment);
  return leaving.length > 0 ? leaving : [layerOf(clip, moment, null)];
}

/**
 * What is shown at a time, lowest first; within a transition both clips. With `media`, no `sourceTime` lies beyond its
 * medium.
 */
export function layersAt(document: TimelineDocument, time: Ticks, media: MediaTable = {}): Layer[] {
  const shown = document.tracks.filter(({ kind, hidden }) => kind !== 'audio' && !hidden);
  return shown.flatMap((track) => layersOn(track, document, { time, media }));
}
