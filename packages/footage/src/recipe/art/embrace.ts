import { rgba, shade, disc, smoothStep, type Context2d } from '@kinora/drawing';

import { heart } from './shapes.ts';

interface Arm {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly width: number;
  readonly colour: string;
}

/** A sleeve with a hand at its end. */
export function paintArm(ctx: Context2d, { from, to, width, colour }: Arm): void {
  const bow = width * 1.4;
  for (const [size, tone] of [
    [1.18, rgba(shade(colour, -0.14), 0.9)],
    [1, colour],
  ] as const) {
    ctx.strokeStyle = tone;
    ctx.lineWidth = width * size;
    ctx.lineCap = 'round';
    ctx.beginPath();
    ctx.moveTo(...from);
    ctx.quadraticCurveTo((from[0] + to[0]) / 2, Math.max(from[1], to[1]) + bow, ...to);
    ctx.stroke();
  }
  disc(ctx, '#e2b08c', [to[0], to[1], width * 0.56]);
}

/** Hearts, or bright dots, that rise from between two who met. */
export function paintJoy(
  ctx: Context2d,
  { progress, time, hugs }: { progress: number; time: number; hugs: boolean },
): void {
  const { width, height } = ctx.canvas;
  const shown = smoothStep(0.42, 0.52, progress);
  for (let index = 0; index < 16; index++) {
    const age = (time * 0.42 + index * 0.618) % 1;
    const x = width / 2 + Math.sin(index * 2.4) * height * (0.12 + 0.5 * age);
    const y = height * (0.5 - 0.55 * age);
    ctx.globalAlpha = shown * Math.sin(age * Math.PI);
    const size = height * (0.018 + 0.026 * ((index * 0.37) % 1));
    if (hugs) heart(ctx, index % 3 === 0 ? '#ff8fab' : '#ff3d6e', [x, y, size]);
    else disc(ctx, ['#ffd166', '#4cc9f0', '#ff8fab'][index % 3] ?? '#ffd166', [x, y, size * 0.6]);
  }
  ctx.globalAlpha = 1;
}
