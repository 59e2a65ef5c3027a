import { smoothStep } from '@kinora/drawing';
import type { ScenePlan } from '@kinora/reading';

import { CAMERA_MOVES } from './camera-moves.ts';
import type { CameraPose, Frame } from './stage.ts';

const RAMP = 0.22;

/** Even speed with soft ends. */
function glide(t: number): number {
  const speed = 1 / (1 - RAMP);
  if (t < RAMP) return (speed * t * t) / (2 * RAMP);
  return t > 1 - RAMP ? 1 - (speed * (1 - t) ** 2) / (2 * RAMP) : speed * (t - RAMP / 2);
}

/** How much the camera is held by hand: more on a boat, not at all when it stands still. */
function swayOf({ camera, set }: ScenePlan): number {
  if (camera === 'still') return 0;
  return set === 'sea' ? 1 : 0.25;
}

export function makeCamera(plan: ScenePlan, { width, height, unit }: Frame): (time: number) => CameraPose {
  const move = CAMERA_MOVES[plan.camera];
  const sway = swayOf(plan) * unit;
  return (time) => {
    const { x = 0, y = 0, zoom = 1, depth = 1 } = move(glide(time / plan.seconds));
    return {
      x: x * width + Math.sin(time * 0.9) * 1.6 * sway,
      y: y * height + Math.sin(time * 1.3 + 1) * 1.2 * sway,
      zoom,
      depth,
      scroll: plan.scroll * width * (time - 0.3 * smoothStep(0, 1.2, time)),
    };
  };
}

/** Where a layer lies on the screen; `flat` means unscaled, so it can be copied on whole pixels. */
export interface LayerView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  readonly flat: boolean;
}

/** The view of a layer at a parallax plane, scaled about the hero's place on the horizon. */
export function viewLayer(camera: CameraPose, parallax: number, { heroX, horizon }: Frame): LayerView {
  const far = Math.max(0, 1 - parallax) * ((camera.depth ?? 1) - 1);
  const scale = 1 + (camera.zoom - 1) * parallax + far;
  return {
    scale,
    x: heroX - heroX * scale - camera.x * parallax,
    y: horizon - horizon * scale - camera.y * parallax,
    flat: Math.abs(scale - 1) < 4e-4,
  };
}
