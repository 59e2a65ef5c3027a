import { mix, rgba, shade, disc, line, panel, stroke, TAU, type Context2d, verticalGradient } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import type { ClassroomPlan } from './classroom-plan.ts';

interface Chalk {
  readonly ctx: Context2d;
  readonly width: number;
  readonly white: string;
  readonly yellow: string;
  readonly pink: string;
  readonly blue: string;
}
type Drawing = (chalk: Chalk, size: number) => void;

/** A right triangle with a square on each side. */
const drawTriangle: Drawing = ({ ctx, width, white, yellow, pink }, s) => {
  line(ctx, { colour: white, width }, [-s * 0.5, s * 0.34, s * 0.5, s * 0.34, -s * 0.5, -s * 0.36, -s * 0.5, s * 0.34]);
  line(ctx, { colour: yellow, width }, [-s * 0.5, s * 0.22, -s * 0.38, s * 0.22, -s * 0.38, s * 0.34]);
  stroke(ctx, { colour: pink, width }, [s * 0.2, s * 0.34, s * 0.2, s * 0.22, s * 0.29, s * 0.16]);
};

/** A curve over two axes. */
const drawGraph: Drawing = ({ ctx, width, white, blue, yellow }, s) => {
  line(ctx, { colour: white, width }, [-s * 0.55, -s * 0.4, -s * 0.55, s * 0.36, s * 0.55, s * 0.36]);
  const wave = Array.from({ length: 25 }, (_, i) => [
    -s * 0.55 + (i / 24) * s * 1.05,
    s * 0.02 - Math.sin((i / 24) * 8) * s * 0.24,
  ]).flat();
  stroke(ctx, { colour: blue, width: width * 1.2 }, wave);
  repeat(4, (i) =>
    line(ctx, { colour: yellow, width: width * 0.7 }, [
      -s * 0.3 + i * s * 0.24,
      s * 0.32,
      -s * 0.3 + i * s * 0.24,
      s * 0.4,
    ]),
  );
};

/** A sun with three planets on their rounds. */
const drawPlanets: Drawing = ({ ctx, width, white, yellow, pink, blue }, s) => {
  disc(ctx, yellow, [0, 0, s * 0.1]);
  ctx.lineWidth = width * 0.7;
  ctx.strokeStyle = white;
  [0.26, 0.42, 0.58].forEach((reach) => {
    ctx.beginPath();
    ctx.ellipse(0, 0, s * reach, s * reach * 0.6, -0.2, 0, TAU);
    ctx.stroke();
  });
  disc(ctx, blue, [s * 0.2, -s * 0.12, s * 0.045]);
  disc(ctx, pink, [-s * 0.38, s * 0.18, s * 0.06]);
  disc(ctx, white, [s * 0.52, s * 0.1, s * 0.05]);
};

/** Rows of strokes and signs that look like sums. */
const drawSums: Drawing = ({ ctx, width, white, yellow }, s) => {
  repeat(3, (row) => {
    const y = -s * 0.3 + row * s * 0.28;
    const x = -s * 0.5;
    const pen = { colour: row === 1 ? yellow : white, width };
    disc(ctx, pen.colour, [x + s * 0.08, y, s * 0.025]);
    disc(ctx, pen.colour, [x + s * 0.16, y, s * 0.025]);
    line(ctx, pen, [x + s * 0.28, y, x + s * 0.4, y]);
    line(ctx, pen, [x + s * 0.34, y - s * 0.06, x + s * 0.34, y + s * 0.06]);
    repeat(row + 1, (i) => disc(ctx, pen.colour, [x + s * (0.5 + 0.08 * i), y, s * 0.025]));
    line(ctx, pen, [x + s * 0.82, y - s * 0.03, x + s * 0.94, y - s * 0.03]);
    line(ctx, pen, [x + s * 0.82, y + s * 0.03, x + s * 0.94, y + s * 0.03]);
    ctx.strokeStyle = pen.colour;
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.arc(x + s * 1.08, y, s * 0.05, 0, TAU);
    ctx.stroke();
  });
};

const DRAWINGS: readonly Drawing[] = [drawSums, drawPlanets, drawTriangle, drawGraph];

/** Wiped chalk: soft smears across the board. */
function paintSmears(ctx: Context2d, { random, unit: u }: Stage, { board }: ClassroomPlan): void {
  repeat(22, () => {
    ctx.strokeStyle = rgba('#e8f0e4', 0.025 + 0.03 * random());
    ctx.lineWidth = (14 + 40 * random()) * u;
    ctx.beginPath();
    const x = board.x + board.width * (0.05 + 0.8 * random());
    const y = board.y + board.height * (0.1 + 0.8 * random());
    ctx.moveTo(x, y);
    ctx.quadraticCurveTo(x + 60 * u, y - 26 * u * random(), x + (90 + 120 * random()) * u, y + 12 * u);
    ctx.stroke();
  });
}

function paintDrawings(ctx: Context2d, stage: Stage, { board, light }: ClassroomPlan): void {
  const { frame, random, unit: u } = stage;
  const chalk = (colour: string) => rgba(mix(colour, light.tone(colour), 0.5), 0.88);
  const pens = { white: '#f6f4e8', yellow: '#ffe28a', pink: '#ff9fae', blue: '#9fd8ff' } as const;
  const inks = { white: chalk(pens.white), yellow: chalk(pens.yellow), pink: chalk(pens.pink), blue: chalk(pens.blue) };
  const start = Math.floor(random() * DRAWINGS.length);
  const [columns, rows] = frame.wide ? [4, 1] : [2, 2];
  const size = Math.min(board.width / columns, board.height / rows) * (frame.wide ? 0.86 : 0.78);
  repeat(4, (i) => {
    const x = board.x + (board.width * ((i % columns) + 0.5)) / columns;
    const y = board.y + (board.height * (Math.floor(i / columns) + 0.5)) / rows;
    ctx.save();
    ctx.translate(x, y + (random() - 0.5) * size * 0.1);
    ctx.rotate((random() - 0.5) * 0.06);
    DRAWINGS[(i + start) % DRAWINGS.length]?.({ ctx, width: 3.2 * u, ...inks }, size * 0.86);
    ctx.restore();
  });
}

/** A green board in a wooden frame, with drawings but no words, and a ledge with chalks. */
export function paintChalkboard(ctx: Context2d, stage: Stage, plan: ClassroomPlan): void {
  const { palette, unit: u } = stage;
  const { board: b, light, wood } = plan;
  const green = light.tone('#2c5e50');
  panel(ctx, rgba(palette.ink, 0.24), [b.x - 20 * u, b.y + 4 * u, b.width + 30 * u, b.height + 34 * u, 6 * u]);
  panel(
    ctx,
    verticalGradient(ctx, [b.y - 16 * u, b.y + b.height], [mix(wood, palette.key, 0.35), shade(wood, -0.08)]),
    [b.x - 16 * u, b.y - 16 * u, b.width + 32 * u, b.height + 32 * u, 6 * u],
  );
  ctx.save();
  ctx.beginPath();
  ctx.rect(b.x, b.y, b.width, b.height);
  ctx.clip();
  const face = ctx.createLinearGradient(b.x, b.y, b.x + b.width, b.y + b.height * 0.4);
  face.addColorStop(0, shade(green, -0.05));
  face.addColorStop(0.6, green);
  face.addColorStop(1, mix(green, light.beam, 0.14 * light.daylight));
  ctx.fillStyle = face;
  ctx.fillRect(b.x, b.y, b.width, b.height);
  paintSmears(ctx, stage, plan);
  paintDrawings(ctx, stage, plan);
  ctx.fillStyle = verticalGradient(ctx, [b.y, b.y + 30 * u], [rgba(palette.ink, 0.35), rgba(palette.ink, 0)]);
  ctx.fillRect(b.x, b.y, b.width, 30 * u);
  ctx.restore();
  const ledge = b.y + b.height + 14 * u;
  panel(ctx, mix(wood, palette.key, 0.4), [b.x + 10 * u, ledge, b.width - 20 * u, 9 * u, 3 * u]);
  ['#f6f4e8', '#ffe28a', '#ff9fae', '#9fd8ff'].forEach((colour, i) => {
    panel(ctx, light.tone(colour), [b.x + b.width * (0.3 + i * 0.06), ledge - 5 * u, 20 * u, 6 * u, 3 * u]);
  });
  panel(ctx, light.tone('#5a6a8a'), [b.x + b.width * 0.62, ledge - 12 * u, 42 * u, 13 * u, 3 * u]);
}
