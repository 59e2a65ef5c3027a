import type { Colour, Canvas, Context2d } from '@kinora/drawing';

import type { FinishKind, Palette, Stage } from '../stage/stage.ts';

export interface Finish {
  readonly parallax: number;
  readonly kind: FinishKind;
}
/** What a style does in one scene. */
export interface Treatment {
  /** Treats a painted layer or sprite once, in place. */
  finish(canvas: Canvas, finish: Finish): void;
  /** A pass over each drawn frame; `reference` draws the middle of the clip without it. */
  post?(ctx: Context2d, reference: () => Canvas): void;
  /** Extra art on the plate that lies over every frame. */
  plate?(ctx: Context2d): void;
}
/** A material, not a filter: it recolours the mood, treats every layer, and may pass over the frame. */
export interface Style {
  /** Strength of the light that spills from bright places. */
  readonly bloom: number;
  readonly grain: number;
  /** Overrides the set's own vignette. */
  readonly vignette?: number;
  /** Moves in steps, like stop motion; in steps per second. */
  readonly steps?: number;
  readonly captionColour: Colour;
  palette(mood: Palette): Palette;
  /** What becomes of a colour that a set or a light brings itself; unchanged when left out. */
  tone?(colour: Colour): Colour;
  treat(stage: Stage): Treatment;
}
