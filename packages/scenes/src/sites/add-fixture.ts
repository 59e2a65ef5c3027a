import { disc, drawMarks, mix, placeMarks, rgba, verticalGradient, type Context2d } from '@kinora/drawing';
import type { FixtureName } from '@kinora/reading';

import { glowAt } from '../light/glow.ts';
import { mirroredX } from '../sets/hero-left.ts';
import { LAMP, makeHourLight } from '../sets/hour-light.ts';
import { makeLayerSpace } from '../sets/layers/ground-line.ts';
import type { Stage, World } from '../stage/stage.ts';
import { isSnowy } from '../stage/weather.ts';
import { BUS_STOP } from './bus-stop.data.ts';
import { addOpenOven } from './open-oven.ts';

export type AddFixture = (stage: Stage, world: World) => void;

/** Where whoever waits stands, in pixels. */
function groundOf({ frame }: Stage, { ground }: World): number {
  return ground?.(frame.heroX, { x: frame.heroX, depth: 0, scale: 1 }) ?? frame.ground;
}

/** A shelter right behind whoever waits there, lit in the dark. */
function addBusStop(stage: Stage, world: World): void {
  const { frame, palette, unit, width } = stage;
  const light = makeHourLight(stage);
  const { person } = makeLayerSpace(stage, 0, light);
  const size = person * (world.heroScale ?? 1) * (frame.wide ? 1 : 0.86);
  const foot = groundOf(stage, world) - 26 * unit;
  const x = mirroredX(stage, frame.wide ? width * 0.42 : width * 0.44);
  const roof = light.tone('#2f6a80');
  const tones = {
    main: isSnowy(stage) ? mix(roof, '#f2f7fc', 0.7) : roof,
    sign: light.tone('#2f6a80'),
    glass: mix(light.tone('#a9c8cc'), palette.sky[2], 0.3),
    paper: light.tone('#f4efe2'),
    iron: light.tone('#3a4450'),
    wood: light.tone('#b07a4a'),
    lamp: mix(light.tone('#e8e4d8'), '#fff0c4', light.lamps),
    ink: palette.ink,
  };
  stage.strip({ parallax: 0.98, top: foot - size * 2, bottom: foot + size * 0.2, fixed: true }, (ctx) => {
    ctx.save();
    ctx.translate(x, foot);
    // The sign stands on the side that is free.
    if (frame.side > 0) ctx.scale(-1, 1);
    drawMarks(ctx, placeMarks(BUS_STOP, { scale: size }), tones);
    ctx.restore();
  });
  if (light.lamps < 0.05) return;
  stage.live(0.98, (ctx) => {
    glowAt(ctx, stage, { colour: LAMP, x, y: foot - size, rx: size * 1.5, ry: size * 1.1, alpha: 0.5 * light.lamps });
  });
}

/** Stones and leaves around the water. */
function paintRim(ctx: Context2d, stage: Stage, [x, y, half]: readonly [number, number, number]): void {
  const light = makeHourLight(stage);
  const { palette, random } = stage;
  const stone = light.tone('#9a958a');
  for (let index = 0; index < 46; index++) {
    const turn = (index / 46) * Math.PI * 2;
    const size = half * (0.045 + 0.03 * random());
    const at = [x + Math.cos(turn) * half * 1.02, y + Math.sin(turn) * half * 0.2] as const;
    disc(ctx, mix(stone, palette.ink, 0.4), [at[0], at[1] + size * 0.24, size, size * 0.6]);
    disc(ctx, mix(stone, palette.glow, 0.1 + 0.2 * random()), [...at, size, size * 0.56]);
  }
}

/** A pond around the feet of whoever wades in it, with stones and lilies. */
function addPond(stage: Stage, world: World): void {
  const { frame, height, palette, unit, width } = stage;
  const light = makeHourLight(stage);
  const y = groundOf(stage, world) + 6 * unit;
  const half = Math.min(width * 0.42, height * 0.62);
  const x = frame.heroX - frame.side * width * 0.04;
  stage.strip({ parallax: 1, top: y - half * 0.3, fixed: true }, (ctx) => {
    disc(ctx, rgba(palette.ink, 0.2), [x, y + 6 * unit, half * 1.1, half * 0.25]);
    disc(
      ctx,
      verticalGradient(ctx, [y - half * 0.2, y + half * 0.2], [palette.sky[3], mix(palette.sky[1], '#3f7a86', 0.4)]),
      [x, y, half, half * 0.2],
    );
    disc(ctx, rgba('#ffffff', 0.2), [x - half * 0.3, y - half * 0.09, half * 0.4, half * 0.025]);
    paintRim(ctx, stage, [x, y, half]);
    const pad = light.tone('#5f9a58');
    for (const [across, down, size] of [
      [-0.62, 0.04, 0.09],
      [-0.48, 0.1, 0.07],
      [0.5, 0.08, 0.1],
      [0.68, -0.02, 0.07],
      [0.3, -0.1, 0.06],
    ] as const) {
      const at = [x + across * half, y + down * half] as const;
      disc(ctx, mix(pad, palette.ink, 0.2), [at[0], at[1] + 3 * unit, size * half, size * half * 0.32]);
      disc(ctx, pad, [...at, size * half, size * half * 0.32]);
      if (size < 0.09) continue;
      disc(ctx, light.tone('#f2b8cc'), [at[0], at[1] - size * half * 0.2, size * half * 0.32, size * half * 0.24]);
      disc(ctx, light.tone('#fff0d8'), [at[0], at[1] - size * half * 0.26, size * half * 0.14, size * half * 0.1]);
    }
  });
  const ring = rgba('#ffffff', 0.4);
  stage.live(1, (ctx, time) => {
    ctx.strokeStyle = ring;
    ctx.lineWidth = 1.6 * unit;
    for (const start of [0, 0.5]) {
      const age = (time * 0.3 + start) % 1;
      ctx.globalAlpha = 0.7 * (1 - age);
      ctx.beginPath();
      ctx.ellipse(frame.heroX, y, half * (0.08 + 0.3 * age), half * (0.016 + 0.06 * age), 0, 0, Math.PI * 2);
      ctx.stroke();
    }
    ctx.globalAlpha = 1;
  });
}

const FIXTURES: Readonly<Record<FixtureName, AddFixture>> = {
  busStop: addBusStop,
  pond: addPond,
  openOven: addOpenOven,
};

/** Adds what the words put into a place, right behind the cast. */
export function addFixture(stage: Stage, world: World): void {
  const { fixture } = stage.plan;
  if (fixture) FIXTURES[fixture](stage, world);
}
