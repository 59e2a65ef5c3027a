import { rgba, contextOf, type Canvas, type Context2d, type PaintEnv } from '@kinora/drawing';
import type { ScenePlan } from '@kinora/reading';

import { makeCaption } from '../caption/caption.ts';
import { makeBloom } from '../stage/bloom.ts';
import { makeCamera } from '../stage/camera.ts';
import type { Style } from '../styles/style.ts';
import { createStage, type BuiltStage } from './create-stage.ts';
import { addMissingWeather } from './missing-weather.ts';
import { paintPlate } from './plate.ts';
import type { SceneParts } from './scene-parts.ts';

/** A scene that is painted and ready to draw any of its frames, in any order. */
export interface Scene {
  readonly frames: number;
  /** Draws a whole frame onto a context of the plan's size. */
  drawFrame(ctx: Context2d, index: number): void;
}

function drawFlash(ctx: Context2d, { stage }: BuiltStage, time: number): void {
  const light = stage.flash(time);
  if (light <= 0.02) return;
  ctx.globalCompositeOperation = 'screen';
  ctx.fillStyle = rgba('#8fb0e6', light * 0.34);
  ctx.fillRect(0, 0, stage.width, stage.height);
  ctx.globalCompositeOperation = 'source-over';
}

/** The moment a frame shows; stop-motion styles hold each moment for several frames. */
function timeOf({ fps }: ScenePlan, { steps }: Style, index: number): number {
  const time = index / fps;
  return steps ? Math.floor(time * steps + 1e-6) / steps : time;
}

/** Paints the world of a frame: its layers, the light that spills, and the flash of lightning. */
function makeWorldPaint(built: BuiltStage, style: Style): (ctx: Context2d, time: number) => void {
  const { stage } = built;
  const camera = makeCamera(stage.plan, stage.frame);
  const bloom = style.bloom > 0 ? makeBloom(stage, style.bloom) : null;
  return (ctx, time) => {
    built.drawLayers(ctx, time, camera(time));
    drawFlash(ctx, built, time);
    bloom?.(ctx);
  };
}

function drawPlate(ctx: Context2d, plate: Canvas): void {
  ctx.imageSmoothingEnabled = false;
  ctx.drawImage(plate, 0, 0);
  ctx.imageSmoothingEnabled = true;
}

/** Paints one shot's set and cast once. */
function createShot(plan: ScenePlan, environment: PaintEnv, parts: SceneParts): Scene {
  const { style } = parts;
  const built = createStage(plan, environment, parts);
  const { stage, treatment } = built;
  parts.set(stage);
  addMissingWeather(stage);
  built.open();
  const paintWorld = makeWorldPaint(built, style);
  const plate = paintPlate(stage, style, treatment);
  const caption = plan.caption ? makeCaption(stage, style, plan.caption) : null;
  const reference = () => {
    const canvas = environment.canvas(plan.width, plan.height);
    paintWorld(contextOf(canvas), plan.seconds / 2);
    return canvas;
  };
  return {
    frames: plan.frames,
    drawFrame: (ctx, index) => {
      const time = timeOf(plan, style, index);
      paintWorld(ctx, time);
      treatment.post?.(ctx, reference);
      drawPlate(ctx, plate);
      caption?.(ctx, index / plan.fps);
    },
  };
}

/** Which shot a frame belongs to, and where in that. */
function findShot(shots: readonly ScenePlan[], frame: number): readonly [shot: number, index: number] {
  let start = 0;
  for (const [number, { frames }] of shots.entries()) {
    if (frame < start + frames || number === shots.length - 1) return [number, frame - start];
    start += frames;
  }
  return [0, frame];
}

/** Cuts from shot to shot. Only the one that is shown is kept: each takes as much memory as a whole scene. */
function createFilm(plan: ScenePlan, environment: PaintEnv, parts: SceneParts): Scene {
  const { width, height, frames, shots, watermark } = plan;
  let current: { readonly number: number; readonly scene: Scene } | null = null;
  const open = (number: number) => {
    const [shot, own] = [shots[number], parts.shots[number]];
    if (!shot || !own) throw new Error(`The parts of shot ${number} were not loaded.`);
    return { number, scene: createShot({ ...shot, width, height, watermark }, environment, own) };
  };
  return {
    frames,
    drawFrame: (ctx, frame) => {
      const [number, index] = findShot(shots, frame);
      if (current?.number !== number) current = open(number);
      current.scene.drawFrame(ctx, index);
    },
  };
}

/**
 * Paints a plan's set and cast once; of a film that cuts, each shot when it is first shown. Load `plan.pictures` and
 * `plan.fonts` into the environment before, and the parts with `loadSceneParts`.
 */
export function createScene(plan: ScenePlan, environment: PaintEnv, parts: SceneParts): Scene {
  return plan.shots.length > 0 ? createFilm(plan, environment, parts) : createShot(plan, environment, parts);
}
