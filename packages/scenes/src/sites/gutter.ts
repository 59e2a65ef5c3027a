import { disc, fraction, line, mix, panel, rgba, shade, verticalGradient, type Context2d } from '@kinora/drawing';

import { addAir } from '../air/air.ts';
import { usualAir } from '../air/usual-air.ts';
import { glowAt } from '../light/glow.ts';
import { LAMP, makeHourLight } from '../sets/hour-light.ts';
import { addWater, makeWake } from '../sets/lake/water.ts';
import { makeLayerSpace } from '../sets/layers/ground-line.ts';
import { addLights, addSky } from '../sets/layers/sky-layers.ts';
import { repeat } from '../sets/repeat.ts';
import type { Stage } from '../stage/stage.ts';
import { isSnowy } from '../stage/weather.ts';

const WALLS = ['#b98a72', '#8f9aa6', '#c9a988', '#7d8a7a', '#a8746a'];

/** Walls, doors and lamps of the other side of the pavement, out of focus: the lens lies on the water. */
function addHouses(stage: Stage, foot: number): void {
  const { height, palette, random, unit } = stage;
  const light = makeHourLight(stage);
  stage.strip({ parallax: 0.3, top: -height * 0.06, bottom: foot + 30 * unit, blur: 7 }, (ctx, strip) => {
    let x = strip.left;
    repeat(12, (index) => {
      const wide = strip.width / 12;
      const wall = light.tone(WALLS[index % WALLS.length] ?? '#b98a72', 0.5);
      const tall = height * (0.5 + 0.3 * random());
      panel(ctx, verticalGradient(ctx, [foot - tall, foot], [wall, mix(wall, palette.ink, 0.3)]), [
        x,
        foot - tall,
        wide + 1,
        tall,
      ]);
      const pane = random() < 0.4 + palette.dark ? mix(LAMP, wall, 0.2) : mix(palette.sky[2], palette.ink, 0.4);
      panel(ctx, mix(wall, palette.ink, 0.5), [
        x + wide * 0.16,
        foot - height * 0.32,
        wide * 0.26,
        height * 0.32,
        4 * unit,
      ]);
      panel(ctx, pane, [x + wide * 0.54, foot - height * 0.34, wide * 0.34, height * 0.2, 4 * unit]);
      x += wide;
    });
  });
}

/** The stones of the kerb with their wet edge, and the pavement over it. */
function addKerb(stage: Stage, [top, foot]: readonly [number, number]): void {
  const { palette, random, unit } = stage;
  const light = makeHourLight(stage);
  const stone = light.tone('#a9a39a', 0.1);
  const walk = top - 34 * unit;
  stage.strip({ parallax: 0.7, top: walk - 4 * unit, bottom: foot + 20 * unit, blur: 0.8 }, (ctx, strip) => {
    ctx.fillStyle = verticalGradient(ctx, [walk, top], [mix(stone, palette.mist, 0.5), mix(stone, palette.glow, 0.24)]);
    ctx.fillRect(strip.left, walk, strip.width, top - walk);
    const count = Math.max(3, Math.round(strip.width / (270 * unit)));
    const wide = strip.width / count;
    repeat(count, (index) => {
      const x = strip.left + index * wide;
      const own = shade(stone, (random() - 0.5) * 0.06);
      panel(ctx, verticalGradient(ctx, [top, foot], [own, mix(own, palette.ink, 0.42)]), [
        x,
        top,
        wide,
        foot - top + 20 * unit,
      ]);
      panel(ctx, mix(own, palette.glow, 0.45), [x + 3 * unit, top, wide - 6 * unit, 9 * unit, 4 * unit]);
      panel(ctx, rgba(palette.ink, 0.5), [x - 2.5 * unit, top, 5 * unit, foot - top + 20 * unit]);
      repeat(16, () => {
        const at = [x + wide * random(), top + (foot - top) * (0.12 + 0.8 * random())] as const;
        disc(ctx, rgba(random() < 0.5 ? palette.ink : palette.glow, 0.13), [
          ...at,
          (2 + 9 * random()) * unit,
          (1 + 4 * random()) * unit,
        ]);
      });
      if (index % 2 === 0) paintTuft(ctx, stage, [x + wide, foot]);
    });
    // The stone is dark where the water has been.
    ctx.fillStyle = verticalGradient(ctx, [foot - 54 * unit, foot], [rgba(palette.ink, 0), rgba(palette.ink, 0.4)]);
    ctx.fillRect(strip.left, foot - 54 * unit, strip.width, 80 * unit);
  });
}

/** Grass that grows in a joint. */
function paintTuft(ctx: Context2d, { palette, random, unit }: Stage, [x, y]: readonly [number, number]): void {
  repeat(9, (index) => {
    const lean = (index - 4) * 5 * unit;
    const pen = {
      colour: mix(mix('#5f8a4a', palette.ramp[2], 0.35), palette.glow, index % 3 === 0 ? 0.3 : 0),
      width: 3 * unit,
    };
    line(ctx, pen, [x + lean * 0.2, y, x + lean, y - (30 + 26 * random()) * unit]);
  });
}

/** Streaks and leaves that run past on the water. */
function addStream(stage: Stage, waterline: number): void {
  const { height, plan, unit, width } = stage;
  const random = stage.fork('stream');
  const streaks = Array.from({ length: 46 }, () => ({ x: random(), y: random(), long: 0.4 + random() }));
  const white = rgba('#ffffff', 0.3);
  const leaf = stage.tone(plan.season === 'autumn' ? '#d9803a' : '#7f9a4a');
  stage.screen((ctx, time) => {
    ctx.lineCap = 'round';
    ctx.strokeStyle = white;
    streaks.forEach(({ x, y, long }, index) => {
      const down = waterline + (height - waterline) * (0.04 + 0.96 * y ** 1.3);
      const pace = 0.1 + 0.24 * y;
      const at = (fraction(x + time * pace * (index % 3 === 0 ? 1.2 : 1)) * 1.4 - 0.2) * width;
      ctx.lineWidth = (0.8 + 2.4 * y) * unit;
      ctx.beginPath();
      ctx.moveTo(at, down);
      ctx.quadraticCurveTo(at + 40 * unit * long, down - 5 * unit * (1 + y), at + (70 + 90 * y) * unit * long, down);
      ctx.stroke();
      if (index % 9 === 0) disc(ctx, leaf, [at - 40 * unit, down, (5 + 11 * y) * unit, (2.4 + 4.4 * y) * unit, x * 3]);
    });
  });
}

/** The gutter of a street from just over its water: the kerb behind, what floats on the stream before it. */
export function paintGutter(stage: Stage): void {
  const { frame, height, palette, unit } = stage;
  const waterline = Math.min(frame.ground - height * 0.14, height * 0.66);
  const kerb = waterline - height * 0.2;
  const space = makeLayerSpace(stage, 0);
  addSky(space, { kind: 'sky', clouds: 3, size: 0.9 });
  addHouses(stage, kerb - 30 * unit);
  addLights(space, { kind: 'lights', count: 16, y: 0.1, height: 0.3, size: 20 });
  addKerb(stage, [kerb, waterline]);
  addWater(stage, waterline);
  addStream(stage, waterline);
  stage.live(0.7, (ctx, time) => {
    const alpha = 0.2 + 0.04 * Math.sin(time * 1.7);
    glowAt(ctx, stage, { colour: palette.glow, x: frame.lightX, y: waterline, rx: 420 * unit, ry: 120 * unit, alpha });
  });
  stage.addCast({
    water: (x, time) => frame.ground + (3 * Math.sin(time * 2.1 + x * 0.01) + 2 * Math.sin(time * 3.3)) * unit,
    ground: () => frame.ground,
    wake: makeWake(stage),
    mirrorGain: 0.5,
    wet: 0.4,
    heroScale: 1.35,
    bounce: mix(palette.sky[3], '#9aa6a8', 0.5),
    rimGain: 0.9,
  });
  addAir(stage, usualAir(stage, isSnowy(stage)));
}
