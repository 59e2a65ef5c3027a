import { mix, rgba, type Colour, pick } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';

/** Two ends of a string of pennants. */
export interface Line {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly count: number;
  /** How far it hangs down in the middle, in pixels. */
  readonly sag: number;
  /** Height of a pennant, in pixels. */
  readonly size: number;
}

/** Blue, white, red, green, yellow, over and over. */
const COLOURS: readonly Colour[] = ['#3b76c4', '#f4f1ea', '#d63a2f', '#4c9a57', '#f3c53c'];

/** A place on a string that hangs between its ends and swings. */
export function hangAt({ from, to, sag }: Line, share: number, time: number): readonly [x: number, y: number] {
  const belly = 4 * share * (1 - share);
  const swing = Math.sin(time * 1.3 + share * 4) * 0.12;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share + sag * belly * (1 + swing)];
}

/** Square pennants on a string, which flutter from their upper edge. */
export function addPennants(stage: Stage, line: Line, parallax: number): void {
  const { palette, plan, unit } = stage;
  const colours = COLOURS.map((colour) =>
    stage.tone(mix(mix(colour, palette.ramp[1], 0.22), palette.ramp[3], palette.dark * 0.42)),
  );
  const cord = rgba(stage.tone(mix(palette.ramp[3], palette.ramp[2], 0.4)), 0.9);
  const wind = plan.weather === 'storm' ? 2.2 : 1;
  stage.live(parallax, (ctx, time) => {
    ctx.strokeStyle = cord;
    ctx.lineWidth = 1.6 * unit;
    ctx.beginPath();
    repeat(line.count + 1, (i) => ctx.lineTo(...hangAt(line, i / line.count, time)));
    ctx.stroke();
    repeat(line.count, (i) => {
      const [x0, y0] = hangAt(line, (i + 0.12) / line.count, time);
      const [x1, y1] = hangAt(line, (i + 0.88) / line.count, time);
      const blow = (0.32 + 0.3 * Math.sin(time * 5.2 * wind + i * 1.1)) * line.size * 0.55 * wind;
      const curl = Math.sin(time * 6.4 * wind + i * 0.8 + 1) * line.size * 0.12;
      ctx.fillStyle = pick(colours, i);
      ctx.beginPath();
      ctx.moveTo(x0, y0);
      ctx.lineTo(x1, y1);
      ctx.quadraticCurveTo(x1 + blow * 0.3 + curl, y1 + line.size * 0.5, x1 + blow, y1 + line.size * 0.95);
      ctx.quadraticCurveTo((x0 + x1) / 2 + blow, (y0 + y1) / 2 + line.size + curl, x0 + blow, y0 + line.size * 0.95);
      ctx.quadraticCurveTo(x0 + blow * 0.3 + curl, y0 + line.size * 0.5, x0, y0);
      ctx.fill();
    });
  });
}
