import { disc, line, polygon, rgba, stroke, type Context2d } from '@kinora/drawing';

import type { Feeling } from './looks.ts';
import type { Rig } from './rig.ts';
import { watchEyes, type DrawnEye } from './watched-eyes.ts';

/** An eye around its own middle: its radius, the side of the nose (1 ahead, -1 behind), and the colour around it. */
interface Look {
  readonly ctx: Context2d;
  readonly r: number;
  readonly nose: 1 | -1;
  readonly skin: string;
  readonly isDark: boolean;
}

/** Least radius of what is drawn on a face: small eyes have brows that can be seen. */
const LEAST = 0.036;
const INK = 'rgba(38,24,30,1)';
const PALE = 'rgba(250,240,226,1)';

const inkOf = ({ isDark }: Look) => (isDark ? PALE : INK);

/** The eye is covered with what is around it. */
function cover({ ctx, r, skin }: Look): void {
  disc(ctx, skin, [0, 0, r * 1.5, r * 1.6]);
}

/** A brow over the eye; the higher its tilt, the lower it is at the nose. */
function drawBrow(look: Look, tilt: number, width: number): void {
  const { ctx, r, nose } = look;
  line(ctx, { colour: inkOf(look), width: r * width }, [
    nose * r * 1.7,
    -r * (1.5 - tilt),
    -nose * r * 1.6,
    -r * (1.5 + tilt),
  ]);
}

/** The upper half of the eye under its lid, with a fold where the lid ends. */
function drawLid(look: Look, share: number): void {
  const { ctx, r, skin } = look;
  ctx.fillStyle = skin;
  ctx.beginPath();
  ctx.rect(-r * 1.5, -r * 1.7, r * 3, r * (1.7 - 1.2 + share * 2.4));
  ctx.save();
  ctx.clip();
  disc(ctx, skin, [0, 0, r * 1.5, r * 1.7]);
  ctx.restore();
  const edge = r * (share * 2.4 - 1.2);
  line(ctx, { colour: inkOf(look), width: r * 0.42 }, [-r * 1.25, edge, r * 1.25, edge]);
}

/** A closed eye, arched as in laughter or hanging as in sleep. */
function drawClosed(look: Look, arch: number): void {
  const { ctx, r } = look;
  cover(look);
  stroke(ctx, { colour: inkOf(look), width: r * 0.55 }, [
    -r * 1.35,
    r * arch * 0.5,
    0,
    -r * arch,
    r * 1.35,
    r * arch * 0.5,
  ]);
}

function drawTear({ ctx, r }: Look): void {
  polygon(ctx, '#8fd0f4', [-r * 0.75, r * 2.6, 0, r * 1.1, r * 0.75, r * 2.6]);
  disc(ctx, '#8fd0f4', [0, r * 2.8, r * 0.8]);
  disc(ctx, rgba('#ffffff', 0.8), [-r * 0.25, r * 2.6, r * 0.22]);
}

const FACES: Readonly<Record<Feeling, (look: Look) => void>> = {
  glad: (look) => drawBrow(look, -0.15, 0.4),
  laughing: (look) => drawClosed(look, 1),
  yawning: (look) => {
    drawClosed(look, -0.7);
    drawBrow(look, -0.35, 0.4);
  },
  sad: (look) => {
    drawLid(look, 0.3);
    drawBrow(look, -0.7, 0.5);
  },
  crying: (look) => {
    drawBrow(look, -0.75, 0.5);
    drawTear(look);
  },
  angry: (look) => {
    drawLid(look, 0.16);
    drawBrow(look, 0.85, 0.85);
  },
  tired: (look) => drawLid(look, 0.56),
  afraid: (look) => drawBrow(look, -0.8, 0.45),
};

const DARK = 80;
/** How far over the middle of an eye the colour around it is taken, in radii. */
const BESIDE = 1.75;

/** The colour beside an eye, in the pixels that are drawn. */
function skinAt(ctx: Context2d, { x, y, radius, transform }: DrawnEye): readonly [number, number, number] | null {
  const at = { x, y: y - Math.max(radius, LEAST * 0.5) * BESIDE };
  const left = Math.round(transform.a * at.x + transform.c * at.y + transform.e);
  const top = Math.round(transform.b * at.x + transform.d * at.y + transform.f);
  const [red = 0, green = 0, blue = 0, alpha = 0] = ctx.getImageData(left, top, 1, 1).data;
  return alpha < 200 ? null : [red, green, blue];
}

const acrossOf = ({ x, y, transform: { a, c, e } }: DrawnEye) => a * x + c * y + e;

/** The side of its nose: of two eyes on one face the other one's, else ahead. */
function noseOf(eye: DrawnEye, eyes: readonly DrawnEye[]): 1 | -1 {
  return eyes.length > 1 && acrossOf(eye) >= Math.max(...eyes.map(acrossOf)) ? -1 : 1;
}

function paintFace(ctx: Context2d, feeling: Feeling, eyes: readonly DrawnEye[]): void {
  const looks = eyes.map((eye) => ({ eye, nose: noseOf(eye, eyes), skin: skinAt(ctx, eye) }));
  for (const { eye, nose, skin } of looks) {
    const [red, green, blue] = skin ?? [200, 180, 160];
    ctx.save();
    const { a, b, c, d, e, f } = eye.transform;
    ctx.setTransform(a, b, c, d, e, f);
    ctx.translate(eye.x, eye.y);
    const isDark = red * 0.3 + green * 0.59 + blue * 0.11 < DARK;
    FACES[feeling]({ ctx, nose, isDark, r: Math.max(eye.radius, LEAST * 0.7), skin: `rgb(${red},${green},${blue})` });
    ctx.restore();
  }
}

/** A drawing whose eyes show what is felt. */
export const felt = (rig: Rig): Rig => ({
  ...rig,
  draw(ctx, phase, options) {
    const { feeling } = options;
    if (feeling === undefined) return rig.draw(ctx, phase, options);
    const eyes = watchEyes(ctx, () => rig.draw(ctx, phase, options));
    paintFace(ctx, feeling, eyes.slice(0, 2));
  },
});
