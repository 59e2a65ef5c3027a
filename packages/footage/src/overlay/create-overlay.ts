import { contextOf, type Context2d, type PaintEnv } from '@kinora/drawing';
import { planScene } from '@kinora/reading';
import { createStage, storybook } from '@kinora/scenes';

import { OVERLAYS, type OverlayName } from './overlays.ts';

export interface OverlayOptions {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  /** 0 nothing to 1 (the default) all of it. */
  readonly strength?: number | undefined;
}

/** Weather, light or particles over the frames of a clip; any frame can be drawn at any time. */
export interface Overlay {
  /** Draws over a whole frame that is on the context already; `time` in seconds since the first frame. */
  draw(ctx: Context2d, time: number): void;
}

/** The camera of a clip is its own; what is laid over it stands still. */
const CAMERA = { x: 0, y: 0, zoom: 1, scroll: 0 };

function stageOf({ width, height, seed }: OverlayOptions, environment: PaintEnv) {
  const wish = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed } as const;
  const plan = { ...planScene('a field by day', wish), width, height };
  return createStage(plan, environment, { style: storybook, rigs: new Map() });
}

/** Paints what an overlay needs once, on canvases of the environment. */
export function createOverlay(name: OverlayName, options: OverlayOptions, environment: PaintEnv): Overlay {
  const built = stageOf(options, environment);
  OVERLAYS[name](built.stage);
  built.open();
  const { strength = 1, width, height } = options;
  if (strength >= 1) return { draw: (ctx, time) => built.drawLayers(ctx, time, CAMERA) };
  const whole = contextOf(environment.canvas(width, height));
  return {
    draw: (ctx, time) => {
      whole.globalCompositeOperation = 'copy';
      whole.drawImage(ctx.canvas, 0, 0);
      whole.globalCompositeOperation = 'source-over';
      built.drawLayers(whole, time, CAMERA);
      ctx.globalAlpha = Math.max(0, strength);
      ctx.drawImage(whole.canvas, 0, 0);
      ctx.globalAlpha = 1;
    },
  };
}
