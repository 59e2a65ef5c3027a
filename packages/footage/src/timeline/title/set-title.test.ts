import type { TextLook } from '@kinora/contracts/timeline';
import { contextOf } from '@kinora/drawing';
import { loadFonts, nodeCanvas } from '@kinora/drawing/testing';
import { describe, expect, it } from 'vitest';

import { setTitle } from './set-title.ts';
import { titleFamilies } from './title-fonts.ts';

const FRAME = { width: 160, height: 90 };
const LOOK: TextLook = { font: 'Kinora Outfit', size: 0.15, colour: '#ffffff', background: null, align: 'start' };
const ARABIC = 'البحيرة تحتفظ بالصباح والمساء معا كل يوم';
const JAPANESE = '湖は、朝の光をずっと抱いている。「おはよう」と言いました。';
loadFonts([ARABIC, JAPANESE].flatMap((text) => titleFamilies(text, LOOK.font)));

const set = (text: string, look: Partial<TextLook> = {}) =>
  setTitle(contextOf(nodeCanvas(1, 1)), { text, look: { ...LOOK, ...look } }, FRAME);

/** The words of each line, from left to right. */
function linesOf(text: string, look: Partial<TextLook> = {}) {
  const { words } = set(text, look);
  const rows = [...new Set(words.map(({ y }) => y))].toSorted((one, two) => one - two);
  return rows.map((row) => words.filter(({ y }) => y === row).toSorted((one, two) => one.x - two.x));
}
const textOf = (line: readonly { readonly text: string }[]) => line.map(({ text }) => text).join(' ');

describe('a title', () => {
  it('is as large as its look says', () => {
    expect(set('Hello').size).toBeCloseTo(13.5);
    expect(set('Hello', { size: Number.NaN }).size).toBeCloseTo(7.2);
    expect(set('Hello', { size: 99 }).size).toBeLessThan(90);
  });

  it('breaks into lines that fit the frame, and where it was typed', () => {
    const title = set('The quick brown fox jumps over the lazy dog');
    expect(title.width).toBeLessThanOrEqual(FRAME.width);
    expect(linesOf('The quick brown fox jumps over the lazy dog').length).toBeGreaterThan(1);
    expect(linesOf('One\nTwo three').map(textOf)).toEqual(['One', 'Two three']);
  });

  it('becomes smaller for a word that is wider than the frame', () => {
    const title = set('Donaudampfschifffahrtsgesellschaftskapitän');
    expect(title.size).toBeLessThan(13.5);
    expect(title.width).toBeLessThanOrEqual(FRAME.width);
  });

  it('has an even distance to the sides of the frame', () => {
    for (const text of ['I', 'It', 'Ice', 'Icy lake']) {
      const { height, width } = set(text);
      expect([(FRAME.width - width) % 2, (FRAME.height - height) % 2]).toEqual([0, 0]);
    }
  });
});

it.each<[TextLook['align'], boolean, boolean]>([
  ['start', true, false],
  ['centre', false, false],
  ['end', false, true],
])('aligned to the %s, short lines stand there', (align, isLeft, isRight) => {
  const [short, long] = linesOf('I\nHello there', { align });
  const widest = Math.max(...(long ?? []).map(({ x }) => x));
  expect(short?.[0]?.x === long?.[0]?.x).toBe(isLeft);
  expect((short?.[0]?.x ?? 0) > widest).toBe(isRight);
});

describe('Arabic', () => {
  const lines = linesOf(ARABIC);

  it('runs from right to left', () => {
    expect(lines.length).toBeGreaterThan(1);
    expect(lines[0]?.at(-1)).toMatchObject({ text: 'البحيرة', direction: 'rtl' });
    expect(lines.at(-1)?.[0]?.text).toBe('يوم');
  });

  it('starts at the right', () => {
    const [[short], [left]] = [linesOf('نور\nالبحيرة تحتفظ')[0] ?? [], linesOf('نور\nالبحيرة تحتفظ')[1] ?? []];
    expect(short?.x).toBeGreaterThan(left?.x ?? Infinity);
  });
});

describe('Japanese', () => {
  it('breaks between letters, but never before a closing mark or after an opening one', () => {
    const lines = linesOf(JAPANESE).map((line) => line.map(({ text }) => text).join(''));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe(JAPANESE);
    for (const line of lines) expect(line).not.toMatch(/^[、。」]|「$/u);
  });
});

it('sets 2,000 letters without hanging', () => {
  expect(set('word '.repeat(400)).words).toHaveLength(400);
  expect(set('\n'.repeat(50)).words.every(({ text }) => text === '')).toBe(true);
});
