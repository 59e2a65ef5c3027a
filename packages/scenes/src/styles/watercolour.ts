import {
  fromOklab,
  mix,
  toOklab,
  type Colour,
  clamp,
  createRandom,
  contextOf,
  type Canvas,
  type Context2d,
  layTiles,
  paperTile,
} from '@kinora/drawing';

import { soften } from '../light/soften.ts';
import { mapPalette } from '../stage/palette.ts';
import type { Stage } from '../stage/stage.ts';
import type { Finish, Style } from './style.ts';
import { blendOnto, edgeBand, washOnto } from './treat-layer.ts';

const PAPER = '#f7f1e4';

/** Paint over white paper: never darker than thick pigment, and purer where it is dark. */
function pigment(colour: Colour): Colour {
  const [lightness, a, b] = toOklab(colour);
  const lifted = clamp(0.34 + lightness * 0.68);
  return mix(fromOklab([lifted, a * 1.3, b * 1.3]), PAPER, 0.06);
}

/** Pigment gathers in a dark line where a wash dries. */
function dryEdges({ environment, unit }: Stage, canvas: Canvas): void {
  const reach = Math.max(1, Math.round(1.8 * unit));
  for (const [dx, dy] of [
    [0, reach],
    [reach, -reach],
    [-reach, -reach],
  ] as const) {
    const edge = edgeBand(environment, canvas, { dx, dy, colour: '#2a2440' });
    blendOnto(canvas, { mode: 'source-atop', alpha: 0.24 }, (ctx) => ctx.drawImage(edge, 0, 0));
  }
}

const BLOOMS = 22;

/** Wet blooms: pale pools that push the pigment aside; fewer on something small, which they would bleach. */
function addBlooms(stage: Stage, canvas: Canvas, parallax: number): void {
  const random = createRandom(stage.seed ^ Math.floor(parallax * 771));
  const share = (canvas.width * canvas.height) / (stage.width * stage.height * 0.12);
  const count = Math.round(BLOOMS * Math.min(1, share));
  blendOnto(canvas, { mode: 'source-atop', alpha: 1 }, (ctx) => {
    for (let index = 0; index < count; index++) {
      const size = (60 + 190 * random()) * stage.unit;
      const pale = index % 3 > 0;
      ctx.globalAlpha = pale ? 0.3 : 0.16;
      const glow = stage.glow(pale ? PAPER : '#3a3560');
      ctx.drawImage(glow, random() * canvas.width - size, random() * canvas.height - size * 0.6, size * 2, size * 1.2);
    }
  });
}

/** Lets the far washes run out softly at the foot, so that the paper shows. */
function runOut(stage: Stage, canvas: Canvas): void {
  const { height, width } = canvas;
  blendOnto(canvas, { mode: 'destination-out', alpha: 1 }, (ctx) => {
    const gradient = ctx.createLinearGradient(0, height * 0.3, 0, height);
    gradient.addColorStop(0, 'rgba(0,0,0,0)');
    gradient.addColorStop(1, 'rgba(0,0,0,.42)');
    ctx.fillStyle = gradient;
    ctx.fillRect(0, 0, width, height);
  });
}

function finishLayer(stage: Stage, canvas: Canvas, { parallax, kind, grain }: Finish & { grain: Canvas }): void {
  addBlooms(stage, canvas, parallax);
  if (kind !== 'sky') dryEdges(stage, canvas);
  if (kind === 'layer' && parallax < 0.9) runOut(stage, canvas);
  washOnto(canvas, { mode: 'source-atop', alpha: kind === 'sprite' ? 0.06 : 0.2 }, PAPER);
  blendOnto(canvas, { mode: 'source-atop', alpha: kind === 'sprite' ? 0.7 : 1 }, (ctx) => layTiles(ctx, grain, canvas));
}

/** The bare margin of the sheet with the ragged rim that taped paper leaves. */
function paintMargin(ctx: Context2d, { environment, width, height, unit, seed }: Stage): void {
  const random = createRandom(seed ^ 0x3a7);
  const sheet = environment.canvas(width, height);
  const own = contextOf(sheet);
  own.fillStyle = PAPER;
  own.fillRect(0, 0, width, height);
  own.globalCompositeOperation = 'destination-out';
  const margin = 20 * unit;
  own.beginPath();
  const sides = [
    [margin, margin, 1, 0, width - margin * 2],
    [width - margin, margin, 0, 1, height - margin * 2],
    [width - margin, height - margin, -1, 0, width - margin * 2],
    [margin, height - margin, 0, -1, height - margin * 2],
  ] as const;
  for (const [x, y, dx, dy, length] of sides) {
    const steps = 60;
    for (let step = 0; step < steps; step++) {
      const ragged = (random() ** 2 * 7 - 2) * unit;
      const along = (length * step) / steps;
      own.lineTo(x + dx * along - dy * ragged, y + dy * along + dx * ragged);
    }
  }
  own.closePath();
  own.fill();
  ctx.drawImage(soften(environment, sheet, Math.max(1, 1.4 * unit)), 0, 0);
}

/** Washes on cold-pressed paper: pure pale pigment, dried edges, wet blooms, and the margin of the sheet. */
export const watercolour: Style = {
  bloom: 0,
  grain: 0.03,
  vignette: 0,
  steps: 12,
  captionColour: '#3b3350',
  palette: (mood) => ({ ...mapPalette(mood, pigment), ink: '#3b3350', dark: Math.min(0.25, mood.dark) }),
  tone: pigment,
  treat: (stage) => {
    const grain = paperTile(stage.environment, { gain: 0.075, seed: stage.seed ^ 5, fibres: 0 });
    return {
      finish: (canvas, finish) => finishLayer(stage, canvas, { ...finish, grain }),
      plate: (ctx) => paintMargin(ctx, stage),
    };
  },
};
