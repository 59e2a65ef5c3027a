import { blob, disc, mix, placed, polygon, shade, stroke, type Context2d } from '@kinora/drawing';

import { turned, within } from '../rig/modelling.ts';
import { noteEye } from '../rig/watched-eyes.ts';
import type { Coat, EarShape } from './coat.ts';
import { FRONT_FACE } from './front-face.data.ts';

/** Centre of the head and its radius. */
interface Skull {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A face in radii of its head, around its middle. */
interface Face {
  readonly ctx: Context2d;
  readonly coat: Coat;
}

const WRINKLE = -0.13;
const MOUTH = '#3a2526';

/** An ear in its own axes: up is away from the head, right is to the middle of the head. */
type EarPainter = (face: Face, colour: string, inside: string) => void;

const pricked: EarPainter = ({ ctx, coat }, colour, inside) => {
  polygon(ctx, colour, FRONT_FACE.prickedEar);
  polygon(ctx, coat.earTip ?? inside, coat.earTip === undefined ? FRONT_FACE.earInside : FRONT_FACE.earTip);
};
const round: EarPainter = ({ ctx }, colour, inside) => {
  disc(ctx, colour, [-0.08, -0.12, 0.4]);
  disc(ctx, inside, [-0.04, -0.06, 0.23]);
};
const folded: EarPainter = ({ ctx }, colour) => {
  blob(ctx, shade(colour, -0.06), FRONT_FACE.foldedEar);
  blob(ctx, shade(colour, -0.14), FRONT_FACE.earFold);
};
const hanging: EarPainter = ({ ctx }, colour) => blob(ctx, shade(colour, -0.1), FRONT_FACE.hangingEar);

const EARS: Partial<Record<EarShape, EarPainter>> = { point: pricked, round, rose: folded, floppy: hanging };

/** Both ears of a face that is turned to the viewer. */
export function drawFrontEars(ctx: Context2d, coat: Coat, { x, y, scale }: Skull): void {
  const colour = coat.ear ?? coat.face ?? coat.colour;
  const inside = mix(colour, '#f2b8a8', 0.5);
  const paint = EARS[coat.ears] ?? pricked;
  const size = coat.earSize ?? 1;
  for (const side of [1, -1] as const) {
    const at = { x: x + scale * (side > 0 ? -0.56 : 0.62), y: y - scale * 0.56 };
    turned(ctx, { ...at, scaleX: scale * size * side, scaleY: scale * size }, () =>
      paint({ ctx, coat }, side > 0 ? colour : shade(colour, -0.05), inside),
    );
  }
}

/** What the coat has on the face: mask, blotches, stripes, blaze. */
function drawMarkings({ ctx, coat }: Face): void {
  const { blaze, blotches, mask, stripes } = coat;
  if (mask !== undefined) blob(ctx, mask, FRONT_FACE.mask);
  if (blotches) {
    blob(ctx, blotches[0], FRONT_FACE.nearBlotch);
    blob(ctx, blotches[1], FRONT_FACE.farBlotch);
  }
  if (coat.cheek !== undefined) blob(ctx, coat.cheek, FRONT_FACE.cheeks);
  if (blaze !== undefined) blob(ctx, blaze, FRONT_FACE.blaze);
  if (coat.brows !== undefined) for (const x of [-0.3, 0.52]) disc(ctx, coat.brows, [x, -0.4, 0.15, 0.1]);
  if (stripes === undefined) return;
  for (const [x, lean] of [[-0.16, -0.08] as const, [0.12, 0] as const, [0.4, 0.08] as const])
    stroke(ctx, { colour: stripes, width: 0.1 }, [x + lean, -0.95, x, -0.5]);
  for (const y of [0.02, 0.3]) {
    stroke(ctx, { colour: stripes, width: 0.09 }, [-1.05, y - 0.06, -0.66, y + 0.04]);
    stroke(ctx, { colour: stripes, width: 0.09 }, [1.1, y - 0.06, 0.86, y + 0.04]);
  }
}

/** Heavy lips that hang at both sides of a broad muzzle, and folds over it. */
function drawJowls({ ctx, coat }: Face, lip: string): void {
  for (const x of [-0.2, 0.48]) blob(ctx, lip, placed(FRONT_FACE.jowl, { x, y: 0.36, scale: x < 0 ? 1 : 0.96 }));
  const fold = { colour: shade(coat.face ?? coat.colour, WRINKLE), width: 0.06 };
  stroke(ctx, fold, [-0.34, -0.36, 0.13, -0.22, 0.62, -0.36]);
  stroke(ctx, fold, [-0.2, -0.58, 0.13, -0.47, 0.46, -0.58]);
  stroke(ctx, fold, [-0.16, 0.12, 0.13, -0.02, 0.44, 0.12]);
}

function drawMuzzle(face: Face): void {
  const { ctx, coat } = face;
  const lip = coat.muzzle ?? coat.cheek ?? coat.face ?? coat.colour;
  const wide = 0.3 + coat.snout * 1.2;
  disc(ctx, lip, [0.14, 0.42, wide * 1.35, wide * 0.95]);
  if (coat.jowls === true) drawJowls(face, lip);
  const nose = coat.jowls === true ? 0.2 : 0.12 + coat.snout * 0.4;
  blob(ctx, coat.nose, placed(FRONT_FACE.nose, { x: 0.15, y: 0.24, scale: nose }));
  const deep = coat.jowls === true ? 0.78 : 0.56;
  const line = { colour: MOUTH, width: 0.05 };
  stroke(ctx, line, [0.15, 0.3, 0.15, deep - 0.12]);
  stroke(ctx, line, [0.15 - wide * 0.8, deep, 0.02, deep, 0.15, deep - 0.12, 0.28, deep, 0.15 + wide * 0.8, deep]);
  if (coat.jowls === true)
    for (const x of [-0.12, 0.42]) polygon(ctx, '#fffaf0', [x - 0.06, 0.8, x, 0.66, x + 0.06, 0.8]);
}

function drawEyes({ ctx, coat }: Face): void {
  for (const x of [-0.3, 0.54]) {
    noteEye(ctx, [x, -0.1, 0.15]);
    if (coat.iris !== undefined) disc(ctx, coat.iris, [x, -0.1, 0.19, 0.18]);
    disc(ctx, '#1c1414', [x + 0.01, -0.1, coat.iris === undefined ? 0.14 : 0.1, 0.15]);
    disc(ctx, '#ffffff', [x + 0.05, -0.16, 0.045]);
  }
}

function drawWhiskers({ ctx }: Face): void {
  const pen = { colour: 'rgba(255,255,255,0.75)', width: 0.03 };
  for (const turn of [-0.06, 0.06, 0.18]) {
    stroke(ctx, pen, [-0.3, 0.42 + turn * 0.6, -1.15, 0.34 + turn * 2]);
    stroke(ctx, pen, [0.6, 0.42 + turn * 0.6, 1.36, 0.34 + turn * 2]);
  }
}

/** The mouth wide open. */
function drawYawn({ ctx }: Face): void {
  disc(ctx, '#4a1f2a', [0.15, 0.7, 0.26, 0.3]);
  disc(ctx, '#e0808c', [0.15, 0.84, 0.17, 0.14]);
}

interface FrontFace extends Skull {
  readonly yawns: boolean;
}

/** A face that is turned to the viewer, its nose a little ahead: cats, and dogs with a flat one. */
export function drawFrontFace(ctx: Context2d, coat: Coat, { x, y, scale, yawns }: FrontFace): void {
  turned(ctx, { x, y, scaleX: scale, scaleY: scale }, () => {
    const face = { ctx, coat };
    blob(ctx, coat.face ?? coat.colour, coat.jowls === true ? FRONT_FACE.broadSkull : FRONT_FACE.skull);
    within(ctx, () => drawMarkings(face));
    drawMuzzle(face);
    if (yawns) drawYawn(face);
    drawEyes(face);
    if (coat.whiskers === true) drawWhiskers(face);
  });
}
