import { mix, shade, TAU, type PaintEnv, type Picture } from '@kinora/drawing';

import { drawAttire } from '../attire/attire.ts';
import { drawPlushBody } from '../people/plush-body.ts';
import type { Rig, RigOptions, Span } from '../rig/rig.ts';
import { flatten } from './flatten.ts';
import { measurePicture, type PictureBounds } from './picture-bounds.ts';
import { PICTURE_EDGES } from './picture-edges.data.ts';
import { repaint } from './repaint.ts';

interface Mounted {
  picture: Picture;
  bounds: PictureBounds;
}

/** Left, top, width and height that put the middle of the opaque part at x = 0 and `anchor` of it at y = 0. */
function placeAt(bounds: PictureBounds, scale: number, anchor: number): [number, number, number, number] {
  const left = (-bounds.x - bounds.width / 2) * scale;
  return [left, (-bounds.y - bounds.height * anchor) * scale, scale, scale];
}

/** Where a head on a plush body wears something. */
const ATTIRE = {
  head: { x: 0, y: 0, scale: 0.29 },
  neck: { back: [-0.2, 0.26], front: [0.2, 0.26], width: 0.1 },
} as const;

/** A head-only picture on a plush body in its own colours. */
function headRig({ picture, bounds }: Mounted): Rig {
  const scale = 0.62 / Math.max(bounds.width, bounds.height);
  const colour = shade(bounds.colour, -0.02);
  const belly = mix(bounds.colour, '#fff7ea', 0.6);
  return {
    box: [-0.5, -1.35, 0.5, 0.06],
    frames: 12,
    draw(ctx, phase, options) {
      drawPlushBody(ctx, { colour, belly, phase });
      ctx.save();
      ctx.translate(0, -0.74 - Math.sin(phase * TAU) * 0.012);
      ctx.rotate(Math.sin(phase * TAU) * 0.04);
      ctx.drawImage(picture, ...placeAt(bounds, scale, 0.5));
      drawAttire(ctx, options, ATTIRE);
      ctx.restore();
    },
  };
}

/** An edge given in shares of a picture that is `half` to both sides and one high. */
const edgeOf = (edge: Span | undefined, half: number): Span | undefined =>
  edge && [(edge[0] * 2 - 1) * half, edge[1] - 1, (edge[2] * 2 - 1) * half];

/** A whole picture that stands on its lowest opaque pixel, turned to face right; one with letters as it is. */
function standingRig({ picture, bounds }: Mounted, { picture: name = '', pose }: RigOptions): Rig {
  const lettered = pose === 'sign';
  const { surface, opening } = PICTURE_EDGES[name] ?? {};
  const scale = 1 / bounds.height;
  const half = (bounds.width * scale) / 2;
  return {
    box: [-half, -1, half, 0.02],
    frames: 1,
    lettered,
    surface: edgeOf(surface, half),
    opening: edgeOf(opening, half),
    draw(ctx) {
      ctx.save();
      ctx.scale(lettered ? 1 : -1, 1);
      ctx.drawImage(picture, ...placeAt(bounds, scale, 1));
      ctx.restore();
    },
  };
}

/** A mounted picture as an actor, or `null` when the environment does not have it. */
export function pictureRig(environment: PaintEnv, looks: RigOptions): Rig | null {
  const { picture: name, pose } = looks;
  const picture = name === undefined ? null : environment.picture(name);
  if (!picture) return null;
  const painted = repaint(environment, flatten(environment, picture), looks.tint);
  const mounted = { picture: painted, bounds: measurePicture(environment, painted) };
  return pose === 'head' ? headRig(mounted) : standingRig(mounted, looks);
}
