import { castOf } from '@kinora/reading/testing';
import { describe, expect, it } from 'vitest';

import { aPlan } from '../testing/a-stage.ts';
import { writeScore } from './score.ts';

const count = (action: 'run' | 'sleep') => writeScore(aPlan(castOf({ action }, { seconds: 20 }))).plucks.length;
const bright = (weather: 'clear' | 'storm') => writeScore(aPlan({ weather })).bright;

describe('a score', () => {
  it('fills the clip with chords, end to end', () => {
    const { chords } = writeScore(aPlan({ seconds: 10 }));
    expect(chords).toHaveLength(3);
    expect(chords.reduce((sum, { length }) => sum + length, 0)).toBeCloseTo(10);
    expect(chords.at(-1)?.notes).toEqual(chords[0]?.notes);
  });

  it('ends its motif before the clip fades', () => {
    const { plucks } = writeScore(aPlan({ seconds: 6 }));
    expect(plucks.length).toBeGreaterThan(4);
    expect(Math.max(...plucks.map(({ start }) => start))).toBeLessThan(5.6);
  });

  it('plays quicker for runners than for sleepers', () => {
    expect(count('run')).toBeGreaterThan(count('sleep') * 1.2);
  });

  it('is darker in a storm than by day', () => {
    expect(bright('storm')).toBeLessThan(bright('clear'));
  });
});
