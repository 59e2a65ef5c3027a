import { contextOf, type Pixels } from '@kinora/drawing';
import {
  aPhoto,
  paintMeadow,
  paintPerson,
  photoEnv,
  nodeCanvas,
  differ,
  peakSignalToNoise,
} from '@kinora/drawing/testing';
import { describe, expect, it } from 'vitest';

import { PHOTO_MOVES } from './camera-moves.ts';
import { createPhotoScene } from './create-photo-scene.ts';
import { planPhoto, type PhotoPlan } from './photo-plan.ts';

const one = aPhoto([240, 135], (ctx) => {
  paintMeadow(ctx);
  paintPerson(ctx, [120, 40, 13]);
});
const two = aPhoto([200, 200], (ctx) => {
  ctx.fillStyle = '#20243c';
  ctx.fillRect(0, 0, 200, 200);
  paintPerson(ctx, [90, 70, 22]);
});
const environment = photoEnv({ one, two });
const base = planPhoto({ shape: '16:9', resolution: '360p', seconds: 1, seed: 5, first: 'one' });

function play(changes: Partial<PhotoPlan>) {
  const plan = { ...base, width: 160, height: 90, ...changes };
  const scene = createPhotoScene(plan, environment);
  const ctx = contextOf(nodeCanvas(plan.width, plan.height));
  return {
    scene,
    frame: (index: number): Pixels => {
      scene.drawFrame(ctx, index);
      return ctx.getImageData(0, 0, plan.width, plan.height);
    },
  };
}

function shrunk(source: object): Pixels {
  const ctx = contextOf(nodeCanvas(160, 90));
  ctx.imageSmoothingQuality = 'medium';
  ctx.drawImage(source, 0, 0, 160, 90);
  return ctx.getImageData(0, 0, 160, 90);
}

describe('a clip from a picture', () => {
  it('shows the picture itself when the camera rests', () => {
    expect(peakSignalToNoise(play({ move: 'still' }).frame(0), shrunk(one))).toBeGreaterThan(26);
  });

  it('draws the same bytes for the same plan, in any order of frames', () => {
    const forth = play({ move: 'orbit', atmospheres: ['snow'] });
    const first = forth.frame(3);
    const back = play({ move: 'orbit', atmospheres: ['snow'] });
    back.frame(20);
    expect(differ(first, back.frame(3))).toBe(false);
  });

  it.each(PHOTO_MOVES.filter((move) => move !== 'still'))('%s moves', (move) => {
    const { frame } = play({ move });
    expect(peakSignalToNoise(frame(2), frame(9))).toBeLessThan(40);
  });

  it.each(['rain', 'fog', 'light-leaks', 'rays', 'embers', 'bubbles'] as const)('%s lies over it', (kind) => {
    const clear = play({}).frame(12);
    expect(peakSignalToNoise(clear, play({ atmospheres: [kind] }).frame(12))).toBeLessThan(34);
  });

  it('ends with the last picture, and is in between more than a mix of both', () => {
    const { scene, frame } = play({ last: 'two', move: 'still' });
    const [start, middle, end] = [frame(0), frame(12), frame(scene.frames - 1)];
    expect(peakSignalToNoise(start, shrunk(one))).toBeGreaterThan(26);
    expect(peakSignalToNoise(start, end)).toBeLessThan(14);
    const mixed = { ...start, data: start.data.map((value, at) => (value + (end.data[at] ?? 0)) / 2) };
    expect(peakSignalToNoise(middle, mixed)).toBeLessThan(24);
  });

  it('says which picture is missing', () => {
    expect(() => play({ first: 'lost' })).toThrow('The picture lost is not loaded.');
  });

  it('carries the watermark where the plan says so', () => {
    expect(differ(play({}).frame(4), play({ watermark: true }).frame(4))).toBe(true);
  });
});
