import { disc, lerp, mix, trace } from '@kinora/drawing';

import { glowAt } from '../../light/glow.ts';
import { mirroredX } from '../hero-left.ts';
import type { LayerSpace } from './ground-line.ts';
import type { Layer } from './layer.ts';

/** A cord of lamps that sways a little and shines when it gets dark. */
export function addGarland({ stage, light }: LayerSpace, { parallax, from, to, sag, count }: Layer<'garland'>): void {
  const { height, palette, unit: u, width } = stage;
  const pen = stage.tone(mix(palette.ink, '#5a4a44', 0.4));
  const glass = stage.tone(mix(mix('#f6ead0', palette.ramp[1], 0.3), '#ffe2a8', light.lamps));
  const pointAt = (t: number, sway: number) =>
    [
      mirroredX(stage, lerp(from[0], to[0], t) * width),
      lerp(from[1], to[1], t) * height + (sag * 4 * t * (1 - t) + sway) * u,
    ] as const;
  stage.live(parallax, (ctx, time) => {
    const swayAt = (t: number) => Math.sin(time * 1.1 + t * 7) * 3 * Math.sin(Math.PI * t);
    ctx.strokeStyle = pen;
    ctx.lineWidth = 1.8 * u;
    ctx.beginPath();
    trace(ctx, Array.from({ length: 25 }, (_, index) => pointAt(index / 24, swayAt(index / 24))).flat());
    ctx.stroke();
    for (let index = 0; index < count; index++) {
      const t = (index + 0.5) / count;
      const [x, y] = pointAt(t, swayAt(t));
      disc(ctx, glass, [x, y + 8 * u, 6.4 * u, 8 * u]);
      const alpha = light.lamps * (0.6 + 0.06 * Math.sin(time * 3 + index));
      if (light.lamps > 0.04) glowAt(ctx, stage, { colour: '#ffc06a', x, y: y + 8 * u, rx: 44 * u, alpha });
    }
  });
}
