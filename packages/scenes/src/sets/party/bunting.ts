import { rgba, polygon, trace, lerp, pick, type Context2d } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import { PARTY_COLOURS } from './party-colours.data.ts';

interface Cord {
  readonly stage: Stage;
  readonly time: number;
}

/** The cord hangs in two bows and sways; `t` runs 0 to 1 across the frame. */
function cordAt({ stage, time }: Cord, t: number): readonly [x: number, y: number] {
  const { height, unit, width } = stage;
  const bow = Math.sin(Math.PI * ((t * 2) % 1)) * height * 0.07;
  return [lerp(-width * 0.08, width * 1.08, t), height * 0.03 + bow + Math.sin(time * 1.2 + t * 9) * 2.5 * unit];
}

function paintFlag(ctx: Context2d, cord: Cord, { index, count }: { index: number; count: number }): void {
  const { unit } = cord.stage;
  const left = cordAt(cord, (index + 0.2) / count);
  const right = cordAt(cord, (index + 0.8) / count);
  const top = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2] as const;
  const tip = [top[0] + Math.sin(cord.time * 1.7 + index) * 4 * unit, top[1] + 40 * unit];
  polygon(ctx, pick(PARTY_COLOURS, index), [...left, ...right, ...tip]);
  polygon(ctx, 'rgba(0,0,0,.1)', [...top, ...right, ...tip]);
}

export function addBunting(stage: Stage): void {
  const { frame, unit } = stage;
  const count = frame.wide ? 22 : 14;
  stage.live(0.4, (ctx, time) => {
    const cord = { stage, time };
    ctx.strokeStyle = rgba('#fff3e0', 0.85);
    ctx.lineWidth = 2 * unit;
    ctx.beginPath();
    trace(ctx, Array.from({ length: 61 }, (_, i) => cordAt(cord, i / 60)).flat());
    ctx.stroke();
    repeat(count, (index) => paintFlag(ctx, cord, { index, count }));
  });
}
