import { mix, rgba, shade, type Colour, TAU, contextOf, type Canvas } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';

/** Rows of waves cut from board, which stage hands push to and fro. */
interface Row {
  readonly y: number;
  readonly phase: number;
  readonly wave: number;
  readonly colour: Colour;
}

function cutRow(stage: Stage, { wave, colour }: Row): Canvas {
  const { environment, unit: u, width } = stage;
  const count = Math.ceil((width * 1.3) / wave);
  const canvas = environment.canvas(count * wave, 110 * u);
  const ctx = contextOf(canvas);
  const trace = (down: number) => {
    ctx.beginPath();
    ctx.moveTo(0, canvas.height);
    ctx.lineTo(0, 30 * u + down);
    repeat(count, (i) => {
      const x = i * wave;
      ctx.quadraticCurveTo(x + wave * 0.5, 46 * u + down, x + wave * 0.72, 4 * u + down);
      ctx.quadraticCurveTo(x + wave * 0.78, 30 * u + down, x + wave, 30 * u + down);
    });
    ctx.lineTo(canvas.width, canvas.height);
    ctx.closePath();
  };
  trace(0);
  ctx.fillStyle = mix(colour, '#ffffff', 0.6);
  ctx.fill();
  trace(6 * u);
  ctx.fillStyle = colour;
  ctx.fill();
  trace(30 * u);
  ctx.fillStyle = rgba(shade(colour, -0.06), 0.8);
  ctx.fill();
  return stage.finish(canvas, { parallax: 1 });
}

/** The height of the boats on this sea. */
export function paperSeaAt({ frame, unit: u }: Stage): (x: number, time: number) => number {
  return (x, time) => frame.ground - 14 * u + Math.sin(time * 1.2 + (x / frame.width) * TAU * 1.3) * 7 * u;
}

/** Rows of the sea behind (`back`) or before the boats. */
export function addPaperSea(stage: Stage, part: 'back' | 'front'): void {
  const { frame, palette, unit: u, width } = stage;
  const blue = mix('#3f8fc0', palette.ramp[2], 0.4);
  const rows: readonly Row[] =
    part === 'back'
      ? [
          { y: frame.ground - 66 * u, phase: 0, wave: 92 * u, colour: mix(blue, palette.mist, 0.3) },
          { y: frame.ground - 38 * u, phase: 2.2, wave: 112 * u, colour: mix(blue, palette.mist, 0.1) },
        ]
      : [{ y: frame.ground - 12 * u, phase: 4.1, wave: 134 * u, colour: shade(blue, -0.03) }];
  rows.forEach((row) => {
    const canvas = cutRow(stage, row);
    stage.live(0.95, (ctx, time) => {
      const shift = Math.sin(time * 0.9 + row.phase) * row.wave * 0.34;
      const lift = Math.sin(time * 1.7 + row.phase) * 4 * u;
      ctx.drawImage(canvas, Math.round(-width * 0.13 + shift), Math.round(row.y + lift));
    });
  });
}
