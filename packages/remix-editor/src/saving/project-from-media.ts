import type { MediaClip, MediaFacts, Ratio, Ticks, TimelineDocument } from '@kinora/contracts/timeline';
import { createDocument, floorToFrame } from '@kinora/timeline';

/** Rates that a project may have. */
const STANDARD_RATES: readonly Ratio[] = [
  { num: 24_000, den: 1001 },
  { num: 24, den: 1 },
  { num: 25, den: 1 },
  { num: 30_000, den: 1001 },
  { num: 30, den: 1 },
  { num: 50, den: 1 },
  { num: 60_000, den: 1001 },
  { num: 60, den: 1 },
];
const USUAL_RATE: Ratio = { num: 30, den: 1 };
/** How long a picture without an end stands. */
const PICTURE_TICKS = 5 * 240_000;

const framesASecond = ({ num, den }: Ratio) => num / den;

/** The standard rate that is nearest to a medium's own. */
export function standardRate(rate: Ratio | null): Ratio {
  if (!rate) return USUAL_RATE;
  const wanted = framesASecond(rate);
  const distance = (one: Ratio) => Math.abs(framesASecond(one) - wanted);
  return STANDARD_RATES.reduce((best, one) => (distance(one) < distance(best) ? one : best), USUAL_RATE);
}

interface NamedMedium extends MediaFacts {
  readonly name: string;
}

type ClipPart = Pick<MediaClip, 'id' | 'trackId' | 'kind' | 'mediaId' | 'name' | 'sourceDuration'> & {
  readonly duration: Ticks;
};

/** A whole medium at the start of a track, as it is. */
const wholeClip = (part: ClipPart): MediaClip => ({
  ...part,
  start: 0,
  linkId: null,
  groupId: null,
  fadeIn: 0,
  fadeOut: 0,
  effects: [],
  sourceIn: 0,
  speed: { num: 1, den: 1 },
  keepPitch: true,
  reversed: false,
  gain: 1,
  frame: {
    crop: { left: 0, top: 0, right: 0, bottom: 0 },
    x: 0,
    y: 0,
    scale: 1,
    rotation: 0,
    opacity: 1,
    fit: 'contain',
  },
  takes: [],
  activeTake: 0,
});

/** A project of the size and rate of one medium that begins with it. */
export function projectFromMedia(medium: NamedMedium, mediaId: string, makeId: () => string): TimelineDocument {
  const { kind, name, width, height } = medium;
  const size = width > 0 && height > 0 ? { width, height } : {};
  const rate = standardRate(medium.rate);
  const tracks = ['audio', 'video', 'effect', 'text'] as const;
  const empty = createDocument({ name, rate, ...size, tracks, makeId });
  const length = medium.duration ?? PICTURE_TICKS;
  // One shorter than a frame is as long as it is.
  const duration = floorToFrame(length, rate) || length;
  const sourceDuration = kind === 'image' ? null : duration;
  const home = kind === 'audio' ? 'audio' : 'video';
  return {
    ...empty,
    tracks: empty.tracks.map((track) =>
      track.kind === home
        ? {
            ...track,
            clips: [wholeClip({ id: makeId(), trackId: track.id, kind, mediaId, name, duration, sourceDuration })],
          }
        : track,
    ),
  };
}
