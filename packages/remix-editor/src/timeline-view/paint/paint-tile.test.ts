import { TICKS_PER_SECOND, type Track } from '@kinora/contracts/timeline';
import { aClip, anEffectClip, aTextClip, aTrack, someFacts } from '@kinora/timeline/fixtures';
import { describe, expect, it } from 'vitest';

import { bandsOf, rowsOf } from '../../geometry/rows.ts';
import { INKS, type Inks } from './inks.ts';
import { paintRuler } from './paint-ruler.ts';
import { paintTile } from './paint-tile.ts';
import type { Look } from './painting.ts';

const SECOND = TICKS_PER_SECOND;
const medium = {
  ...someFacts(),
  name: 'fox',
  url: '',
  poster: null,
  sprite: null,
  proxy: null,
  peaks: null,
  isPreparing: false,
};
const peaks = {
  sampleRate: 100,
  channels: 1,
  length: 400,
  samplesPerPair: 200,
  levels: [Int8Array.of(-99, 99, -9, 9)],
};

/** Writes down what is painted: `[what, ink, ...numbers]`. */
function recorder() {
  const calls: unknown[][] = [];
  const state = {
    fillStyle: '',
    strokeStyle: '',
    font: '',
    measureText: (text: string) => ({ width: text.length * 6 }),
  };
  const context = new Proxy<Record<string, unknown>>(state, {
    get: (target, name: string) =>
      name in target ? target[name] : (...values: unknown[]) => void calls.push([name, state.fillStyle, ...values]),
  });
  // A canvas, as far as painters use one.
  return { calls, context: context as unknown as CanvasRenderingContext2D, state };
}

// Each ink is its own name.
const inks = { ...Object.fromEntries(INKS.map((ink) => [ink, ink])), font: 'sans' } as unknown as Inks;

function paint(tracks: readonly Track[], look: Partial<Look> = {}) {
  const { calls, context } = recorder();
  const [band] = bandsOf(rowsOf(tracks));
  if (!band) throw new Error('no band');
  paintTile({
    context,
    area: { left: 0, width: 512, top: 0 },
    band,
    inks,
    zoom: 50,
    rate: { num: 30, den: 1 },
    selected: new Set(),
    dragged: new Set(),
    transitions: [],
    pictures: { medium: (id) => (id === 'upload:gone' ? undefined : medium), film: () => null, peaks: () => peaks },
    words: { muted: (name) => `${name}, muted`, missing: (name) => `${name}, missing` },
    ...look,
  });
  const named = (name: string) => calls.filter(([call]) => call === name);
  return { texts: named('fillText').map(([, ink, text]) => [ink, text]), named };
}

describe('a painted tile', () => {
  it('names clips in the colour of their kind, a title by its words', () => {
    const { texts } = paint([
      aTrack({ kind: 'audio', clips: [aClip({ kind: 'audio', name: 'song' })] }),
      aTrack({ clips: [aClip({ name: 'fox' })] }),
      aTrack({ kind: 'text', clips: [aTextClip({ text: 'Once\nupon' })] }),
      aTrack({ kind: 'effect', clips: [anEffectClip({ name: 'Old tape' })] }),
    ]);
    expect(texts.toSorted((one, two) => String(one).localeCompare(String(two)))).toEqual([
      ['audio-words', 'song'],
      ['effect-words', 'Old tape'],
      ['text-words', 'Once upon'],
      ['video-words', 'fox'],
    ]);
  });

  it('says what is missing and what is muted', () => {
    const clips = [aClip({ name: 'fox', mediaId: 'upload:gone', duration: 5 * SECOND })];
    const sounds = [aClip({ kind: 'audio', name: 'song', duration: 5 * SECOND })];
    const { texts, named } = paint([aTrack({ kind: 'audio', muted: true, clips: sounds }), aTrack({ clips })]);
    expect(texts).toContainEqual(['missing-words', 'fox, missing']);
    expect(texts).toContainEqual(['audio-words', 'song, muted']);
    expect(named('fillRect')).toContainEqual(['fillRect', 'dim', 0, 80, 512, 36]);
  });

  it('shows the pictures of a film where they are loaded', () => {
    // Stands for a picture: nobody looks into it.
    const image = {} as CanvasImageSource;
    const film = { image, tileWidth: 160, tileHeight: 90 };
    const pictures = { medium: () => medium, film: () => film, peaks: () => null };
    const { named } = paint([aTrack({ clips: [aClip({ duration: 4 * SECOND })] })], { pictures });
    expect(named('drawImage')).toHaveLength(2);
    expect(named('arcTo')).toHaveLength(4);
    expect(named('fillRect').filter(([, ink]) => ink === 'video')).toEqual([]);
  });

  it('draws what is chosen, dragged, faded and blended', () => {
    const clips = [
      aClip({ id: 'one', start: 0, duration: 2 * SECOND, fadeIn: SECOND, fadeOut: SECOND }),
      aClip({ id: 'two', start: 2 * SECOND, duration: 2 * SECOND }),
    ];
    const transitions = [{ id: 't', leftId: 'one', rightId: 'two', duration: SECOND, kind: 'dissolve' }];
    const [selected, dragged] = [new Set(['one']), new Set(['two'])];
    const { named } = paint([aTrack({ clips })], { transitions, selected, dragged });
    // Two of the fades, and one for each corner of the clips.
    expect(named('lineTo')).toHaveLength(2 + 2 * 4);
    expect(named('arc')).toHaveLength(2);
    expect(named('stroke')).toHaveLength(3);
    expect(named('fillRect').filter(([, ink]) => ink === 'dim')).toHaveLength(1);
  });

  it('draws one bar for many narrow clips, and no names', () => {
    const clips = Array.from({ length: 100 }, (_, place) =>
      aClip({ id: `c-${place}`, start: place * SECOND, duration: SECOND }),
    );
    const { texts, named } = paint([aTrack({ clips })], { zoom: 2 });
    expect(texts).toEqual([]);
    expect(named('fillRect').filter(([, ink]) => ink === 'video')).toEqual([['fillRect', 'video', 12, 21, 200, 34]]);
  });

  it('cuts names that do not fit', () => {
    const long = 'a fox that runs through the snow';
    const { texts } = paint([aTrack({ clips: [aClip({ name: long, duration: 2 * SECOND })] })]);
    expect(texts[0]?.[1]).toMatch(/^a fox that.*…$/);
    expect(paint([aTrack({ clips: [aClip({ name: long, duration: SECOND / 2 })] })]).texts).toEqual([]);
  });
});

it('paints the ruler with its range, numbers and markers', () => {
  const { calls, context } = recorder();
  const rate = { num: 30, den: 1 };
  const markers = [{ id: 'm', time: 2 * SECOND, label: '', colour: 'teal' as const }];
  const range = { start: SECOND, end: 3 * SECOND };
  const write = (time: number) => `${time / SECOND} s`;
  paintRuler({ context, inks, left: 0, width: 400, zoom: 64, rate, markers, range, write });
  const texts = calls.filter(([name]) => name === 'fillText').map(([, , text]) => text);
  expect(texts).toEqual(['0 s', '2 s', '4 s', '6 s', '8 s'].filter((text) => texts.includes(text)));
  expect(texts.length).toBeGreaterThan(3);
  expect(calls).toContainEqual(['fillRect', 'chosen-soft', 76, 0, 128, 28]);
  expect(calls.filter(([name, ink]) => name === 'fill' && ink === 'marker-teal')).toHaveLength(1);
});

/** The bars of the sound that is painted on a video. */
const onVideo = (change: Parameters<typeof aClip>[0]) =>
  paint([aTrack({ clips: [aClip({ duration: 4 * SECOND, ...change })] })])
    .named('fillRect')
    .filter(([, ink]) => ink === 'audio-edge');

describe('the sound of a video', () => {
  it('is drawn at its lower edge', () => {
    const bars = onVideo({});
    expect(bars.length).toBeGreaterThan(20);
    for (const [, , , y, , height] of bars) {
      expect(Number(y)).toBeGreaterThanOrEqual(54);
      expect(Number(y) + Number(height)).toBeLessThanOrEqual(72);
    }
  });

  it('is not, where a linked clip carries it', () => {
    expect(onVideo({ linkId: 'pair' })).toEqual([]);
  });
});
