import { mix, shade, type Colour, disc, type Random, type Context2d } from '@kinora/drawing';

export interface LeafTreeOptions {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly colour: Colour;
  readonly lit: Colour;
  /** Side of the light: 1 right, -1 left. */
  readonly side?: number | undefined;
}

/** Trunk and two boughs: angle and width. */
const BOUGHS = [
  [0, 0.05],
  [-0.35, 0.028],
  [0.33, 0.028],
] as const;
const LOBES = 13;

function paintBoughs(ctx: Context2d, { x, y, height, colour }: LeafTreeOptions): void {
  ctx.strokeStyle = shade(colour, -0.12, 0.7);
  ctx.lineCap = 'round';
  for (const [angle, width] of BOUGHS) {
    ctx.lineWidth = height * width;
    ctx.beginPath();
    ctx.moveTo(x, y);
    const tip = y - height * 0.3 - Math.cos(angle) * height * 0.22;
    ctx.quadraticCurveTo(x, y - height * 0.3, x + Math.sin(angle) * height * 0.5, tip);
    ctx.stroke();
  }
}

/** A round tree: boughs, a crown of overlapping lobes, and two steps of light on its lit side. */
export function leafTree(ctx: Context2d, random: Random, options: LeafTreeOptions): void {
  const { x, y, height, colour, lit, side = 1 } = options;
  paintBoughs(ctx, options);
  const lobes = Array.from({ length: LOBES }, (_, index) => {
    const angle = index * 2.4;
    const reach = height * 0.23 * Math.sqrt(index / LOBES);
    const radius = height * (0.13 + 0.07 * random());
    return [x + Math.cos(angle) * reach * 1.25, y - height * 0.66 + Math.sin(angle) * reach, radius] as const;
  });
  const layers = [
    { paint: shade(colour, -0.05), dx: 0, dy: 0.14, size: 1 },
    { paint: colour, dx: 0, dy: 0, size: 0.92 },
    { paint: mix(colour, lit, 0.35), dx: side * 0.25, dy: -0.3, size: 0.56 },
    { paint: mix(colour, lit, 0.7), dx: side * 0.36, dy: -0.46, size: 0.26 },
  ];
  for (const { paint, dx, dy, size } of layers) {
    for (const [cx, cy, radius] of lobes) disc(ctx, paint, [cx + dx * radius, cy + dy * radius, radius * size]);
  }
}
