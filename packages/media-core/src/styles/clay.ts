import { fromOklab, toOklab, type Colour } from '../core/colour.ts';
import { clamp, lerp } from '../core/math.ts';
import { createRandom } from '../core/random.ts';
import { silhouette } from '../light/relight.ts';
import { scaled, softenSmall } from '../light/soften.ts';
import { contextOf, type Canvas, type PaintEnv } from '../painting/canvas.ts';
import { layTiles, TILE } from '../painting/paper-tile.ts';
import { mapPalette } from '../scene/palette.ts';
import type { Stage } from '../scene/stage.ts';
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

/** A soft rounded rim: light from above on one side, shade on the other, as on a thick slab. */
function roundOff({ environment, unit }: Stage, canvas: Canvas, scale: number): void {
  const reach = Math.max(2, Math.round(7 * unit * scale));
  const blur = Math.max(1, 2.5 * unit * scale);
  const small = halved(environment, canvas);
  const [across, down] = [Math.round(reach * 0.3), Math.round(reach * 0.5)];
  const soft = (edge: Canvas) =>
    scaled(environment, softenSmall(environment, edge, blur), [canvas.width, canvas.height]);
  const light = soft(edgeBand(environment, small, { dx: across, dy: down, colour: '#fff8ea' }));
  const dark = soft(edgeBand(environment, small, { dx: -across, dy: -down, colour: '#1c0c22' }));
  blendOnto(canvas, { mode: 'source-atop', alpha: 0.62 }, (ctx) => {
    ctx.drawImage(light, 0, 0);
    ctx.globalAlpha = 0.5;
    ctx.drawImage(dark, 0, 0);
  });
}

/** The slab stands off the one behind. */
function castShadow({ environment, unit, palette }: Stage, canvas: Canvas, sprite: boolean): void {
  const shape = silhouette(environment, halved(environment, canvas), palette.ink);
  const soft = softenSmall(environment, shape, Math.max(1, (sprite ? 2 : 4.5) * unit));
  const shadow = scaled(environment, soft, [canvas.width, canvas.height]);
  const down = Math.round((sprite ? 4 : -5) * unit);
  blendOnto(canvas, { mode: 'destination-over', alpha: 0.55 }, (ctx) =>
    ctx.drawImage(shadow, Math.round(4 * unit), down),
  );
}

function finishLayer(stage: Stage, canvas: Canvas, { kind, thumbs }: Finish & { thumbs: Canvas }): void {
  const sprite = kind === 'sprite';
  if (kind === 'sky') return;
  blendOnto(canvas, { mode: 'source-atop', alpha: sprite ? 0.6 : 0.85 }, (ctx) => layTiles(ctx, thumbs, canvas));
  roundOff(stage, canvas, sprite ? 0.8 : 1);
  castShadow(stage, canvas, sprite);
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
