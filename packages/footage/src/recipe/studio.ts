import type { Random, Canvas, Context2d, PaintEnv, Pixels } from '@kinora/drawing';

import type { Anchors } from '../photo/anchors.ts';
import type { OpenSpace } from '../photo/atmosphere.ts';
import type { Bend } from '../photo/draw-layers.ts';
import type { Point, View } from '../photo/pose.ts';
import type { PreparedPicture } from '../photo/prepare-picture.ts';
import type { Target } from '../photo/warp.ts';
import type { Motion } from './motion.ts';
import type { Values } from './values.ts';

/** What the steps of a recipe are made with, once; all that there is over the frames of a clip. */
export interface Studio {
  readonly environment: PaintEnv;
  readonly width: number;
  readonly height: number;
  /** 1 at 1280 x 720. */
  readonly unit: number;
  readonly seed: number;
  readonly seconds: number;
  readonly random: Random;
  readonly space: OpenSpace;
  readonly anchors: Anchors;
  /** What the frame is about, in frame heights about its middle. */
  readonly target: Point;
  /** The member's words, fit to be printed; empty without any. */
  readonly words: string;
  /** Where the recipe's frame has room for words. */
  readonly label: MakeLabel | null;
}

/** A place for words on a drawn thing, in pixels about its middle, turned and scaled as the thing is at a moment. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turn: number;
  readonly scale: number;
}
export type MakeLabel = (moment: Moment) => Label;

/** A studio with the member's pictures taken apart. */
export interface PictureStudio extends Studio {
  readonly first: PreparedPicture;
  readonly second: PreparedPicture | null;
}

/** One moment as a step sees it. */
export interface Moment {
  /** Seconds since the first frame. */
  readonly time: number;
  /** 0 to 1 over the part of the clip the step runs in. */
  readonly progress: number;
  /** 0 to 1 over the whole clip. */
  readonly whole: number;
  /** How much the step is there: 1 while it runs, rising and falling softly at its ends. */
  readonly presence: number;
  /** Seconds since the step began. */
  readonly since: number;
}

/** Where the subject is in the frame, in pixels. */
export interface Spot {
  /** A place of the picture at the subject's depth, after the subject's own motion. */
  place(point: Point): Point;
  /** Makes the context draw in frame heights about a place, turned and scaled as the subject is there. */
  enter(ctx: Context2d, point: Point): void;
}

export type LayerPaint = (ctx: Context2d, spot: Spot) => void;
/** Draws with the subject as it is in this frame, on a canvas of the frame's size. */
export type SubjectPaint = (ctx: Context2d, subject: Canvas, spot: Spot) => void;
export type PixelPaint = (target: Target) => void;

/** Background and subject of one frame before they are drawn; steps change it in their order. */
export interface Layers {
  view: View;
  /** How the subject moves, from first to last. */
  motion: Motion;
  readonly frontBends: Bend[];
  readonly backBends: Bend[];
  /** Paints the whole frame in place of the picture's background. */
  backdrop: LayerPaint | null;
  /** Whether the view is from so far off that the picture ends inside the frame. */
  isBack: boolean;
  readonly behind: LayerPaint[];
  /** Right under the subject, shaped by it. */
  readonly under: SubjectPaint[];
  readonly frontPixels: PixelPaint[];
  readonly backPixels: PixelPaint[];
  /** Takes the place of drawing the subject once, as it is. */
  drawSubject: SubjectPaint | null;
  readonly before: LayerPaint[];
  /** Where the subject is, once all steps have arranged the frame. */
  readonly spot: () => Spot;
}

/** A step that is ready to run. */
export interface Operation {
  /** Changes the layers before they are drawn. */
  arrange?(layers: Layers, moment: Moment): void;
  /** Changes the drawn frame. */
  finish?(ctx: Context2d, moment: Moment): void;
}

export type MakeOperation = (studio: PictureStudio, values: Values) => Operation;
/** A step that needs nothing but the drawn frame, so that it runs over clips too. */
export type MakeFrameOperation = (studio: Studio, values: Values) => Operation;

/** The pixels of a drawn frame, for steps that work on them. */
export const frameOf = (ctx: Context2d, { width, height }: Studio): Pixels => ctx.getImageData(0, 0, width, height);
