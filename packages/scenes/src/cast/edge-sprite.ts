import { contextOf, mix, TAU, type Canvas } from '@kinora/drawing';
import type { BodyPart } from '@kinora/reading';

import type { Stage } from '../stage/stage.ts';
import { meanOf } from './mean-of.ts';
import type { Carrier } from './member.ts';

/** From this brightness on an edge is dark. */
const BRIGHT = 0.62;
const TURNS = 10;

/** Parts of bodies that others lie or stand on; those of things and those that are replaced are none. */
const BEARING: readonly BodyPart[] = ['nose', 'lap', 'head', 'shoulder'];

/** Whether somebody is on a body, against which they are not told apart; a board or a plate is none. */
export function isOnBody(carrier: Carrier | null): boolean {
  if (carrier?.kind === 'part') return carrier.part !== undefined && BEARING.includes(carrier.part);
  return carrier?.kind === 'seat' && carrier.member.mode === 'ground' && !carrier.member.rig.surface;
}

/** A drawing in one colour. */
function silhouetteOf({ environment }: Stage, canvas: Canvas, colour: string): Canvas {
  const shape = environment.canvas(canvas.width, canvas.height);
  const ctx = contextOf(shape);
  ctx.drawImage(canvas, 0, 0);
  ctx.globalCompositeOperation = 'source-in';
  ctx.fillStyle = colour;
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  return shape;
}

/** A drawing with an edge of another tone around it, so that it is told from who bears it; `width` in pixels. */
export function edgeSprite(stage: Stage, canvas: Canvas, width: number): Canvas {
  const [red, green, blue] = meanOf(canvas, [0, 0, canvas.width, canvas.height]) ?? [0, 0, 0];
  const isBright = red * 0.3 + green * 0.59 + blue * 0.11 > BRIGHT;
  const { glow, ink } = stage.palette;
  const shape = silhouetteOf(stage, canvas, isBright ? ink : mix(glow, '#ffffff', 0.5));
  const edged = stage.environment.canvas(canvas.width, canvas.height);
  const ctx = contextOf(edged);
  for (let turn = 0; turn < TURNS; turn++) {
    const angle = (turn / TURNS) * TAU;
    ctx.drawImage(shape, Math.round(Math.cos(angle) * width), Math.round(Math.sin(angle) * width));
  }
  ctx.drawImage(canvas, 0, 0);
  return edged;
}
