import {
  mix,
  shade,
  blob,
  curve,
  disc,
  line,
  moved,
  type Points,
  stroke,
  pick,
  TAU,
  type Context2d,
} from '@kinora/drawing';

import { eye, turned, volume, within } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { MERMAID_TAIL } from './mermaid-tail.data.ts';
import { MERMAID } from './mermaid.data.ts';

const SKINS = ['#f0c6a0', '#c98e64', '#8a5a3c', '#e6b48c'];
const HAIRS = ['#c8452e', '#2a2026', '#7a4a26', '#e3b04b'];

function lift(turn: number, along: number): number {
  return Math.sin(turn - along * 2.6) * 0.15 * along ** 1.4;
}

function bent(turn: number, rows: Points): number[] {
  const points: number[] = [];
  for (let i = 0; i < rows.length; i += 3) points.push(rows[i] ?? 0, (rows[i + 2] ?? 0) + lift(turn, rows[i + 1] ?? 0));
  return points;
}

function drawTail(ctx: Context2d, colour: string, turn: number): void {
  const fin = mix(colour, '#bdf0e2', 0.4);
  blob(ctx, shade(fin, -0.07), bent(turn, MERMAID_TAIL.lowerFin));
  blob(ctx, fin, bent(turn, MERMAID_TAIL.upperFin));
  curve(ctx, bent(turn, MERMAID_TAIL.tail));
  ctx.fillStyle = volume(ctx, colour, [-0.2, 0.2]);
  ctx.fill();
  within(ctx, () => {
    const pen = { colour: shade(colour, -0.1), width: 0.012 };
    for (let i = 0; i < 9; i++) {
      const x = 0.1 - i * 0.1;
      const along = Math.max(0, (0.22 - x) / 1.08);
      for (let row = -2; row <= 1; row++) {
        const y = lift(turn, along) + row * 0.08 + (i % 2) * 0.04 + 0.02;
        stroke(ctx, pen, [x + 0.03, y - 0.035, x - 0.02, y, x + 0.03, y + 0.035]);
      }
    }
  });
}

function drawArm(ctx: Context2d, { skin, points, reach }: { skin: string; points: Points; reach: number }): void {
  const arm = moved(points, MERMAID.armReach, reach);
  stroke(ctx, { colour: skin, width: 0.072 }, arm);
  const [x = 0, y = 0] = arm.slice(-2);
  disc(ctx, skin, [x + 0.02, y - 0.006, 0.05, 0.036, -0.3]);
}

function drawHead(ctx: Context2d, { skin, hair, lid }: { skin: string; hair: string; lid: number }): void {
  line(ctx, { colour: shade(skin, -0.05), width: 0.08 }, [0.57, -0.22, 0.65, -0.33]);
  disc(ctx, skin, [0.7, -0.42, 0.15, 0.14]);
  for (const x of [0.745, 0.815]) eye(ctx, [x, -0.425, 0.024], lid);
  disc(ctx, 'rgba(236,110,100,0.45)', [0.7, -0.365, 0.032, 0.022]);
  stroke(ctx, { colour: '#b0443f', width: 0.016 }, MERMAID.smile);
  blob(ctx, hair, MERMAID.fringe);
  disc(ctx, '#f2a0b0', [0.64, -0.54, 0.05]);
  disc(ctx, '#ffe08a', [0.64, -0.54, 0.02]);
}

export const mermaid: Rig = {
  box: [-1.27, -0.74, 1.03, 0.61],
  frames: 16,
  beats: 0.7,
  draw(ctx, phase, { tint: colour = '#3fa08f', variant = 0 }) {
    const turn = phase * TAU;
    const skin = pick(SKINS, variant);
    const hair = pick(HAIRS, variant);
    const reach = Math.sin(turn) * 0.06;
    turned(ctx, { x: 0, y: 0, angle: -0.12 + Math.sin(turn) * 0.02 }, () => {
      drawArm(ctx, { skin: shade(skin, -0.07), points: MERMAID.farArm, reach: -reach });
      blob(ctx, shade(hair, -0.04), moved(MERMAID.hairBack, MERMAID.hairWave, Math.sin(turn - 1) * 0.06));
      drawTail(ctx, colour, turn);
      blob(ctx, skin, MERMAID.torso);
      blob(ctx, '#d8669a', MERMAID.top);
      drawHead(ctx, { skin, hair, lid: phase > 0.92 ? 1 : 0 });
      drawArm(ctx, { skin, points: MERMAID.nearArm, reach });
    });
  },
};
