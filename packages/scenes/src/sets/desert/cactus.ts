import { line, type Context2d } from '@kinora/drawing';

export interface Cactus {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly colour: string;
  readonly lit: string;
  /** Side of the light: 1 right, -1 left. */
  readonly side: 1 | -1;
}

interface Arm {
  readonly y: number;
  readonly length: number;
  readonly aside: 1 | -1;
}

function paintArm(ctx: Context2d, { x, height: h, colour, lit, side }: Cactus, arm: Arm): void {
  const elbow = x + arm.aside * h * 0.22;
  ctx.strokeStyle = colour;
  ctx.lineCap = 'round';
  ctx.lineWidth = h * 0.1;
  ctx.beginPath();
  ctx.moveTo(x, arm.y);
  ctx.quadraticCurveTo(elbow, arm.y, elbow, arm.y - h * 0.1);
  ctx.lineTo(elbow, arm.y - arm.length);
  ctx.stroke();
  const edge = elbow + side * h * 0.035;
  line(ctx, { colour: lit, width: h * 0.02 }, [edge, arm.y - h * 0.06, edge, arm.y - arm.length]);
}

export function paintCactus(ctx: Context2d, cactus: Cactus): void {
  const { x, y, height: h, colour, lit, side } = cactus;
  paintArm(ctx, cactus, { y: y - h * 0.35, length: h * 0.32, aside: -1 });
  paintArm(ctx, cactus, { y: y - h * 0.48, length: h * 0.26, aside: 1 });
  line(ctx, { colour, width: h * 0.13 }, [x, y, x, y - h]);
  line(ctx, { colour: lit, width: h * 0.024 }, [x + side * h * 0.045, y, x + side * h * 0.045, y - h]);
}
