import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { copyCheckout, keysBefore, rerunsAfter } from './planted-edits.mjs';
import { EDITS, FOR_ALL, FOR_NONE } from './reach.data.mjs';

// Each asks Turborepo for the keys of all tasks; a busy machine is no failure.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let checkout;
let before;
beforeAll(() => {
  checkout = copyCheckout(join(import.meta.dirname, '../..'));
  before = keysBefore(checkout.copy);
});
afterAll(() => checkout.remove());

const after = (edit) => rerunsAfter(edit, { copy: checkout.copy, before });

describe('an edit of', () => {
  it.each(EDITS)('$what runs anew what reads it, and nothing else', ({ file, reruns }) => {
    expect(after({ file })).toEqual(reruns);
  });

  it.each(FOR_ALL)('$what runs everything anew', (edit) => {
    const all = [...before.values()].filter(({ runs }) => runs);
    expect(Object.values(after(edit)).flat()).toHaveLength(all.length);
  });

  it('how the gate is run runs nothing anew', () => {
    expect(after({ environment: FOR_NONE })).toEqual({});
  });
});
