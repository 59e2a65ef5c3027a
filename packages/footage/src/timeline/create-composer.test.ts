import { nodeCanvas, differ, pixelAt } from '@kinora/drawing/testing';
import type { Layer } from '@kinora/timeline';
import { describe, expect, it } from 'vitest';

import { aLayer, anEffect, placed } from '../testing/a-layer.ts';
import { aLandscape, aPlain, composer, FRAME } from '../testing/compose-frame.ts';

const GROUND = [16, 32, 48, 255];
const RED = [255, 0, 0, 255];
const pictures = { a: aPlain('#ff0000'), b: aPlain('#0000ff'), wide: aLandscape() };
const noir = [anEffect('restyle:noir')];
const effectClip = aLayer({ clipId: 'fx', kind: 'effect', trackId: 'E1', placement: null, effects: noir });
const isGrey = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
  Math.max(red, green, blue) - Math.min(red, green, blue) < 12;
const draw = (...layers: readonly Layer[]) => composer(pictures).draw(layers);

describe('a frame', () => {
  it('is the background without layers', () => {
    expect(pixelAt(draw(), 80, 45)).toEqual(GROUND);
    expect(pixelAt(composer({}, { background: 'url(x)' }).draw([]), 80, 45)).toEqual([0, 0, 0, 255]);
  });

  it('has the last layer on top', () => {
    expect(pixelAt(draw(aLayer(), aLayer({ clipId: 'b', trackId: 'V2' })), 80, 45)).toEqual([0, 0, 255, 255]);
  });

  it.each<[string, Layer, readonly (readonly [number, number, readonly number[]])[]]>([
    [
      'a layer that is half as large, to the right',
      aLayer({ placement: placed({ scale: 0.5, x: 0.25 }) }),
      [
        [79, 45, GROUND],
        [81, 45, RED],
        [159, 45, RED],
        [120, 21, GROUND],
        [120, 24, RED],
      ],
    ],
    [
      'a layer on its side',
      aLayer({ placement: placed({ rotation: 90 }) }),
      [
        [80, 2, RED],
        [30, 45, GROUND],
        [40, 45, RED],
      ],
    ],
    [
      'a layer whose left half is cut off, which then fits the height',
      aLayer({ placement: placed({ crop: { left: 0.5, top: 0, right: 0, bottom: 0 } }) }),
      [
        [38, 45, GROUND],
        [42, 45, RED],
        [118, 45, RED],
        [122, 45, GROUND],
      ],
    ],
  ])('shows %s', (_, layer, points) => {
    const frame = draw(layer);
    for (const [x, y, colour] of points) expect(pixelAt(frame, x, y)).toEqual(colour);
  });

  it('is the picture itself where it fits', () => {
    expect(differ(draw(aLayer({ clipId: 'wide' })), composer({ a: aLandscape() }).draw([aLayer()]))).toBe(false);
  });

  it.each([
    [aLayer({ opacity: 0.5 }), 136],
    [aLayer({ opacity: 0 }), 16],
    [aLayer({ opacity: 7 }), 255],
    [aLayer({ opacity: Number.NaN }), 255],
  ])('fades a layer', (layer, red) => {
    expect(Math.abs(pixelAt(draw(layer), 80, 45)[0] - red)).toBeLessThanOrEqual(1);
  });

  it('survives numbers that are none', () => {
    const wild = placed({ x: Number.NaN, y: Infinity, scale: -Infinity, rotation: Number.NaN });
    expect(differ(draw(aLayer({ opacity: -1, placement: wild })), draw())).toBe(false);
    expect(pixelAt(draw(aLayer({ placement: placed({ scale: 1e9, rotation: 1e9 }) })), 80, 45)).toEqual(RED);
    expect(pixelAt(draw(aLayer({ placement: null, clipTime: Number.NaN })), 80, 45)).toEqual(RED);
  });
});

describe('a picture that is not there', () => {
  it('is left out, or drawn as stripes', () => {
    const missing = aLayer({ clipId: 'gone' });
    expect(differ(draw(missing), draw())).toBe(false);
    const striped = composer({}, { showsOffline: true });
    expect(differ(striped.draw([missing]), striped.draw([]))).toBe(true);
    expect(pixelAt(striped.draw([aLayer({ placement: placed({ scale: 0.5 }) })]), 5, 5)).toEqual(GROUND);
  });

  it('may have no size', () => {
    const empty = Object.assign(nodeCanvas(1, 1), { width: 0, height: 0 });
    expect(pixelAt(composer({ a: empty }).draw([aLayer()]), 80, 45)).toEqual(GROUND);
  });
});

describe('an effect', () => {
  it('of a clip changes that clip alone', () => {
    const over = aLayer({ clipId: 'b', trackId: 'V2', effects: noir, placement: placed({ scale: 0.5 }) });
    const frame = draw(aLayer(), over);
    expect(pixelAt(frame, 5, 5)).toEqual(RED);
    expect(isGrey(pixelAt(frame, 80, 45))).toBe(true);
  });

  it('clip changes all that is below it, and nothing above', () => {
    const above = aLayer({ clipId: 'b', trackId: 'V2', placement: placed({ scale: 0.5 }) });
    const frame = draw(aLayer(), effectClip, above);
    expect(isGrey(pixelAt(frame, 5, 5))).toBe(true);
    expect(pixelAt(frame, 80, 45)).toEqual([0, 0, 255, 255]);
  });

  it('clip fades in', () => {
    const [none, half, whole] = [0, 0.5, 1].map(
      (opacity) => pixelAt(draw(aLayer(), { ...effectClip, opacity }), 60, 40)[0],
    );
    expect(none).toBe(255);
    expect(half).toBeLessThan(255);
    expect(half).toBeGreaterThan((whole ?? 0) + 20);
  });

  it('that this build does not know draws nothing', () => {
    const unknown = aLayer({ effects: [anEffect('restyle:later')] });
    expect(differ(draw(unknown), draw(aLayer()))).toBe(false);
  });

  it('runs after the one before it', () => {
    const warm = anEffect('adjust:colour', { exposure: -1 });
    const grey = anEffect('adjust:colour', { saturation: -1 });
    const frame = draw(aLayer({ effects: [warm, grey] }));
    expect(isGrey(pixelAt(frame, 80, 45))).toBe(true);
    expect(pixelAt(frame, 80, 45)[0]).toBeLessThan(54);
  });

  it('leaves the shape of a picture as it is', () => {
    const holed = aPlain('#00ff00');
    holed.getContext('2d')?.clearRect(0, 0, 80, 90);
    const layer = aLayer({ kind: 'image', effects: [...noir, anEffect('overlay:fog')] });
    expect(pixelAt(composer({ a: holed }).draw([layer]), 40, 45)).toEqual(GROUND);
  });

  it.each(['restyle:vintage', 'overlay:rain', 'recipe:beat-drop', 'adjust:sharpen'])(
    '%s draws the same moment the same after a jump',
    (effect) => {
      const { draw: again } = composer({ a: aLandscape() }, { secondsOf: () => 2 });
      const at = (clipTime: number) => again([aLayer({ clipTime, effects: [anEffect(effect)] })]);
      const first = at(120_000);
      at(400_000);
      expect(differ(first, at(120_000))).toBe(false);
    },
  );

  it('of a very long picture keeps its canvas small', () => {
    const sizes: number[] = [];
    const environment = {
      canvas: (width: number, height: number) => {
        sizes.push(width, height);
        return nodeCanvas(width, height);
      },
      picture: () => null,
    };
    const strip = aPlain('#00ff00', { width: 2000, height: 2 });
    const layer = aLayer({ placement: placed({ fit: 'cover' }), effects: noir });
    composer({ a: strip }, { environment }).draw([layer]);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(FRAME.width * 2);
  });
});

const manyLayers = (clipTime: number) => [
  aLayer({ clipTime, effects: [anEffect('overlay:rain', { amount: 0.5 }), anEffect('restyle:oil')] }),
  aLayer({ clipId: 'a', clipTime, mix: { id: 'x', kind: 'dissolve', share: 0.4, role: 'left' } }),
  aLayer({ clipId: 'b', clipTime, mix: { id: 'x', kind: 'dissolve', share: 0.4, role: 'right' } }),
  aLayer({ clipId: 'gone', clipTime, placement: placed({ scale: 0.2 }) }),
];

it('makes no canvas for a frame like the one before', () => {
  let made = 0;
  const environment = {
    canvas: (width: number, height: number) => {
      made++;
      return nodeCanvas(width, height);
    },
    picture: () => null,
  };
  const { close, draw: again } = composer(pictures, { environment, showsOffline: true });
  again(manyLayers(0));
  const first = made;
  again(manyLayers(10_000));
  again(manyLayers(20_000));
  expect(made).toBe(first);
  close();
  again(manyLayers(30_000));
  expect(made).toBeGreaterThan(first);
});
