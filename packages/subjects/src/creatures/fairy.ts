import {
  mix,
  rgba,
  shade,
  blob,
  disc,
  line,
  moved,
  placed,
  polygon,
  stroke,
  fraction,
  pick,
  TAU,
  type Context2d,
} from '@kinora/drawing';

import { eye, halo, limb, turned, volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { FAIRY } from './fairy.data.ts';

const SKINS = ['#f0c6a0', '#8a5a3c', '#e6b48c', '#c98e64'];
const HAIRS = ['#e3b04b', '#2a2026', '#c8642e', '#5a3a26'];

function drawWings(ctx: Context2d, { open, alpha }: { open: number; alpha: number }): void {
  turned(ctx, { x: 0.04, y: -0.28, scaleX: open }, () => {
    blob(ctx, rgba('#cfeaf6', alpha), FAIRY.lowerWing);
    blob(ctx, rgba('#e2f3fb', alpha), FAIRY.upperWing);
    stroke(ctx, { colour: rgba('#9cc9e0', 0.9), width: 0.012 }, [-0.04, -0.04, -0.26, -0.3, -0.48, -0.44]);
    stroke(ctx, { colour: rgba('#9cc9e0', 0.9), width: 0.012 }, [-0.06, 0.04, -0.26, 0.1, -0.4, 0.24]);
  });
}

function drawStar(
  ctx: Context2d,
  { x, y, size, colour }: { x: number; y: number; size: number; colour: string },
): void {
  const points = Array.from({ length: 10 }, (_, i) => {
    const radius = i % 2 === 0 ? size : size * 0.45;
    const angle = (i / 10) * TAU - Math.PI / 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  }).flat();
  polygon(ctx, colour, points);
}

/** The wand and the dust that falls from its star. */
function drawWand(ctx: Context2d, [x, y]: readonly [number, number], phase: number): void {
  const [tipX, tipY] = [x + 0.16, y - 0.18];
  for (let i = 0; i < 9; i++) {
    const age = fraction(i / 9 + phase);
    const size = 0.035 * (1 - age * 0.6);
    drawStar(ctx, {
      x: tipX - age * 0.34 + Math.sin(i * 3) * 0.06,
      y: tipY + age * 0.52,
      size,
      colour: rgba('#ffe27a', 1 - age),
    });
  }
  line(ctx, { colour: '#b9853c', width: 0.022 }, [x, y, tipX, tipY]);
  halo(ctx, '#fff3b0', [tipX, tipY, 0.17, 0.8]);
  drawStar(ctx, { x: tipX, y: tipY, size: 0.085, colour: '#ffd84a' });
}

function drawHead(
  ctx: Context2d,
  { skin, hair, sway, lid }: { skin: string; hair: string; sway: number; lid: number },
): void {
  line(ctx, { colour: shade(skin, -0.06), width: 0.06 }, [0.13, -0.34, 0.15, -0.44]);
  disc(ctx, skin, [0.18, -0.57, 0.145, 0.14]);
  for (const x of [0.21, 0.285]) eye(ctx, [x, -0.57, 0.026], lid);
  stroke(ctx, { colour: '#b0443f', width: 0.014 }, FAIRY.smile);
  disc(ctx, 'rgba(236,110,100,0.45)', [0.19, -0.515, 0.03, 0.02]);
  blob(ctx, hair, moved(FAIRY.hair, FAIRY.hairSway, sway));
  polygon(ctx, '#ffd84a', placed(FAIRY.crown, { y: 0.03 }));
}

export const fairy: Rig = {
  box: [-0.55, -0.95, 0.78, 0.54],
  frames: 12,
  beats: 1.4,
  glow: 0.2,
  draw(ctx, phase, { tint: colour = '#c66fa8', variant = 0 }) {
    const turn = phase * TAU;
    const skin = pick(SKINS, variant);
    const hair = pick(HAIRS, variant);
    const sway = Math.sin(turn) * 0.03;
    const arm = { length: 0.13, width: 0.045, colour: skin };
    turned(ctx, { x: 0, y: Math.sin(turn) * 0.02, angle: 0.08 }, () => {
      drawWings(ctx, { open: 0.55 + 0.3 * Math.sin(turn * 2), alpha: 0.5 });
      stroke(
        ctx,
        { colour: shade(skin, -0.07), width: 0.06 },
        FAIRY.farLeg.map((value, i) => (i > 3 ? value + sway : value)),
      );
      stroke(
        ctx,
        { colour: skin, width: 0.06 },
        FAIRY.nearLeg.map((value, i) => (i > 3 ? value - sway : value)),
      );
      limb(ctx, { ...arm, x: 0.12, y: -0.32, angle: 0.5 + sway * 3, bend: -0.5, colour: shade(skin, -0.07) });
      blob(ctx, volume(ctx, colour, [-0.38, 0.18]), moved(FAIRY.dress, FAIRY.dressSway, sway));
      line(ctx, { colour: mix(colour, '#ffffff', 0.6), width: 0.03 }, [0.04, -0.19, 0.17, -0.18]);
      drawHead(ctx, { skin, hair, sway, lid: phase > 0.92 ? 1 : 0 });
      const hand = limb(ctx, { ...arm, x: 0.15, y: -0.32, angle: 1.3 + sway * 4, bend: -0.6 });
      drawWand(ctx, hand, phase);
      drawWings(ctx, { open: 0.85 + 0.15 * Math.sin(turn * 2 + 0.6), alpha: 0.6 });
    });
  },
};
