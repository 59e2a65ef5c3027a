import { mix, shade, type Colour, disc, TAU, type Random, type Context2d } from '@kinora/drawing';

export interface BroadTreeOptions {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly colour: Colour;
  readonly lit: Colour;
  readonly trunk: Colour;
  /** Side of the light: 1 right, -1 left. */
  readonly side: number;
}
/** A bunch of leaves: its middle and how far it reaches. */
interface Bunch {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
}

/** Bunches of a crown: across, up and reach, in heights of the tree. */
const BUNCHES = [
  [0, 0.86, 0.15],
  [-0.2, 0.74, 0.17],
  [0.2, 0.76, 0.16],
  [0, 0.66, 0.2],
  [-0.33, 0.56, 0.14],
  [0.33, 0.58, 0.14],
  [-0.14, 0.5, 0.15],
  [0.15, 0.5, 0.15],
] as const;
/** Boughs: how far their tips are across and up, and their width. */
const BOUGHS = [
  [0, 0.6, 0.05],
  [-0.22, 0.58, 0.026],
  [0.22, 0.6, 0.026],
] as const;

function paintBoughs(ctx: Context2d, { x, y, height, trunk }: BroadTreeOptions): void {
  ctx.fillStyle = trunk;
  ctx.beginPath();
  ctx.moveTo(x - height * 0.06, y);
  ctx.quadraticCurveTo(x - height * 0.026, y - height * 0.06, x - height * 0.022, y - height * 0.36);
  ctx.lineTo(x + height * 0.022, y - height * 0.36);
  ctx.quadraticCurveTo(x + height * 0.026, y - height * 0.06, x + height * 0.06, y);
  ctx.fill();
  ctx.strokeStyle = trunk;
  ctx.lineCap = 'round';
  for (const [aside, up, width] of BOUGHS) {
    ctx.lineWidth = height * width;
    ctx.beginPath();
    ctx.moveTo(x, y - height * 0.26);
    ctx.quadraticCurveTo(x + aside * height * 0.2, y - height * 0.4, x + aside * height, y - height * up);
    ctx.stroke();
  }
}

/** A wide crown of many leaves in bunches, each lit from one side, over a flared trunk. */
export function broadTree(ctx: Context2d, random: Random, options: BroadTreeOptions): void {
  const { x, y, height: h, colour, lit, side } = options;
  paintBoughs(ctx, options);
  const bunches: readonly Bunch[] = BUNCHES.map(([across, up, reach]) => ({
    x: x + (across + (random() - 0.5) * 0.06) * h,
    y: y - (up + (random() - 0.5) * 0.05) * h,
    reach: reach * h * (0.9 + 0.25 * random()),
  }));
  const layers = [
    { paint: shade(colour, -0.06), leaves: 20, dx: 0, dy: 0.24, spread: 1.05, size: 0.048 },
    { paint: colour, leaves: 20, dx: 0, dy: 0, spread: 0.95, size: 0.042 },
    { paint: mix(colour, lit, 0.38), leaves: 13, dx: side * 0.2, dy: -0.26, spread: 0.72, size: 0.034 },
    { paint: mix(colour, lit, 0.75), leaves: 8, dx: side * 0.36, dy: -0.44, spread: 0.5, size: 0.025 },
  ];
  for (const { paint, leaves, dx, dy, spread, size } of layers) {
    for (const bunch of bunches) {
      if (size > 0.04)
        disc(ctx, paint, [bunch.x + dx * bunch.reach, bunch.y + dy * bunch.reach, bunch.reach * spread * 0.86]);
      for (let leaf = 0; leaf < leaves; leaf++) {
        const [angle, far] = [random() * TAU, Math.sqrt(random()) * bunch.reach * spread];
        const at = [
          bunch.x + dx * bunch.reach + Math.cos(angle) * far,
          bunch.y + dy * bunch.reach + Math.sin(angle) * far,
        ] as const;
        disc(ctx, paint, [at[0], at[1], h * size * (0.7 + 0.5 * random()), h * size * 0.6, random() * 3]);
      }
    }
  }
}
