import {
  mix,
  rgba,
  disc,
  line,
  panel,
  placed,
  polygon,
  TAU,
  modulo,
  contextOf,
  type Canvas,
  type Context2d,
} from '@kinora/drawing';

import type { Verdure } from '../../land/verdure.ts';
import { glowAt } from '../../light/glow.ts';
import type { Stage, StripPaint } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';

export interface Mill {
  readonly x: number;
  readonly y: number;
  /** To the tip of its cap, in pixels. */
  readonly height: number;
}

interface MillTones {
  readonly wall: string;
  readonly shade: string;
  readonly cap: string;
  readonly wood: string;
  readonly cloth: string;
  readonly window: string;
}

function tonesOf({ palette }: Stage, { local, snowy }: Verdure): MillTones {
  return {
    wall: mix(local('#f3e6d0', 0.45), palette.glow, 0.15),
    shade: mix(local('#b79f8a', 0.5), palette.ramp[2], 0.25),
    cap: snowy ? mix('#ffffff', palette.ramp[0], 0.2) : local('#7a4a3a', 0.55),
    wood: local('#5f4436', 0.6),
    cloth: mix(local('#fbf3e2', 0.5), palette.glow, 0.2),
    window: palette.dark > 0.2 ? '#ffd98a' : mix(palette.ramp[2], palette.ramp[3], 0.4),
  };
}

function paintTower(
  ctx: Context2d,
  { x, y, height: h }: Mill,
  { side, tones }: { side: 1 | -1; tones: MillTones },
): void {
  const [foot, top] = [h * 0.2, h * 0.11];
  polygon(ctx, tones.wall, [x - foot, y, x - top, y - h * 0.82, x + top, y - h * 0.82, x + foot, y]);
  polygon(ctx, tones.shade, [
    x - side * foot,
    y,
    x - side * top,
    y - h * 0.82,
    x - side * top * 0.1,
    y - h * 0.82,
    x - side * foot * 0.25,
    y,
  ]);
  panel(ctx, tones.wood, [x - h * 0.17, y - h * 0.36, h * 0.34, h * 0.022, 1]);
  repeat(7, (i) => ctx.fillRect(x - h * 0.165 + i * h * 0.053, y - h * 0.41, h * 0.008, h * 0.05));
  ctx.fillRect(x - h * 0.17, y - h * 0.41, h * 0.34, h * 0.009);
  for (const up of [0.18, 0.5, 0.68])
    panel(ctx, tones.window, [x - h * 0.025, y - h * up, h * 0.05, h * 0.065, h * 0.02]);
  panel(ctx, tones.wood, [x - h * 0.04, y - h * 0.1, h * 0.08, h * 0.1, h * 0.03]);
  polygon(ctx, tones.cap, [
    x - top * 1.15,
    y - h * 0.81,
    x - top * 0.8,
    y - h * 0.93,
    x,
    y - h,
    x + top * 0.8,
    y - h * 0.93,
    x + top * 1.15,
    y - h * 0.81,
  ]);
}

/** Four lattice sails around the middle of their canvas. */
function paintSails(stage: Stage, length: number, tones: MillTones): Canvas {
  const canvas = stage.environment.canvas(length * 2.1, length * 2.1);
  const ctx = contextOf(canvas);
  ctx.translate(length * 1.05, length * 1.05);
  repeat(4, () => {
    ctx.rotate(TAU / 4);
    line(ctx, { colour: tones.wood, width: length * 0.035 }, [0, 0, length, 0]);
    polygon(ctx, rgba(tones.cloth, 0.85), placed([0.18, -0.2, 1, -0.2, 1, 0, 0.18, 0], { scale: length }));
    ctx.fillStyle = tones.wood;
    repeat(8, (i) => ctx.fillRect(length * (0.18 + i * 0.117), -length * 0.2, length * 0.014, length * 0.24));
    ctx.fillRect(length * 0.18, -length * 0.2, length * 0.82, length * 0.014);
    ctx.fillRect(length * 0.18, -length * 0.1, length * 0.82, length * 0.01);
  });
  disc(ctx, tones.wood, [0, 0, length * 0.06]);
  return stage.finish(canvas, { parallax: 0.3 });
}

/** Where something on a scrolling strip is seen at a moment. */
export function scrolledX(stage: Stage, { x, scroll }: { x: number; scroll: number }): number {
  const { frame, plan } = stage;
  if (plan.scroll === 0) return x;
  const width = Math.ceil(frame.width * 1.75);
  return modulo(x + frame.margin - scroll, width) - frame.margin;
}

/** The tower for a strip, and the sails that turn before it; call the second after the strip. */
export function makeMill(
  stage: Stage,
  verdure: Verdure,
  mill: Mill,
): { tower: StripPaint; addSails: (parallax: number) => void } {
  const tones = tonesOf(stage, verdure);
  const length = mill.height * 0.56;
  const sails = paintSails(stage, length, tones);
  const speed = stage.plan.weather === 'storm' ? 1.5 : 0.55;
  const hub = mill.y - mill.height * 0.86;
  return {
    tower: (ctx) => paintTower(ctx, mill, { side: verdure.side, tones }),
    addSails: (parallax) =>
      stage.live(parallax, (ctx, time, camera) => {
        const x = scrolledX(stage, { x: mill.x, scroll: camera.scroll * parallax });
        if (stage.palette.dark > 0.4)
          glowAt(ctx, stage, {
            colour: '#ffcf7a',
            x,
            y: mill.y - mill.height * 0.5,
            rx: mill.height * 0.2,
            alpha: 0.5,
          });
        ctx.save();
        ctx.translate(x, hub);
        ctx.rotate(time * speed + 0.4);
        ctx.drawImage(sails, -sails.width / 2, -sails.height / 2);
        ctx.restore();
      }),
  };
}
