import { OPERATION_RULES } from '@kinora/contracts/recipe';
import { contextOf } from '@kinora/drawing';
import { loadFonts, nodePaintEnv } from '@kinora/drawing/testing';
import { describe, expect, it } from 'vitest';

import { LETTERINGS } from './letterings.ts';
import { figureAt, WORD_MOTIONS } from './motions.ts';
import { paintRibbon } from './ribbon.ts';
import { setCaption } from './set-caption.ts';

const rules = OPERATION_RULES.caption.values;
const choicesOf = (key: string) => {
  const rule = rules[key];
  return rule?.kind === 'choice' ? rule.choices : [];
};
const environment = nodePaintEnv();
const ROOM = { width: 150, height: 60, size: 24, lines: 2 };

function set(text: string, name = 'title') {
  const lettering = LETTERINGS[name];
  if (!lettering) throw new Error(`There is no lettering ${name}.`);
  loadFonts([lettering.family, 'Kinora Noto Naskh Arabic', 'Kinora Shippori Mincho Japanese']);
  return setCaption(environment, { text, lettering, colour: '#ff4fb4', room: ROOM });
}

describe('the letters of a caption', () => {
  it('have a way to be drawn for every name of the format', () => {
    expect(Object.keys(LETTERINGS).toSorted()).toEqual(choicesOf('lettering').toSorted());
  });

  it.each(Object.keys(LETTERINGS))('%s draws each word, inside its canvas', (name) => {
    const { words } = set('Happy day', name);
    expect(words).toHaveLength(2);
    for (const { sprite } of words) {
      const { width, height } = sprite.canvas;
      const { data } = contextOf(sprite.canvas).getImageData(0, 0, width, height);
      const solid = (x: number, y: number) => (data[(y * width + x) * 4 + 3] ?? 0) > 150;
      const places = Array.from({ length: width * height }, (_, at) => [at % width, Math.floor(at / width)] as const);
      const inked = places.filter(([x, y]) => solid(x, y));
      expect(inked.length).toBeGreaterThan(40);
      expect(inked.every(([x, y]) => x > 0 && y > 0 && x < width - 1 && y < height - 1)).toBe(true);
    }
  });

  it.each([
    'A long wish that needs more than a single line',
    'كل عام وأنتم بخير يا أصدقاء',
    'お誕生日おめでとうございます',
  ])('fit their room: %s', (text) => {
    const { lines, size, words } = set(text);
    expect(lines.length).toBeLessThanOrEqual(ROOM.lines);
    expect(Math.max(...lines.map(({ width }) => width))).toBeLessThanOrEqual(ROOM.width);
    expect(size * lines.length).toBeLessThanOrEqual(ROOM.height);
    expect(words.map(({ order }) => order).toSorted((one, two) => one - two)).toEqual([...words.keys()]);
  });

  it('stand from right to left in Arabic', () => {
    const { words, direction } = set('كل عام');
    const [first, second] = words.toSorted((one, two) => one.order - two.order);
    expect(direction).toBe('rtl');
    expect(first?.x).toBeGreaterThan(second?.x ?? 0);
  });
});

describe('the motions of words', () => {
  it('are there for every name of the format', () => {
    expect(Object.keys(WORD_MOTIONS).toSorted()).toEqual(choicesOf('motion').toSorted());
  });

  it.each(Object.entries(WORD_MOTIONS))('%s: from hidden to readable', (_, motion) => {
    const at = (since: number) => motion({ order: 1, count: 2, since, progress: since / 5 });
    const start = at(0);
    expect(Math.min(start.alpha, start.scale, start.shown)).toBeLessThan(0.2);
    // A tube may be in a flicker just now.
    const poses = [4.6, 4.7, 4.8, 4.9].map(at);
    expect(Math.max(...poses.map(({ alpha }) => alpha))).toBeGreaterThan(0.9);
    for (const { scale, shown, down } of poses) {
      expect(scale).toBeCloseTo(1, 1);
      expect(shown).toBe(1);
      expect(Math.abs(down)).toBeLessThan(0.2);
    }
  });

  it('count down to one, then no more', () => {
    const seen = Array.from({ length: 50 }, (_, index) => figureAt(index / 49, 3)?.figure ?? 0);
    expect([...new Set(seen)]).toEqual([3, 2, 1, 0]);
    expect(seen.at(-1)).toBe(0);
  });
});

/** How many bytes of alpha a ribbon leaves. */
function ribbonInk(shown: number): number {
  const canvas = environment.canvas(120, 40);
  const ctx = contextOf(canvas);
  ctx.translate(40, 5);
  paintRibbon(ctx, { width: 40, height: 16, shown, colour: '#c8202f' });
  const { data } = ctx.getImageData(0, 0, 120, 40);
  return data.filter((value, at) => at % 4 === 3 && value > 0).length;
}

it('a ribbon is unrolled from its middle', () => {
  expect(ribbonInk(0)).toBe(0);
  expect(ribbonInk(1)).toBeGreaterThan(ribbonInk(0.3) * 1.3);
});
