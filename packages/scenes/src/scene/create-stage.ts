import {
  contextOf,
  createRandom,
  hashText,
  type Canvas,
  type Colour,
  type Context2d,
  type PaintEnv,
} from '@kinora/drawing';
import type { ScenePlan } from '@kinora/reading';

import { addCast } from '../cast/cast.ts';
import { createGlowBox } from '../light/glow.ts';
import { relight } from '../light/relight.ts';
import { scaled } from '../light/soften.ts';
import { makeCamera, viewLayer } from '../stage/camera.ts';
import { composeFrame, lightIn } from '../stage/compose-frame.ts';
import { makePalette } from '../stage/palette.ts';
import type { CameraPose, Frame, LivePaint, Stage } from '../stage/stage.ts';
import { drawStrip } from '../stage/strip-layer.ts';
import type { Treatment } from '../styles/style.ts';
import { paintStrip } from './paint-strip.ts';
import type { SceneParts } from './scene-parts.ts';

/** A stage with the layers its set has added, back to front. */
export interface BuiltStage {
  readonly stage: Stage;
  readonly treatment: Treatment;
  readonly drawLayers: (ctx: Context2d, time: number, camera: CameraPose) => void;
  /** From here on large glows are prescaled and kept. */
  open(): void;
}

function resetContext(ctx: Context2d): void {
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalAlpha = 1;
  ctx.globalCompositeOperation = 'source-over';
  ctx.imageSmoothingEnabled = true;
}

function inPlane(parallax: number, frame: Frame, paint: LivePaint): LivePaint {
  return (ctx, time, camera) => {
    const { scale, x, y, flat } = viewLayer(camera, parallax, frame);
    if (flat) ctx.setTransform(1, 0, 0, 1, Math.round(x), Math.round(y));
    else ctx.setTransform(scale, 0, 0, scale, x, y);
    paint(ctx, time, camera);
  };
}

/** Sequences by purpose; each time one is asked for again it is another. */
function makeForks(seed: number): Stage['fork'] {
  const taken = new Map<string, number>();
  return (purpose) => {
    const number = (taken.get(purpose) ?? 0) + 1;
    taken.set(purpose, number);
    return createRandom(seed ^ hashText(`${purpose} ${number}`));
  };
}

/** The whole-frame surface and the sequences of one plan; the size of a pixel never enters the sequence. */
function layOut(plan: ScenePlan, style: SceneParts['style']) {
  const { width, height } = plan;
  const seed = (hashText(plan.composition) ^ Math.imul(plan.seed, 2654435761)) >>> 0;
  const frame = composeFrame(plan);
  const palette = lightIn(frame, style.palette(makePalette(plan)));
  const sun = { x: frame.lightX, y: frame.horizon - height * palette.elevation, radius: 40 * frame.unit };
  return {
    width,
    height,
    seed,
    frame,
    unit: frame.unit,
    palette,
    sun,
    random: createRandom(seed),
    fork: makeForks(seed),
  };
}

function drawAll(ctx: Context2d, layers: readonly LivePaint[], [time, camera]: readonly [number, CameraPose]): void {
  for (const draw of layers) {
    resetContext(ctx);
    draw(ctx, time, camera);
  }
  resetContext(ctx);
}

/** How much smaller a view is that colours are measured on. */
const SHRUNK = 10;

/** What layers show halfway through the clip, small. */
function lookAt({ plan, frame, environment, width, height }: Stage, layers: readonly LivePaint[]): Canvas {
  const canvas = environment.canvas(width, height);
  const half = plan.seconds / 2;
  drawAll(contextOf(canvas), layers, [half, makeCamera(plan, frame)(half)]);
  return scaled(environment, canvas, [Math.ceil(width / SHRUNK), Math.ceil(height / SHRUNK)]);
}

/** Builds an empty stage; a set then paints its layers on it. */
export function createStage(
  plan: ScenePlan,
  environment: PaintEnv,
  { style, rigs, makeOf, addCrowd, addFixture, addSlope }: Omit<SceneParts, 'set' | 'shots'>,
): BuiltStage {
  const layers: LivePaint[] = [];
  const glows = createGlowBox(environment);
  const tone = (colour: Colour) => style.tone?.(colour) ?? colour;
  let isOpen = false;
  const frameLayout = layOut(plan, style);
  const { frame } = frameLayout;
  const stage: Stage = {
    ...frameLayout,
    plan,
    environment,
    rigs,
    vignette: 1,
    airKinds: new Set(),
    flash: () => 0,
    tone,
    glow: (colour) => glows.glow(tone(colour)),
    largeGlow: (colour, ...size) => (isOpen ? glows.largeGlow(tone(colour), ...size) : null),
    finish: (canvas, { parallax = 0.5, kind = 'layer' } = {}) => {
      treatment.finish(canvas, { parallax, kind });
      return canvas;
    },
    makeOf: (...drawing) => makeOf?.(...drawing) ?? 0,
    relight: (canvas, options) => relight(stage, canvas, options),
    backdrop: (canvas) => {
      stage.finish(canvas, { parallax: 0, kind: 'sky' });
      layers.push((ctx) => {
        ctx.imageSmoothingEnabled = false;
        ctx.drawImage(canvas, 0, 0);
      });
    },
    strip: (options, paint) => {
      const art = paintStrip(stage, options, paint);
      layers.push((ctx, time, camera) => drawStrip(ctx, art, { frame, camera, time }));
    },
    live: (parallax, paint) => layers.push(inPlane(parallax, frame, paint)),
    screen: (paint) => layers.push(paint),
    addCast: (world) => {
      addFixture?.(stage, world);
      const ground = addSlope?.(stage, world) ?? world;
      const behind = [...layers];
      addCast(stage, ground, { lookBehind: () => lookAt(stage, behind), addCrowd });
    },
  };
  const treatment = style.treat(stage);
  return {
    stage,
    treatment,
    open: () => {
      isOpen = true;
    },
    drawLayers: (ctx, time, camera) => drawAll(ctx, layers, [time, camera]),
  };
}
