import { describe, expect, it } from 'vitest';

import { standInAnchors } from '../recipe/stand-in.ts';
import { aFace } from '../testing/a-face.ts';
import { alignBend } from './align-bend.ts';
import { withFace, type Anchors } from './anchors.ts';
import type { Point } from './pose.ts';

const UNIT = 0.002;
const toFrame = (x: number, y: number) => ({ x: x * UNIT, y: y * UNIT });
const withOne = (wish: Parameters<typeof aFace>[0]) => withFace(standInAnchors(), aFace(wish), { toFrame, unit: UNIT });

function bent(own: Anchors, other: Anchors, { share, point }: { share: number; point: Point }): Point {
  const moved = { ...point };
  alignBend(own, other, share)(moved);
  return moved;
}

const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

describe('pictures bent towards each other', () => {
  const [one, two] = [withOne({ x: 0, y: 0 }), withOne({ x: 30, y: -20, width: 120, turn: 0.3 })];

  it.each(['leftEye', 'rightEye', 'mouth'] as const)('have %s on %s', (name) => {
    const [own, other] = [one.face[name], two.face[name]];
    // Half of the way from each side, both pictures show it at the same place.
    const place = { x: (own.x + other.x) / 2, y: (own.y + other.y) / 2 };
    expect(apart(bent(one, two, { share: 0.5, point: place }), own)).toBeLessThan(0.012);
    expect(apart(bent(two, one, { share: 0.5, point: place }), other)).toBeLessThan(0.012);
  });

  it('have head on head where one has no face', () => {
    const bare = standInAnchors();
    const at = bent(bare, two, { share: 1, point: two.head });
    expect(apart(at, bare.head)).toBeLessThan(1e-9);
  });

  it('never fold, however far the heads are from each other', () => {
    const far = withOne({ x: 350, y: 0, width: 60 });
    const places = Array.from({ length: 200 }, (_, step) => ({ x: (step - 100) / 80, y: 0.05 }));
    const moved = places.map((point) => bent(one, far, { share: 1, point }).x);
    expect(moved.every((x, step) => step === 0 || x > (moved[step - 1] ?? 0))).toBe(true);
  });
});
