import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';

import type { Rig, RigOptions } from '../rig/rig.ts';

const SCALE = 40;
/** How far anti-aliasing and stroke ends may reach beyond the box, in body heights. */
const SLACK = 0.06;
const ROOM = 0.5;
/** Alpha that counts as drawn. */
const OPAQUE = 60;
const PHASES = [0, 0.25, 0.5, 0.75];

interface Drawing {
  data: Uint8ClampedArray;
  inside: number;
  outside: number;
}

/** The rig on a canvas with room around its box. */
function drawn(rig: Rig, phase: number, options: RigOptions): Drawing {
  const [left, top, right, bottom] = rig.box;
  const width = Math.ceil((right - left + ROOM * 2) * SCALE);
  const canvas = createCanvas(width, Math.ceil((bottom - top + ROOM * 2) * SCALE));
  const ctx = canvas.getContext('2d');
  ctx.translate((ROOM - left) * SCALE, (ROOM - top) * SCALE);
  ctx.scale(SCALE, SCALE);
  rig.draw(ctx, phase, options);
  const { data } = ctx.getImageData(0, 0, canvas.width, canvas.height);
  let inside = 0;
  let outside = 0;
  for (let pixel = 0; pixel < data.length / 4; pixel++) {
    if ((data[pixel * 4 + 3] ?? 0) <= OPAQUE) continue;
    const x = (pixel % width) / SCALE + left - ROOM;
    const y = Math.floor(pixel / width) / SCALE + top - ROOM;
    if (x > left - SLACK && x < right + SLACK && y > top - SLACK && y < bottom + SLACK) inside++;
    else outside++;
  }
  return { data, inside, outside };
}

function samePixels(first: Drawing, second: Drawing): boolean {
  return Buffer.compare(Buffer.from(first.data), Buffer.from(second.data)) === 0;
}

function stateAfter(rig: Rig, options: RigOptions): object {
  const ctx = createCanvas(64, 64).getContext('2d');
  ctx.scale(10, 10);
  rig.draw(ctx, 0.25, options);
  const { a, b, c, d, e, f } = ctx.getTransform();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, 64, 64);
  const unclipped = ctx.getImageData(63, 63, 1, 1).data[3];
  return { transform: [a, b, c, d, e, f], alpha: ctx.globalAlpha, blend: ctx.globalCompositeOperation, unclipped };
}

/** What every drawn subject keeps to, for each of the looks given. */
export function describeRig(name: string, rig: Rig, looks: readonly RigOptions[] = [{}]): void {
  describe(`the ${name} rig`, () => {
    const cases = looks.map((options) => ({ look: JSON.stringify(options), options }));
    it.each(cases)('draws inside its box and nothing outside, $look', ({ options }) => {
      PHASES.map((phase) => drawn(rig, phase, options)).forEach(({ inside, outside }) => {
        expect(inside).toBeGreaterThan(100);
        expect(outside).toBe(0);
      });
    });
    it.each(cases)(`${rig.frames > 1 ? 'moves through its cycle' : 'is rigid'}, $look`, ({ options }) => {
      expect(samePixels(drawn(rig, 0.1, options), drawn(rig, 0.3, options))).toBe(rig.frames === 1);
    });
    it.each(cases)('leaves the transform, clip, alpha and blend mode as they were, $look', ({ options }) => {
      const state = { transform: [10, 0, 0, 10, 0, 0], alpha: 1, blend: 'source-over', unclipped: 255 };
      expect(stateAfter(rig, options)).toEqual(state);
    });
  });
}

/** Whether two looks of a rig give different pictures. */
export function looksDiffer(rig: Rig, first: RigOptions, second: RigOptions): boolean {
  return !samePixels(drawn(rig, 0.1, first), drawn(rig, 0.1, second));
}
