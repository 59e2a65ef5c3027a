import { contextOf } from '@kinora/drawing';
import { coverage, paintOn } from '@kinora/drawing/testing';
import { FONT_FACES } from '@kinora/drawing/type';
import { loadNodePaintEnv } from '@kinora/subjects/testing';
import { describe, expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { styleOf } from '../testing/style-of.ts';
import { makeCaption } from './caption.ts';

const SIZE = [320, 180] as const;

async function draw(text: string, time: number, look: 'title' | 'line' = 'line') {
  const environment = await loadNodePaintEnv({ pictures: [], fonts: FONT_FACES.map(({ family }) => family) });
  const { stage } = aStage({}, environment);
  const paint = makeCaption(stage, styleOf('storybook'), { text, look });
  return paintOn(SIZE, (ctx) => paint(ctx, time)).pixels;
}

describe('a caption', () => {
  it('rises in word by word', async () => {
    const [before, early, late] = [
      await draw('one two three', 0),
      await draw('one two three', 0.6),
      await draw('one two three', 2),
    ];
    expect(coverage(before)).toBe(0);
    expect(coverage(early)).toBeGreaterThan(0);
    expect(coverage(late)).toBeGreaterThan(coverage(early));
  });

  it('stands at the foot as a line and high up as a title', async () => {
    const line = await draw('words', 2);
    const title = await draw('words', 2, 'title');
    expect(coverage(line, [0, 0, 320, 120])).toBe(0);
    expect(coverage(line, [0, 140, 320, 40])).toBeGreaterThan(0);
    expect(coverage(title, [0, 0, 320, 90])).toBeGreaterThan(0.02);
  });

  it('shrinks until the longest word fits inside the frame', async () => {
    const pixels = await draw('Donaudampfschifffahrtsgesellschaftskapitänsmütze', 2, 'title');
    expect(coverage(pixels, [0, 0, 8, 180]) + coverage(pixels, [312, 0, 8, 180])).toBe(0);
    expect(coverage(pixels)).toBeGreaterThan(0);
  });

  it('has letters outside Western Europe', async () => {
    const missing = contextOf((await loadNodePaintEnv({ pictures: [], fonts: [] })).canvas(10, 10));
    missing.font = '40px "Fraunces", "Fraunces Extended"';
    expect(missing.measureText('ő').width).toBeGreaterThan(10);
    expect(coverage(await draw('őőőő', 2))).toBeGreaterThan(0);
  });
});

describe('a caption of another script', () => {
  it.each(['مرحبا يا أصدقاء Kinora', '湖は朝を抱いている。東京'])('%s has no empty boxes', async (text) => {
    const missing = '\u{10a00}'.repeat(6);
    const [written, boxes] = [await draw(text, 3), await draw(missing, 3)];
    expect(coverage(written, [0, 140, 320, 40])).toBeGreaterThan(0.01);
    expect(coverage(written)).not.toBeCloseTo(coverage(boxes), 3);
  });

  it('sets Arabic from the right', async () => {
    // Told the other way round it is a line from the left, which looks the same: the Latin word stands left in both.
    const [fromRight, fromLeft] = [await draw('مرحبا MMMM', 3), await draw('MMMM مرحبا', 3)];
    const column = (pixels: typeof fromRight, x: number) => coverage(pixels, [x, 140, 1, 40]);
    const apart = Array.from({ length: 320 }, (_, x) => Math.abs(column(fromRight, x) - column(fromLeft, x)));
    expect(apart.reduce((sum, value) => sum + value, 0) / 320).toBeLessThan(0.01);
    expect(coverage(fromRight)).toBeGreaterThan(0.002);
  });

  it('breaks Japanese without spaces', async () => {
    const text = '山の湖は静かに朝を待っている、'.repeat(3);
    const pixels = await draw(text, 4);
    expect(coverage(pixels, [0, 140, 24, 40]) + coverage(pixels, [296, 140, 24, 40])).toBe(0);
    expect(coverage(pixels, [60, 150, 200, 12])).toBeGreaterThan(0.05);
  });
});
