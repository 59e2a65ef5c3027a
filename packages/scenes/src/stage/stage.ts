import type { Colour, Random, Canvas, Context2d, PaintEnv } from '@kinora/drawing';
import type { AirKind, CastEntry, ScenePlan } from '@kinora/reading';
import type { RigName, Rig, Mode } from '@kinora/subjects';

import type { MakeOf } from '../material/make-of.ts';
import type { RelightOptions } from './relight-options.ts';
import type { Seat } from './seat.ts';

/** What the camera does at one moment, in pixels of the frame. */
export interface CameraPose {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  /** How much larger than the hero's plane the far ones are drawn; 1 where it is not given. */
  readonly depth?: number;
  readonly scroll: number;
}
/** Paints one moment of something that moves; `time` in seconds. */
export type LivePaint = (ctx: Context2d, time: number, camera: CameraPose) => void;

/** Where things go in this frame shape; see `composeFrame`. All lengths in pixels. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly shape: 'wide' | 'square' | 'tall';
  readonly wide: boolean;
  readonly tall: boolean;
  /** 1 at 1280 x 720; follows the frame's area, so that detail keeps its size in portrait. */
  readonly unit: number;
  /** The side of the frame the hero stands on: -1 left, 1 right. */
  readonly side: -1 | 1;
  readonly horizon: number;
  readonly heroX: number;
  readonly lightX: number;
  /** Height of a subject of size 1. */
  readonly hero: number;
  readonly ground: number;
  /** Resting height of flyers. */
  readonly air: number;
  /** The lowest that swimmers and floating things are wanted. */
  readonly lowest: number;
  /** By how much the land is raised into the safe area; 1 where there is none. */
  readonly lift: number;
  /** Upper edge of the safe area; 0 where there is none. */
  readonly top: number;
  /** A share of the width, where there is a safe area of that, in pixels. */
  acrossX(share: number): number;
  readonly captionY: number;
  /** How far strips reach past both edges. */
  readonly margin: number;
}

export type SkyStops = readonly [Colour, Colour, Colour, Colour, Colour];
export type LandStops = readonly [Colour, Colour, Colour, Colour];
/** The colours everything in a scene is mixed from. */
export interface Palette {
  readonly id: 'dawn' | 'day' | 'sunset' | 'dusk' | 'night' | 'storm' | 'grey';
  /** From the top of the sky to the horizon. */
  readonly sky: SkyStops;
  /** From far land to near land. */
  readonly ramp: LandStops;
  readonly key: Colour;
  readonly fill: Colour;
  readonly glow: Colour;
  readonly sun: Colour;
  readonly mist: Colour;
  readonly ink: Colour;
  /** Height of the light over the horizon, in frame heights. */
  readonly elevation: number;
  /** 0 broad day to 1 darkest. */
  readonly dark: number;
  readonly moon: boolean;
}

export interface Sun {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}
/** A place in a group: depth (0 hero, negative further back) and scale. */
export interface Place {
  readonly x: number;
  readonly y?: number;
  readonly depth: number;
  readonly scale: number;
  /** Looks right (1) or left (-1), whatever the set and its side of the frame say. */
  readonly facing?: 1 | -1;
  /** How far below the ground its feet are, out of the frame, in pixels. */
  readonly drop?: number;
  /** May reach out of the frame. */
  readonly isCut?: true;
  /** Drawn before all others, however near it is. */
  readonly isBehind?: true;
  /** How far it is tilted, in radians, clockwise. */
  readonly lean?: number;
  /** Where it sits on a seat of the place: how high that is, and how large one is there, in pixels per unit. */
  readonly seat?: { readonly y: number; readonly size: number };
}

/** The tiling canvas a static layer is painted on; coordinates are those of the screen. */
export interface Strip {
  readonly stage: Stage;
  readonly left: number;
  readonly right: number;
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  /** Spreads `count` items evenly with jitter; nothing of `radius` straddles the seam. */
  scatter(count: number, radius: number, draw: (x: number, index: number) => void): void;
  /** Draws something of `radius` at x, and again across the seam where a scrolling strip repeats. */
  wrap(x: number, radius: number, draw: (x: number) => void): void;
}
export type StripPaint = (ctx: Context2d, strip: Strip) => void;
export interface StripOptions {
  /** 0 never moves, 1 is the hero's plane, above 1 the foreground. */
  readonly parallax: number;
  readonly top: number;
  readonly bottom?: number | undefined;
  /** Depth of field, in pixels of a 720-line frame. */
  readonly blur?: number | undefined;
  readonly alpha?: number | undefined;
  /** Does not scroll under a running hero. */
  readonly fixed?: boolean | undefined;
  /** Wind: how far the top sways, and how far down the sway reaches (units of `frame.unit`). */
  readonly sway?: { readonly reach: number; readonly height: number } | undefined;
}

/** One member of the cast at one moment, for wakes and pours. */
export interface Actor {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** 1 looks right, -1 left. */
  readonly facing: number;
  readonly time: number;
  readonly turn: number;
}
export type ActorPaint = (ctx: Context2d, actor: Actor) => void;

/** How a set receives the cast. Everything is optional; the defaults are a plain ground. */
export interface World {
  readonly ground?: ((x: number, place: Place) => number) | undefined;
  /** What those sit on who are told to be on a seat of the place. */
  readonly seats?: readonly Seat[] | undefined;
  /** How far the ground is tilted, in radians, clockwise; none where it is level. */
  readonly slope?: number | undefined;
  /** Water line at x; things in mode `water` ride it. */
  readonly water?: ((x: number, time: number) => number) | undefined;
  readonly places?: ((count: number) => readonly Place[]) | undefined;
  readonly modeFor?: ((entry: CastEntry) => Mode) | undefined;
  /** Painted under what cannot stand on this water. */
  readonly platform?: ActorPaint | undefined;
  readonly platformLift?: number | undefined;
  readonly wake?: ActorPaint | undefined;
  /** Painted at the spout of a watering robot. */
  readonly pour?: ActorPaint | undefined;
  /** The round a circling flyer takes. */
  readonly circle?: { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number } | undefined;
  readonly facing?: 1 | -1 | undefined;
  readonly drift?: number | undefined;
  readonly heroScale?: number | undefined;
  /** Height in the frame, 0 top to 1 bottom. */
  readonly swimY?: number | undefined;
  readonly floatY?: number | undefined;
  readonly airY?: number | undefined;
  /** What those go up who climb without arms, in pixels. */
  readonly climb?: { readonly x: number; readonly top: number; readonly foot: number } | undefined;
  /** Strength of the mirror image on a wet ground or on water. */
  readonly wet?: number | undefined;
  readonly mirrorGain?: number | undefined;
  readonly shadowGain?: number | undefined;
  readonly hazeGain?: number | undefined;
  readonly dust?: Colour | undefined;
  readonly bounce?: Colour | undefined;
  readonly bounceGain?: number | undefined;
  readonly rimColour?: Colour | undefined;
  readonly rimGain?: number | undefined;
  readonly steams?: boolean | undefined;
  /** Height that who the picture is about has at least, in frame heights. */
  readonly least?: number | undefined;
  /** Some of the cast are on a table before the others: who they are, and what paints it between them. */
  readonly counter?: { readonly isOn: (entry: CastEntry) => boolean; readonly paint: () => void } | undefined;
  /** The ground is seen from above: where shadows fall on it, in pixels per pixel of height, and whether they are cast by the sun. */
  readonly overhead?: { readonly shadow: readonly [x: number, y: number]; readonly isHigh: boolean } | undefined;
}

export type FinishKind = 'layer' | 'sprite' | 'sky';
interface FinishOptions {
  readonly parallax?: number;
  readonly kind?: FinishKind;
}

/** What a set paints with: it asks the frame and palette, and adds layers from back to front. */
export interface Stage {
  readonly plan: ScenePlan;
  readonly environment: PaintEnv;
  /** The drawn subjects of the cast. */
  readonly rigs: ReadonlyMap<RigName, Rig>;
  readonly frame: Frame;
  readonly width: number;
  readonly height: number;
  /** Same as `frame.unit`. */
  readonly unit: number;
  readonly seed: number;
  /** The set's own sequence; never draw a number of times that depends on pixels. */
  readonly random: Random;
  /** A sequence of its own for what only some hours and weathers bring, which so moves nothing of the land. */
  fork(purpose: string): Random;
  /** A set with its own light replaces it before it adds a layer. */
  palette: Palette;
  sun: Sun;
  vignette: number;
  /** What the set has let into the air so far. */
  readonly airKinds: Set<AirKind>;
  /** Strength of lightning at a moment, 0 to 1. */
  flash: (time: number) => number;
  /** What the style makes of a colour of the set's own; for large areas that are painted every frame. */
  tone(colour: Colour): Colour;
  /** Soft round light of 128 px in a colour, cached. */
  glow(colour: Colour): Canvas;
  /** A large glow prescaled to whole pixels, cached; `null` while layers are being painted. */
  largeGlow(colour: Colour, width: number, height: number): Canvas | null;
  /** The style's treatment of a painted layer or sprite, done once, in place. */
  finish(canvas: Canvas, options?: FinishOptions): Canvas;
  /** Makes a drawing of another material, in place. */
  makeOf: MakeOf;
  /** Puts a sprite into the scene's light, in place. */
  relight(canvas: Canvas, options: RelightOptions): Canvas;
  /** A whole-frame backdrop that never moves. */
  backdrop(canvas: Canvas): void;
  /** Static art, painted once, tiling in x and moving with the camera. */
  strip(options: StripOptions, paint: StripPaint): void;
  /** Drawn every frame in the space of a parallax plane. */
  live(parallax: number, paint: LivePaint): void;
  /** Drawn every frame in screen space. */
  screen(paint: LivePaint): void;
  /** Adds the cast at this depth; every set calls it once. */
  addCast(world: World): void;
}

export type SetPainter = (stage: Stage) => void;
