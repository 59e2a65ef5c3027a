import { shade, blob, disc, lerp, line, polygon, stroke, type Context2d } from '@kinora/drawing';

import type { Coat } from './coat.ts';
import type { TailRoot } from './tail.ts';

interface Back {
  /** Where the legs meet the body, along x. */
  readonly hip: number;
  readonly shoulder: number;
}

/** A coat around the trunk, within its outline: from the shoulders to before the hips, with a hem and buttons. */
export function paintCloth(
  ctx: Context2d,
  colour: string,
  { hip, shoulder, waist: w, chest: c }: Back & { waist: number; chest: number },
): void {
  const left = hip - w * 0.1;
  ctx.fillStyle = colour;
  ctx.fillRect(left, -c * 2, shoulder + c * 2 - left, c * 4);
  ctx.fillStyle = shade(colour, -0.07);
  ctx.fillRect(left, w * 0.05, shoulder + c * 2 - left, c * 2);
  line(ctx, { colour: shade(colour, -0.14), width: 0.03 }, [left, -c * 2, left, c * 2]);
  for (const share of [0.25, 0.55, 0.85]) {
    disc(ctx, shade(colour, -0.2), [left + (shoulder - left) * share, w * 0.12, 0.016]);
  }
}

interface Sleeve extends Back {
  readonly coat: Coat;
  /** How far the fore leg swings, in radians. */
  readonly angle: number;
}

/** The sleeve over the upper part of the near fore leg. */
export function drawSleeve(ctx: Context2d, colour: string, { shoulder, coat, angle }: Sleeve): void {
  const [x, y] = [shoulder + 0.01, -coat.waist * 0.15];
  const reach = coat.leg * 0.42;
  const end = [x + Math.sin(angle) * reach, y + Math.cos(angle) * reach] as const;
  line(ctx, { colour: shade(colour, -0.03), width: coat.legWidth * 1.5 }, [x, y, ...end]);
  line(ctx, { colour: shade(colour, -0.14), width: coat.legWidth * 0.3 }, [
    end[0] - coat.legWidth * 0.7,
    end[1] + coat.legWidth * 0.5,
    end[0] + coat.legWidth * 0.7,
    end[1] + coat.legWidth * 0.5,
  ]);
}

interface Cape extends Back {
  readonly coat: Coat;
  /** Where in its wave, in radians. */
  readonly flow: number;
}

/** A cape tied at the chest that lies over the back and blows out behind. */
export function drawCape(ctx: Context2d, colour: string, { hip, shoulder, coat, flow }: Cape): void {
  const { waist: w, chest: c } = coat;
  const wave = Math.sin(flow) * 0.04;
  const [tailX, tailY] = [hip - w * 1.9, -w * 1.1 + wave];
  blob(ctx, shade(colour, -0.02), [
    shoulder + c * 0.3,
    -c * 1.18,
    shoulder - c * 0.6,
    -c * 1.42,
    hip,
    -w * 1.6 + wave * 0.4,
    tailX,
    tailY - w * 0.5,
    tailX - w * 0.3,
    tailY + w * 0.5,
    hip - w * 0.2,
    -w * 0.05 - wave * 0.5,
    shoulder - c * 0.5,
    -c * 0.1,
    shoulder + c * 0.1,
    -c * 0.45,
  ]);
  const fold = { colour: shade(colour, -0.12), width: 0.02 };
  stroke(ctx, fold, [shoulder - c * 0.1, -c * 0.9, 0, -w * 0.95, tailX + w * 0.2, tailY + w * 0.1]);
  stroke(ctx, fold, [shoulder - c * 0.1, -c * 0.55, 0, -w * 0.5, hip - w * 0.5, -w * 0.1 + wave]);
  stroke(ctx, { colour: '#f3d27a', width: 0.035 }, [
    shoulder + c * 0.3,
    -c * 1.1,
    shoulder + c * 0.5,
    -c * 0.5,
    shoulder + c * 0.1,
    -c * 0.2,
  ]);
}

interface DinosaurBack extends Back {
  readonly coat: Coat;
  readonly root: TailRoot;
}

/** The thick tail of a dinosaur costume, and the plates along its back. */
export function drawDinosaurBack(ctx: Context2d, colour: string, { hip, shoulder, coat, root }: DinosaurBack): void {
  const w = coat.waist;
  const [tipX, tipY] = [root.x - w * 2.2, root.y + w * (0.5 - root.wag * 0.6)];
  for (let plate = 0; plate < 7; plate++) {
    const share = plate / 6;
    const x = lerp(hip - w * 0.6, shoulder + w * 0.3, share);
    const tall = w * (0.42 + Math.sin(share * Math.PI) * 0.34);
    polygon(ctx, '#f2b134', [x - w * 0.3, -w * 0.9, x - w * 0.06, -w * 1.16 - tall, x + w * 0.3, -w * 0.9]);
  }
  for (const share of [0.25, 0.6])
    polygon(ctx, '#f2b134', [
      lerp(root.x, tipX, share) - w * 0.16,
      lerp(root.y, tipY, share),
      lerp(root.x, tipX, share) - w * 0.14,
      lerp(root.y, tipY, share) - w * (1.05 - share * 0.5),
      lerp(root.x, tipX, share) + w * 0.3,
      lerp(root.y, tipY, share) - w * 0.2,
    ]);
  blob(ctx, colour, [
    root.x + w * 0.9,
    root.y - w * 0.45,
    root.x - w * 0.4,
    root.y - w * 0.2,
    tipX,
    tipY,
    root.x - w * 0.5,
    root.y + w * 0.6,
    root.x + w * 0.8,
    root.y + w * 0.85,
  ]);
}
