import { describe, expect, it } from 'vitest';

import { aFace } from '../testing/a-face.ts';
import { faceOf, headOfFace, spotsOf } from './face-head.ts';
import { createPlane, mapPlane } from './plane.ts';

const SIDE = 240;
/** A matte that is full between two columns. */
const matteBetween = (left: number, right: number) =>
  mapPlane(createPlane(SIDE, SIDE), (_, at) => (at % SIDE >= left && at % SIDE < right ? 1 : 0));

describe('the head of a face', () => {
  it('lies about its eyes and is wider than they are apart', () => {
    const face = aFace({ x: 70, y: 70 });
    const head = headOfFace(face, null);
    expect(head.x).toBeCloseTo(120, 6);
    expect(head.y).toBeGreaterThan(spotsOf(face).eyes.y);
    expect(head.radius / spotsOf(face).span).toBeCloseTo(1.3, 6);
    expect(head.turn).toBeCloseTo(0, 6);
  });

  it('leans as the face does', () => {
    expect(headOfFace(aFace({ turn: 0.4 }), null).turn).toBeCloseTo(0.4, 3);
    expect(headOfFace(aFace({ turn: -0.4 }), null).turn).toBeCloseTo(-0.4, 3);
  });

  it('has the hair that the matte has, and lies where the hair is', () => {
    const face = aFace({ x: 70, y: 70 });
    const [even, aside] = [headOfFace(face, matteBetween(55, 185)), headOfFace(face, matteBetween(75, 200))];
    expect(even.radius).toBeGreaterThan(headOfFace(face, null).radius);
    expect(aside.x).toBeGreaterThan(even.x);
  });
});

describe('the face of a subject', () => {
  const [small, large, beside] = [aFace({ x: 20, y: 20, width: 40 }), aFace({ x: 70, y: 70 }), aFace({ x: 180 })];
  const person = { matte: matteBetween(0, 200), isPerson: true };

  it('is the largest in its matte', () => {
    expect(faceOf([small, large, beside], person, [0, SIDE])).toBe(large);
  });

  it('is one that is shown', () => {
    expect(faceOf([small, large, beside], person, [0, 100])).toBe(small);
    expect(faceOf([beside], person, [0, SIDE])).toBeNull();
  });

  it('must be surely one where the subject is no person', () => {
    const doubtful = aFace({ x: 70, y: 70, likelihood: 0.7 });
    expect(faceOf([doubtful], person, [0, SIDE])).toBe(doubtful);
    expect(faceOf([doubtful], { ...person, isPerson: false }, [0, SIDE])).toBeNull();
  });
});
