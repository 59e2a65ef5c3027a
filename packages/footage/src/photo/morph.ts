import { rgba, lerp, smoothStep, cloudNoise, createNoiseField, type Context2d, type PaintEnv } from '@kinora/drawing';

import { alignBend } from './align-bend.ts';
import type { PhotoMove } from './camera-moves.ts';
import { measureColours } from './colour-planes.ts';
import { createLayerPainter, type Bend } from './draw-layers.ts';
import { matchPictures, type Flow } from './flow.ts';
import { mixTargets } from './mix-targets.ts';
import { photoCamera } from './photo-camera.ts';
import type { MotionRange } from './photo-plan.ts';
import { blurPlane, createPlane, mapPlane, samplePlane, type Plane } from './plane.ts';
import type { Extent, PreparedPicture } from './prepare-picture.ts';
import { paintRaster } from './raster.ts';
import { createSurface } from './surface.ts';

export interface MorphOptions {
  readonly move: PhotoMove;
  readonly motion: MotionRange;
  readonly seed: number;
}

/** Bends a picture by a share of its flow; `sign` 1 towards the other picture, -1 from it. */
function flowBend({ across, down }: Flow, { left, top, width, height }: Extent, amount: number): Bend {
  const read = (plane: Plane, x: number, y: number) =>
    samplePlane(plane, ((x - left) / width) * plane.width - 0.5, ((y - top) / height) * plane.height - 0.5);
  return (point) => {
    const { x, y } = point;
    point.x = x - read(across, x, y) * width * amount;
    point.y = y - read(down, x, y) * height * amount;
  };
}

/** Columns of the plan of change; rows follow the frame. */
const ORDER_SIDE = 64;

/**
 * When each place turns into the other picture, 0 first to 1 last: far before near, in clouds. Places are put in a
 * row by their rank, so that the change goes on evenly.
 */
function turnOrder(
  { depth, target, width, height }: Pick<PreparedPicture, 'depth' | 'height' | 'target' | 'width'>,
  seed: number,
): Plane {
  const noise = createNoiseField(seed);
  const rows = Math.max(4, Math.round((ORDER_SIDE * height) / width));
  const raw = mapPlane(createPlane(ORDER_SIDE, rows), (_, at) => {
    const x = (at % ORDER_SIDE) / ORDER_SIDE;
    const y = Math.floor(at / ORDER_SIDE) / rows;
    const near = samplePlane(depth, x * depth.width, y * depth.height);
    const away = Math.hypot(((x - 0.5) * width) / height - target.x, y - 0.5 - target.y);
    return near * 0.25 - away * 0.9 + cloudNoise(noise, x * 4.5, y * 3) * 0.4;
  });
  const ranked = Array.from(raw.data.keys()).toSorted((one, two) => (raw.data[one] ?? 0) - (raw.data[two] ?? 0));
  const order = createPlane(ORDER_SIDE, rows);
  ranked.forEach((at, rank) => {
    order.data[at] = rank / ranked.length;
  });
  return blurPlane(order, 1);
}

const isSomeone = ({ isPerson, anchors }: PreparedPicture) => isPerson || (anchors?.face ?? null) !== null;

const stay: Bend = () => undefined;

type BendBy = (share: number) => Bend;

/** How both pictures bend towards each other: head to head where both have a subject, else by matched structure. */
function bendsBetween(environment: PaintEnv, one: PreparedPicture, two: PreparedPicture): readonly [BendBy, BendBy] {
  const [first, second] = [one.anchors, two.anchors];
  // Someone and something have no eyes and mouth in common: neither bends.
  if (isSomeone(one) !== isSomeone(two)) return [() => stay, () => stay];
  if (first && second) return [(share) => alignBend(first, second, share), (share) => alignBend(second, first, share)];
  const measure = (picture: PreparedPicture) => measureColours(environment, paintRaster(environment, picture.back));
  const [there, back] = [measure(one), measure(two)];
  const forth = matchPictures(there, back);
  const hither = matchPictures(back, there);
  return [(share) => flowBend(forth, one.extent, share), (share) => flowBend(hither, two.extent, share)];
}

const SOFTNESS = 0.55;
/** Light that rises while the pictures change, at its most. */
const GLOW = 0.2;

/**
 * Turns one picture into another: both are bent towards each other by their matched structure while the camera goes
 * on through both, and the change spreads from far to near instead of everywhere at once.
 */
export function createMorph(
  environment: PaintEnv,
  [one, two]: readonly [PreparedPicture, PreparedPicture],
  { move, motion, seed }: MorphOptions,
): (ctx: Context2d, progress: number) => void {
  const bends = bendsBetween(environment, one, two);
  const painters = [createLayerPainter(one), createLayerPainter(two)] as const;
  const cameras = [photoCamera(one, move, motion), photoCamera(two, move, motion)] as const;
  const surfaces = [one, two].map(({ width, height }) => createSurface(environment, width, height));
  const order = turnOrder(one, seed);
  return (ctx, progress) => {
    const change = smoothStep(0.1, 0.9, progress);
    const [from, to] = surfaces;
    if (!from || !to) return;
    const draw = (index: 0 | 1, amount: number) => {
      const painter = painters[index];
      const bend = bends[index](amount);
      const target = index === 0 ? from.target : to.target;
      painter.drawBack(target, cameras[index](progress), [bend]);
      painter.drawFront(target, cameras[index](progress), [bend]);
    };
    if (change < 1) draw(0, change);
    if (change > 0) draw(1, 1 - change);
    if (change > 0 && change < 1) {
      const edge = lerp(-SOFTNESS, 1, change);
      mixTargets(
        from.target,
        to.target,
        (x, y) =>
          1 - smoothStep(edge, edge + SOFTNESS, samplePlane(order, x * order.width - 0.5, y * order.height - 0.5)),
      );
    }
    (change < 1 ? from : to).put(ctx);
    const light = GLOW * Math.sin(Math.PI * change);
    if (light < 0.01) return;
    ctx.globalCompositeOperation = 'soft-light';
    ctx.fillStyle = rgba('#fff2d8', light * 2);
    ctx.fillRect(0, 0, one.width, one.height);
    ctx.globalCompositeOperation = 'source-over';
  };
}
