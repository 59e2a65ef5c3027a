import type { BlendMode, Context2d } from '@kinora/drawing';
import type { Layer, LayerMix } from '@kinora/timeline';

import { within } from './place-picture.ts';
import { applyEffects, showLayer, type ComposerRoom, type ShownLayer } from './show-layer.ts';

const share = (value: number) => within(value, [0, 1], 1);

/** What a transition leaves of a layer. */
function mixShare({ role, share: done }: LayerMix): number {
  return role === 'left' ? 1 - within(done, [0, 1], 0) : within(done, [0, 1], 1);
}

interface Stroke {
  readonly alpha: number;
  readonly mode: BlendMode;
}

function drawShown(ctx: Context2d, { picture, place }: ShownLayer, { alpha, mode }: Stroke): void {
  const { source, x, y, width, height, angle } = place;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  ctx.setTransform(cosine, sine, -sine, cosine, x, y);
  ctx.globalAlpha = alpha;
  ctx.globalCompositeOperation = mode;
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(picture, source.x, source.y, source.width, source.height, -width / 2, -height / 2, width, height);
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalAlpha = 1;
  ctx.globalCompositeOperation = 'source-over';
}

interface Part {
  readonly room: ComposerRoom;
  /** What a transition leaves of the layer. */
  readonly left: number;
  readonly mode: BlendMode;
}

function drawLayer(ctx: Context2d, layer: Layer, { room, left, mode }: Part): void {
  const alpha = share(layer.opacity) * left;
  if (alpha === 0) return;
  if (layer.kind === 'effect') return applyEffects(ctx, { layer, room, share: alpha });
  const shown = showLayer(layer, room);
  if (!shown) return;
  if (shown.place.width > 0 && shown.place.height > 0) drawShown(ctx, shown, { alpha, mode });
  if (shown.lent) room.pool.give(shown.lent);
}

/** Whether two layers are the sides of one transition. */
function isPair(one: Layer, two: Layer | undefined): two is Layer {
  if (one.kind === 'effect' || two?.kind === 'effect') return false;
  return one.mix?.role === 'left' && two?.mix?.role === 'right' && one.trackId === two.trackId;
}

/**
 * Cross-dissolves two layers. Both are added up on a canvas of their own by their shares, so that two equal pictures are
 * that picture in the middle too, and what is below shows through only where it does through both.
 */
function drawPair(ctx: Context2d, pair: readonly [Layer, Layer], room: ComposerRoom): void {
  const mixed = room.pool.take(room);
  for (const layer of pair) {
    drawLayer(mixed, layer, { room, left: layer.mix ? mixShare(layer.mix) : 1, mode: 'lighter' });
  }
  ctx.drawImage(mixed.canvas, 0, 0);
  room.pool.give(mixed);
}

/** Draws layers over a context, the first one lowest; effects change all that is drawn before them. */
export function drawLayers(ctx: Context2d, layers: readonly Layer[], room: ComposerRoom): void {
  for (let index = 0; index < layers.length; index++) {
    const [layer, next] = [layers[index], layers[index + 1]];
    if (!layer) continue;
    if (isPair(layer, next)) {
      drawPair(ctx, [layer, next], room);
      index++;
      continue;
    }
    const left = layer.mix ? mixShare(layer.mix) : 1;
    drawLayer(ctx, layer, { room, left, mode: 'source-over' });
  }
}
