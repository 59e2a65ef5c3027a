import { MIX_MARGIN, mixTimelineSound, readSpan, sampleAt, type TimelineSound } from '@kinora/footage/timeline';
import type { Stereo } from '@kinora/scenes/sound';
import { mixBetween, type MixPart } from '@kinora/timeline';

import type { CodecPort } from '../codec/codec-port.ts';
import type { SoundStream } from '../codec/sound-stream.ts';
import { openPartSound, type PartSound } from './part-sound.ts';
import type { SourceFiles } from './picture-sources.ts';
import type { TimelineFilm } from './timeline-film.ts';

const TICKS_PER_SAMPLE = 5;
/** Mixed at once: a second, in whole packets of AAC and whole pairs of peaks. */
const BLOCK = 48 * 1024;
/** In samples. */
const MARGIN = sampleAt(MIX_MARGIN);

export interface TimelineSoundStream extends SoundStream {
  close(): Promise<void>;
}

interface Sources {
  readonly codec: Pick<CodecPort, 'readSound'>;
  readonly files: Pick<SourceFiles, 'pathOf'>;
}

interface Heard {
  readonly part: MixPart;
  /** In samples of the timeline. */
  readonly start: number;
  readonly end: number;
}

/** Parts that overlap a run of samples. */
const within = (heard: readonly Heard[], from: number, to: number) =>
  heard.filter(({ start, end }) => start < to && end > from);

/** Opens what is heard, and closes what is over. */
function createShelf({ codec, files }: Sources) {
  const open = new Map<string, PartSound>();

  function soundOf({ clipId, mediaId }: MixPart): PartSound {
    const sound = open.get(clipId) ?? openPartSound(codec, files.pathOf(mediaId));
    open.set(clipId, sound);
    return sound;
  }

  async function keepOnly(parts: readonly Heard[]): Promise<void> {
    const wanted = new Set(parts.map(({ part }) => part.clipId));
    for (const [clipId, sound] of open) {
      if (wanted.has(clipId)) continue;
      open.delete(clipId);
      await sound.close();
    }
  }
  return { soundOf, keepOnly };
}

/**
 * What is heard of a timeline, mixed a second at a time while it's read. Each part has a sound of its own, since one
 * medium may be heard at two places at once.
 */
export function openTimelineSound(film: TimelineFilm, sources: Sources): TimelineSoundStream | null {
  const { document, media, range } = film;
  const parts = mixBetween(document, range.start, range.end, media);
  if (parts.length === 0) return null;
  const heard = parts.map((part): Heard => {
    return { part, start: sampleAt(part.at), end: sampleAt(part.at + part.duration) };
  });
  const first = sampleAt(range.start);
  const length = sampleAt(range.end) - first;
  const shelf = createShelf(sources);
  let block: { readonly from: number; readonly sound: Stereo } | null = null;

  async function mix(from: number): Promise<Stereo> {
    const [start, end] = [first + from, first + Math.min(length, from + BLOCK)];
    const near = within(heard, start - MARGIN, end + MARGIN);
    await shelf.keepOnly(near);
    const decoded = new Map<string, TimelineSound>();
    for (const { part } of near) {
      const span = readSpan(part, { from: start - MARGIN, count: end - start + 2 * MARGIN });
      if (span.count > 0) decoded.set(part.clipId, await shelf.soundOf(part).cover(span));
    }
    const plan = near.map(({ part }) => ({ ...part, mediaId: part.clipId }));
    const window = { sampleRate: 48_000, from: start * TICKS_PER_SAMPLE, to: end * TICKS_PER_SAMPLE } as const;
    return mixTimelineSound(plan, (clipId) => decoded.get(clipId) ?? null, window);
  }

  async function read(from: number, count: number): Promise<Stereo> {
    const own = Math.floor(from / BLOCK) * BLOCK;
    if (block?.from !== own) block = { from: own, sound: await mix(own) };
    const { left, right } = block.sound;
    const [begin, end] = [from - own, Math.min(BLOCK, from - own + count)];
    const part = { left: left.subarray(begin, end), right: right.subarray(begin, end) };
    const rest = count - (end - begin);
    return rest > 0 && own + BLOCK < length ? joinedWith(part, await read(own + BLOCK, rest)) : part;
  }
  return { sampleRate: 48_000, length, read, close: () => shelf.keepOnly([]) };
}

function behind(first: Float32Array, second: Float32Array): Float32Array {
  const whole = new Float32Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
}

const joinedWith = (one: Stereo, other: Stereo): Stereo => ({
  left: behind(one.left, other.left),
  right: behind(one.right, other.right),
});
