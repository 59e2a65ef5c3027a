import type { Random, Context2d } from '@kinora/drawing';

export interface BareTreeOptions {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly colour: string;
  readonly lean?: number | undefined;
  readonly snow?: string | undefined;
  /** Trunk width as a share of the height. */
  readonly width?: number | undefined;
  /** How many times it forks. */
  readonly depth?: number | undefined;
}
interface Branch {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly angle: number;
  readonly width: number;
  readonly depth: number;
}
interface Tree {
  readonly ctx: Context2d;
  readonly random: Random;
  readonly height: number;
  readonly colour: string;
  readonly snow: string | undefined;
}
interface Bow {
  readonly mx: number;
  readonly my: number;
  readonly ex: number;
  readonly ey: number;
}

function paintWood({ ctx, colour }: Tree, { x, y, width }: Branch, { mx, my, ex, ey }: Bow): void {
  ctx.strokeStyle = colour;
  ctx.lineCap = 'round';
  ctx.lineWidth = width;
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.quadraticCurveTo(mx, my, ex, ey);
  ctx.stroke();
}

function paintSnow({ ctx, snow, height }: Tree, { x, y, width, angle }: Branch, { mx, my, ex, ey }: Bow): void {
  const holdsSnow = width > height * 0.004 && Math.abs(Math.cos(angle)) > 0.35;
  if (snow === undefined || !holdsSnow) return;
  ctx.strokeStyle = snow;
  ctx.lineWidth = width * 0.4;
  ctx.beginPath();
  ctx.moveTo(x, y - width * 0.35);
  ctx.quadraticCurveTo(mx, my - width * 0.35, ex, ey - width * 0.3);
  ctx.stroke();
}

function grow(tree: Tree, branch: Branch): void {
  const { random } = tree;
  const { x, y, length, angle, width, depth } = branch;
  const bend = angle + (random() - 0.5) * 0.3;
  const ex = x + Math.cos(angle) * length;
  const ey = y + Math.sin(angle) * length;
  const bow = { mx: x + Math.cos(bend) * length * 0.55, my: y + Math.sin(bend) * length * 0.55, ex, ey };
  paintWood(tree, branch, bow);
  paintSnow(tree, branch, bow);
  if (depth === 0) return;
  for (const side of [-1, 1]) {
    if (depth === 1 && random() >= 0.8) continue;
    grow(tree, {
      x: ex,
      y: ey,
      length: length * (0.58 + 0.24 * random()),
      angle: angle + side * (0.28 + 0.42 * random()),
      width: width * (0.56 + 0.12 * random()),
      depth: depth - 1,
    });
  }
}

/** A bare trunk with forking branches, for foregrounds and winter woods. */
export function bareTree(ctx: Context2d, random: Random, options: BareTreeOptions): void {
  const { x, y, height, colour, snow, lean = 0, width = 0.05, depth = 5 } = options;
  const trunk = { x, y, length: height * 0.34, angle: -Math.PI / 2 + lean, width: height * width, depth };
  grow({ ctx, random, height, colour, snow }, trunk);
}
