import { describe, expect, it } from 'vitest';

import { contextOf } from '../painting/canvas.ts';
import { aStage } from '../testing/a-stage.ts';
import { styleOf } from '../testing/all-parts.ts';
import { loadNodePaintEnv } from '../testing/node-paint-env.ts';
import { coverage, paintOn } from '../testing/picture.ts';
import { makeCaption } from './caption.ts';
import { FONT_FACES } from './fonts.ts';

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
