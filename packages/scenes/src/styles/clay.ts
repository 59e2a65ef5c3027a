import {
  fromOklab,
  toOklab,
  type Colour,
  clamp,
  lerp,
  createRandom,
  contextOf,
  type Canvas,
  type Context2d,
  type PaintEnv,
  layTiles,
  TILE,
} from '@kinora/drawing';

import { silhouette } from '../light/relight.ts';
import { softenSmall } from '../light/soften.ts';
import { mapPalette } from '../stage/palette.ts';
import type { Stage } from '../stage/stage.ts';
import type { Finish, Style } from './style.ts';
import { blendOnto, edgeBand, halved } from './treat-layer.ts';

/** Plasticine is bright but never white or black. */
function clayColour(colour: Colour): Colour {
  const [lightness, a, b] = toOklab(colour);
  return fromOklab([clamp(lerp(0.28, 0.9, lightness)), a * 1.22, b * 1.22]);
}

/** A tile of thumb marks: arcs pressed around wandering centres. */
function thumbTile(environment: PaintEnv, seed: number): Canvas {
  const canvas = environment.canvas(TILE, TILE);
  const ctx = contextOf(canvas);
  const random = createRandom(seed ^ 0xc1a);
  ctx.lineWidth = 1.4;
  for (let mark = 0; mark < 9; mark++) {
    const [x, y, turn] = [random() * TILE, random() * TILE, random() * Math.PI * 2];
    const bent = 1.2 + 0.9 * random();
    for (let ring = 3; ring < 8; ring++) {
      ctx.strokeStyle = ring % 2 === 0 ? 'rgba(255,255,255,.13)' : 'rgba(30,10,30,.12)';
      ctx.beginPath();
      ctx.ellipse(x, y, ring * 3.1, ring * 4.8, turn, 0.3 + 0.1 * ring, bent);
      ctx.stroke();
    }
  }
  return canvas;
}

/** A layer, and a copy at half its size for what is blurred anyway. */
interface Slab {
  readonly canvas: Canvas;
  readonly small: Canvas;
  readonly sprite: boolean;
}

/** Lays a small picture over a whole layer; enlarged on the way, which takes no canvas of its own. */
function lay(ctx: Context2d, small: Canvas, { width, height }: Canvas): void {
  ctx.imageSmoothingQuality = 'medium';
  ctx.drawImage(small, 0, 0, width, height);
}

/** A soft rounded rim: light from above on one side, shade on the other, as on a thick slab. */
function roundOff({ environment, unit }: Stage, { canvas, small, sprite }: Slab): void {
  const scale = sprite ? 0.8 : 1;
  const reach = Math.max(2, Math.round(7 * unit * scale));
  const blur = Math.max(1, 2.5 * unit * scale);
  const [across, down] = [Math.round(reach * 0.3), Math.round(reach * 0.5)];
  const soft = (edge: Canvas) => softenSmall(environment, edge, blur);
  const light = soft(edgeBand(environment, small, { dx: across, dy: down, colour: '#fff8ea' }));
  const dark = soft(edgeBand(environment, small, { dx: -across, dy: -down, colour: '#1c0c22' }));
  blendOnto(canvas, { mode: 'source-atop', alpha: 0.62 }, (ctx) => {
    lay(ctx, light, canvas);
    ctx.globalAlpha = 0.5;
    lay(ctx, dark, canvas);
  });
}

/** The slab stands off the one behind. */
function castShadow({ environment, unit, palette }: Stage, { canvas, small, sprite }: Slab): void {
  const shape = silhouette(environment, small, palette.ink);
  const soft = softenSmall(environment, shape, Math.max(1, (sprite ? 2 : 4.5) * unit));
  const down = Math.round((sprite ? 4 : -5) * unit);
  blendOnto(canvas, { mode: 'destination-over', alpha: 0.55 }, (ctx) => {
    ctx.translate(Math.round(4 * unit), down);
    lay(ctx, soft, canvas);
  });
}

function finishLayer(stage: Stage, canvas: Canvas, { kind, thumbs }: Finish & { thumbs: Canvas }): void {
  if (kind === 'sky') return;
  const slab = { canvas, small: halved(stage.environment, canvas), sprite: kind === 'sprite' };
  blendOnto(canvas, { mode: 'source-atop', alpha: slab.sprite ? 0.6 : 0.85 }, (ctx) => layTiles(ctx, thumbs, canvas));
  roundOff(stage, slab);
  castShadow(stage, slab);
}

/** Modelled plasticine under a studio lamp: thick rounded slabs, thumb marks, stop motion. */
export const clay: Style = {
  bloom: 0.14,
  grain: 0.02,
  vignette: 0.7,
  steps: 12,
  captionColour: '#fff6e6',
  palette: (mood) => mapPalette(mood, clayColour),
  tone: clayColour,
  treat: (stage) => {
    const thumbs = thumbTile(stage.environment, stage.seed);
    return { finish: (canvas, finish) => finishLayer(stage, canvas, { ...finish, thumbs }) };
  },
};
