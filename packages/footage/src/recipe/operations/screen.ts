import { panel, modulo, type Context2d } from '@kinora/drawing';

import type { MakeFrameOperation } from '../studio.ts';

interface Glass {
  readonly width: number;
  readonly height: number;
  readonly unit: number;
}
type Screen = (ctx: Context2d, glass: Glass, time: number) => void;

function paintLines(ctx: Context2d, { width, height, unit }: Glass, [colour, step]: readonly [string, number]): void {
  ctx.fillStyle = colour;
  const gap = Math.max(3, Math.round(step * unit));
  for (let y = 0; y < height; y += gap) ctx.fillRect(0, y, width, Math.max(1, Math.floor(gap / 2)));
}

const SCREENS: Readonly<Record<string, Screen>> = {
  'scan-lines': (ctx, glass, time) => {
    paintLines(ctx, glass, ['rgba(0,0,0,.26)', 4]);
    const y = modulo(time * 0.3, 1.3) * glass.height;
    const band = ctx.createLinearGradient(0, y - 70 * glass.unit, 0, y);
    band.addColorStop(0, 'rgba(255,255,255,0)');
    band.addColorStop(1, 'rgba(255,255,255,.16)');
    ctx.fillStyle = band;
    ctx.fillRect(0, y - 70 * glass.unit, glass.width, 70 * glass.unit);
  },
  hologram: (ctx, glass, time) => {
    const { width, height, unit } = glass;
    ctx.globalCompositeOperation = 'color';
    ctx.fillStyle = 'rgba(40,220,255,.82)';
    ctx.fillRect(0, 0, width, height);
    ctx.globalCompositeOperation = 'screen';
    ctx.fillStyle = `rgba(0,70,110,${0.42 + 0.08 * Math.sin(time * 21) * Math.sin(time * 5)})`;
    ctx.fillRect(0, 0, width, height);
    ctx.globalCompositeOperation = 'source-over';
    paintLines(ctx, glass, ['rgba(0,12,30,.42)', 5]);
    const y = modulo(time * 0.45, 1.2) * height;
    const beam = ctx.createLinearGradient(0, y - 40 * unit, 0, y + 40 * unit);
    beam.addColorStop(0, 'rgba(150,255,255,0)');
    beam.addColorStop(0.5, 'rgba(190,255,255,.5)');
    beam.addColorStop(1, 'rgba(150,255,255,0)');
    ctx.fillStyle = beam;
    ctx.fillRect(0, y - 40 * unit, width, 80 * unit);
  },
  'letter-box': (ctx, { width, height }) => {
    // The bars of a cinema; tall frames keep most of their picture.
    const bar = Math.max(height * 0.09, Math.min(height * 0.2, (height - width / 2.39) / 2));
    panel(ctx, '#050508', [0, 0, width, bar]);
    panel(ctx, '#050508', [0, height - bar, width, bar]);
  },
  viewfinder: (ctx, { width, height, unit }, time) => {
    ctx.strokeStyle = 'rgba(255,255,255,.85)';
    ctx.lineWidth = 3.5 * unit;
    const margin = 44 * unit;
    const arm = 60 * unit;
    for (const [x, y, dx, dy] of [
      [margin, margin, 1, 1],
      [width - margin, margin, -1, 1],
      [margin, height - margin, 1, -1],
      [width - margin, height - margin, -1, -1],
    ] as const) {
      ctx.beginPath();
      ctx.moveTo(x + dx * arm, y);
      ctx.lineTo(x, y);
      ctx.lineTo(x, y + dy * arm);
      ctx.stroke();
    }
    ctx.globalAlpha = time % 1 < 0.6 ? 1 : 0.2;
    ctx.fillStyle = '#ff3344';
    ctx.beginPath();
    ctx.arc(margin + 34 * unit, margin + 34 * unit, 11 * unit, 0, 7);
    ctx.fill();
    ctx.globalAlpha = 1;
  },
};

/** Puts a screen's or camera's marks over the frame. */
export const screen: MakeFrameOperation = (studio, values) => {
  const draw = SCREENS[values.text('kind')] ?? (() => undefined);
  return {
    finish: (ctx, { time, presence }) => {
      if (presence <= 0.01) return;
      ctx.save();
      ctx.globalAlpha = presence;
      draw(ctx, studio, time);
      ctx.restore();
    },
  };
};
