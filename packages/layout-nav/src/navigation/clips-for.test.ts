import { describe, expect, it } from 'vitest';

import { clipsFor } from './clips-for.ts';

describe('clipsFor', () => {
  it.each([
    [0, 0],
    [7, 0],
    [8, 1],
    [214, 26],
  ])('%i credits buy %i clips', (balance, clips) => {
    expect(clipsFor(balance)).toBe(clips);
  });
});
