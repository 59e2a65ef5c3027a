import { mix, shade, blob, disc, line, placed, polygon, stroke, lerp, TAU, type Context2d } from '@kinora/drawing';

import { openEye } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { dragonAhead, dragonBehind } from './dragon-views.ts';
import { drawWing } from './dragon-wing.ts';
import { DRAGON } from './dragon.data.ts';

interface Vertebra {
  x: number;
  y: number;
  thick: number;
}

/** The centre of the head. */
const HEAD = { x: 0.8, y: -0.47 };

function wave(turn: number, along: number): number {
  return Math.sin(turn - along * 4) * 0.06 * along;
}

function spineAt(turn: number): readonly Vertebra[] {
  return DRAGON.thickness.map((thick, i) => ({
    x: DRAGON.spine[i * 2] ?? 0,
    y: (DRAGON.spine[i * 2 + 1] ?? 0) + wave(turn, DRAGON.spineWave[i] ?? 0),
    thick,
  }));
}

/** Both sides of the spine, `above` and `below` thicknesses away from it, as one outline. */
function hull(spine: readonly Vertebra[], above: number, below: number): number[] {
  const upper = spine.flatMap(({ x, y, thick }) => [x, y + thick * above]);
  const lower = spine.toReversed().flatMap(({ x, y, thick }) => [x, y + thick * below]);
  return [...upper, ...lower];
}

function drawBackSpikes(ctx: Context2d, colour: string, spine: readonly Vertebra[]): void {
  for (let i = 0; i < 15; i++) {
    const along = (i / 15) * 6;
    const from = spine[Math.min(5, Math.floor(along))];
    const to = spine[Math.min(5, Math.floor(along)) + 1];
    if (from === undefined || to === undefined) return;
    const t = along - Math.min(5, Math.floor(along));
    const x = lerp(from.x, to.x, t);
    const y = lerp(from.y - from.thick, to.y - to.thick, t);
    const size = 0.06 * (1 - (i / 15) * 0.6);
    polygon(ctx, colour, [x + size * 0.5, y + 0.02, x - size * 0.4, y - size, x - size * 0.7, y + 0.02]);
  }
}

function drawBody(ctx: Context2d, colour: string, turn: number): void {
  const spine = spineAt(turn);
  polygon(ctx, shade(colour, -0.1), placed(DRAGON.tailSpade, { y: wave(turn, 1) }));
  drawBackSpikes(ctx, shade(colour, -0.14), spine);
  blob(ctx, colour, hull(spine, -1, 1));
  ctx.save();
  ctx.clip();
  const belly = spine.flatMap(({ x, y, thick }) => [x + 0.04, y + thick * 0.35]);
  blob(ctx, mix(colour, '#f0c98a', 0.55), [...belly, ...hull(spine, 0, 1.6).slice(spine.length * 2)]);
  ctx.restore();
}

function drawClaws(ctx: Context2d, colour: string): void {
  for (const [x, size] of [[0.16, 1] as const, [-0.16, 0.9] as const]) {
    stroke(ctx, { colour: shade(colour, -0.05), width: 0.085 * size }, [x, 0.1, x - 0.08, 0.26, x - 0.2, 0.3]);
    for (const y of [-0.03, 0.01, 0.05]) {
      line(ctx, { colour: '#efe3cf', width: 0.018 }, [x - 0.2, 0.3, x - 0.27, 0.3 + y]);
    }
  }
}

function drawHead(ctx: Context2d, colour: string): void {
  blob(ctx, colour, DRAGON.neck);
  stroke(ctx, { colour: '#b8a68a', width: 0.03 }, placed(DRAGON.farHorn, HEAD));
  stroke(ctx, { colour: '#efe0c4', width: 0.03 }, placed(DRAGON.nearHorn, HEAD));
  blob(ctx, colour, placed(DRAGON.skull, HEAD));
  blob(ctx, shade(colour, -0.08), placed(DRAGON.jaw, HEAD));
  openEye(ctx, [HEAD.x + 0.055, HEAD.y - 0.025, 0.03], () => {
    disc(ctx, '#ffd84a', [HEAD.x + 0.055, HEAD.y - 0.025, 0.024, 0.018]);
    disc(ctx, '#1a0d0d', [HEAD.x + 0.06, HEAD.y - 0.025, 0.007, 0.017]);
  });
  disc(ctx, '#2a1216', [HEAD.x + 0.27, HEAD.y + 0.015, 0.012, 0.008]);
}

export const dragon: Rig = {
  box: [-1.4, -1.3, 1.2, 0.5],
  seat: [0.12, -0.16, 0.8],
  frames: 14,
  anchors: () => ({
    head: [HEAD.x + 0.02, HEAD.y + 0.02, 0.18],
    nose: [HEAD.x + 0.3, HEAD.y],
    hand: [HEAD.x + 0.2, HEAD.y + 0.1],
  }),
  views: { ahead: dragonAhead, behind: dragonBehind },
  draw(ctx, phase, { tint: colour = '#7a2f3a' }) {
    const turn = phase * TAU;
    const lift = 0.72 + 0.42 * Math.sin(turn);
    ctx.save();
    ctx.translate(0, -0.04 * Math.sin(turn - 0.4));
    const shaded = shade(mix(colour, '#2a1020', 0.4), -0.02);
    const far = { x: 0.22, y: -0.1, lift: lift * 0.95, span: 1.1 };
    drawWing(ctx, { ...far, bone: shade(colour, -0.12), membrane: shaded });
    drawBody(ctx, colour, turn);
    drawClaws(ctx, colour);
    drawHead(ctx, colour);
    const lit = mix(colour, '#ff9a5a', 0.42);
    drawWing(ctx, { x: 0.26, y: -0.08, lift, span: 1.3, bone: shade(colour, -0.07), membrane: lit });
    ctx.restore();
  },
};
