import type { Crop } from '@kinora/contracts/catalogue';
import type { Context2d, PaintEnv, Picture } from '@kinora/drawing';
import { type Scene, paintWatermark } from '@kinora/scenes';

import { frameUnit, makeAtmosphere, openSpace, type AtmospherePaint } from './atmosphere.ts';
import { createLayerPainter } from './draw-layers.ts';
import { createMorph } from './morph.ts';
import { photoCamera } from './photo-camera.ts';
import type { PhotoPlan } from './photo-plan.ts';
import type { View } from './pose.ts';
import { preparePicture, type PreparedPicture } from './prepare-picture.ts';
import { createSurface } from './surface.ts';

/** Draws a world of layers at a moment; `between` is painted between back and subject. */
type WorldPaint = (ctx: Context2d, progress: number, between: ((ctx: Context2d) => void) | null) => void;

function singleWorld(environment: PaintEnv, picture: PreparedPicture, camera: (progress: number) => View): WorldPaint {
  const painter = createLayerPainter(picture);
  const surface = createSurface(environment, picture.width, picture.height);
  const subject = picture.front ? createSurface(environment, picture.width, picture.height) : null;
  return (ctx, progress, between) => {
    const view = camera(progress);
    painter.drawBack(surface.target, view);
    surface.put(ctx);
    between?.(ctx);
    if (!between || !subject) return;
    subject.clear();
    painter.drawFront(subject.target, view);
    subject.lay(ctx);
  };
}

function load(environment: PaintEnv, name: string): Picture {
  const picture = environment.picture(name);
  if (!picture) throw new Error(`The picture ${name} is not loaded.`);
  return picture;
}

function worldOf(plan: PhotoPlan, environment: PaintEnv): WorldPaint {
  const { width, height, move, motion } = plan;
  const subject = plan.atmospheres.length > 0 && plan.last === null ? 'glued' : 'none';
  const { first: firstCrop, last: lastCrop } = plan.crops ?? {};
  const prepare = (name: string, crop: Crop | undefined) =>
    preparePicture(environment, load(environment, name), { width, height, subject, crop });
  const first = prepare(plan.first, firstCrop);
  if (plan.last === null) return singleWorld(environment, first, photoCamera(first, move, motion));
  const morph = createMorph(environment, [first, prepare(plan.last, lastCrop)], { move, motion, seed: plan.seed });
  return (ctx, progress, between) => {
    morph(ctx, progress);
    between?.(ctx);
  };
}

/** Takes the pictures of a plan apart once; load `plan.first` and `plan.last` into the environment before. */
export function createPhotoScene(plan: PhotoPlan, environment: PaintEnv): Scene {
  const world = worldOf(plan, environment);
  const space = openSpace(environment, plan);
  const airs: readonly AtmospherePaint[] = plan.atmospheres.map((kind) => makeAtmosphere(space, kind));
  return {
    frames: plan.frames,
    drawFrame: (ctx, index) => {
      const time = index / plan.fps;
      const between = (on: Context2d) => {
        for (const air of airs) air.back(on, time);
      };
      world(ctx, index / Math.max(1, plan.frames - 1), airs.length > 0 ? between : null);
      for (const air of airs) air.front(ctx, time);
      if (plan.watermark) paintWatermark(ctx, { width: plan.width, height: plan.height, unit: frameUnit(plan) });
    },
  };
}
