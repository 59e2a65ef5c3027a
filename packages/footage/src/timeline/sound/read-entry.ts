import type { Stereo } from '@kinora/scenes/sound';
import type { MixPart } from '@kinora/timeline';

import { stretchSound } from '../../sound/stretch.ts';
import { keepRecent, type RecentThings } from '../keep-recent.ts';
import { resample } from './resample-sound.ts';
import { paceOf, sampleAt, TICKS_PER_SAMPLE } from './sample-time.ts';

/** A decoded sound at 48 kHz. */
export interface TimelineSound extends Stereo {
  /** Which sample of the medium the first one is, where only a part is decoded; 0 where it is left out. */
  readonly start?: number | undefined;
}

/** A run of samples of the timeline. */
export interface Span {
  readonly from: number;
  readonly count: number;
}

/**
 * A stretched sound is made in pieces of this many samples, from the start of its clip, so that any part of a long one can
 * be had without all that is before. Neighbours fade into each other over the seam.
 */
const PIECE = 20 * 48_000;
const SEAM = 1440;
/** What the last windows of a stretched piece want beyond its end. */
const TAIL = 4096;

/** A run of the medium, silent where nothing is decoded. */
function cut(channel: Float32Array, from: number, count: number): Float32Array {
  const part = new Float32Array(count);
  const first = Math.max(0, from);
  const found = channel.subarray(first, Math.max(first, from + count));
  part.set(found, Math.min(count, first - from));
  return part;
}

interface Reading {
  readonly entry: MixPart;
  readonly sound: TimelineSound;
}

const both = ({ left, right }: Stereo, change: (channel: Float32Array) => Float32Array): Stereo => ({
  left: change(left),
  right: change(right),
});

/** As fast as it was: whole samples, so that a cut in the middle is not heard. */
function readPlain({ entry, sound }: Reading, { from, count }: Span): Stereo {
  const { start = 0 } = sound;
  const { at, reversed, sourceFrom } = entry;
  if (!reversed) return both(sound, (channel) => cut(channel, from + sampleAt(sourceFrom - at) - start, count));
  const last = sampleAt(sourceFrom + at) - from - 1;
  return both(sound, (channel) => cut(channel, last - count + 1 - start, count).toReversed());
}

/** Faster and higher, or slower and lower. */
function readResampled({ entry, sound }: Reading, { from, count }: Span): Stereo {
  const { start = 0 } = sound;
  const { at, reversed, sourceFrom } = entry;
  const step = reversed ? -paceOf(entry) : paceOf(entry);
  // Middles of samples, so that both directions hear the same part.
  const middle = (from + 0.5) * TICKS_PER_SAMPLE - at;
  const place = (sourceFrom + middle * step) / TICKS_PER_SAMPLE - 0.5 - start;
  return both(sound, (channel) => resample(channel, { from: place, step, count }));
}

/** Pieces that were heard last, by the samples they are made of: who reads second by second stretches each piece once. */
const recentPieces = new WeakMap<Float32Array, RecentThings<Stereo>>();
const KEPT_PIECES = 2;

/** One piece of a stretched clip, with the seam behind it. */
function stretchPiece({ entry, sound }: Reading, first: number, count: number): Stereo {
  const pace = paceOf(entry);
  const begin = Math.round(entry.sourceFrom / TICKS_PER_SAMPLE + (entry.reversed ? -1 : 1) * first * pace);
  const pieces = recentPieces.get(sound.left) ?? keepRecent<Stereo>(KEPT_PIECES);
  recentPieces.set(sound.left, pieces);
  return pieces.get(`${begin} ${count} ${pace} ${entry.reversed} ${sound.start}`, () => {
    const plain = { ...entry, at: 0, sourceFrom: begin * TICKS_PER_SAMPLE };
    const length = Math.ceil((count + SEAM) * pace) + TAIL;
    return stretchSound(readPlain({ entry: plain, sound }, { from: 0, count: length }), pace);
  });
}

/** Adds a piece, fading in over the seam where another one ends. */
function addPiece(
  target: Float32Array,
  piece: Float32Array,
  { offset, count, isFirst }: { offset: number; count: number; isFirst: boolean },
) {
  for (let index = Math.max(0, -offset); index < Math.min(count + SEAM, target.length - offset); index++) {
    const rise = isFirst ? 1 : Math.min(1, (index + 0.5) / SEAM);
    const fall = Math.min(1, (count + SEAM - index - 0.5) / SEAM);
    target[offset + index] = (target[offset + index] ?? 0) + (piece[index] ?? 0) * rise * fall;
  }
}

/** Faster or slower at the same pitch. */
function readStretched(reading: Reading, { from, count }: Span): Stereo {
  const made = { left: new Float32Array(count), right: new Float32Array(count) };
  const { at, duration } = reading.entry;
  const start = sampleAt(at);
  const length = sampleAt(at + duration) - start;
  const inside = from - start;
  for (let first = 0; first < length; first += PIECE) {
    const own = Math.min(PIECE, length - first);
    if (first + own + SEAM <= inside || first >= inside + count) continue;
    const piece = stretchPiece(reading, first, own);
    const place = { offset: first - inside, count: own, isFirst: first === 0 };
    addPiece(made.left, piece.left, place);
    addPiece(made.right, piece.right, place);
  }
  return made;
}

/** How far a resampled part looks beyond what it reads, at its own pace. */
const REACH = 64;

/** Whole pieces of a stretched part, since each is made at once. */
function stretchedSpan(part: MixPart, { from, count }: Span): Span {
  const pace = paceOf(part);
  const inside = from - sampleAt(part.at);
  const first = Math.max(0, Math.floor((inside - SEAM) / PIECE)) * PIECE;
  const last = Math.ceil(Math.max(1, inside + count) / PIECE) * PIECE;
  const length = Math.ceil((last - first + SEAM) * pace) + TAIL;
  const begin = Math.round(part.sourceFrom / TICKS_PER_SAMPLE + (part.reversed ? -1 : 1) * first * pace);
  return { from: (part.reversed ? begin - length : begin) - 1, count: length + 2 };
}

/** Which samples of its medium a part needs for a run of the timeline; the run may reach beyond the part. */
export function readSpan(part: MixPart, { from, count }: Span): Span {
  const start = sampleAt(part.at);
  const first = Math.max(from, start);
  const length = Math.min(from + count, sampleAt(part.at + part.duration)) - first;
  if (length <= 0) return { from: 0, count: 0 };
  const pace = paceOf(part);
  if (pace !== 1 && part.keepPitch) return stretchedSpan(part, { from: first, count: length });
  const way = (first - start) * pace;
  const begin = part.sourceFrom / TICKS_PER_SAMPLE + (part.reversed ? -(way + length * pace) : way);
  const reach = Math.ceil(REACH * Math.max(1, pace));
  return { from: Math.floor(begin) - reach, count: Math.ceil(length * pace) + 2 * reach };
}

/** What is heard of a part in a run of samples that lies within it, before its gain. */
export function readEntry(entry: MixPart, sound: TimelineSound, span: Span): Stereo {
  const reading = { entry, sound };
  if (paceOf(entry) === 1) return readPlain(reading, span);
  return entry.keepPitch ? readStretched(reading, span) : readResampled(reading, span);
}
