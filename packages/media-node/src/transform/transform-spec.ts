import type { Recipe } from '@kinora/contracts/recipe';
import type { CropRegion } from '@kinora/drawing/frame';
import type { OverlayName, RestyleName, TimeOperation } from '@kinora/footage';
import type { RecipeTreatmentJob } from '@kinora/footage/effects';

/** What becomes of a clip; plain JSON. Parts are applied in the order in which they stand here. */
export interface TransformSpec {
  /** Applied one after the other; empty keeps the time. */
  readonly time: readonly TimeOperation[];
  /** Pixels of the result, which the clip covers: what is too much on two sides is left out. Null keeps its size. */
  readonly frame: { readonly width: number; readonly height: number } | null;
  /** Even pixels of the clip that are looked at; all of it where there is none. */
  readonly part?: CropRegion | undefined;
  /** Enlarges along edges: to twice the width and height, or to what the frame needs. */
  readonly upscale: boolean;
  /** 0 leaves the picture, 1 doubles its fine detail. */
  readonly sharpen: number;
  readonly restyle: {
    readonly name: RestyleName;
    /** 0 to 1. */
    readonly strength: number;
    readonly letterBox: boolean;
  } | null;
  readonly overlay: {
    readonly name: OverlayName;
    /** 0 to 1. */
    readonly strength: number;
  } | null;
  readonly effect: ClipEffect | null;
  readonly sound: TransformSound;
  /** Decides noise, strokes and particles. */
  readonly seed: number;
}

/** An effect that takes a clip; its recipe must have passed `checkRecipe`. */
interface ClipEffect {
  readonly recipe: Recipe;
  /** Words for the steps that print some. */
  readonly text?: string | undefined;
  readonly chosen?: RecipeTreatmentJob['options']['chosen'];
}

/** The clip's own sound in its new time, none, or one composed to words of mood and place. */
export type TransformSound =
  | { readonly kind: 'keep' }
  | { readonly kind: 'none' }
  | { readonly kind: 'score'; readonly prompt: string };

/** A plan that changes nothing, to start from. */
export const UNCHANGED: TransformSpec = {
  time: [],
  frame: null,
  upscale: false,
  sharpen: 0,
  restyle: null,
  overlay: null,
  effect: null,
  sound: { kind: 'keep' },
  seed: 1,
};
