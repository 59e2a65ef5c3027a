import { describe, expect, it } from 'vitest';

import { samplePose, sampleTrack } from './pose.ts';
import { REST } from './rest.data.ts';

describe('a track', () => {
  it('passes its keys and closes on itself without a corner', () => {
    const track = [0, 1, 0, -1];
    expect([0, 0.25, 0.5, 0.75, 1, -0.25].map((phase) => sampleTrack(track, phase))).toEqual([0, 1, 0, -1, 0, -1]);
    const slope = (phase: number) => (sampleTrack(track, phase + 1e-4) - sampleTrack(track, phase - 1e-4)) / 2e-4;
    expect(slope(0.9999)).toBeCloseTo(slope(0.0001), 1);
  });

  it('of one value stays there', () => {
    expect(sampleTrack(0.4, 0.7)).toBe(0.4);
    expect(sampleTrack([0.4], 0.7)).toBeCloseTo(0.4);
  });
});

describe('a pose', () => {
  it('rests where nothing moves it', () => {
    expect(samplePose({ tracks: {} }, 0.3)).toEqual(REST);
  });

  it('lets the far limbs follow the near ones half a cycle later, unless they have a way of their own', () => {
    const posing = { tracks: { nearHip: [0.5, 0, -0.5, 0], nearKnee: 0.2, farKnee: 0.9 }, alternates: true };
    const pose = samplePose(posing, 0);
    expect([pose.nearHip, pose.farHip, pose.farKnee]).toEqual([0.5, -0.5, 0.9]);
    expect(samplePose({ ...posing, alternates: false }, 0).farHip).toBe(REST.farHip);
  });
});
