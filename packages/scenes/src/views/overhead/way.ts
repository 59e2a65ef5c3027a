import type { Colour, Context2d } from '@kinora/drawing';

import { repeat } from '../../sets/repeat.ts';
import type { Ground } from './ground.ts';

/** A way or a stream that winds over the ground, from its upper to its lower edge. */
export interface Way {
  /** Its middle at a height of the ground, in pixels. */
  readonly xAt: (y: number) => number;
  /** In pixels. */
  readonly width: number;
}

/** A way through the frame beside the hero. */
export function makeWay({ stage, height, random, unit }: Ground, width: number): Way {
  const { frame } = stage;
  const middle = frame.lightX + (random() - 0.5) * 60 * unit;
  const [swing, turn] = [stage.width * (frame.tall ? 0.12 : 0.09), random() * 6];
  const slope = (random() - 0.5) * 0.3;
  return {
    width: width * unit,
    xAt: (y) => middle + Math.sin((y / height) * 5.2 + turn) * swing + (y - stage.height / 2) * slope,
  };
}

const STEPS = 60;

/** Draws it as a band; `share` of its width. */
export function drawWay(
  ctx: Context2d,
  { top, height }: Ground,
  { way, colour, share = 1, dash }: { way: Way; colour: Colour; share?: number; dash?: number },
): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = way.width * share;
  ctx.lineCap = dash ? 'butt' : 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  repeat(STEPS + 1, (step) => {
    const y = top + (step / STEPS) * height;
    const isGap = dash !== undefined && step % 2 === 1;
    if (step === 0 || isGap) ctx.moveTo(way.xAt(y), y);
    else ctx.lineTo(way.xAt(y), y);
  });
  ctx.stroke();
}
