import { expect, it } from 'vitest';

import { findMode } from './catalogue.ts';
import { FILE_SLOTS, filesIn, inputWith, slotsOf } from './file-slots.ts';

it('gives every file of an input its place, and takes them back', () => {
  const input = { first: 'a', video: 'b', references: ['c', 'd'] };
  expect(filesIn({ ...input, prompt: 'boat' })).toEqual({
    first: 'a',
    video: 'b',
    'reference-1': 'c',
    'reference-2': 'd',
  });
  expect(inputWith(filesIn(input))).toEqual(input);
  expect([filesIn({}), inputWith({})]).toEqual([{}, {}]);
});

it('closes gaps between references', () => {
  expect(inputWith({ 'reference-1': 'a', 'reference-3': 'b' })).toEqual({ references: ['a', 'b'] });
});

it('lists the places of a mode', () => {
  const modes = [findMode('local', 'first-last'), findMode('veo-3-1', 'reference'), findMode('vidu-q1', 'reference')];
  expect(modes.map((mode) => mode && slotsOf(mode))).toEqual([
    ['first', 'last'],
    ['reference-1', 'reference-2', 'reference-3'],
    FILE_SLOTS.slice(3),
  ]);
});
