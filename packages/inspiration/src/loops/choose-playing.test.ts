import { describe, expect, it } from 'vitest';

import { choosePlaying } from './choose-playing.ts';

const spot = (id: string, top: number) => ({ id, top, bottom: top + 200 });
const LIMITS = { height: 800, most: 2, pointed: null };

describe('the films that play', () => {
  it('are those nearest to the middle of the window', () => {
    const spots = [spot('upper', 0), spot('middle', 300), spot('lower', 420)];
    expect(choosePlaying(spots, LIMITS)).toEqual(['middle', 'lower']);
  });

  it('are never more than are allowed', () => {
    const spots = Array.from({ length: 9 }, (_, index) => spot(String(index), index * 60));
    expect(choosePlaying(spots, { ...LIMITS, most: 6 })).toHaveLength(6);
  });

  it('have at least a half in the window', () => {
    expect(choosePlaying([spot('out', -150), spot('half', 700), spot('less', 720)], LIMITS)).toEqual(['half']);
  });

  it('begin with the one that is pointed at, however far it is', () => {
    const spots = [spot('edge', -150), spot('middle', 300), spot('lower', 420)];
    expect(choosePlaying(spots, { ...LIMITS, pointed: 'edge' })).toEqual(['edge', 'middle']);
  });

  it('leave out what has no height yet', () => {
    expect(choosePlaying([{ id: 'empty', top: 300, bottom: 300 }], LIMITS)).toEqual([]);
  });
});
