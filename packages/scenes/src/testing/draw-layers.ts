import type { Pixels } from '@kinora/drawing';
import { paintOn } from '@kinora/drawing/testing';

import type { BuiltStage } from '../scene/create-stage.ts';
import type { CameraPose } from '../stage/stage.ts';

const STILL: CameraPose = { x: 0, y: 0, zoom: 1, scroll: 0 };

/** What the layers of a stage show at a moment, on a transparent frame. */
export function drawLayers(
  { stage, drawLayers: draw }: BuiltStage,
  time = 0,
  camera: Partial<CameraPose> = {},
): Pixels {
  return paintOn([stage.width, stage.height], (ctx) => draw(ctx, time, { ...STILL, ...camera })).pixels;
}
