import { shade, blob, disc, moved, placed, polygon, stroke, TAU, type Context2d } from '@kinora/drawing';

import { drawHeadwear, drawScarf, drawTie, type NeckPlace } from '../attire/attire.ts';
import { turned, within } from '../rig/modelling.ts';
import type { RigOptions } from '../rig/rig.ts';
import { noteEye } from '../rig/watched-eyes.ts';
import { drawDots, drawPatches } from './body.ts';
import type { Coat } from './coat.ts';
import { drawCurls } from './curls.ts';
import { drawEar } from './ear.ts';
import { drawFrontEars, drawFrontFace } from './front-face.ts';
import { OUTLINES } from './outlines.data.ts';

interface HeadPlace {
  /** Where the front leg meets the body. */
  shoulder: number;
  nod: number;
  /** What it has on. */
  worn?: RigOptions;
}

/** Centre of the head and its radius. */
interface Skull {
  x: number;
  y: number;
  scale: number;
}

function drawNeck(ctx: Context2d, coat: Coat, { skull, shoulder }: { skull: Skull; shoulder: number }): void {
  const { chest } = coat;
  const throat = [shoulder + chest * 0.62, -chest * 0.2, shoulder, 0];
  blob(ctx, coat.colour, [shoulder - 0.1, -chest * 1.2, ...placed(OUTLINES.nape, skull), ...throat]);
  const { dots, spots } = coat;
  if (dots !== undefined) {
    within(ctx, () => drawDots(ctx, dots, [shoulder - 0.2, skull.y + coat.head * 0.2, skull.x, chest * 0.1]));
  }
  if (spots !== undefined) {
    within(ctx, () => drawPatches(ctx, spots, [shoulder - 0.2, skull.y, skull.x + 0.2, -chest * 0.4]));
  }
  if (coat.mane !== undefined) {
    const mane = placed(OUTLINES.mane, skull);
    blob(ctx, coat.mane, [shoulder - 0.16, -chest * 1.15, ...mane, shoulder, -chest * 0.8]);
  }
}

function drawRuff(ctx: Context2d, colour: string, { x, y, scale: r }: Skull): void {
  for (let i = 0; i < 11; i++) {
    const turn = (i / 11) * TAU;
    const paint = i % 2 === 1 ? colour : shade(colour, 0.06);
    disc(ctx, paint, [x - r * 0.2 + Math.cos(turn) * r * 1.05, y + r * 0.1 + Math.sin(turn) * r * 1.15, r * 0.5]);
  }
}

function drawNose(ctx: Context2d, coat: Coat, skull: Skull): void {
  const { x, y, scale: r } = skull;
  if (coat.disc !== undefined) {
    disc(ctx, coat.disc, [x + r * 0.8 + coat.snout * 0.86, y + r * 0.28, r * 0.3, r * 0.42]);
    for (const nostril of [-0.06, 0.12]) {
      disc(ctx, coat.nose, [x + r * (0.8 + nostril) + coat.snout * 0.86, y + r * 0.28, r * 0.06, r * 0.12]);
    }
    return;
  }
  if (coat.trunk === true) stroke(ctx, { colour: coat.colour, width: 0.1 }, placed(OUTLINES.trunk, skull));
  else disc(ctx, coat.nose, [x + r * 0.8 + coat.snout * 0.88, y + r * 0.3, r * 0.15, r * 0.12]);
}

/** What grows on brow or nose, besides antlers. */
function drawHorns(ctx: Context2d, { horn, knobs, snout }: Coat, skull: Skull): void {
  const { x, y } = skull;
  if (horn?.at === 'brow') polygon(ctx, horn.colour, placed(OUTLINES.browHorn, skull));
  if (horn?.at === 'nose') blob(ctx, horn.colour, placed(OUTLINES.noseHorn, { ...skull, x: x + snout * 0.6 }));
  if (knobs === undefined) return;
  for (const shift of [-0.03, 0.03]) {
    const points = placed(OUTLINES.knob, { ...skull, x: x + shift });
    stroke(ctx, { colour: knobs, width: 0.028 }, points);
    disc(ctx, shade(knobs, -0.12), [points[2] ?? x, points[3] ?? y, 0.026]);
  }
}

function drawFace(ctx: Context2d, coat: Coat, skull: Skull): void {
  const { snout } = coat;
  const outline = coat.blunt === true ? moved(OUTLINES.skull, OUTLINES.skullBlunt, 1) : OUTLINES.skull;
  blob(ctx, coat.face ?? coat.colour, moved(placed(outline, skull), OUTLINES.skullSnout, snout));
  if (coat.cheek !== undefined) {
    blob(ctx, coat.cheek, moved(placed(OUTLINES.cheek, skull), OUTLINES.cheekSnout, snout));
  }
  if (coat.mask !== undefined) blob(ctx, coat.mask, moved(placed(OUTLINES.mask, skull), OUTLINES.maskSnout, snout));
  if (coat.dots !== undefined && coat.dotSize !== undefined) drawFreckles(ctx, coat.dots, skull);
  drawNose(ctx, coat, skull);
}

/** A few dark spots on cheek and brow. */
function drawFreckles(ctx: Context2d, colour: string, { x, y, scale: r }: Skull): void {
  for (const [across, down] of [
    [-0.2, 0.3] as const,
    [0.1, -0.5] as const,
    [0.66, 0.06] as const,
    [0.5, 0.44] as const,
  ])
    disc(ctx, colour, [x + across * r, y + down * r, r * 0.1]);
}

/** A blotch over the eye and one on the back of the head. */
function drawBlotches(ctx: Context2d, { blotches }: Coat, { x, y, scale: r }: Skull): void {
  if (!blotches) return;
  disc(ctx, blotches[1], [x - r * 0.5, y - r * 0.42, r * 0.42, r * 0.48]);
  disc(ctx, blotches[0], [x + r * 0.3, y - r * 0.36, r * 0.36, r * 0.42]);
}

function drawAntlers(ctx: Context2d, colour: string, { x, y, scale: r }: Skull): void {
  for (const root of [x - r * 0.1 - 0.03, x - r * 0.1 + 0.03]) {
    stroke(ctx, { colour, width: 0.028 }, [root, y - r * 0.7, root - 0.1, y - r * 1.8, root - 0.05, y - r * 3]);
    stroke(ctx, { colour, width: 0.022 }, [root - 0.08, y - r * 1.6, root + 0.07, y - r * 2.3]);
    stroke(ctx, { colour, width: 0.022 }, [root - 0.1, y - r * 2.1, root - 0.22, y - r * 2.8]);
  }
}

/** The lower jaw dropped, with the mouth between it and the snout. */
function drawYawn(ctx: Context2d, coat: Coat, { x, y, scale: r }: Skull): void {
  const reach = r * 0.55 + coat.snout * 0.75;
  turned(ctx, { x: x + r * 0.3, y: y + r * 0.5, angle: 0.62 }, () => {
    blob(ctx, shade(coat.cheek ?? coat.face ?? coat.colour, -0.04), [
      -r * 0.3,
      -r * 0.2,
      reach,
      -r * 0.2,
      reach * 1.1,
      r * 0.12,
      reach * 0.5,
      r * 0.32,
      -r * 0.3,
      r * 0.3,
    ]);
    blob(ctx, '#4a1f2a', [
      0,
      -r * 0.62,
      reach * 0.95,
      -r * 0.5,
      reach * 0.98,
      -r * 0.1,
      reach * 0.4,
      r * 0.06,
      0,
      -r * 0.06,
    ]);
    blob(ctx, '#e0808c', [r * 0.1, -r * 0.16, reach * 0.5, -r * 0.26, reach * 0.86, -r * 0.14, reach * 0.4, r * 0.04]);
  });
}

function drawEye(ctx: Context2d, { x, y, scale: r }: Skull): void {
  noteEye(ctx, [x + r * 0.3, y - r * 0.12, r * 0.13]);
  disc(ctx, '#1c1414', [x + r * 0.3, y - r * 0.12, r * 0.11, r * 0.14]);
  disc(ctx, '#ffffff', [x + r * 0.34, y - r * 0.17, r * 0.04]);
}

/** Across the neck, a little below the head. */
function scarfOn({ chest }: Coat, { x, y, scale: r }: Skull, shoulder: number): NeckPlace {
  const foot = [shoulder + chest * 0.25, -chest * 0.3] as const;
  const [along, up] = [x - foot[0], y - foot[1]];
  const length = Math.max(0.001, Math.hypot(along, up));
  const middle = [x - (along / length) * r * 1.05, y - (up / length) * r * 1.05] as const;
  const [across, down] = [(-up / length) * r * 0.8, (along / length) * r * 0.8];
  return {
    back: [middle[0] - across * 1.05, middle[1] - down * 1.05],
    front: [middle[0] + across, middle[1] + down],
    width: r * 0.52,
  };
}

/** The middle of the head, over where the legs meet the body. */
export const headOf = ({ chest, neck }: Coat, shoulder: number): readonly [x: number, y: number] => [
  shoulder + chest * 0.25 + neck[0],
  -chest * 0.55 + neck[1],
];

/** Balls of curls on the top of the head and over the ear. */
function drawHeadCurls(ctx: Context2d, { colour }: Coat, { x, y, scale: r }: Skull): void {
  drawCurls(ctx, colour, [x - r * 0.2, y - r * 0.95, r * 0.8]);
  drawCurls(ctx, shade(colour, -0.04), [x - r * 0.72, y + r * 0.42, r * 0.56]);
}

/** The head from the side, as it hangs. */
function drawProfile(ctx: Context2d, coat: Coat, { yawns, ...skull }: Skull & { yawns: boolean }): void {
  const { x, y, scale: r } = skull;
  if (yawns) drawYawn(ctx, coat, skull);
  drawFace(ctx, coat, skull);
  drawBlotches(ctx, coat, skull);
  drawEar(ctx, coat, { x: x - r * 0.3, y: y - r * 0.62, scale: r, side: 'near' });
  if (coat.pompons === true) drawHeadCurls(ctx, coat, skull);
  drawHorns(ctx, coat, skull);
  drawEye(ctx, skull);
}

/** Neck, head, ears and what grows on them. */
export function drawHead(ctx: Context2d, coat: Coat, { shoulder, nod, worn = {} }: HeadPlace): void {
  const r = coat.head;
  const [x, level] = headOf(coat, shoulder);
  const y = level + nod;
  const skull = { x, y, scale: r };
  const yawns = worn.feeling === 'yawning';
  const isFront = coat.isFront === true;
  const hang = (paint: () => void) =>
    turned(ctx, { x, y, angle: (coat.tilt ?? 0) - (yawns && !isFront ? 0.3 : 0) }, () => {
      ctx.translate(-x, -y);
      paint();
    });
  if (!isFront) hang(() => drawEar(ctx, coat, { x: x - r * 0.15, y: y - r * 0.75, scale: r, side: 'far' }));
  drawNeck(ctx, coat, { skull, shoulder });
  if (coat.ruff !== undefined) drawRuff(ctx, coat.ruff, skull);
  if (isFront) drawFrontEars(ctx, coat, skull);
  const neck = scarfOn(coat, skull, shoulder);
  drawScarf(ctx, worn, neck);
  drawTie(ctx, worn, neck);
  hang(() => {
    if (isFront) drawFrontFace(ctx, coat, { ...skull, yawns });
    else drawProfile(ctx, coat, { ...skull, yawns });
    drawHeadwear(ctx, worn, { x: x - r * 0.08, y: y - r * 0.08, scale: r * 1.16 });
  });
  if (coat.antlers !== undefined) drawAntlers(ctx, coat.antlers, skull);
}
