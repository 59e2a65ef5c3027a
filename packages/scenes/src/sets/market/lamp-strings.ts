import { mix, rgba, type Colour, disc, polygon, trace, lerp, pick, type Context2d } from '@kinora/drawing';

import { glowAt } from '../../light/glow.ts';
import type { Stage } from '../../stage/stage.ts';
import type { MarketPlan } from './market-plan.ts';

/** A cord from one side of the square to the other. */
interface Cord {
  readonly parallax: number;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly sag: number;
  readonly count: number;
  readonly size: number;
}

const PENNANTS = ['#e2604f', '#f2c14e', '#4f9aa8', '#f4ead6', '#8fb45a'];

function cordsOf({ frame, height: h, unit: u, width: w }: Stage): readonly Cord[] {
  const low = frame.tall ? 0.09 : 0;
  return [
    {
      parallax: 0.42,
      from: [-0.1 * w, h * (0.2 + low)],
      to: [w * 1.1, h * (0.13 + low)],
      sag: 60 * u,
      count: 17,
      size: 7 * u,
    },
    {
      parallax: 0.6,
      from: [-0.1 * w, h * (0.04 + low)],
      to: [w * 1.12, h * (0.22 + low)],
      sag: 78 * u,
      count: 14,
      size: 9.5 * u,
    },
    {
      parallax: 0.9,
      from: [-0.12 * w, h * (0.15 + low)],
      to: [w * 1.14, h * -0.04],
      sag: 92 * u,
      count: 11,
      size: 13 * u,
    },
  ];
}

function pointAt({ from, to, sag }: Cord, t: number, sway: number): readonly [number, number] {
  return [lerp(from[0], to[0], t), lerp(from[1], to[1], t) + sag * 4 * t * (1 - t) + sway];
}

interface Hung {
  readonly at: readonly [number, number];
  readonly size: number;
  readonly colour: Colour;
  readonly flutter: number;
}

function paintPennant(ctx: Context2d, { at: [x, y], size, colour, flutter }: Hung): void {
  polygon(ctx, colour, [x - size, y, x + size, y, x + flutter, y + size * 2.3]);
}

/** Cords of lamps and pennants over the square; the lamps are lit when it gets dark. */
export function addLampStrings(stage: Stage, { lamps, tone }: MarketPlan): void {
  const { palette, unit: u } = stage;
  const cloth = PENNANTS.map((colour) => stage.tone(tone(colour)));
  const glass = stage.tone(mix(mix('#f6ead0', palette.ramp[1], 0.3), '#ffe2a8', lamps));
  const pen = stage.tone(mix(palette.ink, '#5a4a44', 0.4));
  cordsOf(stage).forEach((cord, row) => {
    stage.live(cord.parallax, (ctx, time) => {
      const swayAt = (t: number) => Math.sin(time * 1.1 + t * 7 + row * 2) * 3 * u * Math.sin(Math.PI * t);
      ctx.strokeStyle = pen;
      ctx.lineWidth = (1.2 + row * 0.5) * u;
      ctx.beginPath();
      trace(ctx, Array.from({ length: 25 }, (_, i) => pointAt(cord, i / 24, swayAt(i / 24))).flat());
      ctx.stroke();
      for (let index = 0; index < cord.count; index++) {
        const t = (index + 0.5) / cord.count;
        const [x, y] = pointAt(cord, t, swayAt(t));
        const { size } = cord;
        if (index % 2 === 1) {
          const flutter = Math.sin(time * 2.1 + index * 1.3) * size * 0.4;
          paintPennant(ctx, { at: [x, y], size, colour: pick(cloth, index / 2), flutter });
          continue;
        }
        disc(ctx, glass, [x, y + size * 0.9, size * 0.72, size * 0.9]);
        disc(ctx, rgba('#ffffff', 0.55), [x - size * 0.2, y + size * 0.7, size * 0.2]);
        const breath = lamps * (0.55 + 0.05 * Math.sin(time * 3 + index));
        if (lamps > 0.04) glowAt(ctx, stage, { colour: '#ffc06a', x, y: y + size, rx: size * 4.6, alpha: breath });
      }
    });
  });
}
