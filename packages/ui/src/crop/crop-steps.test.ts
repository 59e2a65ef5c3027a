import { describe, expect, it } from 'vitest';

import { keyStep, wheelSteps } from './crop-steps.ts';

const bare = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

describe('a key on a frame', () => {
  it.each([
    ['ArrowLeft', { x: -0.01, y: 0 }],
    ['ArrowDown', { x: 0, y: 0.01 }],
    ['+', { zoom: 1 }],
    ['=', { zoom: 1 }],
    ['-', { zoom: -1 }],
    ['Enter', null],
  ])('%s is %o', (key, step) => {
    expect(keyStep({ ...bare, key })).toEqual(step);
  });

  it('goes ten times as far with Shift, and is left alone with other keys held', () => {
    expect(keyStep({ ...bare, key: 'ArrowRight', shiftKey: true })).toEqual({ x: 0.1, y: 0 });
    expect(keyStep({ ...bare, key: 'ArrowRight', altKey: true })).toBeNull();
    expect(keyStep({ ...bare, key: '-', ctrlKey: true })).toBeNull();
  });
});

it('zooms by the wheel, nearer when it turns away, in pixels or lines, and never far at once', () => {
  expect(wheelSteps({ deltaY: -60, deltaMode: 0 })).toBe(1);
  expect(wheelSteps({ deltaY: 3, deltaMode: 1 })).toBeCloseTo(-0.8);
  expect(wheelSteps({ deltaY: 5000, deltaMode: 0 })).toBe(-3);
});
