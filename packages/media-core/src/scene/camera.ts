import { smoothStep } from '../core/math.ts';
import type { CameraMove, ScenePlan } from '../plan/scene-plan.ts';
import type { CameraPose, Frame } from './stage.ts';

/** A move from start (0) to end (1): shifts in frame sizes, zoom as a factor. */
interface Shift {
  readonly x?: number;
  readonly y?: number;
  readonly zoom?: number;
}

/** Mostly translations: a moved layer is a plain copy, a zoomed one has to be scaled every frame. */
const MOVES: Record<CameraMove, (t: number) => Shift> = {
  still: () => ({}),
  drift: (t) => ({ x: (t - 0.5) * 0.07, y: -(t - 0.5) * 0.012 }),
  'pan-left': (t) => ({ x: (0.5 - t) * 0.14 }),
  'pan-right': (t) => ({ x: (t - 0.5) * 0.14 }),
  'tilt-up': (t) => ({ y: (0.5 - t) * 0.1 }),
  'tilt-down': (t) => ({ y: (t - 0.5) * 0.1 }),
  'zoom-in': (t) => ({ zoom: 1 + 0.13 * t, x: (t - 0.5) * 0.02 }),
  'zoom-out': (t) => ({ zoom: 1.14 - 0.13 * t, x: (0.5 - t) * 0.02 }),
  crane: (t) => ({ y: (0.5 - t) * 0.11, zoom: 1 + 0.03 * t }),
  orbit: (t) => ({ x: Math.sin((t - 0.5) * 2.2) * 0.07, zoom: 1.02 + 0.04 * Math.cos((t - 0.5) * 3) }),
  track: (t) => ({ x: (t - 0.5) * 0.03 }),
};
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
  const move = MOVES[plan.camera];
  const sway = swayOf(plan) * unit;
  return (time) => {
    const { x = 0, y = 0, zoom = 1 } = move(glide(time / plan.seconds));
    return {
      x: x * width + Math.sin(time * 0.9) * 1.6 * sway,
      y: y * height + Math.sin(time * 1.3 + 1) * 1.2 * sway,
      zoom,
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
  const scale = 1 + (camera.zoom - 1) * parallax;
  return {
    scale,
    x: heroX - heroX * scale - camera.x * parallax,
    y: horizon - horizon * scale - camera.y * parallax,
    flat: Math.abs(scale - 1) < 4e-4,
  };
}
