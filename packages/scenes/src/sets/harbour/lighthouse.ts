import { mix, rgba, type Colour, disc, line, panel, placed, polygon, type Context2d } from '@kinora/drawing';

import { rock } from '../../land/rock.ts';
import type { Verdure } from '../../land/verdure.ts';
import { glowAt } from '../../light/glow.ts';
import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';

export interface Lighthouse {
  readonly x: number;
  /** The water line at its foot. */
  readonly y: number;
  readonly height: number;
}

interface Tones {
  readonly white: Colour;
  readonly red: Colour;
  readonly iron: Colour;
  readonly lamp: Colour;
  readonly shade: string;
}

const STRIPES = 5;

function halfAt({ height }: Lighthouse, up: number): number {
  return height * (0.105 - 0.045 * up);
}

function paintTower(ctx: Context2d, tower: Lighthouse, { tones, side }: { tones: Tones; side: 1 | -1 }): void {
  const { x, y, height: h } = tower;
  repeat(STRIPES, (i) => {
    const [low, high] = [i / STRIPES, (i + 1) / STRIPES];
    const [foot, top] = [halfAt(tower, low), halfAt(tower, high)];
    const [y0, y1] = [y - h * 0.78 * low, y - h * 0.78 * high];
    polygon(ctx, i % 2 === 0 ? tones.white : tones.red, [x - foot, y0, x - top, y1, x + top, y1, x + foot, y0]);
  });
  const [foot, top] = [halfAt(tower, 0), halfAt(tower, 1)];
  const back = -side;
  polygon(ctx, tones.shade, [
    x + back * foot,
    y,
    x + back * top,
    y - h * 0.78,
    x + back * top * 0.2,
    y - h * 0.78,
    x + back * foot * 0.3,
    y,
  ]);
  for (const up of [0.2, 0.52]) panel(ctx, tones.iron, [x - h * 0.012, y - h * up, h * 0.024, h * 0.045, h * 0.01]);
  panel(ctx, tones.iron, [x - h * 0.04, y - h * 0.1, h * 0.08, h * 0.1, h * 0.03]);
  panel(ctx, tones.iron, [x - h * 0.085, y - h * 0.8, h * 0.17, h * 0.022, 1]);
  line(ctx, { colour: tones.iron, width: h * 0.006 }, [x - h * 0.082, y - h * 0.835, x + h * 0.082, y - h * 0.835]);
  repeat(7, (i) => ctx.fillRect(x - h * 0.082 + i * h * 0.027, y - h * 0.835, h * 0.005, h * 0.04));
  panel(ctx, tones.lamp, [x - h * 0.042, y - h * 0.9, h * 0.084, h * 0.1, 1]);
  ctx.fillStyle = tones.iron;
  repeat(4, (i) => ctx.fillRect(x - h * 0.044 + i * h * 0.028, y - h * 0.9, h * 0.006, h * 0.1));
  const roof = [-0.058, -0.895, -0.03, -0.955, 0, -0.975, 0.03, -0.955, 0.058, -0.895];
  polygon(ctx, tones.red, placed(roof, { x, y, scale: h }));
  disc(ctx, tones.iron, [x, y - h * 0.985, h * 0.012]);
}

/** How a turning beam is seen: how far it reaches to the right (below 0 left), and how much it looks at us. */
export function beamAt(time: number): { readonly across: number; readonly towards: number } {
  const angle = time * 0.95 + 0.6;
  return { across: Math.cos(angle), towards: Math.max(0, Math.sin(angle)) };
}

function paintBeam(
  ctx: Context2d,
  stage: Stage,
  { x, y, across, gain }: { x: number; y: number; across: number; gain: number },
): void {
  const length = stage.width * 0.72 * across;
  const spread = (10 + Math.abs(length) * 0.085) * (1.1 - 0.4 * Math.abs(across));
  const light = ctx.createLinearGradient(x, 0, x + (Math.abs(length) < 2 ? 2 : length), 0);
  light.addColorStop(0, rgba('#fff4cf', 0.6 * gain));
  light.addColorStop(0.35, rgba('#fff0c0', 0.2 * gain));
  light.addColorStop(1, rgba('#fff0c0', 0));
  for (const share of [1.2, 0.8, 0.45]) {
    polygon(ctx, light, [
      x,
      y - 3 * stage.unit,
      x + length,
      y - spread * share,
      x + length,
      y + spread * share,
      x,
      y + 3 * stage.unit,
    ]);
  }
}

/** How well the beam is seen: best at night and in fog. */
function beamGain({ palette, plan }: Stage): number {
  if (plan.weather === 'storm' || plan.weather === 'fog') return 0.85;
  return palette.dark < 0.25 ? 0 : Math.min(1, palette.dark + 0.15);
}

/** A striped lighthouse on its mole; the beam turns once it gets dark. */
export function addLighthouse(stage: Stage, verdure: Verdure, tower: Lighthouse): void {
  const { frame, palette, random, unit, width } = stage;
  const { x, y, height } = tower;
  const parallax = 0.14;
  const gain = beamGain(stage);
  const tones = {
    white: mix(verdure.local('#fffaf0', 0.5), palette.glow, 0.12),
    red: mix(verdure.local('#c8402f', 0.65), palette.mist, 0.08),
    iron: mix(verdure.local('#3a3f4c', 0.7), palette.ramp[2], 0.25),
    lamp: gain > 0 ? '#fff6d2' : mix(palette.sky[3], palette.ramp[1], 0.3),
    shade: rgba(palette.ramp[3], 0.22),
  };
  const stone = {
    colour: mix(verdure.local('#7d7a78', 0.6), palette.ramp[2], 0.3),
    lit: verdure.snowy ? '#eef3f8' : mix(verdure.local('#c9bfb2', 0.5), palette.glow, 0.25),
  };
  const outer = frame.side < 0 ? width + frame.margin : -frame.margin;
  stage.strip({ parallax, top: y - height * 1.05, bottom: y + 8 * unit, fixed: true }, (ctx) => {
    const steps = Math.ceil(Math.abs(outer - x) / (26 * unit)) + 4;
    repeat(steps, (i) => {
      const at = x - frame.side * (i - 3.5) * 26 * unit;
      rock(ctx, stage, {
        x: at,
        y: y + 3 * unit,
        width: (34 + 18 * random()) * unit,
        height: (13 + 11 * random()) * unit,
        ...stone,
      });
    });
    panel(ctx, mix(stone.colour, stone.lit, 0.4), [
      x - height * 0.15,
      y - 19 * unit,
      height * 0.3,
      20 * unit,
      3 * unit,
    ]);
    paintTower(ctx, { ...tower, y: y - 17 * unit }, { tones, side: verdure.side });
  });
  if (gain === 0) return;
  const lamp = y - 17 * unit - height * 0.85;
  stage.live(parallax, (ctx, time) => {
    const { across, towards } = beamAt(time);
    ctx.globalCompositeOperation = 'screen';
    for (const way of [1, -1]) paintBeam(ctx, stage, { x, y: lamp, across: across * way, gain });
    ctx.globalCompositeOperation = 'source-over';
    glowAt(ctx, stage, { colour: '#ffe9b0', x, y: lamp, rx: (34 + 120 * towards ** 6) * unit, alpha: gain });
  });
}
