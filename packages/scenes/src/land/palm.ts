import { mix, shade, type Colour, type Random, type Context2d } from '@kinora/drawing';

export interface PalmOptions {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** How far the crown leans aside, as a share of the height. */
  readonly lean: number;
  readonly trunk: Colour;
  readonly leaf: Colour;
  readonly lit: Colour;
  /** Side of the light: 1 right, -1 left. */
  readonly side: number;
}
interface Frond {
  readonly x: number;
  readonly y: number;
  /** Direction in which it leaves the crown, 0 to the right. */
  readonly angle: number;
  readonly length: number;
  readonly colour: Colour;
}

const FRONDS = 11;
const LEAFLETS = 24;
const RINGS = 16;

/** The place on the bowed trunk at a share of its height, and its width there. */
function trunkAt({ x, y, height, lean }: PalmOptions, t: number): readonly [x: number, y: number, half: number] {
  const bow = lean * height * (t * t * 0.75 + t * 0.25);
  return [x + bow, y - height * t, height * (0.032 - 0.017 * t + 0.018 * (1 - t) ** 8)];
}

function paintTrunk(ctx: Context2d, tree: PalmOptions): void {
  const places = Array.from({ length: RINGS + 1 }, (_, index) => trunkAt(tree, index / RINGS));
  ctx.fillStyle = tree.trunk;
  ctx.beginPath();
  for (const [x, y, half] of places) ctx.lineTo(x - half, y);
  for (const [x, y, half] of places.toReversed()) ctx.lineTo(x + half, y);
  ctx.fill();
  ctx.fillStyle = mix(tree.trunk, tree.lit, 0.4);
  ctx.beginPath();
  for (const [x, y, half] of places) ctx.lineTo(x + tree.side * half, y);
  for (const [x, y, half] of places.toReversed()) ctx.lineTo(x + tree.side * half * 0.25, y);
  ctx.fill();
  ctx.strokeStyle = shade(tree.trunk, -0.08);
  ctx.lineWidth = tree.height * 0.006;
  for (const [x, y, half] of places.slice(1, -1)) {
    ctx.beginPath();
    ctx.moveTo(x - half, y);
    ctx.quadraticCurveTo(x, y + half * 0.7, x + half, y);
    ctx.stroke();
  }
}

/** The place on a drooping frond. */
function frondAt({ x, y, angle, length }: Frond, t: number): readonly [x: number, y: number] {
  const reach = Math.cos(angle) * length * (t - 0.12 * t * t);
  return [x + reach, y + Math.sin(angle) * length * t + length * (0.62 * t * t - 0.1 * t)];
}

function paintFrond(ctx: Context2d, frond: Frond): void {
  const { length, colour } = frond;
  ctx.strokeStyle = colour;
  ctx.lineCap = 'round';
  ctx.lineWidth = length * 0.022;
  ctx.beginPath();
  for (let index = 0; index <= 12; index++) ctx.lineTo(...frondAt(frond, index / 12));
  ctx.stroke();
  ctx.fillStyle = colour;
  ctx.beginPath();
  for (let index = 2; index < LEAFLETS; index++) {
    const t = index / LEAFLETS;
    const [x, y] = frondAt(frond, t);
    const [beforeX, beforeY] = frondAt(frond, t - 0.04);
    const along = Math.atan2(y - beforeY, x - beforeX);
    const long = length * 0.3 * Math.sin(Math.PI * Math.min(1, t * 0.85 + 0.15)) ** 0.7;
    for (const side of [-1, 1]) {
      const way = along + side * (0.75 - 0.25 * t);
      const [tipX, tipY] = [x + Math.cos(way) * long, y + Math.sin(way) * long + long * 0.22];
      ctx.moveTo(beforeX, beforeY);
      ctx.quadraticCurveTo(x + Math.cos(way) * long * 0.5, y + Math.sin(way) * long * 0.4, tipX, tipY);
      ctx.lineTo(x, y);
    }
  }
  ctx.fill();
}

/** A coconut palm: bowed ringed trunk and a crown of feathered, drooping fronds, lit from one side. */
export function palm(ctx: Context2d, random: Random, options: PalmOptions): void {
  const { height, leaf, lit, side, trunk } = options;
  const [x, y] = trunkAt(options, 1);
  const fronds = Array.from({ length: FRONDS }, (_, index) => {
    const angle = -Math.PI * (0.5 + (((index * 5) % FRONDS) / (FRONDS - 1) - 0.5) * 1.28) + (random() - 0.5) * 0.2;
    const light = Math.max(0, Math.cos(angle) * side) * 0.5 + (index / FRONDS) * 0.35;
    return { x, y, angle, length: height * (0.36 + 0.1 * random()), colour: mix(shade(leaf, -0.04), lit, light) };
  });
  for (const frond of fronds.slice(0, 4)) paintFrond(ctx, { ...frond, colour: shade(leaf, -0.07) });
  paintTrunk(ctx, options);
  for (const frond of fronds.slice(4)) paintFrond(ctx, frond);
  ctx.fillStyle = shade(trunk, -0.06);
  for (const aside of [-1, 0.2, 1.1]) {
    ctx.beginPath();
    ctx.arc(x + aside * height * 0.022, y + height * 0.028, height * 0.021, 0, Math.PI * 2);
    ctx.fill();
  }
}
