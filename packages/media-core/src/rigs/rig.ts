import type { Context2d } from '../painting/canvas.ts';
import type { Action, Looks } from '../plan/scene-plan.ts';

/** What a subject does; a rig draws what it knows, and else as if it stood idle. */
export type Activity = Action | 'idle';

export interface RigOptions extends Looks {
  /** Counts up through a group, so that its members differ. */
  readonly variant?: number | undefined;
  readonly activity?: Activity | undefined;
}

/** One drawn subject in unit space: facing right, feet or waterline at y = 0, about one unit tall. */
export interface Rig {
  /** Left, top, right and bottom of everything it draws. */
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
  /** Different poses in one cycle; 1 for something rigid. */
  readonly frames: number;
  /** 0 takes all light from the scene, 1 shines by itself. */
  readonly glow?: number;
  /** What it is drawn as while it sleeps. */
  readonly asleep?: Rig;
  /** Where something rides in it: x, y, and the largest it has room for; else the highest point of its back. */
  readonly seat?: readonly [x: number, y: number, room: number];
  /** Height of the hips where it rides or sits on something, in its own heights. */
  readonly hips?: number;
  /** Breathes in place by its own cycle. */
  readonly breathes?: boolean;
  /** Where steam rises: x, y, width, height. */
  readonly steam?: readonly [x: number, y: number, width: number, height: number];
  /** Paints the pose at `phase` (0 to 1 is one cycle) and leaves the context's state as it was. */
  draw(ctx: Context2d, phase: number, options: RigOptions): void;
}
