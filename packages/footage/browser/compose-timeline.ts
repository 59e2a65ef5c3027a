import { contextOf, type Canvas, type PaintEnv, type Pixels } from '@kinora/drawing';
import type { Layer } from '@kinora/timeline';

import { aLayer, anEffect, aTitle, placed } from '../src/testing/a-layer.ts';
import { createTimelineComposer } from '../src/timeline/create-composer.ts';
import { samplePicture } from './sample-picture.ts';

const SIZE = { width: 320, height: 180 };

const whole = aLayer({ placement: placed({ fit: 'cover' }) });
const other = aLayer({ clipId: 'b', trackId: 'V2', placement: placed({ fit: 'cover' }) });
const dissolve = (share: number): readonly Layer[] => [
  { ...whole, mix: { id: 'x', kind: 'cross-dissolve', share, role: 'left' } },
  { ...other, trackId: 'V1', mix: { id: 'x', kind: 'cross-dissolve', share, role: 'right' } },
];
const ground = {
  font: 'Kinora Fraunces',
  size: 0.16,
  colour: '#ffe7a0',
  background: '#203040',
  align: 'start',
} as const;

/** Frames of timelines that touch every way in which one is composed. */
export const TIMELINE_SCENES = {
  'contain, over the background': [aLayer()],
  'cover, cropped': [
    aLayer({ placement: placed({ fit: 'cover', crop: { left: 0.1, top: 0.2, right: 0.3, bottom: 0 } }) }),
  ],
  'picture in picture, half seen': [
    whole,
    { ...other, opacity: 0.45, placement: placed({ scale: 0.6, x: 0.2, y: -0.1 }) },
  ],
  'turned by 30 degrees': [whole, { ...other, placement: placed({ rotation: 30, scale: 0.7, x: -0.1 }) }],
  'dissolve at 0.35': dissolve(0.35),
  'restyle of a clip': [whole, { ...other, effects: [anEffect('restyle:cartoon')], placement: placed({ scale: 0.8 }) }],
  'colours of all below': [
    whole,
    aLayer({
      kind: 'effect',
      clipId: 'fx',
      trackId: 'E1',
      placement: null,
      effects: [anEffect('adjust:colour', { exposure: 0.4, contrast: 0.2, temperature: 0.5, amount: 0.8 })],
    }),
  ],
  'recipe and overlay over all below': [
    whole,
    aLayer({
      kind: 'effect',
      clipId: 'fx',
      trackId: 'E1',
      clipTime: 300_000,
      opacity: 0.7,
      placement: null,
      effects: [anEffect('recipe:mirror-world', { pattern: 'quarters' }), anEffect('overlay:fog')],
    }),
  ],
  title: [whole, aTitle('The lake keeps\nthe morning', { look: ground })],
  'title, turned and larger': [whole, aTitle('Fox', { placement: placed({ scale: 2, rotation: -12 }) })],
  'title in Arabic': [whole, aTitle('البحيرة تحتفظ بالصباح')],
  'title in Japanese': [whole, aTitle('湖は朝を抱いている')],
  'picture that is not there': [aLayer({ clipId: 'gone', placement: placed({ scale: 0.8 }) })],
} satisfies Readonly<Record<string, readonly Layer[]>>;

export type TimelineSceneName = keyof typeof TIMELINE_SCENES;

/** The families that the titles need. */
export const TIMELINE_FONTS = [
  'Kinora Outfit',
  'Kinora Fraunces',
  'Kinora Noto Naskh Arabic',
  'Kinora Shippori Mincho Japanese',
];

function canvasOf({ data, width, height }: Pixels, environment: PaintEnv): Canvas {
  const canvas = environment.canvas(width, height);
  const image = contextOf(canvas).createImageData(width, height);
  image.data.set(data);
  contextOf(canvas).putImageData(image, 0, 0);
  return canvas;
}

/** Draws one of the scenes from the sample pictures. */
export function composeTimeline(name: TimelineSceneName, environment: PaintEnv): Pixels {
  const pictures: Readonly<Record<string, Canvas>> = {
    a: canvasOf(samplePicture('person'), environment),
    b: canvasOf(samplePicture('friend'), environment),
  };
  const composer = createTimelineComposer({ ...SIZE, background: '#30384c', environment, showsOffline: true });
  const ctx = contextOf(environment.canvas(SIZE.width, SIZE.height));
  composer.draw(ctx, TIMELINE_SCENES[name], (clipId) => pictures[clipId] ?? null);
  const frame = ctx.getImageData(0, 0, SIZE.width, SIZE.height);
  composer.close();
  return frame;
}
