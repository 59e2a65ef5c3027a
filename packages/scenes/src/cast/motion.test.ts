import type { CastEntry, ScenePlan } from '@kinora/reading';
import { castOf } from '@kinora/reading/testing';
import type { Mode } from '@kinora/subjects';
import { describe, expect, it } from 'vitest';

import type { World } from '../stage/stage.ts';
import { aStage } from '../testing/a-stage.ts';
import { MOTIONS } from './motion.ts';
import { placeMembers } from './place-members.ts';

interface Case {
  readonly entry?: Partial<CastEntry>;
  readonly plan?: Partial<ScenePlan>;
  readonly world?: World;
}

/** The pose of a single subject at a moment of a clip of four seconds. */
function poseAt({ entry = {}, plan = {}, world = {} }: Case, time: number) {
  const { stage } = aStage(castOf(entry, { seconds: 4, ...plan }));
  const [member] = placeMembers(stage, world);
  if (!member) throw new Error('Nobody is there.');
  const camera = { x: 0, y: 0, zoom: 1, scroll: plan.scroll ? time * 50 : 0 };
  return MOTIONS[member.mode](member, { stage, world, camera, time, course: time / 4 - 0.5 });
}

const heightAt = (airY: number) => poseAt({ entry: { mode: 'air', rig: 'bird' }, world: { airY } }, 1).y;

const at = (time: number) => poseAt({ entry: { mode: 'air', rig: 'hotair' } }, time).y;

describe('every mode', () => {
  const modes: readonly Mode[] = ['ground', 'prop', 'water', 'swim', 'air', 'float', 'party'];
  it.each(modes)('%s keeps its subject in the frame and in motion', (mode) => {
    const poses = [0, 1, 2, 3, 4].map((time) => poseAt({ entry: { mode } }, time));
    for (const { x, y, turn } of poses) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(320);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(200);
      expect(Math.abs(turn)).toBeLessThan(0.9);
    }
    expect(new Set(poses.map((pose) => JSON.stringify(pose))).size).toBeGreaterThan(1);
  });
});

describe('what rides water', () => {
  it('follows its line and tilts with it', () => {
    const entry = { mode: 'water', rig: 'canoe' } as const;
    const world = { water: (x: number) => 100 + x * 0.3 };
    const { x, y, turn } = poseAt({ entry, world }, 2);
    expect(y).toBeCloseTo(100 + x * 0.3);
    expect(turn).toBeGreaterThan(0.1);
  });
});

/** From where a flyer is seen in one round. */
function viewsOf(rig: 'bird' | 'dragon') {
  const times = Array.from({ length: 90 }, (_, i) => i / 10);
  return new Set(times.map((time) => poseAt({ entry: { mode: 'air', rig, action: 'circle' } }, time).view));
}

describe('what flies', () => {
  it('shows its front and its back where it turns, when it is drawn from there', () => {
    expect(viewsOf('dragon')).toEqual(new Set([undefined, 'ahead', 'behind']));
    expect(viewsOf('bird')).toEqual(new Set([undefined]));
  });

  it('rounds a place when it circles, turning back on itself', () => {
    const world = { circle: { x: 160, y: 60, rx: 50, ry: 10 } };
    const poses = [0, 1, 2, 3, 4].map((time) =>
      poseAt({ entry: { mode: 'air', rig: 'dragon', action: 'circle' }, world }, time),
    );
    expect(poses.every(({ x, y }) => Math.abs(x - 160) <= 50 && Math.abs(y - 60) <= 10)).toBe(true);
    expect(new Set(poses.map(({ scaleX }) => Math.sign(scaleX))).size).toBe(2);
  });

  it('keeps to the height the set gives', () => {
    expect(heightAt(0.6) - heightAt(0.2)).toBeCloseTo(0.4 * 180, 5);
  });

  it('rises as a balloon', () => {
    expect(at(4)).toBeLessThan(at(0) + 8);
  });
});
