import type { Context2d, Pixels } from '@kinora/drawing';
import type { ScenePlan } from '@kinora/reading';

import type { Strip } from '../stage/stage.ts';
import { aStage } from './a-stage.ts';
import { drawLayers } from './draw-layers.ts';

/** What a strip shows in a frame of 320 by 180. */
export function aStrip(paint: (ctx: Context2d, strip: Strip) => void, plan: Partial<ScenePlan> = {}): Pixels {
  const built = aStage(plan);
  built.stage.strip({ parallax: 1, top: 0, bottom: 180 }, paint);
  return drawLayers(built);
}
