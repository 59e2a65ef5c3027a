import {
  mix,
  rgba,
  shade,
  type Colour,
  disc,
  line,
  panel,
  polygon,
  contextOf,
  type Canvas,
  type Context2d,
} from '@kinora/drawing';

import { glowAt } from '../../light/glow.ts';
import { scaled } from '../../light/soften.ts';
import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import type { TheatrePlan } from './theatre-plan.ts';

/** A lamp under the border and the place on the boards that it points at. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly toX: number;
  readonly toY: number;
  /** Half the width of its pool. */
  readonly reach: number;
  readonly colour: Colour;
  readonly gain: number;
}

/** Beams are soft, so they are painted at an eighth of the size. */
const SHRINK = 8;

function hangSpots({ frame, height, unit: u, width }: Stage, { border, lamps }: TheatrePlan): readonly Spot[] {
  const y = border + (frame.tall ? 4 : -16) * u;
  const ground = frame.ground + 6 * u;
  const [white, warm, cool] = lamps;
  const hero = { toX: frame.heroX, toY: ground, reach: frame.hero * 0.62, colour: white };
  const far = height * 0.05;
  return [
    { ...hero, x: width * (0.5 - frame.side * 0.2), y, gain: 0.5 },
    { ...hero, x: width * (0.5 + frame.side * 0.04), y, gain: 0.26 },
    { x: width * 0.12, y, toX: width * 0.46, toY: ground - far, reach: 120 * u, colour: warm, gain: 0.4 },
    { x: width * 0.88, y, toX: width * 0.56, toY: ground - far, reach: 120 * u, colour: cool, gain: 0.42 },
    { x: width * 0.32, y, toX: width * 0.16, toY: ground - far, reach: 90 * u, colour: cool, gain: 0.34 },
    { x: width * 0.7, y, toX: width * 0.86, toY: ground - far, reach: 90 * u, colour: warm, gain: 0.34 },
  ];
}

function paintBeam(ctx: Context2d, { unit: u }: Stage, { x, y, toX, toY, reach, colour, gain }: Spot): void {
  const light = ctx.createLinearGradient(x, y, toX, toY);
  light.addColorStop(0, rgba(colour, gain));
  light.addColorStop(0.55, rgba(colour, gain * 0.42));
  light.addColorStop(1, rgba(colour, gain * 0.1));
  [1, 0.7, 0.4].forEach((share) => {
    ctx.globalAlpha = 0.42;
    polygon(ctx, light, [x - 9 * u, y, x + 9 * u, y, toX + reach * share, toY, toX - reach * share, toY]);
  });
  ctx.globalAlpha = gain * 0.9;
  disc(ctx, colour, [toX, toY, reach, reach * 0.17]);
  ctx.globalAlpha = 1;
}

function paintPlate(stage: Stage, spots: readonly Spot[]): Canvas {
  const { environment, height, width } = stage;
  const small = environment.canvas(width / SHRINK, height / SHRINK);
  const ctx = contextOf(small);
  ctx.scale(1 / SHRINK, 1 / SHRINK);
  ctx.globalCompositeOperation = 'lighter';
  spots.forEach((spot) => paintBeam(ctx, stage, spot));
  return scaled(environment, small, [width, height]);
}

/** A lamp in its yoke, turned to where it points. */
function paintLamp(ctx: Context2d, { palette, unit: u }: Stage, { x, y, toX, toY, colour }: Spot): void {
  const metal = mix(palette.ink, palette.ramp[2], 0.22);
  ctx.save();
  ctx.translate(x, y - 6 * u);
  ctx.rotate(Math.atan2(toX - x, toY - y) * -0.7);
  panel(ctx, metal, [-14 * u, -34 * u, 28 * u, 36 * u, 6 * u]);
  panel(ctx, shade(metal, 0.07), [-18 * u, -6 * u, 36 * u, 10 * u, 3 * u]);
  disc(ctx, mix(colour, '#ffffff', 0.6), [0, 5 * u, 14 * u, 5 * u]);
  ctx.restore();
}

/** The lamps on their bar, and their beams in the haze. */
export function addSpots(stage: Stage, plan: TheatrePlan): void {
  const { unit: u } = stage;
  const spots = hangSpots(stage, plan);
  const bar = (spots[0]?.y ?? 0) - 44 * u;
  stage.strip({ parallax: 0.85, top: bar - 60 * u, bottom: bar + 80 * u }, (ctx, strip) => {
    const pen = { colour: mix(stage.palette.ink, stage.palette.ramp[2], 0.15), width: 5 * u };
    [0, 20].forEach((down) => line(ctx, pen, [strip.left, bar + down * u, strip.right, bar + down * u]));
    repeat(Math.ceil(strip.width / (40 * u)), (i) => {
      const x = strip.left + i * 40 * u;
      line(ctx, { ...pen, width: 2.4 * u }, [x, bar + 20 * u, x + 20 * u, bar, x + 40 * u, bar + 20 * u]);
    });
    spots.forEach((spot) => paintLamp(ctx, stage, spot));
  });
  const plates = [0, 1].map((part) =>
    paintPlate(
      stage,
      spots.filter((_, index) => (index > 1 ? index % 2 : 0) === part),
    ),
  );
  stage.live(0.85, (ctx) => {
    spots.forEach(({ x, y, colour }) => glowAt(ctx, stage, { colour, x, y, rx: 52 * u, alpha: 0.8 }));
  });
  stage.live(0.85, (ctx, time) => {
    ctx.globalCompositeOperation = 'screen';
    ctx.imageSmoothingEnabled = false;
    plates.forEach((plate, part) => {
      ctx.globalAlpha = part === 0 ? 0.92 + 0.08 * Math.sin(time * 1.3) : 0.6 + 0.4 * Math.sin(time * 0.9 + 1);
      ctx.drawImage(plate, 0, 0);
    });
  });
}
