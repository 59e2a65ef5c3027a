import { mix, shade, blob, disc, stroke, lerp, pick, TAU, type Context2d } from '@kinora/drawing';

import { drawAttire } from '../attire/attire.ts';
import { eye, turned, volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { ARMS } from './octopus-arms.data.ts';
import { OCTOPUS } from './octopus.data.ts';

const JOINTS = 14;

interface Joint {
  x: number;
  y: number;
  thick: number;
}

/** An arm as joints, waving more towards its tip, which curls outwards. */
function armAt(index: number, turn: number): readonly Joint[] {
  const [root, reach, drop, offset] = pick(ARMS, index);
  return Array.from({ length: JOINTS }, (_, joint) => {
    const t = joint / (JOINTS - 1);
    const wave = Math.sin(turn + offset - t * 4.2) * 0.1 * t;
    const curl = t ** 3 * 0.2;
    return {
      x: lerp(root, reach, t ** 0.8) + wave * (1 - Math.abs(reach)),
      y: lerp(-0.36, drop, Math.sin((t * Math.PI) / 2)) + wave * Math.abs(reach) * 1.6 - curl * Math.abs(reach),
      thick: lerp(0.105, 0.02, t),
    };
  });
}

function drawArm(ctx: Context2d, colour: string, joints: readonly Joint[]): void {
  const normals = joints.map(({ x, y, thick }, i) => {
    const next = joints[i + 1] ?? { x, y };
    const last = joints[i - 1] ?? { x, y };
    const length = Math.hypot(next.x - last.x, next.y - last.y) || 1;
    return [(-(next.y - last.y) / length) * thick, ((next.x - last.x) / length) * thick] as const;
  });
  const upper = joints.flatMap(({ x, y }, i) => [x + (normals[i]?.[0] ?? 0), y + (normals[i]?.[1] ?? 0)]);
  const lower = joints.flatMap(({ x, y }, i) => [x - (normals[i]?.[0] ?? 0), y - (normals[i]?.[1] ?? 0)]);
  const back = Array.from({ length: JOINTS }, (_, i) => lower.slice((JOINTS - 1 - i) * 2, (JOINTS - i) * 2)).flat();
  blob(ctx, colour, [...upper, ...back]);
  joints.slice(3, -2).forEach(({ x, y, thick }, i) => {
    if (i % 2 === 0) disc(ctx, mix(colour, '#ffe4d8', 0.55), [x, y, thick * 0.42]);
  });
}

function drawFace(ctx: Context2d, colour: string, lid: number): void {
  for (const side of [-1, 1]) {
    disc(ctx, '#fff8ee', [side * 0.16, -0.58, 0.1, 0.115 * (1 - lid * 0.8)]);
    eye(ctx, [side * 0.16 + 0.02, -0.57, 0.058], lid);
    disc(ctx, mix(colour, '#ff8f8a', 0.6), [side * 0.27, -0.44, 0.055, 0.035]);
  }
  stroke(ctx, { colour: shade(colour, -0.22), width: 0.022 }, OCTOPUS.mouth);
}

export const octopus: Rig = {
  box: [-0.86, -1.4, 0.86, 0.56],
  frames: 16,
  beats: 0.5,
  // Among its arms, below the eyes.
  hand: [0.05, 0.52, 0.62],
  draw(ctx, phase, options) {
    const { tint: colour = '#c65a86' } = options;
    const turn = phase * TAU;
    const pulse = Math.sin(turn) * 0.03;
    ARMS.forEach((_, index) =>
      drawArm(ctx, shade(colour, index < 2 ? -0.1 : -0.05 + index * 0.008), armAt(index, turn)),
    );
    turned(ctx, { x: 0, y: -0.3, scaleX: 1 + pulse, scaleY: 1 - pulse }, () => {
      ctx.translate(0, 0.3);
      blob(ctx, volume(ctx, colour, [-1.06, -0.24]), OCTOPUS.mantle);
      blob(ctx, 'rgba(255,255,255,0.28)', OCTOPUS.shine);
      for (const [x, y, radius] of [
        [0.2, -0.86, 0.05] as const,
        [0.28, -0.74, 0.03] as const,
        [0.1, -0.94, 0.028] as const,
      ]) {
        disc(ctx, shade(colour, -0.07), [x, y, radius, radius * 0.8]);
      }
      drawFace(ctx, colour, phase > 0.9 ? 1 : 0);
      drawAttire(ctx, options, { head: { x: 0, y: -0.84, scale: 0.3 } });
    });
  },
};
