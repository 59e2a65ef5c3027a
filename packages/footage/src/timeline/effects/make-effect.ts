import type { Context2d, PaintEnv } from '@kinora/drawing';
import { type Size, createSharpen } from '@kinora/drawing/pixels';
import type { LayerEffect } from '@kinora/timeline';

import { createOverlay } from '../../overlay/create-overlay.ts';
import { OVERLAYS, type OverlayName } from '../../overlay/overlays.ts';
import { createRecipeTreatment, type RecipeTreatment } from '../../recipe/create-recipe-treatment.ts';
import { findRecipe } from '../../recipe/recipes/all-recipes.ts';
import { RESTYLES, type RestyleName } from '../../restyle/all-restyles.ts';
import { createRestyle } from '../../restyle/create-restyle.ts';
import { within } from '../place-picture.ts';
import { COLOUR_OPTIONS, createColourAdjustment } from './adjust-colour.ts';
import { canvasPaint } from './canvas-paint.ts';
import { AMOUNT, readNumber, readOption, type EffectValues } from './effect-option.ts';
import { pixelPaint, type EffectPaint, type EffectRoom } from './effect-paint.ts';
import { findTimelineEffect, type EffectFacts, type EffectKind } from './timeline-effects.ts';

/** What frames an effect is made for. */
export interface TimelineEffectOptions extends Size {
  /** Length of the clip. */
  readonly seconds: number;
  readonly environment: PaintEnv;
}

/** An effect of one use, with what it remembers from frame to frame. */
export interface TimelineEffect {
  /**
   * Changes the frame on a context of the size it is made for. `time` is in seconds from the start of the clip; frames may
   * come in any order. `values` are those of the moment, where they change from frame to frame.
   */
  apply(ctx: Context2d, time: number, values?: EffectValues): void;
}

const LONGEST = 24 * 60 * 60;

function adjustPaint({ name }: EffectFacts, room: EffectRoom): EffectPaint {
  if (name === 'sharpen') return pixelPaint(room, createSharpen(room, 1));
  const adjust = createColourAdjustment();
  const [exposure, contrast, saturation, temperature] = COLOUR_OPTIONS;
  return pixelPaint(room, (pixels, { values }) =>
    adjust(pixels, {
      exposure: readNumber(exposure, values),
      contrast: readNumber(contrast, values),
      saturation: readNumber(saturation, values),
      temperature: readNumber(temperature, values),
    }),
  );
}

const isRestyle = (name: string): name is RestyleName => Object.hasOwn(RESTYLES, name);
const isOverlay = (name: string): name is OverlayName => Object.hasOwn(OVERLAYS, name);

function restylePaint({ name }: EffectFacts, room: EffectRoom): EffectPaint | null {
  if (!isRestyle(name)) return null;
  const { apply } = createRestyle(name, room);
  return pixelPaint(room, (pixels, { time }) => apply(pixels, time));
}

function overlayPaint({ name }: EffectFacts, room: EffectRoom): EffectPaint | null {
  if (!isOverlay(name)) return null;
  const overlay = createOverlay(name, room, room.environment);
  return canvasPaint(room, (ctx, { time }) => overlay.draw(ctx, time));
}

/** Made again when what is chosen changes, since the steps of a recipe are made for it. */
function recipePaint({ name, options }: EffectFacts, room: EffectRoom): EffectPaint | null {
  const recipe = findRecipe(name);
  if (!recipe) return null;
  const own = options.filter((option) => option.name !== AMOUNT.name);
  let made: { readonly key: string; readonly treatment: RecipeTreatment } | null = null;
  return canvasPaint(room, (ctx, { time, values }) => {
    const chosen = Object.fromEntries(own.map((option) => [option.name, readOption(option, values)]));
    const key = JSON.stringify(chosen);
    if (made?.key !== key) {
      const { environment, ...frame } = room;
      const inputs = { text: typeof chosen['text'] === 'string' ? chosen['text'] : undefined };
      made = { key, treatment: createRecipeTreatment({ recipe, inputs, options: { ...frame, chosen } }, environment) };
    }
    made.treatment.apply(ctx, time);
  });
}

const PAINTS: Readonly<Record<EffectKind, (effect: EffectFacts, room: EffectRoom) => EffectPaint | null>> = {
  adjust: adjustPaint,
  restyle: restylePaint,
  overlay: overlayPaint,
  recipe: recipePaint,
};

/** Makes an effect ready for frames of one size. One that this build does not know leaves them as they are. */
export function makeTimelineEffect(use: LayerEffect, options: TimelineEffectOptions): TimelineEffect {
  const facts = findTimelineEffect(use.effect);
  const seed = Math.trunc(within(use.seed, [-(2 ** 31), 2 ** 31], 0));
  const seconds = within(options.seconds, [0.001, LONGEST], 1);
  let paint: EffectPaint | null | undefined;
  return {
    apply: (ctx, time, values = use.values) => {
      const amount = readNumber(AMOUNT, values);
      if (!facts || amount === 0) return;
      paint ??= PAINTS[facts.kind](facts, { ...options, seed, seconds });
      ctx.save();
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      paint?.(ctx, { time: within(time, [0, LONGEST], 0), amount, values });
      ctx.restore();
    },
  };
}
