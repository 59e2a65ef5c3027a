import { rgba, disc, TAU, createNoise, type Context2d } from '@kinora/drawing';

import { heart } from '../art/shapes.ts';
import { drawPlate, plateOf, shineOn } from '../backdrops/backdrop.ts';
import type { Studio } from '../studio.ts';
import { coverBox, focusOf, type MakeFrame } from './picture-frame.ts';

/** Velvet in folds, and a chain that hangs over it. */
function paintVelvet(ctx: Context2d, { width, height, unit, seed }: Studio): void {
  shineOn(ctx, [width * 0.45, height * 0.35, width * 0.75], ['#8a1f46', '#2a0618']);
  const noise = createNoise(seed);
  for (let fold = 0; fold < 9; fold++) {
    ctx.strokeStyle = rgba(fold % 2 === 0 ? '#ff8fb4' : '#1a0410', 0.09);
    ctx.lineWidth = 46 * unit;
    ctx.beginPath();
    for (let x = -40; x <= width + 40; x += 60 * unit)
      ctx.lineTo(x, (fold / 8) * height + 120 * unit * noise(x / (260 * unit) + fold * 11));
    ctx.stroke();
  }
  for (let link = 0; link < 46; link++) {
    const share = link / 45;
    const x = width * (0.5 + (share - 0.5) * 1.1);
    const y = height * (0.1 - 0.55 * (Math.abs(share - 0.5) * 2) ** 1.5 + 0.02);
    ctx.strokeStyle = link % 2 === 0 ? '#ffe08a' : '#b9791a';
    ctx.lineWidth = 4 * unit;
    ctx.beginPath();
    ctx.ellipse(x, y, 11 * unit, 6 * unit, share * 3, 0, TAU);
    ctx.stroke();
  }
}

/** A heart of gold on velvet that opens to the picture. */
export const locket: MakeFrame = (studio) => {
  const { width, height, unit } = studio;
  const velvet = plateOf(studio, (ctx) => {
    paintVelvet(ctx, studio);
  });
  const size = Math.min(height * 0.37, width * 0.34);
  return (ctx, picture, { time }) => {
    drawPlate(ctx, velvet);
    ctx.translate(width / 2, height * 0.53);
    ctx.rotate(0.035 * Math.sin(time * 1.3));
    for (const [grow, tone] of [
      [1.2, 'rgba(0,0,0,.25)'],
      [1.15, '#7a4a08'],
      [1.12, '#ffe08a'],
      [1.08, '#c98d22'],
      [1.03, '#fff0b8'],
    ] as const) {
      heart(ctx, tone, [grow === 1.2 ? 10 * unit : 0, grow === 1.2 ? 16 * unit : 0, size * grow]);
    }
    ctx.save();
    heart(ctx, '#2a0618', [0, 0, size]);
    ctx.clip();
    coverBox(ctx, picture, {
      x: -size * 1.25,
      y: -size * 1.1,
      width: size * 2.5,
      height: size * 2.2,
      focus: focusOf(studio),
    });
    const gloss = ctx.createLinearGradient(-size, -size, size * 0.4, size * 0.6);
    gloss.addColorStop(0, 'rgba(255,255,255,.4)');
    gloss.addColorStop(0.4 + 0.1 * Math.sin(time), 'rgba(255,255,255,0)');
    ctx.fillStyle = gloss;
    ctx.fillRect(-size * 1.5, -size * 1.5, size * 3, size * 3);
    ctx.restore();
    disc(ctx, '#ffe08a', [0, -size * 0.62, 13 * unit]);
    disc(ctx, '#7a4a08', [0, -size * 0.62, 6 * unit]);
  };
};
