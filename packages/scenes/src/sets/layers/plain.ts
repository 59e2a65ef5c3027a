import { contextOf, type Colour } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';

/** One colour behind a wall, for the styles in which walls fade. */
export function addPlain(stage: Stage, colour: Colour): void {
  const canvas = stage.environment.canvas(stage.width, stage.height);
  const ctx = contextOf(canvas);
  ctx.fillStyle = colour;
  ctx.fillRect(0, 0, stage.width, stage.height);
  stage.backdrop(canvas);
}
