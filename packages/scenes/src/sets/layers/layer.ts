import type { Colour } from '@kinora/drawing';
import type { Mood } from '@kinora/reading';

/** A colour in the light of the hour, or `grass` and `leaf` for those of the season; and a depth, 0 far to 1 near. */
export type Tone = readonly [colour: Colour, depth: number];

/** Heights of the land: 0 is the horizon, 1 the hero's feet, below 0 above the horizon. */
type Line = number;

type Side = 'within' | 'without';

interface Plane {
  /** 0 never moves, 1 is the hero's plane, above 1 the foreground. */
  readonly parallax: number;
  readonly y: Line;
  readonly tone: Tone;
  /** Depth of field, in pixels of a 720-line frame. */
  readonly blur?: number;
}

interface Land extends Plane {
  /** From its lowest to its highest, in units. */
  readonly amplitude: number;
  /** How many rises there are along it. */
  readonly cells: number;
  /** Of its outline: 1 is smooth, 4 is rough. */
  readonly octaves: number;
  /** Tells two of a composition apart. */
  readonly seed: number;
}

interface Standing {
  readonly count: number;
  /** Least and most height, in units. */
  readonly heights: readonly [number, number];
}

/** What each kind of layer says of itself. */
interface LayerShapes {
  /** Light, clouds and stars of the hour, or its storm; `sun` is how high the light stands, in frame heights. */
  sky: { readonly sun?: number; readonly clouds: number; readonly size: number; readonly disc?: number };
  mist: { readonly parallax: number; readonly y: Line; readonly height: number; readonly gain: number };
  /** Land in the distance: paler at its foot, lit along its edge. */
  ridge: Land;
  /** A mirror of all that is painted before it. */
  water: { readonly y: Line };
  /** Land one may stand on, with what grows on it. */
  ground: Land & { readonly cover: 'bare' | 'grass' | 'flowers' | 'furrows' };
  /** A paved floor, whose joints run to the horizon. */
  floor: { readonly y: Line; readonly tone: Tone; readonly joint: Tone; readonly board: number };
  /** Things of a sort along a line. */
  scatter: Plane & Standing & { readonly what: ScatterKind };
  /** A wall across the frame, from above it down to its foot; `low` where one looks over it. */
  wall: Plane & { readonly foot: Tone; readonly low?: number };
  /** Panes in a wall, seen from within or from without; its middle a share of the width, its sill at a line, its height in units. */
  window: { readonly x: number; readonly y: Line; readonly size: number; readonly tone: Tone; readonly from: Side };
  /** Light that falls on a wall through a window behind us; gain 0 to 1. */
  patch: { readonly x: number; readonly y: number; readonly size: number; readonly gain: number };
  /** A board on a wall, and what stands on it. */
  shelf: { readonly y: number; readonly tone: Tone; readonly things: readonly Tone[]; readonly blur: number };
  /** One thing beside the hero, on the side of the light. */
  prop: { readonly what: PropKind; readonly tone: Tone; readonly size: number; readonly y: Line };
  /** Round lights out of focus. */
  lights: { readonly count: number; readonly y: number; readonly height: number; readonly size: number };
  /** A table before the lens. */
  table: { readonly tone: Tone; readonly cloth?: readonly [Tone, Tone] };
  /** Where the cast stands. */
  cast: { readonly y: Line; readonly bounce: Tone; readonly scale: number; readonly served?: true };
  /** Dark plants in the lower corners, out of focus. */
  near: { readonly plant: 'fern' | 'broad' | 'grass'; readonly size: number; readonly tone: Tone };
}

export type ScatterKind = 'pine' | 'tree' | 'poplar' | 'rock' | 'reed' | 'stem' | 'floe' | 'house' | 'baluster';
export type PropKind = 'vase' | 'books' | 'bowl';

export type LayerKind = keyof LayerShapes;

/** A layer as data; layers stand back to front. */
export type Layer<Kind extends LayerKind = LayerKind> = {
  readonly [Each in Kind]: { readonly kind: Each } & LayerShapes[Each];
}[Kind];

/** A place written in layers. */
export interface Composition {
  readonly name: string;
  /** The feelings it suits. */
  readonly moods?: readonly Mood[];
  /** By how much the horizon is lower than usual, in frame heights. */
  readonly drop: number;
  readonly layers: readonly Layer[];
}
