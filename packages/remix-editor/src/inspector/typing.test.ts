import { expect, it } from 'vitest';

import { commitTyped, shownText, typed, type Typing } from './typing.ts';

function done(typing: Typing | null): readonly string[] {
  const texts: string[] = [];
  commitTyped(typing, (text) => texts.push(text));
  return texts;
}

it('remembers what was there before, however the draft looks meanwhile', () => {
  const first = typed(null, 'Day one', 'Day');
  const second = typed(first, 'Day', 'Day two');
  expect([shownText(null, 'Day one'), shownText(second, 'Day')]).toEqual(['Day one', 'Day two']);
  expect(done(second)).toEqual(['Day two']);
});

it('does nothing where nothing changed', () => {
  expect(done(null)).toEqual([]);
  expect(done(typed(typed(null, 'Day', 'Days'), 'Days', 'Day'))).toEqual([]);
});
