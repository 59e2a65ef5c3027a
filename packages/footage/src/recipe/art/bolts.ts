import { rgba, fraction, createRandom, type Context2d } from '@kinora/drawing';

import type { AtmospherePaint } from '../../photo/atmosphere.ts';
import type { Studio } from '../studio.ts';

const PERIOD = 0.9;
const STROKES = [
  [18, 0.16],
  [8, 0.4],
  [3, 1],
] as const;

/** A jagged line that halves its way until it is fine. */
function growBolt(seed: number, { width, height }: Studio): readonly (readonly [number, number])[] {
  const random = createRandom(seed);
  const start = width * (0.12 + 0.76 * random());
  const end = start + (random() - 0.5) * width * 0.3;
  let points: (readonly [number, number])[] = [
    [start, -10],
    [end, height * (0.6 + 0.3 * random())],
  ];
  for (let round = 0, jag = height * 0.16; round < 5; round++, jag *= 0.52) {
    points = points.flatMap((point, index) => {
      const next = points[index + 1];
      if (!next) return [point];
      return [point, [(point[0] + next[0]) / 2 + (random() - 0.5) * jag, (point[1] + next[1]) / 2] as const];
    });
  }
  return points;
}

function drawBolt(ctx: Context2d, points: readonly (readonly [number, number])[], light: number): void {
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  for (const [width, alpha] of STROKES) {
    ctx.strokeStyle = rgba(width > 4 ? '#9cb8ff' : '#ffffff', alpha * light);
    ctx.lineWidth = (width * ctx.canvas.height) / 720;
    ctx.beginPath();
    for (const [x, y] of points) ctx.lineTo(x, y);
    ctx.stroke();
  }
}

/** A storm behind the subject: bolts, and a flash that lights everything. */
export function makeBolts(studio: Studio, amount: number): AtmospherePaint {
  const { width, height, seed } = studio;
  const bolts = Array.from({ length: 8 }, (_, index) => [
    growBolt(seed + index * 2, studio),
    growBolt(seed + index * 2 + 1, studio),
  ]);
  const lightAt = (time: number) => Math.exp(-fraction(time / PERIOD) * 7) * Math.min(1, amount);
  return {
    back: (ctx, time) => {
      ctx.fillStyle = 'rgba(14,16,44,.6)';
      ctx.fillRect(0, 0, width, height);
      const light = lightAt(time);
      for (const bolt of bolts[Math.floor(time / PERIOD) % bolts.length] ?? []) drawBolt(ctx, bolt, light);
    },
    front: (ctx, time) => {
      ctx.globalCompositeOperation = 'screen';
      ctx.fillStyle = rgba('#9db4ff', 0.42 * lightAt(time) ** 1.5);
      ctx.fillRect(0, 0, width, height);
      ctx.globalCompositeOperation = 'source-over';
    },
  };
}
