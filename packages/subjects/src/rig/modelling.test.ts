import { disc } from '@kinora/drawing';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';

import { eye, halo, limb, turned, volume, within } from './modelling.ts';

const paper = () => createCanvas(40, 40).getContext('2d');
const at = (ctx: ReturnType<typeof paper>, x: number, y: number) => [...ctx.getImageData(x, y, 1, 1).data];

describe('volume', () => {
  it('is lighter above than below', () => {
    const ctx = paper();
    ctx.fillStyle = volume(ctx, '#808080', [0, 40]);
    ctx.fillRect(0, 0, 40, 40);
    expect(at(ctx, 5, 1)[0]).toBeGreaterThan(at(ctx, 5, 38)[0] ?? 255);
  });
});

describe('within', () => {
  it('paints only inside the last outline, and frees the context again', () => {
    const ctx = paper();
    disc(ctx, '#ffffff', [20, 20, 8]);
    within(ctx, () => {
      ctx.fillStyle = '#ff0000';
      ctx.fillRect(0, 0, 40, 40);
    });
    expect(at(ctx, 20, 20)).toEqual([255, 0, 0, 255]);
    expect(at(ctx, 2, 2)).toEqual([0, 0, 0, 0]);
    ctx.fillRect(0, 0, 40, 40);
    expect(at(ctx, 2, 2)[3]).toBe(255);
  });
});

describe('turned', () => {
  it('turns clockwise about its joint', () => {
    const ctx = paper();
    turned(ctx, { x: 20, y: 20, angle: Math.PI / 2 }, () => ctx.fillRect(10, -2, 4, 4));
    expect(at(ctx, 20, 32)[3]).toBe(255);
    expect(at(ctx, 32, 20)[3]).toBe(0);
  });
});

describe('halo', () => {
  it('fades from its middle to nothing at its edge', () => {
    const ctx = paper();
    halo(ctx, '#ffcc00', [20, 20, 16, 0.8]);
    const [middle, between, edge] = [20, 28, 36].map((x) => at(ctx, x, 20)[3] ?? 0);
    expect(middle).toBeGreaterThan(between ?? 255);
    expect(between).toBeGreaterThan(edge ?? 255);
    expect(edge).toBeLessThan(8);
  });
});

describe('eye', () => {
  it('has light in it while it is open, none when it is closed', () => {
    const [open, closed] = [0, 1].map((lid) => {
      const ctx = paper();
      eye(ctx, [20, 20, 12], lid);
      return [...ctx.getImageData(0, 0, 40, 40).data].filter((value, i) => i % 4 === 0 && value === 255).length;
    });
    expect(open).toBeGreaterThan(20);
    expect(closed).toBe(0);
  });
});

describe('limb', () => {
  it('ends two segments below when it hangs straight', () => {
    const [x, y] = limb(paper(), { x: 5, y: 5, length: 10, angle: 0, bend: 0, width: 2, colour: '#333333' });
    expect([x, y]).toEqual([5, 25]);
  });
  it('turns its second segment back by its bend', () => {
    const [x] = limb(paper(), { x: 20, y: 5, length: 10, angle: 0, bend: 1, width: 2, colour: '#333333' });
    expect(x).toBeLessThan(20);
  });
});
