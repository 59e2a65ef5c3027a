import { blob, disc, line, moved, panel, polygon, rgba, shade, stroke, TAU, type Context2d } from '@kinora/drawing';

import { turned, volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { PIRATE_SHIP } from './pirate-ship.data.ts';

/** Skull and bones, about their middle. */
function drawSkull(ctx: Context2d, size: number): void {
  ctx.save();
  ctx.scale(size, size);
  const bone = { colour: '#f6f0e2', width: 0.17 };
  line(ctx, bone, [-0.8, 0.25, 0.8, 0.85]);
  line(ctx, bone, [0.8, 0.25, -0.8, 0.85]);
  disc(ctx, '#f6f0e2', [0, -0.1, 0.52, 0.48]);
  panel(ctx, '#f6f0e2', [-0.26, 0.2, 0.52, 0.34, 0.08]);
  for (const x of [-0.2, 0.2]) disc(ctx, '#23202a', [x, -0.06, 0.15, 0.16]);
  polygon(ctx, '#23202a', [0, 0.1, 0.07, 0.24, -0.07, 0.24]);
  ctx.restore();
}

/** The flag at the top, rippling. */
function drawFlag(ctx: Context2d, turn: number): void {
  const wave = (along: number) => Math.sin(turn * 2 - along * 4) * 0.03 * along;
  const top = [0, 0.25, 0.5, 0.75, 1].flatMap((along) => [0.02 - along * 0.42, -1.86 + wave(along)]);
  const foot = [1, 0.75, 0.5, 0.25, 0].flatMap((along) => [0.02 - along * 0.42, -1.62 + wave(along)]);
  blob(ctx, '#23202a', [...top, ...foot]);
  turned(ctx, { x: -0.19, y: -1.76 + wave(0.5) }, () => drawSkull(ctx, 0.085));
}

function drawSails(ctx: Context2d, sail: string, turn: number): void {
  const belly = Math.sin(turn) * 0.025;
  const swell = (points: readonly number[]) =>
    moved(
      points,
      points.map((_, index) => (index % 2 === 0 && index > 3 && index < points.length - 4 ? 1 : 0)),
      belly,
    );
  polygon(ctx, shade(sail, -0.05), PIRATE_SHIP.jib);
  for (const [points, top] of [
    [PIRATE_SHIP.backSail, -1.12] as const,
    [PIRATE_SHIP.topSail, -1.52] as const,
    [PIRATE_SHIP.mainSail, -1.14] as const,
  ]) {
    blob(ctx, volume(ctx, sail, [top, top + 0.7]), swell(points));
    line(ctx, { colour: '#5a3826', width: 0.03 }, [(points[0] ?? 0) - 0.04, top, (points[2] ?? 0) + 0.04, top]);
  }
  turned(ctx, { x: 0.07 + belly, y: -0.86 }, () => drawSkull(ctx, 0.19));
}

/** A pirate ship: her sails swell and her black flag flies. */
export const pirateShip: Rig = {
  box: [-1.0, -2.0, 1.22, 0.2],
  seat: [0.1, -0.3, 0.34],
  frames: 20,
  draw(ctx, phase, { tint: colour = '#7a4a2c' }) {
    const turn = phase * TAU;
    for (const [x, top] of [[-0.56, -1.24] as const, [0.02, -1.9] as const])
      line(ctx, { colour: '#5f3c28', width: 0.045 }, [x, -0.3, x, top]);
    line(ctx, { colour: '#5f3c28', width: 0.04 }, PIRATE_SHIP.bowsprit);
    for (const rope of [
      [0.02, -1.8, 0.86, -0.44],
      [0.02, -1.8, -0.86, -0.6],
      [0.02, -1.2, 1.1, -0.62],
    ])
      line(ctx, { colour: 'rgba(60,44,36,0.7)', width: 0.01 }, rope);
    drawFlag(ctx, turn);
    drawSails(ctx, '#ece0c8', turn);
    polygon(ctx, volume(ctx, shade(colour, -0.06), [-0.64, -0.2]), PIRATE_SHIP.stern);
    for (const x of [-0.8, -0.66]) panel(ctx, '#ffd56e', [x, -0.52, 0.09, 0.1, 0.02]);
    blob(ctx, volume(ctx, colour, [-0.46, 0.1]), PIRATE_SHIP.hull);
    for (const y of [-0.12, 0])
      stroke(ctx, { colour: rgba(shade(colour, -0.18), 0.7), width: 0.014 }, [-0.7, y - 0.04, 0, y, 0.64, y - 0.04]);
    stroke(ctx, { colour: '#d9a441', width: 0.032 }, PIRATE_SHIP.rail);
    for (let port = 0; port < 5; port++) {
      const x = -0.46 + port * 0.22;
      panel(ctx, '#2a1a14', [x - 0.05, -0.22, 0.1, 0.09, 0.015]);
      panel(ctx, '#3a3d45', [x - 0.02, -0.2, 0.09, 0.045, 0.02]);
    }
  },
};
