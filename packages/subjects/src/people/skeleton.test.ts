import { describe, expect, it } from 'vitest';

import { ACTIVITIES, type ActivityData } from './activities.data.ts';
import { BUILDS } from './builds.data.ts';
import { samplePose } from './pose.ts';
import { SEAT, skeletonOf, solesOf, type Contact, type Skeleton } from './skeleton.ts';

const PHASES = [0, 0.2, 0.4, 0.6, 0.8];
const WAYS = Object.entries(ACTIVITIES).flatMap(([name, ways]) =>
  ways.map((way: ActivityData, index) => ({ name: `${name} ${index}`, way, contact: way.contact ?? 'feet' })),
);
const resting = (contact: Contact) => WAYS.filter((one) => one.contact === contact);

function skeletons(way: ActivityData): Skeleton[] {
  return Object.values(BUILDS).flatMap((build) =>
    PHASES.map((phase) => skeletonOf({ ...samplePose(way, phase), lift: 0 }, build, way.contact ?? 'feet')),
  );
}

const feetOf = ({ nearLeg, farLeg, build }: Skeleton) => [...solesOf(nearLeg, build), ...solesOf(farLeg, build)];
const lowest = (skeleton: Skeleton) => Math.max(...feetOf(skeleton).map(({ y }) => y));

/** Height of a body at rest in its own heads. */
function heads(name: 'woman' | 'man' | 'child'): number {
  const { head, build } = skeletonOf(samplePose({ tracks: {} }, 0), BUILDS[name], 'feet');
  return (build.head - head.y) / (build.head * 2);
}

describe('a figure', () => {
  it.each(resting('feet'))('has its lower foot on the ground: $name', ({ way }) => {
    for (const skeleton of skeletons(way)) expect(lowest(skeleton)).toBeCloseTo(0);
  });

  it.each(resting('body'))('lies or sits on the ground, its feet not below: $name', ({ way }) => {
    for (const { hips, build, ...rest } of skeletons(way)) {
      expect(lowest({ hips, build, ...rest })).toBeLessThan(1e-9);
      expect(hips.y + build.leg * 1.15).toBeLessThan(1e-9);
      expect(hips.y).toBeGreaterThan(-0.16);
    }
  });

  it.each(resting('seat'))('has its seat at one height, whatever its build: $name', ({ way }) => {
    for (const { hips } of skeletons(way)) expect(-hips.y).toBeCloseTo(SEAT + 0.05);
  });

  it('keeps the lengths of its limbs in every pose', () => {
    for (const { way } of WAYS) {
      for (const { nearArm, farLeg, build } of skeletons(way)) {
        const length = Math.hypot(nearArm.joint.x - nearArm.root.x, nearArm.joint.y - nearArm.root.y);
        expect(length).toBeCloseTo(build.upperArm);
        expect(Math.hypot(farLeg.end.x - farLeg.joint.x, farLeg.end.y - farLeg.joint.y)).toBeCloseTo(build.shin);
      }
    }
  });

  it('is about four heads high, a child three and a half', () => {
    expect(heads('woman')).toBeGreaterThan(4);
    expect(heads('man')).toBeLessThan(4.6);
    expect(heads('child')).toBeCloseTo(3.3, 0);
  });
});
