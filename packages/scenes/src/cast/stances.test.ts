import { contextOf } from '@kinora/drawing';
import { nodeCanvas } from '@kinora/drawing/testing';
import { SUBJECTS, type SubjectName } from '@kinora/subjects';
import { ALL_RIGS } from '@kinora/subjects/testing';
import { expect, it } from 'vitest';

import { STANCES } from './stances.data.ts';

const SCALE = 60;
const ROOM = 0.5;
const OPAQUE = 128;
const PHASES = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875];

const least = (list: readonly number[]) => list.reduce((one, next) => Math.min(one, next), Infinity);
const most = (list: readonly number[]) => list.reduce((one, next) => Math.max(one, next + 1), 0);

/** What a subject covers in a cycle of standing idle, in its units. */
function measure(name: SubjectName): number[] {
  const { rig: drawn, looks } = SUBJECTS[name];
  const rig = drawn === 'picture' ? undefined : ALL_RIGS.get(drawn);
  if (!rig) throw new Error(`${name} is not drawn by a rig.`);
  const [left, top, right, bottom] = rig.box;
  const canvas = nodeCanvas((right - left + ROOM * 2) * SCALE, (bottom - top + ROOM * 2) * SCALE);
  const ctx = contextOf(canvas);
  ctx.translate((ROOM - left) * SCALE, (ROOM - top) * SCALE);
  ctx.scale(SCALE, SCALE);
  for (const phase of PHASES) rig.draw(ctx, phase, { ...looks, activity: 'idle', variant: 0 });
  const { data, width } = ctx.getImageData(0, 0, canvas.width, canvas.height);
  const opaque = Array.from({ length: data.length / 4 }, (_, pixel) => pixel).filter(
    (pixel) => (data[pixel * 4 + 3] ?? 0) > OPAQUE,
  );
  const across = opaque.map((pixel) => pixel % width);
  const down = opaque.map((pixel) => Math.floor(pixel / width));
  const [x, y, endX, endY] = [least(across), least(down), most(across), most(down)];
  return [x / SCALE + left - ROOM, y / SCALE + top - ROOM, endX / SCALE + left - ROOM, endY / SCALE + top - ROOM];
}

// The keys of a list of subjects.
it.each(Object.keys(STANCES) as SubjectName[])('the %s stands as its drawing does', (name) => {
  const stance = STANCES[name] ?? [];
  measure(name).forEach((value, side) => expect(Math.abs(value - (stance[side] ?? 9))).toBeLessThan(0.1));
});
