import { mix, toOklab, type Colour, lerp, createRandom, type Canvas, type Context2d } from '@kinora/drawing';
import { traitsOf } from '@kinora/reading';

import { mapPalette } from '../stage/palette.ts';
import type { Palette, SkyStops, Stage } from '../stage/stage.ts';
import type { Finish, Style } from './style.ts';
import { blendOnto, edgeBand, keepShape, washOnto } from './treat-layer.ts';

const PAPER = '#f1e9d8';
const INK = '#1d2430';
const VERMILION = '#c8402e';

function tone(colour: Colour, [low, high]: readonly [number, number]): Colour {
  return mix(INK, PAPER, lerp(low, high, toOklab(colour)[0]));
}

function inkSky({ sky: [a, b, c, d, e], dark }: Palette): SkyStops {
  const paler = (colour: Colour, index: number) =>
    mix(tone(colour, [0.1, 1.05]), PAPER, dark > 0.6 ? 0.3 + index * 0.12 : 0.62 + index * 0.08);
  return [paler(a, 0), paler(b, 1), paler(c, 2), paler(d, 3), paler(e, 4)];
}

function inkPalette(mood: Palette): Palette {
  return {
    ...mapPalette(mood, (colour) => tone(colour, [0.12, 1.08])),
    sky: inkSky(mood),
    ramp: ['#bdbfb8', '#868d90', '#4a535c', '#191f29'],
    key: '#ffffff',
    fill: '#7d8288',
    glow: '#f7f0e0',
    sun: mood.moon ? '#fbf6ea' : VERMILION,
    mist: '#ece4d3',
    ink: INK,
    dark: Math.min(0.3, mood.dark),
  };
}

/** How much of its colour a subject loses: nearly all, but where words say of which colour somebody is. */
const hueTaken = ({ cast }: Stage['plan']): number =>
  cast.some(({ looks }) => looks.tint ?? looks.tints) ? 0.55 : 0.9;

function takeColour({ environment, plan }: Stage, canvas: Canvas, sprite: boolean): void {
  keepShape(environment, canvas, () => {
    washOnto(canvas, { mode: 'saturation', alpha: sprite ? hueTaken(plan) : 1 }, '#888888');
    if (!sprite) washOnto(canvas, { mode: 'soft-light', alpha: 0.35 }, '#e9d8b4');
  });
}

/** Colour pools along the upper edges, as it does where a wash dries. */
function poolEdges({ environment, unit }: Stage, canvas: Canvas): void {
  const dy = Math.max(1, Math.round(2.4 * unit));
  const pool = edgeBand(environment, canvas, { dx: 0, dy, colour: '#11161f' });
  blendOnto(canvas, { mode: 'source-atop', alpha: 0.75 }, (ctx) => ctx.drawImage(pool, 0, 0));
}

/** The wash bleeds away downwards, with tide marks. */
function bleed(stage: Stage, canvas: Canvas, parallax: number): void {
  const { width, height } = canvas;
  const random = createRandom(stage.seed ^ Math.floor(parallax * 999));
  blendOnto(canvas, { mode: 'destination-out', alpha: 1 }, (ctx) => {
    const gradient = ctx.createLinearGradient(0, height * 0.12, 0, height);
    gradient.addColorStop(0, 'rgba(0,0,0,0)');
    gradient.addColorStop(0.75, 'rgba(0,0,0,.72)');
    gradient.addColorStop(1, 'rgba(0,0,0,.8)');
    ctx.fillStyle = gradient;
    ctx.fillRect(0, 0, width, height);
    ctx.globalAlpha = 0.25;
    for (let index = 0; index < 26; index++) {
      const size = (40 + 150 * random()) * stage.unit;
      const x = random() * width - size;
      ctx.drawImage(stage.glow('#000000'), x, random() * height - size * 0.4, size * 2, size * 0.8);
    }
  });
}

function finishSky(stage: Stage, canvas: Canvas): void {
  const own = traitsOf(stage.plan.set).ownSky;
  if (own) takeColour(stage, canvas, false);
  // Elsewhere the tones come from the palette, so that the sun stays red.
  washOnto(canvas, { mode: 'source-over', alpha: own ? 0.55 : 0.18 }, PAPER);
}

function finishLayer(stage: Stage, canvas: Canvas, { parallax, kind }: Finish): void {
  takeColour(stage, canvas, kind === 'sprite');
  poolEdges(stage, canvas);
  if (kind === 'layer' && parallax < 1.4) bleed(stage, canvas, parallax);
}

/** The strokes of the seal's letter, in shares of its size. */
const SEAL = [
  [0.25, 0.2, 0.25, 0.85],
  [0.25, 0.55, 0.75, 0.2],
  [0.4, 0.5, 0.78, 0.88],
] as const;

function paintSeal(ctx: Context2d, { unit, height }: Stage): void {
  const size = 34 * unit;
  const x = 40 * unit;
  const y = height - 78 * unit;
  ctx.fillStyle = 'rgba(190,52,38,.9)';
  ctx.beginPath();
  ctx.roundRect(x, y, size, size * 1.1, 4 * unit);
  ctx.fill();
  ctx.strokeStyle = PAPER;
  ctx.lineWidth = 2 * unit;
  for (const [x0, y0, x1, y1] of SEAL) {
    ctx.beginPath();
    ctx.moveTo(x + x0 * size, y + y0 * size * 1.1);
    ctx.lineTo(x + x1 * size, y + y1 * size * 1.1);
    ctx.stroke();
  }
}

/** Ink on washi: tone only, washes that bleed at the foot, pooled edges, one vermilion accent. */
export const ink: Style = {
  bloom: 0,
  grain: 0.05,
  vignette: 0.25,
  steps: 12,
  captionColour: INK,
  palette: inkPalette,
  tone: (colour) => (colour === VERMILION ? colour : tone(colour, [0.12, 1.08])),
  treat: (stage) => ({
    finish: (canvas, finish) => (finish.kind === 'sky' ? finishSky(stage, canvas) : finishLayer(stage, canvas, finish)),
    plate: (ctx) => paintSeal(ctx, stage),
  }),
};
