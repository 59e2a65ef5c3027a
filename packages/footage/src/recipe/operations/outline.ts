import { mix, rgba, TAU, contextOf, type Canvas, type Context2d } from '@kinora/drawing';

import type { MakeOperation, Studio } from '../studio.ts';

interface Line {
  readonly colour: string;
  /** In pixels of the silhouette. */
  readonly width: number;
}
/** Paints around a silhouette on a canvas of its size. */
type Look = (ctx: Context2d, shape: Canvas, now: { readonly line: Line; readonly time: number }) => void;

const STEPS = 16;

/** The shape at places all around itself: an even rim. */
function rim(ctx: Context2d, shape: Canvas, radius: number): void {
  for (let step = 0; step < STEPS; step++) {
    const angle = (step / STEPS) * TAU;
    ctx.drawImage(shape, Math.round(Math.cos(angle) * radius), Math.round(Math.sin(angle) * radius));
  }
}

/** Rims that grow and fade: light around the shape. */
function glow(ctx: Context2d, shape: Canvas, width: number): void {
  for (const [radius, alpha] of [
    [3, 0.04],
    [2, 0.05],
    [1.2, 0.09],
    [0.6, 0.2],
  ] as const) {
    ctx.globalAlpha = alpha;
    rim(ctx, shape, width * radius);
  }
}

const FLAME = { tongues: 13, reach: 13 } as const;

/** What is painted so far takes the colours of fire: red at its top, its own in the middle, nearly white below. */
function burn(ctx: Context2d, colour: string, { top, bottom }: { top: number; bottom: number }): void {
  const fire = ctx.createLinearGradient(0, top, 0, bottom);
  fire.addColorStop(0, mix(colour, '#d81e10', 0.8));
  fire.addColorStop(0.35, mix(colour, '#ff5a1e', 0.5));
  fire.addColorStop(1, mix(colour, '#fff2b0', 0.45));
  ctx.globalAlpha = 1;
  ctx.globalCompositeOperation = 'source-atop';
  ctx.fillStyle = fire;
  ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height);
}

const LOOKS: Readonly<Record<string, Look>> = {
  sticker: (ctx, shape, { line }) => {
    rim(ctx, shape, line.width);
    rim(ctx, shape, line.width * 0.5);
  },
  glow: (ctx, shape, { line, time }) => glow(ctx, shape, line.width * (1.7 + 0.35 * Math.sin(time * 3))),
  flames: (ctx, shape, { line, time }) => {
    const { width, height } = shape;
    const reach = line.width * FLAME.reach;
    for (let tongue = 0; tongue < FLAME.tongues; tongue++) {
      const share = (time * 1.3 + tongue / FLAME.tongues) % 1;
      const rise = share * reach;
      const side = Math.sin(time * 6 + tongue * 2.4) * line.width * (1 + 2 * share);
      ctx.globalAlpha = 0.5 * (1 - share) ** 1.2;
      // Fire draws together as it rises.
      ctx.drawImage(shape, side + width * 0.06 * share, -rise, width * (1 - 0.12 * share), height);
    }
    glow(ctx, shape, line.width * 1.5);
    burn(ctx, line.colour, { top: -reach * 0.3, bottom: height });
  },
  electric: (ctx, shape, { line, time }) => {
    const jump = Math.floor(time * 16);
    const jitter = (seed: number) => Math.sin(jump * 12.9898 + seed * 78.233) * line.width;
    glow(ctx, shape, line.width * 1.6);
    for (const [alpha, seed] of [
      [0.5, 1],
      [0.5, 3],
    ] as const) {
      ctx.globalAlpha = alpha;
      ctx.drawImage(shape, jitter(seed) * 1.6, jitter(seed + 1) * 1.6);
    }
    ctx.globalAlpha = 0.9;
    rim(ctx, shape, line.width * 0.55);
  },
  shadow: (ctx, shape, { line }) => {
    ctx.translate(Math.round(line.width * 3), Math.round(line.width * 3));
    ctx.globalAlpha = 0.05;
    rim(ctx, shape, line.width * 1.2);
    rim(ctx, shape, line.width * 0.6);
  },
};

/** Rims are worked out small: sharp ones at half the size, soft ones at a quarter. */
const shrinkOf = (look: string) => (look === 'sticker' ? 2 : 4);

/** A canvas on which only the shape of what is drawn remains, in one colour. */
function silhouetteIn({ environment, width, height }: Studio, shrink: number) {
  const canvas = environment.canvas(width / shrink, height / shrink);
  const ctx = contextOf(canvas);
  ctx.imageSmoothingQuality = 'medium';
  return (subject: Canvas, colour: string): Canvas => {
    ctx.globalCompositeOperation = 'copy';
    ctx.drawImage(subject, 0, 0, canvas.width, canvas.height);
    ctx.globalCompositeOperation = 'source-in';
    ctx.fillStyle = rgba(colour, 1);
    ctx.fillRect(0, 0, canvas.width, canvas.height);
    return canvas;
  };
}

/** A rim, light or shadow around the subject. */
export const outline: MakeOperation = (studio, values) => {
  const look = values.text('look');
  const draw = LOOKS[look] ?? (() => undefined);
  const colour = look === 'shadow' ? '#000000' : values.text('colour');
  const shrink = shrinkOf(look);
  const line: Line = { colour, width: (7 * studio.unit * (values.number('width') / 100)) / shrink };
  const silhouette = silhouetteIn(studio, shrink);
  const around = studio.environment.canvas(studio.width / shrink, studio.height / shrink);
  const aroundContext = contextOf(around);
  return {
    arrange: (layers, { time, presence }) => {
      if (presence <= 0.01) return;
      layers.under.push((ctx, subject) => {
        aroundContext.clearRect(0, 0, around.width, around.height);
        aroundContext.save();
        draw(aroundContext, silhouette(subject, colour), { line, time });
        aroundContext.restore();
        ctx.globalAlpha = presence;
        ctx.imageSmoothingQuality = 'high';
        if (look === 'sticker') dropShadow(ctx, around, line.width * shrink);
        ctx.drawImage(around, 0, 0, studio.width, studio.height);
        ctx.globalAlpha = 1;
      });
    },
  };
};

/** A faint darker copy below a sticker. */
function dropShadow(ctx: Context2d, shape: Canvas, distance: number): void {
  const before = ctx.globalAlpha;
  ctx.globalAlpha = before * 0.28;
  ctx.globalCompositeOperation = 'multiply';
  ctx.drawImage(shape, distance * 0.6, distance, ctx.canvas.width, ctx.canvas.height);
  ctx.globalCompositeOperation = 'source-over';
  ctx.globalAlpha = before;
}
