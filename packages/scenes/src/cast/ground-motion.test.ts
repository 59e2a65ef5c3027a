import type { CastEntry } from '@kinora/reading';
import { castOf } from '@kinora/reading/testing';
import { describe, expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { standOnGround } from './ground-motion.ts';
import { placeMembers } from './place-members.ts';

const TIMES = Array.from({ length: 40 }, (_, index) => index / 10);

function poses(entry: Partial<CastEntry>) {
  const { stage } = aStage(castOf(entry, { seconds: 4, framing: 'wide' }));
  const world = { ground: () => 140 };
  const [member] = placeMembers(stage, world);
  if (!member) throw new Error('Nobody is there.');
  const camera = { x: 0, y: 0, zoom: 1, scroll: 0 };
  return TIMES.map((time) => standOnGround(member, { stage, world, camera, time, course: time / 4 - 0.5 }));
}
const range = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

const pace = (entry: Partial<CastEntry>) => range(poses(entry).map(({ phase }) => phase));

const travelled = (entry: Partial<CastEntry>) => range(poses(entry).map(({ x }) => x));

describe('on the ground', () => {
  it('stands on its line, breathing', () => {
    const standing = poses({});
    expect(standing.every(({ y }) => y === 140)).toBe(true);
    expect(range(standing.map(({ phase }) => phase))).toBeGreaterThan(0.5);
  });

  it('dances up from the ground, never into it', () => {
    const dancing = poses({ action: 'dance' });
    expect(range(dancing.map(({ y }) => y))).toBeGreaterThan(2);
    expect(dancing.every(({ y }) => y <= 140)).toBe(true);
  });

  it('leaves a dance to the drawing that has one of its own', () => {
    const dancing = poses({ rig: 'person', looks: { kind: 'girl' }, action: 'dance' });
    expect(range(dancing.map(({ y }) => y))).toBe(0);
    expect(range(dancing.map(({ phase }) => phase))).toBeGreaterThan(1.5);
  });

  it('jumps higher than it dances', () => {
    const [jumping, dancing] = [poses({ action: 'jump' }), poses({ action: 'dance' })];
    expect(range(jumping.map(({ y }) => y))).toBeGreaterThan(range(dancing.map(({ y }) => y)) * 2);
    expect(jumping.every(({ y }) => y <= 140)).toBe(true);
  });

  it('rattles a little when it drives', () => {
    const driving = poses({ action: 'drive', rig: 'car' });
    expect(range(driving.map(({ y }) => y))).toBeGreaterThan(0.1);
    expect(range(driving.map(({ y }) => y))).toBeLessThan(2);
  });

  it('sleeps slowly', () => {
    expect(pace({ action: 'sleep' })).toBeLessThan(pace({}) / 2);
    expect(pace({ action: 'run' })).toBeGreaterThan(pace({}) * 2);
  });

  it('crosses the frame on foot where the world stands still', () => {
    expect(travelled({ action: 'walk' })).toBeGreaterThan(20);
    expect(travelled({ action: 'run' })).toBeGreaterThan(travelled({ action: 'walk' }));
    expect(travelled({})).toBe(0);
  });
});
