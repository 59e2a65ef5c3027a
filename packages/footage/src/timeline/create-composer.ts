import type { Context2d, PaintEnv, Picture } from '@kinora/drawing';
import type { Size } from '@kinora/drawing/pixels';
import type { Layer } from '@kinora/timeline';

import { createCanvasPool } from './canvas-pool.ts';
import { drawLayers } from './draw-layers.ts';
import type { TimelineEffect } from './effects/make-effect.ts';
import { keepRecent } from './keep-recent.ts';
import { paintOffline } from './offline-pattern.ts';
import type { PaintedTitle } from './title/paint-title.ts';

export interface TimelineComposerOptions extends Size {
  /** `#rrggbb`, behind all layers. */
  readonly background: string;
  readonly environment: PaintEnv;
  /** The families that are loaded by now, as a set that grows; without it all are. Titles wait for theirs. */
  readonly fonts?: ReadonlySet<string> | undefined;
  /** Length of a clip in seconds, for effects that have a beginning and an end; 5 where it is left out. */
  readonly secondsOf?: ((clipId: string) => number) | undefined;
  /** Draws stripes for a picture that is not there; otherwise nothing is drawn for it. */
  readonly showsOffline?: boolean | undefined;
}

/** Draws frames of a timeline; the same in the browser and in Node. */
export interface TimelineComposer {
  /**
   * Draws a frame on a context of the composer's size. `layers` begin with the lowest; `frames` gives a clip's decoded
   * picture of the moment, and is asked once for each layer that has one.
   */
  draw(ctx: Context2d, layers: readonly Layer[], frames: (clipId: string) => Picture | null): void;
  /** Lets go of all canvases. */
  close(): void;
}

/** Effects and titles that are kept ready, also while they are not seen. */
const KEPT_EFFECTS = 32;
const KEPT_TITLES = 48;
const USUAL_SECONDS = 5;
const COLOUR = /^#[0-9a-f]{6}$/i;

function prepare(ctx: Context2d, { width, height, background }: TimelineComposerOptions): void {
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalAlpha = 1;
  ctx.globalCompositeOperation = 'source-over';
  ctx.fillStyle = COLOUR.test(background) ? background : '#000000';
  ctx.fillRect(0, 0, width, height);
}

/** Makes a compositor for frames of one size, in whole pixels; what it needs again it keeps. */
export function createTimelineComposer(options: TimelineComposerOptions): TimelineComposer {
  const { width, height, environment, fonts = null, secondsOf = () => USUAL_SECONDS, showsOffline = false } = options;
  const pool = createCanvasPool(environment);
  const effects = keepRecent<TimelineEffect>(KEPT_EFFECTS);
  const titles = keepRecent<PaintedTitle>(KEPT_TITLES);
  let offline: Picture | null = null;
  const placeholder = () => (showsOffline ? (offline ??= paintOffline({ width, height }, environment)) : null);
  const room = { width, height, environment, pool, effects, titles, fonts, secondsOf };
  return {
    draw: (ctx, layers, frames) => {
      ctx.save();
      prepare(ctx, options);
      drawLayers(ctx, layers, { ...room, pictureOf: (clipId) => frames(clipId) ?? placeholder() });
      ctx.restore();
    },
    close: () => {
      pool.clear();
      effects.clear();
      titles.clear();
      offline = null;
    },
  };
}
