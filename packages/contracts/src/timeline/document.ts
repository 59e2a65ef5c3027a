/** A point in time or a length: an integer, 240,000 to the second. */
export type Ticks = number;

/** An exact fraction of two positive integers: frames a second, or a speed. */
export interface Ratio {
  readonly num: number;
  readonly den: number;
}

/** A curve of CSS's `cubic-bezier(x1, y1, x2, y2)`. */
export interface Bezier {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** How a value goes from one key to the next. */
export type Ease = 'hold' | 'linear' | Bezier;

/** `at` counts from the start of the clip. */
export interface Key<Value> {
  readonly at: Ticks;
  readonly value: Value;
  readonly ease: Ease;
}

/** One value for the whole clip, or keys in the order of their time. */
export type Animated<Value> = Value | { readonly keys: readonly Key<Value>[] };

/** What is cut off at each side, as shares of the source. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Where a clip stands in the frame. `x` and `y` are shares of the project's width and height from its centre, `scale` is
 * 1 for the size that `fit` gives, `rotation` is in degrees, clockwise, `opacity` goes from 0 to 1.
 */
export interface FramePlacement {
  readonly crop: Edges;
  readonly x: Animated<number>;
  readonly y: Animated<number>;
  readonly scale: Animated<number>;
  readonly rotation: Animated<number>;
  readonly opacity: Animated<number>;
  readonly fit: 'contain' | 'cover';
}

/** An effect of the engine with its options; `effect` is `<kind>:<name>`, such as `restyle:noir`. */
export interface EffectUse {
  readonly effect: string;
  readonly values: Readonly<Record<string, Animated<number> | string | boolean>>;
  readonly seed: number;
  readonly on: boolean;
}

interface ClipBase {
  readonly id: string;
  readonly trackId: string;
  readonly start: Ticks;
  readonly duration: Ticks;
  readonly name: string;
  /** Clips with the same link are cut and moved as one: a picture and its sound. */
  readonly linkId: string | null;
  /** Clips with the same group move together. */
  readonly groupId: string | null;
  readonly fadeIn: Ticks;
  readonly fadeOut: Ticks;
  readonly effects: readonly EffectUse[];
}

/** A variant of what a clip shows. */
export interface Take {
  readonly mediaId: string;
  readonly sourceIn: Ticks;
  readonly name: string;
}

/** A part of a video, a sound or a picture. A frozen frame is an `image` whose medium is a video, at `sourceIn`. */
export interface MediaClip extends ClipBase {
  readonly kind: 'video' | 'audio' | 'image';
  /** `creation:<id>`, `upload:<id>` or `engine:<name>`. */
  readonly mediaId: string;
  /** Where the part begins in the medium. */
  readonly sourceIn: Ticks;
  /** How much of the medium the clip uses; null for a picture, which has no end. */
  readonly sourceDuration: Ticks | null;
  /** 2/1 plays twice as fast. */
  readonly speed: Ratio;
  readonly keepPitch: boolean;
  readonly reversed: boolean;
  /** Linear: 1 leaves the sound as it is. */
  readonly gain: Animated<number>;
  readonly frame: FramePlacement;
  readonly takes: readonly Take[];
  readonly activeTake: number;
}

/** `size` is a share of the project's height; colours are `#rrggbb`; `background` may be none. */
export interface TextLook {
  readonly font: string;
  readonly size: number;
  readonly colour: string;
  readonly background: string | null;
  readonly align: 'start' | 'centre' | 'end';
}

export interface TextClip extends ClipBase {
  readonly kind: 'text';
  readonly text: string;
  readonly look: TextLook;
  readonly frame: FramePlacement;
}

/** Its effects apply to all tracks below. */
export interface EffectClip extends ClipBase {
  readonly kind: 'effect';
}

export type Clip = MediaClip | TextClip | EffectClip;

export type TrackKind = 'video' | 'audio' | 'text' | 'effect';

export interface Track {
  readonly id: string;
  readonly kind: TrackKind;
  readonly name: string;
  readonly locked: boolean;
  readonly hidden: boolean;
  readonly muted: boolean;
  readonly solo: boolean;
  readonly gain: number;
  /** In the order of their start; none overlaps another. A clip holds its start, not its end. */
  readonly clips: readonly Clip[];
}

/** A kind that a build does not know is drawn as a cross-dissolve. */
export type TransitionKind = string;

/** Lies on a cut, half of it on each side; where the medium has no more, its first or last frame stands still. */
export interface Transition {
  readonly id: string;
  readonly leftId: string;
  readonly rightId: string;
  readonly duration: Ticks;
  readonly kind: TransitionKind;
}

export const MARKER_COLOURS = ['lamp', 'teal', 'rose', 'violet', 'green', 'red'] as const;
export type MarkerColour = (typeof MARKER_COLOURS)[number];

export interface Marker {
  readonly id: string;
  readonly time: Ticks;
  readonly label: string;
  readonly colour: MarkerColour;
}

/** From `start` up to, but not with, `end`. */
export interface TimeRange {
  readonly start: Ticks;
  readonly end: Ticks;
}

/** What is edited. Fields that a build does not know are kept. */
export interface TimelineDocument {
  readonly format: 'kinora-timeline';
  readonly version: 1;
  readonly name: string;
  /** Frames a second. */
  readonly rate: Ratio;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`, behind all tracks. */
  readonly background: string;
  /** The lowest first. */
  readonly tracks: readonly Track[];
  readonly transitions: readonly Transition[];
  readonly markers: readonly Marker[];
  readonly range: TimeRange | null;
}

/** What a medium is, as far as a timeline depends on it. Pixels; 0 where there is no picture. */
export interface MediaFacts {
  readonly kind: 'video' | 'audio' | 'image';
  /** None of a picture. */
  readonly duration: Ticks | null;
  readonly width: number;
  readonly height: number;
  readonly rate: Ratio | null;
  readonly hasSound: boolean;
}

export type MediaTable = Readonly<Record<string, MediaFacts>>;
