import { expect, it } from 'vitest';

import { aStage } from '../../testing/a-stage.ts';
import { layCrest } from './crest.ts';
import { hangAt } from './pennants.ts';

const { stage } = aStage({});
const { frame, width, height } = stage;

it('passes below the feet of the hero and climbs behind its back', () => {
  const { heightAt } = layCrest(stage);
  expect(Math.abs(heightAt(frame.heroX) - frame.ground)).toBeLessThan(height * 0.06);
  expect(heightAt(frame.heroX + frame.side * width * 0.36)).toBeLessThan(frame.ground - height * 0.01);
  expect(heightAt(frame.heroX - frame.side * width * 0.6)).toBeGreaterThan(frame.ground + height * 0.02);
});

it('puts its cairn on the crest, before the view', () => {
  const { cairn, heightAt } = layCrest(stage);
  expect(Math.abs(cairn.y - heightAt(cairn.x))).toBeLessThan(height * 0.03);
  expect((cairn.x - frame.heroX) * frame.side).toBeLessThan(0);
});

it('ties its pennants to both ends and lets them hang between', () => {
  const line = { from: [0, 10], to: [100, 10], count: 8, sag: 20, size: 5 } as const;
  expect(hangAt(line, 0, 3)).toEqual([0, 10]);
  expect(hangAt(line, 1, 3)).toEqual([100, 10]);
  expect(hangAt(line, 0.5, 3)[1]).toBeGreaterThan(25);
});
