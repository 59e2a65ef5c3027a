import { contextOf } from '@kinora/drawing';
import { loadFonts, nodePaintEnv, coverage, differ, pixelAt } from '@kinora/drawing/testing';
import { describe, expect, it } from 'vitest';

import { aTitle, placed } from '../../testing/a-layer.ts';
import { composer, FRAME } from '../../testing/compose-frame.ts';
import { paintTitle, titleKey } from './paint-title.ts';
import { titleFamilies } from './title-fonts.ts';

const LOOK = { font: 'Kinora Outfit', size: 0.2, colour: '#ffffff', background: null, align: 'centre' } as const;
const [ENGLISH, ARABIC, JAPANESE] = ['The lake', 'البحيرة تحتفظ بالصباح', '湖は朝を抱いている'];
for (const text of [ENGLISH, ARABIC, JAPANESE]) loadFonts(titleFamilies(text, LOOK.font));

function painted(text: string, look: Partial<typeof LOOK | Record<'background' | 'colour', string>> = {}, scale = 1) {
  const job = { text, look: { ...LOOK, ...look }, scale };
  const title = paintTitle(job, FRAME, nodePaintEnv());
  return { title, pixels: contextOf(title.canvas).getImageData(0, 0, title.width, title.height) };
}

describe.each([ENGLISH, ARABIC, JAPANESE])('the title %s', (text) => {
  it('has letters, inside its canvas and the frame', () => {
    const { title, pixels } = painted(text);
    expect(coverage(pixels)).toBeGreaterThan(0.08);
    expect(coverage(pixels)).toBeLessThan(0.6);
    expect(title.width).toBeLessThanOrEqual(FRAME.width);
    const { width, height } = title;
    for (const rim of [
      [0, 0, width, 1],
      [0, height - 1, width, 1],
      [0, 0, 1, height],
      [width - 1, 0, 1, height],
    ] as const) {
      expect(coverage(pixels, rim)).toBe(0);
    }
  });

  it('is drawn in the middle of the frame', () => {
    const frame = composer({}).draw([aTitle(text)]);
    const bright = frame.data.filter((value, index) => index % 4 === 0 && value > 128).length;
    expect(bright).toBeGreaterThan(150);
    expect(pixelAt(frame, 2, 2)).toEqual([16, 32, 48, 255]);
  });
});

it('stands in its colour on its ground', () => {
  const { title, pixels } = painted(ENGLISH, { colour: '#ff0000', background: '#0000ff' });
  expect(pixelAt(pixels, title.width / 2, 2)).toEqual([0, 0, 255, 255]);
  expect(pixels.data.filter((value, index) => index % 4 === 0 && value > 200).length).toBeGreaterThan(100);
});

it('takes white and no ground for colours that are none', () => {
  const { pixels } = painted(ENGLISH, { colour: 'url(#x)', background: 'red; x' });
  expect(pixelAt(pixels, 1, 1)[3]).toBe(0);
  expect(pixels.data.some((value, index) => index % 4 === 2 && value > 250)).toBe(true);
});

it('is painted denser where it is drawn larger, not larger', () => {
  const [one, two, many] = [painted(ENGLISH).title, painted(ENGLISH, {}, 1.5).title, painted(ENGLISH, {}, 90).title];
  expect([one.density, two.density, many.density]).toEqual([1, 2, 4]);
  expect(two.width).toBe(one.width * 2);
  const large = composer({}).draw([aTitle('I', { placement: placed({ scale: 3 }) })]);
  const small = composer({}).draw([aTitle('I')]);
  const bright = ({ data }: typeof large) => data.filter((value, index) => index % 4 === 0 && value > 128).length;
  expect(bright(large) / bright(small)).toBeGreaterThan(6);
  expect(bright(large) / bright(small)).toBeLessThan(12);
});

it('is painted again only when something of it changes', () => {
  const job = { text: ENGLISH, look: LOOK, scale: 1 };
  expect(titleKey(job)).toBe(titleKey({ ...job, scale: 0.3 }));
  expect(titleKey(job)).not.toBe(titleKey({ ...job, look: { ...LOOK, colour: '#000000' } }));
  expect(titleKey(job)).not.toBe(titleKey({ ...job, scale: 3 }));
});

it('waits for its fonts', () => {
  const fonts = new Set<string>(['Kinora Outfit']);
  const { draw } = composer({}, { fonts });
  const empty = draw([]);
  expect(differ(draw([aTitle(ENGLISH)]), empty)).toBe(true);
  expect(differ(draw([aTitle(ARABIC)]), empty)).toBe(false);
  fonts.add('Kinora Noto Naskh Arabic');
  expect(differ(draw([aTitle(ARABIC)]), empty)).toBe(true);
});

it.each(['', ' \n ', '🦊'])('draws nothing for %j', (text) => {
  const { draw } = composer({});
  expect(differ(draw([aTitle(text)]), draw([]))).toBe(false);
});
