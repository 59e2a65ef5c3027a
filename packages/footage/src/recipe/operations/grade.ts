import { rgba, type BlendMode } from '@kinora/drawing';

import type { MakeFrameOperation } from '../studio.ts';

type Wash = readonly [colour: string, mode: BlendMode, strength: number];

/** Colour washes of a tone, laid one after the other. */
const TONES: Readonly<Record<string, readonly Wash[]>> = {
  warm: [
    ['#ffb46a', 'soft-light', 0.6],
    ['#4a2a12', 'screen', 0.18],
  ],
  cold: [
    ['#4a8cff', 'soft-light', 0.55],
    ['#0a2240', 'screen', 0.25],
  ],
  night: [
    ['#2c3f86', 'multiply', 0.75],
    ['#0a1236', 'screen', 0.3],
  ],
  sunset: [
    ['#ff6a3c', 'soft-light', 0.7],
    ['#5a1a4a', 'screen', 0.28],
  ],
  candle: [
    ['#b8641e', 'multiply', 0.5],
    ['#ff9a3c', 'soft-light', 0.55],
  ],
  party: [
    ['#ff3d9a', 'soft-light', 0.45],
    ['#2a0a5a', 'screen', 0.3],
  ],
  spooky: [
    ['#4a8a3c', 'soft-light', 0.5],
    ['#2a1450', 'multiply', 0.55],
  ],
  dream: [
    ['#ffd8ec', 'soft-light', 0.75],
    ['#c8a8ff', 'screen', 0.14],
  ],
  spotlight: [['#1a1030', 'multiply', 0.35]],
};

/** How dark the corners fall for a tone. */
const CORNERS: Readonly<Record<string, number>> = {
  night: 0.6,
  candle: 0.65,
  spooky: 0.65,
  spotlight: 0.85,
  party: 0.4,
};

/** Tints the light of the frame and lets its corners fall. */
export const grade: MakeFrameOperation = ({ width, height, target }, values) => {
  const tone = values.text('tone');
  const washes = TONES[tone] ?? [];
  const amount = values.number('amount') / 100;
  const corners = CORNERS[tone] ?? 0.25;
  const x = width / 2 + target.x * height * 0.6;
  const y = height * (0.48 + target.y * 0.5);
  return {
    finish: (ctx, { time, presence }) => {
      const share = amount * presence;
      if (share <= 0.01) return;
      for (const [colour, mode, strength] of washes) {
        ctx.globalCompositeOperation = mode;
        ctx.fillStyle = rgba(colour, strength * share);
        ctx.fillRect(0, 0, width, height);
      }
      const flicker = tone === 'candle' ? 0.06 * Math.sin(time * 11) * Math.sin(time * 4.3) : 0;
      const fall = ctx.createRadialGradient(x, y, height * 0.3, x, y, Math.hypot(width, height) * (0.56 + flicker));
      fall.addColorStop(0, 'rgba(6,4,18,0)');
      fall.addColorStop(1, `rgba(6,4,18,${corners * share})`);
      ctx.globalCompositeOperation = 'source-over';
      ctx.fillStyle = fall;
      ctx.fillRect(0, 0, width, height);
    },
  };
};
