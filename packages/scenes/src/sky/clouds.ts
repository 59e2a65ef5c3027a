import {
  mix,
  rgba,
  type Colour,
  type Random,
  TAU,
  lerp,
  modulo,
  contextOf,
  type Canvas,
  type Context2d,
  verticalGradient,
} from '@kinora/drawing';

import type { Stage } from '../stage/stage.ts';
import { isCloudless } from '../stage/weather.ts';

interface CloudTone {
  readonly lit?: Colour | undefined;
  readonly dark?: Colour | undefined;
  /** How softly the flat base fades out. */
  readonly soft?: number | undefined;
}
export interface CloudOptions extends CloudTone {
  readonly width: number;
  readonly height: number;
}
export interface CloudsOptions extends CloudTone {
  readonly count?: number | undefined;
  /** Heights in the frame, 0 top to 1 bottom. */
  readonly top?: number | undefined;
  readonly bottom?: number | undefined;
  readonly size?: number | undefined;
  readonly alpha?: number | undefined;
  readonly speed?: number | undefined;
}
type Lobe = readonly [x: number, y: number, radius: number];

const LOBES = 9;

function makeLobes(random: Random, width: number, height: number): Lobe[] {
  return Array.from({ length: LOBES }, (_, index) => {
    const t = (index + 0.5) / LOBES;
    const bulge = Math.sin(Math.PI * t) ** 0.7;
    const y = height * (0.86 - 0.36 * bulge * (0.5 + random() * 0.5));
    return [width * (0.1 + 0.8 * t), y, height * (0.1 + 0.3 * bulge * (0.6 + random() * 0.5))];
  });
}

function lightLobes(ctx: Context2d, lobes: readonly Lobe[], { lit, side }: { lit: Colour; side: number }): void {
  ctx.globalCompositeOperation = 'source-atop';
  for (const [x, y, r] of lobes) {
    const gradient = ctx.createRadialGradient(x - r * 0.35 * side, y - r * 0.45, 0, x, y, r * 1.05);
    gradient.addColorStop(0, rgba(lit, 0.75));
    gradient.addColorStop(1, rgba(lit, 0));
    ctx.fillStyle = gradient;
    ctx.fillRect(x - r, y - r, r * 2, r * 2);
  }
}

/** One cumulus: overlapping lobes on a flat base, lit from the light's side, cool underneath. */
export function cloudSprite(stage: Stage, options: CloudOptions): Canvas {
  const { sky } = stage.palette;
  const { width, height, soft = 0.12 } = options;
  const { lit = mix(sky[4], '#ffffff', 0.35), dark = mix(sky[2], sky[1], 0.35) } = options;
  const canvas = stage.environment.canvas(width, height);
  const ctx = contextOf(canvas);
  const lobes = makeLobes(stage.fork('cloud'), width, height);
  ctx.beginPath();
  for (const [x, y, radius] of lobes) {
    ctx.moveTo(x + radius, y);
    ctx.arc(x, y, radius, 0, TAU);
  }
  ctx.roundRect(width * 0.06, height * 0.74, width * 0.88, height * 0.16, height * 0.08);
  ctx.fillStyle = verticalGradient(ctx, [height * 0.15, height * 0.9], [lit, mix(lit, dark, 0.45), dark]);
  ctx.fill('nonzero');
  lightLobes(ctx, lobes, { lit, side: stage.frame.side });
  ctx.globalCompositeOperation = 'destination-out';
  const base = [height * (0.9 - soft * 3), height * 0.92] as const;
  ctx.fillStyle = verticalGradient(ctx, base, ['rgba(0,0,0,0)', 'rgba(0,0,0,.9)']);
  ctx.fillRect(0, height * 0.5, width, height);
  ctx.globalCompositeOperation = 'source-over';
  return canvas;
}

/** Drifting clouds from far to near; they travel a little with the camera. */
export function addClouds(stage: Stage, options: CloudsOptions = {}): void {
  const { count = 6, top = 0.05, bottom = 0.42, size = 1, alpha = 0.9, speed = 1, ...tone } = options;
  const { width: frameWidth, height: frameHeight, unit } = stage;
  const random = stage.fork('clouds');
  const drawn = isCloudless(stage) ? 0 : count;
  for (let index = 0; index < drawn; index++) {
    const near = (index + 0.5) / count;
    const width = (220 + 300 * random()) * unit * size * lerp(0.6, 1.3, near);
    const height = width * (0.3 + 0.12 * random());
    const parallax = 0.1 + 0.1 * near;
    const cloud = stage.finish(cloudSprite(stage, { width, height, ...tone }), { parallax });
    const start = random() * (frameWidth + width);
    const y = Math.round(frameHeight * lerp(bottom, top, near) - height * 0.4);
    const pace = (5 + 9 * near) * unit * speed;
    stage.live(0.04 + 0.1 * near, (ctx, time) => {
      ctx.globalAlpha = alpha * lerp(0.65, 1, near);
      const x = modulo(start + time * pace, frameWidth + width * 1.2) - width * 1.1;
      ctx.drawImage(cloud, Math.round(x), y);
      ctx.globalAlpha = 1;
    });
  }
}
