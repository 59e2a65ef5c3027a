import { clamp, fraction, smoothStep, cloudNoise, createNoiseField } from '@kinora/drawing';

import { mixTargets } from '../../photo/mix-targets.ts';
import { wordsOf } from '../../photo/raster.ts';
import { RESTYLES, type RestyleName } from '../../restyle/all-restyles.ts';
import { createRestyle } from '../../restyle/create-restyle.ts';
import { frameOf, type MakeFrameOperation } from '../studio.ts';

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

/** Redraws the frame in another material, at once or place by place. */
export const restyle: MakeFrameOperation = (studio, values) => {
  const { width, height, seed, unit } = studio;
  const name = values.text('style');
  if (!isRestyle(name)) return {};
  const { apply } = createRestyle(name, { width, height, seed });
  const kind = values.text('reveal');
  const reveal = revealsFor(seed, width / height)[kind];
  return {
    finish: (ctx, { time, progress }) => {
      if (reveal && progress <= 0) return;
      const pixels = frameOf(ctx, studio);
      const before = reveal && progress < 1 ? wordsOf(pixels).slice() : null;
      apply(pixels, time);
      if (!before || !reveal) return ctx.putImageData(pixels, 0, 0);
      const target = { width, height, words: before };
      mixTargets(target, { width, height, words: wordsOf(pixels) }, (x, y) => reveal(x, y, progress));
      wordsOf(pixels).set(before);
      ctx.putImageData(pixels, 0, 0);
      if (kind !== 'sweep') return;
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
    },
  };
};
