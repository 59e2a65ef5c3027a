import { mix, shade, blob, disc, line, moved, placed, polygon, stroke, TAU, type Context2d } from '@kinora/drawing';

import { turned, within } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { DRAGON_VIEWS } from './dragon-views.data.ts';
import { drawWing } from './dragon-wing.ts';

/** Paints its right half, and that again mirrored for the left. */
function onBothSides(ctx: Context2d, paint: () => void): void {
  for (const scaleX of [1, -1]) turned(ctx, { x: 0, y: 0, scaleX }, paint);
}

function drawTail(ctx: Context2d, colour: string, turn: number): void {
  const tail = moved(DRAGON_VIEWS.tail, DRAGON_VIEWS.tailSwing, Math.sin(turn) * 0.12);
  const [x = 0, y = 0] = tail.slice(-2);
  polygon(ctx, shade(colour, -0.12), placed(DRAGON_VIEWS.spade, { x, y: y - 0.03 }));
  stroke(ctx, { colour: shade(colour, -0.06), width: 0.09 }, tail);
}

function drawWings(ctx: Context2d, { bone, membrane, turn }: { bone: string; membrane: string; turn: number }): void {
  const lift = 0.62 + 0.42 * Math.sin(turn);
  onBothSides(ctx, () => {
    turned(ctx, { x: -0.14, y: -0.16, angle: -0.34 }, () =>
      drawWing(ctx, { x: 0, y: 0, lift, span: 1.25, bone, membrane }),
    );
  });
}

function drawFace(ctx: Context2d, colour: string): void {
  onBothSides(ctx, () => {
    stroke(ctx, { colour: '#efe0c4', width: 0.04 }, DRAGON_VIEWS.horn);
    polygon(ctx, shade(colour, -0.12), DRAGON_VIEWS.cheekSpike);
  });
  blob(ctx, colour, DRAGON_VIEWS.skull);
  blob(ctx, shade(colour, 0.05), DRAGON_VIEWS.snout);
  onBothSides(ctx, () => {
    disc(ctx, '#ffd84a', [0.075, -0.54, 0.034, 0.026, 0.4]);
    disc(ctx, '#1a0d0d', [0.072, -0.54, 0.01, 0.024]);
    line(ctx, { colour: shade(colour, -0.16), width: 0.024 }, [0.03, -0.57, 0.12, -0.6]);
    disc(ctx, '#2a1216', [0.034, -0.4, 0.014, 0.01]);
  });
}

/** The nape with its row of spikes. */
function drawNape(ctx: Context2d, colour: string): void {
  onBothSides(ctx, () => stroke(ctx, { colour: '#efe0c4', width: 0.04 }, DRAGON_VIEWS.horn));
  blob(ctx, shade(colour, -0.03), DRAGON_VIEWS.skull);
  for (let i = 0; i < 7; i++) {
    const y = -0.6 + i * 0.1;
    const size = 0.05 - Math.abs(i - 3) * 0.005;
    polygon(ctx, shade(colour, -0.15), [-size * 0.6, y + 0.05, 0, y - size, size * 0.6, y + 0.05]);
  }
}

function drawLegs(ctx: Context2d, colour: string): void {
  onBothSides(ctx, () => {
    stroke(ctx, { colour: shade(colour, -0.05), width: 0.085 }, DRAGON_VIEWS.leg);
    for (const x of [0.11, 0.15, 0.19]) line(ctx, { colour: '#efe3cf', width: 0.018 }, [0.15, 0.33, x, 0.39]);
  });
}

function viewFrom(side: 'ahead' | 'behind'): Rig {
  return {
    box: [-1.32, -1.3, 1.32, 0.85],
    frames: 14,
    draw(ctx, phase, { tint: colour = '#7a2f3a' }) {
      const turn = phase * TAU;
      const wing = { turn, bone: shade(colour, -0.1), membrane: mix(colour, '#ff9a5a', side === 'ahead' ? 0.36 : 0.2) };
      turned(ctx, { x: 0, y: -0.04 * Math.sin(turn - 0.4) }, () => {
        if (side === 'ahead') drawTail(ctx, colour, turn);
        drawWings(ctx, wing);
        drawLegs(ctx, colour);
        blob(ctx, colour, DRAGON_VIEWS.trunk);
        if (side === 'ahead') within(ctx, () => blob(ctx, mix(colour, '#f0c98a', 0.55), DRAGON_VIEWS.belly));
        else drawTail(ctx, colour, turn);
        blob(ctx, shade(colour, -0.04), DRAGON_VIEWS.neck);
        if (side === 'ahead') drawFace(ctx, colour);
        else drawNape(ctx, colour);
      });
    },
  };
}

/** The dragon as it comes towards us, and as it flies away. */
export const dragonAhead = viewFrom('ahead');
export const dragonBehind = viewFrom('behind');
