import { blob, disc, line, mix, shade, stroke, type Context2d } from '@kinora/drawing';

import { eye, turned, volume, within } from '../rig/modelling.ts';
import { HERMIT_CRAB } from './hermit-crab.data.ts';

/** Middle and radius of the shell. */
export const HERMIT_SHELL = [-0.26, -0.46, 0.5] as const;

interface Hermit {
  readonly colour: string;
  /** Where in its stride, in radians. */
  readonly turn: number;
  readonly hasShell: boolean;
}

function drawShell(ctx: Context2d): void {
  const colour = '#d9b58a';
  blob(ctx, volume(ctx, colour, [-1, 0]), HERMIT_CRAB.shell);
  within(ctx, () => {
    for (const whorl of HERMIT_CRAB.whorls) stroke(ctx, { colour: shade(colour, -0.14), width: 0.045 }, whorl);
  });
  blob(ctx, '#7a5a48', HERMIT_CRAB.mouthOfShell);
}

function drawLegs(ctx: Context2d, { colour, turn }: Hermit, paint: string): void {
  HERMIT_CRAB.legs.forEach(([x = 0, y = 0, kneeX = 0, kneeY = 0, footX = 0, footY = 0], index) => {
    const lift = Math.max(0, Math.sin(turn + index * 2.1)) * 0.07;
    const reach = Math.cos(turn + index * 2.1) * 0.05;
    line(ctx, { colour: paint, width: 0.085 }, [x, y, kneeX + reach * 0.4, kneeY - lift]);
    line(ctx, { colour: paint, width: 0.055 }, [kneeX + reach * 0.4, kneeY - lift, footX + reach, footY - lift]);
    disc(ctx, shade(colour, -0.2), [kneeX + reach * 0.4, kneeY - lift, 0.045]);
  });
}

function drawClaw(ctx: Context2d, colour: string, angle: number): void {
  stroke(ctx, { colour: shade(colour, -0.05), width: 0.12 }, HERMIT_CRAB.arm);
  turned(ctx, { x: 0.72, y: -0.34, angle }, () => blob(ctx, volume(ctx, colour, [-0.3, 0.14]), HERMIT_CRAB.claw));
}

function drawHead(ctx: Context2d, { colour, turn }: Hermit): void {
  blob(ctx, volume(ctx, colour, [-0.6, -0.1]), HERMIT_CRAB.body);
  for (const [x, lean] of [[0.4, 0.02] as const, [0.54, 0.1] as const]) {
    const sway = Math.sin(turn + x) * 0.015;
    const [top, up] = [x + lean + sway, -0.78];
    stroke(ctx, { colour: shade(colour, -0.14), width: 0.018 }, [x, -0.5, x + 0.3, -0.86 + sway, x + 0.46, -0.8]);
    line(ctx, { colour: shade(colour, -0.06), width: 0.055 }, [x, -0.48, top, up]);
    disc(ctx, '#fff7ea', [top, up, 0.072]);
    eye(ctx, [top + 0.016, up, 0.042]);
  }
  disc(ctx, mix(colour, '#ffb0a0', 0.5), [0.42, -0.36, 0.05, 0.03]);
  stroke(ctx, { colour: shade(colour, -0.24), width: 0.022 }, [0.5, -0.32, 0.55, -0.29, 0.6, -0.33]);
}

/** A crab from the side that looks out of its shell, or of what it has instead. */
export function drawHermitCrab(ctx: Context2d, hermit: Hermit): void {
  const { colour, turn, hasShell } = hermit;
  if (hasShell) drawShell(ctx);
  drawLegs(ctx, hermit, shade(colour, -0.12));
  drawHead(ctx, hermit);
  drawClaw(ctx, colour, Math.sin(turn) * 0.16 + 0.5);
}
