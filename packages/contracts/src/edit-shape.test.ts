import { describe, expect, it } from 'vitest';

import { isEdit } from './edit-shape.ts';

const clip = { id: 'c1' };
const edit = (change: unknown) => ({ label: 'move', changes: [change], selection: ['c1'] });

describe('an edit', () => {
  it.each([
    [{ table: 'clip', id: 'c1', before: null, after: clip }],
    [{ table: 'track', id: 't', before: { id: 't' }, after: { id: 't' }, from: 0, to: 1 }],
    [{ table: 'marker', id: 'm', before: { id: 'm' }, after: null, from: 2, to: null }],
    [{ table: 'project', id: 'project', before: { name: 'a' }, after: { name: 'b' } }],
    [{ table: 'shift', trackId: 't', from: 0, by: -5 }],
  ])('may change %j', (change) => {
    expect(isEdit(edit(change))).toBe(true);
  });

  it.each([
    [null],
    [[]],
    [{ table: 'toString' }],
    [{ table: 'clip', id: '', before: null, after: clip }],
    [{ table: 'clip', id: 'x'.repeat(201), before: null, after: { id: 'x'.repeat(201) } }],
    [{ table: 'clip', id: 'c1', before: null, after: null }],
    [{ table: 'clip', id: 'c1', after: clip }],
    [{ table: 'clip', id: 'c1', before: null, after: { id: 'c2' } }],
    [{ table: 'track', id: 't', before: null, after: { id: 't' }, from: 0, to: 0 }],
    [{ table: 'track', id: 't', before: null, after: { id: 't' }, from: null, to: -1 }],
    [{ table: 'project', id: 'project', before: null, after: {} }],
    [{ table: 'shift', trackId: 't', from: 0.5, by: 1 }],
  ])('is not one with %j', (change: unknown) => {
    expect(isEdit(edit(change))).toBe(false);
  });

  it.each([
    [null],
    ['edit'],
    [{}],
    [{ label: 5, changes: [], selection: [] }],
    [{ label: 'x', changes: {}, selection: [] }],
  ])('is not %j', (value: unknown) => {
    expect(isEdit(value)).toBe(false);
  });
});
