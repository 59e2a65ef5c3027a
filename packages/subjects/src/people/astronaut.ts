import { rgba, shade, blob, disc, moved, panel, stroke, pick, TAU, type Context2d } from '@kinora/drawing';

import type { Rig } from '../rig/rig.ts';
import { ASTRONAUT_FACE } from './astronaut-face.data.ts';
import { ASTRONAUT } from './astronaut.data.ts';

interface Boot {
  x: number;
  y: number;
  angle: number;
}

/** The suit in light and shade, and how far arms and legs float, each -1..1. */
interface Suit {
  colour: string;
  dark: string;
  sway: number;
  lag: number;
  waves: boolean;
  blinks: boolean;
  variant: number;
}

const STRIPE = { colour: rgba('#e2574c', 0.95), width: 0.03 };

function drawBoot(ctx: Context2d, { x, y, angle }: Boot): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  panel(ctx, '#cfd6e0', [-0.09, -0.08, 0.24, 0.15, 0.06]);
  panel(ctx, '#7f8aa0', [-0.09, 0.03, 0.24, 0.04, 0.02]);
  ctx.restore();
}

function drawFarSide(ctx: Context2d, { dark, sway, lag }: Suit): void {
  panel(ctx, '#b9c2cf', [-0.42, -0.66, 0.5, 0.56, 0.1]);
  panel(ctx, '#8e99ab', [-0.4, -0.5, 0.1, 0.24, 0.03]);
  stroke(ctx, { colour: dark, width: 0.19 }, moved(ASTRONAUT.farLeg, ASTRONAUT.farLegSway, sway));
  drawBoot(ctx, { x: -0.38 - sway * 0.04, y: 0.32, angle: 0.6 });
  stroke(ctx, { colour: dark, width: 0.16 }, moved(ASTRONAUT.farArm, ASTRONAUT.farArmSway, lag));
  disc(ctx, '#c9d0dc', [-0.56, -0.63 + lag * 0.12, 0.085]);
}

function drawChest(ctx: Context2d): void {
  panel(ctx, '#d3dae4', [-0.08, -0.5, 0.28, 0.2, 0.03]);
  disc(ctx, '#ff6a5a', [-0.02, -0.44, 0.022]);
  disc(ctx, '#ffd166', [0.06, -0.44, 0.022]);
  disc(ctx, '#56cfe1', [0.14, -0.44, 0.022]);
  panel(ctx, '#5a6a86', [-0.04, -0.39, 0.2, 0.05, 0.015]);
  stroke(ctx, { colour: '#e2574c', width: 0.04 }, ASTRONAUT.belt);
}

function drawNearArm(ctx: Context2d, { colour, sway, lag, waves }: Suit): void {
  if (waves) {
    stroke(ctx, { colour, width: 0.17 }, moved(ASTRONAUT.raisedArm, ASTRONAUT.raisedArmSway, lag));
    disc(ctx, '#dfe5ee', [0.58 + lag * 0.15, -0.94 + lag * 0.03, 0.09]);
    stroke(ctx, STRIPE, ASTRONAUT.raisedStripe);
    return;
  }
  stroke(ctx, { colour, width: 0.17 }, moved(ASTRONAUT.nearArm, ASTRONAUT.nearArmSway, sway));
  disc(ctx, '#dfe5ee', [0.62, -0.6 - sway * 0.14, 0.09]);
  stroke(ctx, STRIPE, ASTRONAUT.elbowStripe);
}

function drawNearSide(ctx: Context2d, suit: Suit): void {
  const { colour, sway } = suit;
  blob(ctx, colour, ASTRONAUT.torso);
  stroke(ctx, { colour, width: 0.2 }, moved(ASTRONAUT.nearLeg, ASTRONAUT.nearLegSway, sway));
  drawBoot(ctx, { x: 0.22 + sway * 0.06, y: 0.44, angle: 0.15 });
  stroke(ctx, STRIPE, ASTRONAUT.kneeStripe);
  drawChest(ctx);
  drawNearArm(ctx, suit);
}

/** Whoever is in the suit, looking out through the glass. */
function drawFace(ctx: Context2d, { variant, blinks }: Suit): void {
  const skin = pick(ASTRONAUT_FACE.skins, variant);
  disc(ctx, skin, ASTRONAUT_FACE.head);
  for (const cheek of ASTRONAUT_FACE.cheeks) disc(ctx, rgba('#f0606a', 0.4), cheek);
  for (const [x, y, width, height] of ASTRONAUT_FACE.eyes) {
    disc(ctx, '#241719', [x, y, width, blinks ? 0.005 : height]);
    if (!blinks) disc(ctx, '#ffffff', [x + 0.006, y - 0.009, 0.006]);
  }
  stroke(ctx, { colour: shade(skin, -0.3), width: 0.013 }, ASTRONAUT.smile);
  blob(ctx, pick(ASTRONAUT_FACE.hairs, variant), ASTRONAUT.hair);
}

function drawHelmet(ctx: Context2d, suit: Suit): void {
  const { colour, dark } = suit;
  disc(ctx, colour, [0.04, -0.9, 0.27]);
  disc(ctx, dark, [0.05, -0.89, 0.24]);
  blob(ctx, '#16233f', ASTRONAUT.visor);
  ctx.save();
  ctx.clip();
  drawFace(ctx, suit);
  ctx.fillStyle = rgba('#16233f', 0.34);
  ctx.fillRect(-0.2, -1.2, 0.6, 0.6);
  blob(ctx, rgba('#4aa3e0', 0.4), ASTRONAUT.earthLight);
  blob(ctx, rgba('#ffb56b', 0.6), ASTRONAUT.sunLight);
  ctx.restore();
  blob(ctx, rgba('#ffffff', 0.75), ASTRONAUT.glint);
}

export const astronaut: Rig = {
  box: [-0.75, -1.2, 0.75, 0.6],
  frames: 20,
  paces: { wave: 0.7 },
  anchors: (phase) => {
    const sway = Math.sin(phase * TAU);
    return { head: [0.04, -0.9, 0.27], hand: [0.64, -0.6 - sway * 0.14] };
  },
  draw(ctx, phase, { tint: colour = '#f2f4f8', activity, variant = 0 }) {
    const turn = phase * TAU;
    const suit = {
      colour,
      dark: shade(colour, -0.12),
      sway: Math.sin(turn),
      lag: Math.sin(turn + 1.2),
      waves: activity === 'wave',
      blinks: phase > 0.92,
      variant,
    };
    drawFarSide(ctx, suit);
    drawNearSide(ctx, suit);
    drawHelmet(ctx, suit);
  },
};
