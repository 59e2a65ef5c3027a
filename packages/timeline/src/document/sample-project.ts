import { TICKS_PER_SECOND, type Clip, type TextClip, type TimelineDocument } from '@kinora/contracts/timeline';

import { createDocument } from './create-document.ts';

const SECOND = TICKS_PER_SECOND;

/** What is written in it, in the reader's language. */
export interface SampleWords {
  readonly name: string;
  /** One title after the other. */
  readonly titles: readonly string[];
}

const FRAME: TextClip['frame'] = {
  crop: { left: 0, top: 0, right: 0, bottom: 0 },
  x: 0,
  y: 0,
  scale: {
    keys: [
      { at: 0, value: 0.94, ease: { x1: 0.2, y1: 0.8, x2: 0.2, y2: 1 } },
      { at: 3 * SECOND, value: 1.04, ease: 'linear' },
    ],
  },
  rotation: 0,
  opacity: 1,
  fit: 'contain',
};

const BASE = { linkId: null, groupId: null, fadeIn: SECOND / 2, fadeOut: SECOND / 2, effects: [] } as const;

/** Titles on a dark background, and fireflies over them: something to cut and move before there is a clip. */
export function sampleProject({ name, titles }: SampleWords, makeId: () => string): TimelineDocument {
  const tracks = ['audio', 'video', 'effect', 'text'] as const;
  const empty = createDocument({ name, tracks, makeId, background: '#181614' });
  const clipsOn = (trackId: string): Readonly<Record<string, readonly Clip[]>> => ({
    text: titles.map((text, place) => ({
      ...BASE,
      id: makeId(),
      trackId,
      start: place * 3 * SECOND,
      duration: 3 * SECOND,
      name: '',
      kind: 'text',
      text,
      look: {
        font: 'Kinora Fraunces',
        size: place === 0 ? 0.12 : 0.08,
        colour: '#f8f3ea',
        background: null,
        align: 'centre',
      },
      frame: FRAME,
    })),
    effect: [
      {
        ...BASE,
        id: makeId(),
        trackId,
        start: 0,
        duration: titles.length * 3 * SECOND,
        name: '',
        fadeIn: 0,
        fadeOut: 0,
        kind: 'effect',
        effects: [{ effect: 'overlay:fireflies', values: { amount: 0.7 }, seed: 1, on: true }],
      },
    ],
  });
  return { ...empty, tracks: empty.tracks.map((track) => ({ ...track, clips: clipsOn(track.id)[track.kind] ?? [] })) };
}
