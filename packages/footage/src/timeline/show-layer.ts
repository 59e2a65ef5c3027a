import { TICKS_PER_SECOND } from '@kinora/contracts/timeline';
import type { Context2d, PaintEnv, Picture } from '@kinora/drawing';
import type { Size } from '@kinora/drawing/pixels';
import type { Layer, LayerPlacement } from '@kinora/timeline';

import type { CanvasPool } from './canvas-pool.ts';
import { makeTimelineEffect, type TimelineEffect } from './effects/make-effect.ts';
import type { RecentThings } from './keep-recent.ts';
import { effectFonts } from './layer-fonts.ts';
import { fitPicture, placePicture, placeSized, within, type PicturePlace } from './place-picture.ts';
import { paintTitle, titleKey, type PaintedTitle } from './title/paint-title.ts';
import { titleFamilies } from './title/title-fonts.ts';

/** What layers are drawn with; kept from frame to frame. */
export interface ComposerRoom extends Size {
  readonly environment: PaintEnv;
  readonly pool: CanvasPool;
  readonly effects: RecentThings<TimelineEffect>;
  readonly titles: RecentThings<PaintedTitle>;
  /** Families that are loaded by now. */
  readonly fonts: ReadonlySet<string> | null;
  readonly secondsOf: (clipId: string) => number;
  readonly pictureOf: (clipId: string) => Picture | null;
}

/** A layer's picture and where it goes. */
export interface ShownLayer {
  readonly picture: Picture;
  readonly place: PicturePlace;
  /** A canvas of the pool, to be given back after drawing. */
  readonly lent: Context2d | null;
}

const CENTRED: LayerPlacement = {
  crop: { left: 0, top: 0, right: 0, bottom: 0 },
  x: 0,
  y: 0,
  scale: 1,
  rotation: 0,
  fit: 'contain',
};
/** Canvases of effects are at most this much longer than the frame. */
const OVERSIZE = 2;

interface EffectRun {
  readonly layer: Layer;
  readonly room: ComposerRoom;
  /** How much is seen of the effects, beside their own amounts. */
  readonly share: number;
}

/** In another font lines would break elsewhere; words come when their own is there. */
function hasFonts({ fonts }: ComposerRoom, families: readonly string[]): boolean {
  return fonts === null || families.every((family) => fonts.has(family));
}

/** Runs all effects of a layer over what is on a context, whose canvas holds nothing else. */
export function applyEffects(ctx: Context2d, { layer, room, share }: EffectRun): void {
  const { width, height } = ctx.canvas;
  layer.effects.forEach((use, index) => {
    if (!hasFonts(room, effectFonts(use))) return;
    const key = `${layer.clipId} ${index} ${use.effect} ${use.seed} ${width} ${height}`;
    const seconds = room.secondsOf(layer.clipId);
    const effect = room.effects.get(key, () =>
      makeTimelineEffect(use, { width, height, seconds, environment: room.environment }),
    );
    const { amount } = use.values;
    const values = { ...use.values, amount: (typeof amount === 'number' ? within(amount, [0, 1], 1) : 1) * share };
    effect.apply(ctx, layer.clipTime / TICKS_PER_SECOND, share === 1 ? use.values : values);
  });
}

/** Whole pixels for the effects of a clip: the size it has at scale 1. */
function effectSize({ width, height }: Size, frame: Size): Size {
  const limit = Math.max(frame.width, frame.height) * OVERSIZE;
  const factor = Math.min(1, limit / width, limit / height);
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

/** Draws the shown part on a canvas of its own and runs the effects over it. */
function withEffects(shown: ShownLayer, layer: Layer, { room, size }: { room: ComposerRoom; size: Size }): ShownLayer {
  const canvas = effectSize(size, room);
  const ctx = room.pool.take(canvas);
  const { x, y, width, height } = shown.place.source;
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(shown.picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  applyEffects(ctx, { layer, room, share: 1 });
  return { picture: ctx.canvas, place: { ...shown.place, source: { x: 0, y: 0, ...canvas } }, lent: ctx };
}

function showTitle(layer: Layer, placement: LayerPlacement, room: ComposerRoom): ShownLayer | null {
  const { text, look } = layer;
  if (text === null || look === null || text.trim() === '') return null;
  if (!hasFonts(room, titleFamilies(text, look.font))) return null;
  const job = { text, look, scale: within(placement.scale, [0, 100], 1) };
  const title = room.titles.get(titleKey(job), () => paintTitle(job, room, room.environment));
  return { picture: title.canvas, place: placeSized(title, placement, room), lent: null };
}

function showPicture(layer: Layer, placement: LayerPlacement, room: ComposerRoom): ShownLayer | null {
  const picture = room.pictureOf(layer.clipId);
  if (!picture || !(picture.width > 0 && picture.height > 0)) return null;
  return { picture, place: placePicture(picture, placement, room), lent: null };
}

/** What a layer shows; nothing for effects and for what is not there. */
export function showLayer(layer: Layer, room: ComposerRoom): ShownLayer | null {
  if (layer.kind === 'effect') return null;
  const placement = layer.placement ?? CENTRED;
  const shown = (layer.kind === 'text' ? showTitle : showPicture)(layer, placement, room);
  if (!shown || layer.effects.length === 0) return shown;
  const size = layer.kind === 'text' ? shown.place.source : fitPicture(shown.picture, placement, room);
  return withEffects(shown, layer, { room, size });
}
