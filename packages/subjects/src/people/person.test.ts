import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';

import type { RigOptions } from '../rig/rig.ts';
import { describeRig, looksDiffer } from '../testing/rig-facts.ts';
import { ACTIVITIES, type ActivityName } from './activities.data.ts';
import { COSTUMES } from './costumes.ts';
import { KINDS } from './kinds.data.ts';
import { person } from './person.ts';

describeRig('person', person, [
  { kind: 'girl' },
  { kind: 'man', activity: 'run', costume: 'king' },
  { kind: 'woman', activity: 'jump', costume: 'wizard' },
  { kind: 'grandfather', activity: 'play' },
  { kind: 'man', activity: 'sleep' },
  { kind: 'child', activity: 'swim' },
]);

const SCALE = 24;
const [LEFT, TOP, RIGHT, BOTTOM] = person.box;

/** The figure's pixels, small: enough to tell one from another. */
function pixelsOf(options: RigOptions, phase = 0.3): string {
  const canvas = createCanvas(Math.ceil((RIGHT - LEFT) * SCALE), Math.ceil((BOTTOM - TOP) * SCALE));
  const ctx = canvas.getContext('2d');
  ctx.translate(-LEFT * SCALE, -TOP * SCALE);
  ctx.scale(SCALE, SCALE);
  person.draw(ctx, phase, options);
  return Buffer.from(ctx.getImageData(0, 0, canvas.width, canvas.height).data).toString('base64');
}

const activities = Object.keys(ACTIVITIES) as ActivityName[];

describe('a person', () => {
  it('looks different in everything it does', () => {
    expect(new Set(activities.map((activity) => pixelsOf({ kind: 'girl', activity }))).size).toBe(activities.length);
  });

  it('looks different in every costume, of which there are more than 24', () => {
    const costumes = Object.keys(COSTUMES);
    expect(costumes.length).toBeGreaterThan(24);
    const dressed = costumes.map((costume) => pixelsOf({ kind: 'man', variant: 1, costume }));
    expect(new Set(dressed).size).toBe(costumes.length);
  });

  it('looks different as every kind, and in a group', () => {
    const kinds = Object.keys(KINDS);
    const looks = kinds.flatMap((kind) => [0, 1, 2].map((variant) => pixelsOf({ kind, variant })));
    expect(new Set(looks).size).toBe(kinds.length * 3);
  });

  it('dances in three ways', () => {
    const ways = [0, 1, 2].map((variant) =>
      pixelsOf({ kind: 'girl', costume: 'ballerina', activity: 'dance', variant }),
    );
    expect(new Set(ways).size).toBe(3);
  });

  it('blinks once in a while', () => {
    const eyes = [0.7, 0.87].map((phase) => pixelsOf({ kind: 'woman', activity: 'sit' }, phase));
    expect(eyes[0]).not.toBe(eyes[1]);
  });

  it('does what it is, when nothing is asked of it', () => {
    expect(looksDiffer(person, { kind: 'man', costume: 'singer' }, { kind: 'man' })).toBe(true);
    expect(looksDiffer(person, { kind: 'man', costume: 'singer' }, { kind: 'man', activity: 'sing' })).toBe(false);
  });

  it('does as if it did something alike where it has no drawing of its own', () => {
    expect(looksDiffer(person, { activity: 'drive' }, { activity: 'sit' })).toBe(false);
    expect(looksDiffer(person, { activity: 'circle' }, { activity: 'fly' })).toBe(false);
  });

  it('shows each feeling on the face, and sleeps whatever it felt', () => {
    const feelings = [undefined, 'glad', 'laughing', 'sad', 'crying', 'angry', 'tired', 'afraid'] as const;
    expect(new Set(feelings.map((feeling) => pixelsOf({ kind: 'woman', feeling }))).size).toBe(feelings.length);
    expect(looksDiffer(person, { activity: 'sleep', feeling: 'angry' }, { activity: 'sleep' })).toBe(false);
  });

  it('has no face from behind', () => {
    const girl = { kind: 'girl', isTurned: true, activity: 'sit' } as const;
    expect(looksDiffer(person, girl, { ...girl, isTurned: false })).toBe(true);
    expect(
      looksDiffer(
        person,
        { kind: 'man', isTurned: true, feeling: 'glad' },
        { kind: 'man', isTurned: true, feeling: 'angry' },
      ),
    ).toBe(false);
  });
});
