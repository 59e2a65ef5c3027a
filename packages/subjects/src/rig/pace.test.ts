import { describe, expect, it } from 'vitest';

import { footAt, paceOf } from './pace.ts';

describe('paceOf', () => {
  it('strides further running than walking, and not at all standing', () => {
    const [idle, walk, run] = (['idle', 'walk', 'run'] as const).map((activity) => paceOf({ activity }).stride);
    expect(idle).toBe(0);
    expect(walk).toBeGreaterThan(0);
    expect(run).toBeGreaterThan(walk ?? 0);
  });
});

describe('footAt', () => {
  const walk = paceOf({ activity: 'walk' });

  it('keeps a standing foot in its place', () => expect(footAt(0.3, paceOf({}))).toEqual([0, 0]));

  it('lifts a foot on its way forwards and sets it down on its way back', () => {
    expect(footAt(0, walk)[1]).toBeGreaterThan(0);
    expect(footAt(0.25, walk)[0]).toBeGreaterThan(0);
    expect(footAt(0.5, walk)[1]).toBe(0);
  });

  it('is opposite half a turn later', () => {
    expect(footAt(0.2, walk, 0.5)[0]).toBeCloseTo(-footAt(0.2, walk)[0]);
  });
});
