import { mix, shade, blob, disc, line, panel, pick, type Context2d } from '@kinora/drawing';

import { cakeAbove } from '../above/dishes.ts';
import { volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { CAKE } from './cake.data.ts';
import { drawFlame } from './flame.ts';

const SPRINKLES = ['#f2c14e', '#4f8fd8', '#e0573f', '#5fa35a'];
const CANDLES = ['#f6cf6a', '#8fd0e0', '#f29ab0', '#b8d88a', '#f6cf6a'];

interface Tier {
  /** Half its width, its top and its bottom. */
  half: number;
  top: number;
  bottom: number;
  cake: string;
  icing: string;
}

function drawTier(ctx: Context2d, { half, top, bottom, cake, icing }: Tier): void {
  panel(ctx, volume(ctx, cake, [top, bottom]), [-half, top, half * 2, bottom - top, 0.04]);
  panel(ctx, mix(cake, '#fff3df', 0.55), [-half, (top + bottom) / 2 + 0.05, half * 2, 0.045]);
  blob(
    ctx,
    icing,
    CAKE.icing.map((value, i) => (i % 2 === 0 ? value * half * 1.01 : top + value * 0.2)),
  );
  disc(ctx, mix(icing, '#ffffff', 0.35), [0, top, half * 1.01, half * 0.16]);
  for (let i = 0; i < 9; i++) {
    const x = (((i * 0.618) % 1) - 0.5) * half * 1.8;
    const y = top + 0.02 + ((i * 0.37) % 1) * 0.07;
    line(ctx, { colour: pick(SPRINKLES, i), width: 0.018 }, [x, y, x + 0.026, y + ((i % 3) - 1) * 0.02]);
  }
}

export const cake: Rig = {
  box: [-0.8, -1.36, 0.8, 0.04],
  above: cakeAbove,
  frames: 16,
  glow: 0.12,
  draw(ctx, phase, { tint: icing = '#f29ab0' }) {
    panel(ctx, volume(ctx, '#dfe6ea', [-0.06, 0.02]), [-0.74, -0.05, 1.48, 0.06, 0.03]);
    drawTier(ctx, { half: 0.6, top: -0.44, bottom: -0.04, cake: '#d9a468', icing });
    drawTier(ctx, { half: 0.4, top: -0.78, bottom: -0.43, cake: '#8a5638', icing: mix(icing, '#fff6ea', 0.75) });
    for (let i = 0; i < 7; i++) disc(ctx, i % 2 === 0 ? '#d6392f' : '#fff6ea', [-0.54 + i * 0.18, -0.065, 0.045]);
    CANDLES.forEach((colour, i) => {
      const x = -0.28 + i * 0.14;
      const foot = -0.79 + Math.abs(i - 2) * -0.012 + 0.02;
      panel(ctx, volume(ctx, colour, [foot - 0.22, foot]), [x - 0.025, foot - 0.22, 0.05, 0.22, 0.01]);
      line(ctx, { colour: shade(colour, -0.16), width: 0.012 }, [x - 0.02, foot - 0.06, x + 0.02, foot - 0.1]);
      line(ctx, { colour: shade(colour, -0.16), width: 0.012 }, [x - 0.02, foot - 0.14, x + 0.02, foot - 0.18]);
      drawFlame(ctx, { x, y: foot - 0.225, width: 0.07, height: 0.17, phase, seed: i * 3 });
    });
  },
};
