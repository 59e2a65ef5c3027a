import type { Context2d } from '@kinora/drawing';

import type { Action } from './action.ts';
import type { Looks } from './looks.ts';

/** What a subject does; a rig draws what it knows, and else as if it stood idle. */
export type Activity = Action | 'idle';

export interface RigOptions extends Looks {
  /** Counts up through a group, so that its members differ. */
  readonly variant?: number | undefined;
  readonly activity?: Activity | undefined;
}

/** From where we see one that turns; else from its side. */
export type View = 'ahead' | 'behind';

/** A level edge of a drawing. */
export type Span = readonly [left: number, y: number, right: number];

/** Places of a body that others touch, in the units of its drawing. */
export interface Anchors {
  /** Middle and radius of the head. */
  readonly head?: readonly [x: number, y: number, radius: number];
  /** The tip of the nose, where something is balanced. */
  readonly nose?: readonly [x: number, y: number];
  /** What holds something: a hand, a paw, or the mouth. */
  readonly hand?: readonly [x: number, y: number];
  /** Middle and radius of the shell, which something else may be in the place of. */
  readonly shell?: readonly [x: number, y: number, radius: number];
  /** Where something lies on it as it sits. */
  readonly lap?: readonly [x: number, y: number];
}

/** One drawn subject in unit space: facing right, feet or waterline at y = 0, about one unit tall. */
export interface Rig {
  /** Left, top, right and bottom of everything it draws. */
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
  /** Left, top and right of it standing idle, where its box keeps room for more; else those of its box. */
  readonly stance?: readonly [left: number, top: number, right: number];
  /** What it draws in motion by itself, and how many cycles of that it does in a second. */
  readonly paces?: Readonly<Partial<Record<Activity, number>>>;
  /** Different poses in one cycle; 1 for something rigid. */
  readonly frames: number;
  /** Cycles a second while it flies or swims; else as fast as is usual there. */
  readonly beats?: number;
  /** 0 takes all light from the scene, 1 shines by itself. */
  readonly glow?: number;
  /** How it looks as it comes towards us and as it goes away, where it turns in the air. */
  readonly views?: Readonly<Record<View, Rig>>;
  /** How it looks from straight above, around its middle; else it is seen aslant. */
  readonly above?: Rig;
  /** How it looks to who is under it as it flies over, around its middle. */
  readonly below?: Rig;
  /** Hides the feet of who is on it. */
  readonly hides?: true;
  /** Drawn as it is seen from straight above. */
  readonly isLevel?: boolean;
  /** What it is drawn as while it sleeps. */
  readonly asleep?: Rig;
  /** Where something rides in it: x, y, and the largest it has room for; else the highest point of its back. */
  readonly seat?: readonly [x: number, y: number, room: number];
  /** Where it holds something, and the largest it has room for; else where a person's hand is. */
  readonly hand?: readonly [x: number, y: number, room: number];
  /** What something stands on: its left and right end, and how high it is. */
  readonly surface?: Span | undefined;
  /** How high what stands there may be; else as high as it is. */
  readonly headroom?: number;
  /** The rim of what something looks out of: its left and right end, and how high it is. */
  readonly opening?: Span | undefined;
  /** How much room there is under it. */
  readonly shelter?: number | undefined;
  /** How far from its middle that room is: under an arch, not in front of a pier. */
  readonly archway?: number;
  /** Has letters on it: it is never mirrored. */
  readonly lettered?: boolean;
  /** Stands in water or on land by itself; what moves on it crosses it. */
  readonly spans?: boolean;
  /** Where others touch it, in a pose of its cycle. */
  anchors?(phase: number, options: RigOptions): Anchors;
  /** Height of the hips where it rides or sits on something, in its own heights. */
  readonly hips?: number;
  /** Breathes in place by its own cycle. */
  readonly breathes?: boolean;
  /** Where the head lamp is, with its beam ahead of it. */
  readonly lamp?: readonly [x: number, y: number];
  /** Where water comes out while it waters. */
  readonly spout?: readonly [x: number, y: number];
  /** Where steam rises: x, y, width, height. */
  readonly steam?: readonly [x: number, y: number, width: number, height: number];
  /** Paints the pose at `phase` (0 to 1 is one cycle) and leaves the context's state as it was. */
  draw(ctx: Context2d, phase: number, options: RigOptions): void;
}
