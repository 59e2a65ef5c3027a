import type { Colour, Mark } from '@kinora/drawing';
import type { Mood } from '@kinora/reading';

/** A colour in the light of the hour, or `grass` and `leaf` for those of the season; and a depth, 0 far to 1 near. */
export type Tone = readonly [colour: Colour, depth: number];

/** Heights of the land: 0 is the horizon, 1 the hero's feet, below 0 above the horizon. */
type Line = number;

type Side = 'within' | 'without';

/** A share of the width as if the hero stood on the left; the second one where the frame is not wide. */
export type Across = readonly [wide: number, narrow: number];

/** A drawing that stands in the place. Its marks stand at 0 and are measured in heights of a person. */
export interface Thing {
  readonly marks: readonly Mark[];
  readonly x: Across;
  /** Where it stands. */
  readonly y: Line;
  /** How high over that it hangs, in heights of a person. */
  readonly up?: number;
  readonly size: number;
  /** What the roles of its marks are painted with, besides `ink`, `lit`, `lamp` and `pane`, a window that is lit in the dark. */
  readonly tones: Readonly<Record<string, Tone>>;
  /** Where somebody sits on it: across and up in its own measure, and how wide that is. */
  readonly seat?: readonly [across: number, up: number, width: number];
  /** Left out where one of these is in the cast, by its name. */
  readonly unless?: readonly string[];
  /** Faces the other way. */
  readonly turned?: true;
  /** Where it shines when lamps are lit: across, up and reach in its own measure, and strength. */
  readonly glow?: readonly [across: number, up: number, reach: number, gain: number];
  /** Where a fire burns in it: across, up and its height in its own measure. */
  readonly fire?: readonly [across: number, up: number, height: number];
}

/** A window or door in a wall, in heights of a person. */
export interface Opening {
  /** Of its middle. */
  readonly x: Across;
  readonly width: number;
  /** How high it begins over the floor. */
  readonly sill: number;
  readonly height: number;
  readonly bars: readonly [columns: number, rows: number];
  readonly curtain?: Tone;
}

/** What is seen through a wall. */
type View = 'hills' | 'town' | 'towers' | 'passing';

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
  floor: {
    readonly y: Line;
    readonly tone: Tone;
    readonly joint: Tone;
    readonly board: number;
    readonly laid?: 'checks' | 'cobbles';
  };
  /** Things of a sort along a line. */
  scatter: Plane & Standing & { readonly what: ScatterKind };
  /** A wall across the frame, from above it down to its foot; `low` where one looks over it. */
  wall: Plane & { readonly foot: Tone; readonly low?: number };
  /** Panes in a wall, seen from within or from without; its middle a share of the width, its sill at a line, its height in units. */
  window: { readonly x: number; readonly y: Line; readonly size: number; readonly tone: Tone; readonly from: Side };
  /** A wall with openings across the frame, and what is seen through them; behind it the light is that of the room. */
  front: {
    readonly y: Line;
    readonly tone: Tone;
    readonly pattern: 'plain' | 'stripes' | 'panels' | 'bricks';
    /** Cladding below: its height in persons, and its colour. */
    readonly dado?: readonly [height: number, tone: Tone];
    readonly frame: Tone;
    readonly openings: readonly Opening[];
    readonly view: View;
  };
  /** Drawings at one distance. */
  things: {
    readonly parallax: number;
    readonly blur?: number;
    readonly items: readonly Thing[];
    /** Is there only where somebody sits. */
    readonly seating?: true;
  };
  /** A rank of a city's towers; heights and widths in units. */
  towers: Pick<Plane, 'parallax' | 'y'> & {
    readonly heights: readonly [low: number, high: number];
    readonly widths: readonly [narrow: number, wide: number];
    readonly depth: number;
    readonly seed: number;
  };
  /** A cord of lamps that sags: from and to as shares of the width and height, seen as if the hero stood on the left. */
  garland: {
    readonly parallax: number;
    readonly from: readonly [x: number, y: number];
    readonly to: readonly [x: number, y: number];
    readonly sag: number;
    readonly count: number;
  };
  /** A trodden way from the distance to the hero's feet, and how wide it is there in persons. */
  path: { readonly y: Line; readonly tone: Tone; readonly width: number; readonly bend: number };
  /** A mass of rock between two places, with a flat top that breaks off to the side of the light, or to both. */
  crag: Plane & { readonly from: Across; readonly to: Across; readonly falls: 'both' | 'right'; readonly seed: number };
  /** A corridor in one-point perspective, with doors along both walls. */
  hall: {
    readonly wall: Tone;
    readonly dado: Tone;
    readonly door: Tone;
    readonly trim: Tone;
    readonly floor: Tone;
    readonly runner?: Tone;
    readonly ceiling: Tone;
    /** Sconces on the walls, or panels in the ceiling. */
    readonly lamps: 'sconces' | 'panels';
    /** Steel lockers between the doors. */
    readonly lockers?: Tone;
  };
  /** Rows of what grows on a field: those behind the hero, or those before the lens. */
  crops: { readonly depth: 'behind' | 'before' };
  /** Lamps on cords from the ceiling: where, how high in frame heights, and how wide. */
  pendants: { readonly at: readonly (readonly [x: Across, y: number, size: number])[]; readonly tone: Tone };
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
  /** Where the cast stands in a room, and the table that things are served on there. */
  guests: {
    readonly floor: Tone;
    readonly scale: number;
    readonly table: Tone;
    readonly cloth?: readonly [Tone, Tone];
  };
  /** Dark plants in the lower corners, out of focus. */
  near: { readonly plant: 'fern' | 'broad' | 'grass'; readonly size: number; readonly tone: Tone };
}

export type ScatterKind =
  | 'pine'
  | 'tree'
  | 'poplar'
  | 'rock'
  | 'reed'
  | 'stem'
  | 'floe'
  | 'house'
  | 'baluster'
  | 'bamboo';
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
