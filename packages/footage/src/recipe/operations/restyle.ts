import { clamp, fraction, smoothStep, cloudNoise, createNoiseField, type Context2d } from '@kinora/drawing';

import { mixTargets } from '../../photo/mix-targets.ts';
import { wordsOf } from '../../photo/raster.ts';
import { RESTYLES, type RestyleName } from '../../restyle/all-restyles.ts';
import { createRestyle } from '../../restyle/create-restyle.ts';
import { featuresIn, keepFeatures } from '../keep-features.ts';
import { frameOf, type Layers, type MakeFrameOperation, type Studio } from '../studio.ts';

const isRestyle = (name: string): name is RestyleName => Object.hasOwn(RESTYLES, name);

/** How much of a place is redrawn at a progress; places from 0 to 1. */
type Reveal = (x: number, y: number, progress: number) => number;

const EDGE = 0.09;

function revealsFor(seed: number, aspect: number): Readonly<Record<string, Reveal>> {
  const noise = createNoiseField(seed);
  return {
    sweep: (x, y, progress) => 1 - smoothStep(0, EDGE, x + 0.18 * y - progress * (1.2 + EDGE)),
    circle: (x, y, progress) =>
      1 - smoothStep(0, EDGE, Math.hypot((x - 0.5) * aspect, y - 0.45) - progress * (aspect * 0.75)),
    clouds: (x, y, progress) => smoothStep(0, 0.14, progress * 1.2 - cloudNoise(noise, x * 4 * aspect, y * 4)),
    blinds: (x, _, progress) => 1 - smoothStep(0, 0.1, fraction(x * 7) - clamp(progress * 1.6 - x * 0.5) * 1.12),
  };
}

/** Materials whose strokes are wider than eyes. */
const PAINTED: readonly string[] = ['cartoon', 'comic', 'oil', 'watercolour'] satisfies RestyleName[];

/** A line of light that goes ahead of a sweep. */
function paintSweep(ctx: Context2d, { width, height, unit }: Studio, progress: number): void {
  const edge = progress * (1.2 + EDGE) * width;
  const light = ctx.createLinearGradient(edge - 60 * unit, 0, edge + 50 * unit, 0);
  light.addColorStop(0, 'rgba(255,255,255,0)');
  light.addColorStop(0.6, 'rgba(255,255,255,.8)');
  light.addColorStop(1, 'rgba(255,255,255,0)');
  ctx.save();
  ctx.transform(1, 0, -0.18 * (width / height), 1, 0, 0);
  ctx.globalCompositeOperation = 'screen';
  ctx.fillStyle = light;
  ctx.fillRect(edge - 70 * unit, 0, 130 * unit, height);
  ctx.restore();
}

/** Redraws the frame in another material, at once or place by place; faces keep their eyes and mouths. */
export const restyle: MakeFrameOperation = (studio, values) => {
  const { width, height, seed } = studio;
  const name = values.text('style');
  if (!isRestyle(name)) return {};
  const { apply } = createRestyle(name, { width, height, seed });
  const kind = values.text('reveal');
  const reveal = revealsFor(seed, width / height)[kind];
  const face = PAINTED.includes(name) ? studio.anchors.face : null;
  let layers: Layers | null = null;
  return {
    arrange: (arranged) => {
      layers = arranged;
    },
    finish: (ctx, { time, progress }) => {
      if (reveal && progress <= 0) return;
      const pixels = frameOf(ctx, studio);
      const original = wordsOf(pixels).slice();
      const painted = { width, height, words: wordsOf(pixels) };
      apply(pixels, time);
      if (face && layers) keepFeatures(painted, original, featuresIn(face, layers.spot()));
      if (!reveal || progress >= 1) return ctx.putImageData(pixels, 0, 0);
      mixTargets({ width, height, words: original }, painted, (x, y) => reveal(x, y, progress));
      painted.words.set(original);
      ctx.putImageData(pixels, 0, 0);
      if (kind === 'sweep') paintSweep(ctx, studio, progress);
    },
  };
};
