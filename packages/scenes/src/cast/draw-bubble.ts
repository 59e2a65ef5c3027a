import { disc } from '@kinora/drawing';

import { extentOf } from './extent.ts';
import type { Extra } from './extras.ts';
import { poseOf } from './pose-of.ts';
import { partOf } from './touch.ts';

const PUFFS = 13;
/** Bubbles between who dreams and the dream. */
const TRAIL = [0.16, 0.42, 0.68] as const;

/** The bubble that something is dreamt of in, with small ones down to the head of who dreams. */
export const drawBubble: Extra = (ctx, { entry, rig, size, carrier }, { pose, moment }) => {
  if (!entry.looks.isDreamt || !carrier) return;
  const { width, height, below } = extentOf(rig, entry);
  const middle = pose.y - ((height - below) / 2) * size;
  const [half, tall] = [Math.max(width * 0.72, 0.5) * size, Math.max((height + below) * 0.72, 0.4) * size];
  const { member } = carrier;
  const base = poseOf(member, moment);
  const [headX, headY] = partOf(member, 'head', base.phase);
  const head = [base.x + headX * member.size * member.facing, base.y + headY * member.size] as const;
  const breath = Math.sin(moment.time * 1.1) * 0.02;
  for (const colour of ['rgba(70,66,104,.22)', '#fbfaff']) {
    const grow = (colour === '#fbfaff' ? 1 : 1.05) + breath;
    ctx.fillStyle = colour;
    for (let puff = 0; puff < PUFFS; puff++) {
      const turn = (puff / PUFFS) * Math.PI * 2;
      const radius = Math.min(half, tall) * (puff % 2 === 0 ? 0.44 : 0.36) * grow;
      disc(ctx, colour, [
        pose.x + Math.cos(turn) * half * 0.78 * grow,
        middle + Math.sin(turn) * tall * 0.72 * grow,
        radius,
      ]);
    }
    disc(ctx, colour, [pose.x, middle, half * 0.92 * grow, tall * 0.86 * grow]);
    for (const share of TRAIL)
      disc(ctx, colour, [
        head[0] + (pose.x - head[0]) * share,
        head[1] + (middle + tall - head[1]) * share - size * 0.04,
        size * (0.035 + share * 0.07) * grow,
      ]);
  }
};
