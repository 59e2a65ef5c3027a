import type {
  Clip,
  EffectClip,
  MediaClip,
  MediaFacts,
  MediaTable,
  TextClip,
  TimelineDocument,
  Track,
} from '@kinora/contracts/timeline';

import { createDocument } from './document/create-document.ts';

const SECOND = 240_000;

/** Ids in the order they are asked for: `<name>-1`, `<name>-2` and so on. */
export function countedIds(name: string): () => string {
  let count = 0;
  return () => `${name}-${++count}`;
}

export const aPlacement = (change: Partial<MediaClip['frame']> = {}): MediaClip['frame'] => ({
  crop: { left: 0, top: 0, right: 0, bottom: 0 },
  x: 0,
  y: 0,
  scale: 1,
  rotation: 0,
  opacity: 1,
  fit: 'contain',
  ...change,
});

const BASE = {
  start: 0,
  duration: 2 * SECOND,
  name: '',
  linkId: null,
  groupId: null,
  fadeIn: 0,
  fadeOut: 0,
  effects: [],
} as const;

/** Two seconds of video on the track `video`; what it uses of its medium follows from duration and speed. */
export function aClip(change: Partial<MediaClip> = {}): MediaClip {
  const { duration = BASE.duration, speed = { num: 1, den: 1 }, kind = 'video' } = change;
  return {
    ...BASE,
    id: 'clip',
    trackId: kind === 'audio' ? 'audio' : 'video',
    name: 'fox',
    kind,
    mediaId: kind === 'image' ? 'upload:picture' : 'creation:fox',
    sourceIn: 0,
    sourceDuration: kind === 'image' ? null : Math.floor((duration * speed.num) / speed.den),
    speed,
    keepPitch: true,
    reversed: false,
    gain: 1,
    frame: aPlacement(),
    takes: [],
    activeTake: 0,
    ...change,
  };
}

export const aTextClip = (change: Partial<TextClip> = {}): TextClip => ({
  ...BASE,
  id: 'text-clip',
  trackId: 'text',
  kind: 'text',
  text: 'Once upon a time',
  look: { font: 'Outfit', size: 0.06, colour: '#ffffff', background: null, align: 'centre' },
  frame: aPlacement(),
  ...change,
});

export const anEffectClip = (change: Partial<EffectClip> = {}): EffectClip => ({
  ...BASE,
  id: 'effect-clip',
  trackId: 'effect',
  kind: 'effect',
  effects: [{ effect: 'restyle:noir', values: { strength: 1 }, seed: 1, on: true }],
  ...change,
});

/** A track with clips; their `trackId` becomes its id. */
export const aTrack = (change: Partial<Track> = {}): Track => {
  const { id = change.kind ?? 'video', clips = [] } = change;
  const own = clips.map((clip): Clip => ({ ...clip, trackId: id }));
  return {
    id,
    kind: 'video',
    name: '',
    locked: false,
    hidden: false,
    muted: false,
    solo: false,
    gain: 1,
    ...change,
    clips: own,
  };
};

/** A document with one track of each kind, or with those that are given. */
export const aDocument = (change: Partial<TimelineDocument> = {}): TimelineDocument => ({
  ...createDocument({ makeId: countedIds('track'), tracks: [] }),
  name: 'A fox in the snow',
  tracks: [aTrack({ kind: 'audio' }), aTrack(), aTrack({ kind: 'text' }), aTrack({ kind: 'effect' })],
  ...change,
});

export const someFacts = (change: Partial<MediaFacts> = {}): MediaFacts => ({
  kind: 'video',
  duration: 10 * SECOND,
  width: 1280,
  height: 720,
  rate: { num: 24, den: 1 },
  hasSound: true,
  ...change,
});

/** Ten seconds of video, five of another, a minute of music and a picture. */
export const someMedia: MediaTable = {
  'creation:fox': someFacts(),
  'creation:lake': someFacts({ duration: 5 * SECOND, hasSound: false }),
  'upload:music': someFacts({ kind: 'audio', duration: 60 * SECOND, width: 0, height: 0, rate: null }),
  'upload:picture': someFacts({ kind: 'image', duration: null, rate: null, hasSound: false }),
};

export const anEmptyTimeline = (): TimelineDocument => aDocument();

export const aTimelineOfOne = (): TimelineDocument =>
  aDocument({ tracks: [aTrack({ kind: 'audio' }), aTrack({ clips: [aClip()] })] });

const TRACKS_OF_MANY = 10;

/** Clips of one to four seconds on ten tracks, end to end with a gap after every tenth. */
export function aTimelineOf(count: number): TimelineDocument {
  const tracks = Array.from({ length: Math.min(count, TRACKS_OF_MANY) }, (_, place) => {
    const clips: MediaClip[] = [];
    let start = 0;
    for (let number = place; number < count; number += TRACKS_OF_MANY) {
      const duration = (1 + (number % 4)) * SECOND;
      const mediaId = number % 3 === 0 ? 'creation:lake' : 'creation:fox';
      clips.push(aClip({ id: `clip-${number}`, name: `clip ${number}`, start, duration, mediaId }));
      start += duration + (clips.length % 10 === 0 ? SECOND : 0);
    }
    return aTrack({ id: `video-${place}`, clips });
  });
  return aDocument({ tracks: [aTrack({ kind: 'audio' }), ...tracks] });
}

/** One clip whose medium is missing. */
export const anOfflineTimeline = (): TimelineDocument =>
  aDocument({ tracks: [aTrack({ kind: 'audio' }), aTrack({ clips: [aClip({ mediaId: 'upload:gone' })] })] });
