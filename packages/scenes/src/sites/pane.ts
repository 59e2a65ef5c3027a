import { disc, mix, panel, rgba, shade, verticalGradient, type Context2d } from '@kinora/drawing';

import { glowAt } from '../light/glow.ts';
import { LAMP, makeHourLight, type HourLight } from '../sets/hour-light.ts';
import { ashore } from '../sets/indoor-world.ts';
import { addPlain } from '../sets/layers/plain.ts';
import { repeat } from '../sets/repeat.ts';
import { addDrops, addWeather } from '../sets/room/weather.ts';
import type { Stage } from '../stage/stage.ts';
import { isSnowy, isWet } from '../stage/weather.ts';

/** A window from outside, in pixels. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Painted {
  readonly stage: Stage;
  readonly light: HourLight;
  readonly box: Box;
}

/** The room behind the glass, out of focus: a lamp, a shelf and a picture. */
function paintRoom(ctx: Context2d, { stage, light, box }: Painted): void {
  const { palette, unit: u } = stage;
  const { x, y, width, height } = box;
  const wall = mix('#c9905f', light.tone('#c9905f'), 0.5);
  panel(ctx, verticalGradient(ctx, [y, y + height], [mix(wall, '#ffd9a0', 0.3), wall, mix(wall, palette.ink, 0.3)]), [
    x - 60 * u,
    y - 60 * u,
    width + 120 * u,
    height + 120 * u,
  ]);
  const shelf = x + width * 0.08;
  repeat(3, (row) => {
    const foot = y + height * (0.24 + row * 0.24);
    repeat(9, (index) => {
      const tall = height * (0.1 + 0.06 * ((index * 7 + row * 3) % 4) * 0.4);
      const colour = ['#8f3b32', '#3c6a86', '#c08a3a', '#4f6a3f', '#d8b26a'][(index + row * 2) % 5] ?? '#8f3b32';
      panel(ctx, mix(colour, wall, 0.25), [shelf + index * width * 0.028, foot - tall, width * 0.025, tall]);
    });
    panel(ctx, '#6a4630', [shelf - width * 0.01, foot, width * 0.28, height * 0.02]);
  });
  panel(ctx, '#7a5238', [x + width * 0.46, y + height * 0.14, width * 0.15, height * 0.2, 4 * u]);
  panel(ctx, '#9fb4a8', [x + width * 0.472, y + height * 0.16, width * 0.126, height * 0.16]);
  const lamp = x + width * 0.8;
  panel(ctx, '#5a4030', [lamp - width * 0.005, y + height * 0.4, width * 0.01, height * 0.6]);
  panel(ctx, '#ffe6b0', [lamp - width * 0.07, y + height * 0.24, width * 0.14, height * 0.2, 16 * u]);
  glowAt(ctx, stage, { colour: LAMP, x: lamp, y: y + height * 0.36, rx: width * 0.42, alpha: 0.85 });
}

/** Bricks of the house, with its window left open. */
function paintWall(ctx: Context2d, { stage, light, box }: Painted, [left, width]: readonly [number, number]): void {
  const { height, palette, random, unit: u } = stage;
  const brick = light.tone('#9a5a48');
  ctx.fillStyle = mix(brick, palette.ink, 0.3);
  ctx.fillRect(left, -height * 0.1, width, height * 1.3);
  const [wide, tall] = [96 * u, 34 * u];
  repeat(Math.ceil((height * 1.3) / tall), (row) => {
    repeat(Math.ceil(width / wide) + 1, (index) => {
      const own = shade(brick, (random() - 0.5) * 0.07);
      panel(ctx, own, [
        left + (index - (row % 2) * 0.5) * wide + 2 * u,
        -height * 0.1 + row * tall + 2 * u,
        wide - 4 * u,
        tall - 4 * u,
        3 * u,
      ]);
    });
  });
  ctx.fillStyle = verticalGradient(ctx, [0, height], [rgba(palette.ink, 0.1), rgba(palette.ink, 0.36)]);
  ctx.fillRect(left, -height * 0.1, width, height * 1.3);
  ctx.clearRect(box.x, box.y, box.width, box.height);
}

/** Frame, bars and sill, and curtains behind the glass. */
function paintFrame(ctx: Context2d, { stage, light, box }: Painted): void {
  const { palette, unit: u } = stage;
  const { x, y, width, height } = box;
  const wood = light.tone('#e9e2d2');
  const edge = 30 * u;
  ctx.fillStyle = verticalGradient(ctx, [y, y + height], [mix(wood, palette.glow, 0.12), shade(wood, -0.05)]);
  ctx.beginPath();
  ctx.rect(x - edge, y - edge, width + edge * 2, height + edge * 2);
  ctx.rect(x, y, width, height);
  ctx.fill('evenodd');
  panel(ctx, wood, [x + width / 2 - 9 * u, y, 18 * u, height * 0.3]);
  panel(ctx, wood, [x, y + height * 0.3 - 9 * u, width, 18 * u]);
  panel(ctx, shade(wood, -0.12), [x, y + height * 0.3 + 9 * u, width, 4 * u]);
  const stone = light.tone('#b8ac9a');
  panel(
    ctx,
    verticalGradient(
      ctx,
      [y + height, y + height + 70 * u],
      [mix(stone, palette.glow, 0.3), mix(stone, palette.ink, 0.3)],
    ),
    [x - edge * 2, y + height + edge - 6 * u, width + edge * 4, 44 * u, 4 * u],
  );
  if (!isSnowy(stage)) return;
  repeat(22, (index) =>
    disc(ctx, light.tone('#f4f8fd'), [
      x - edge + ((index + 0.5) / 22) * (width + edge * 2),
      y + height + edge - 6 * u,
      width * 0.032,
      (14 + 6 * Math.sin(index * 1.9)) * u,
    ]),
  );
}

function paintCurtains(ctx: Context2d, { light, box, stage }: Painted): void {
  const { x, y, width, height } = box;
  const cloth = mix('#e9d9bc', light.tone('#e9d9bc'), 0.6);
  for (const side of [-1, 1] as const) {
    const edge = side < 0 ? x : x + width;
    const inward = -side * width * 0.13;
    ctx.fillStyle = rgba(cloth, 0.92);
    ctx.beginPath();
    ctx.moveTo(edge, y);
    ctx.lineTo(edge + inward * 1.5, y);
    ctx.bezierCurveTo(
      edge + inward * 1.3,
      y + height * 0.4,
      edge + inward * 0.6,
      y + height * 0.55,
      edge + inward * 0.4,
      y + height * 0.6,
    );
    ctx.bezierCurveTo(
      edge + inward * 0.6,
      y + height * 0.75,
      edge + inward * 0.8,
      y + height * 0.9,
      edge + inward * 0.8,
      y + height,
    );
    ctx.lineTo(edge, y + height);
    ctx.fill();
    repeat(4, (fold) =>
      panel(ctx, rgba(stage.palette.ink, 0.07), [
        edge + inward * (0.14 + fold * 0.26),
        y,
        Math.max(1, width * 0.008),
        height * 0.5,
      ]),
    );
  }
}

/** A window from outside: who is behind it is in a warm room, and the rain runs down the glass. */
export function paintPane(stage: Stage): void {
  const { frame, height, unit: u, width } = stage;
  const light = makeHourLight(stage);
  const wide = frame.tall ? width * 0.84 : Math.min(width * 0.72, height * 1.3);
  const tall = frame.tall ? Math.min(height * 0.56, wide * 1.1) : height * 0.74;
  const box = { x: width / 2 - wide / 2, y: frame.ground + 20 * u - tall, width: wide, height: tall };
  const painted = { stage, light, box };
  addPlain(stage, light.tone('#9a5a48'));
  stage.strip({ parallax: 0.9, top: -height * 0.1, fixed: true, blur: 2.4 }, (ctx) => paintRoom(ctx, painted));
  const street = stage.palette;
  stage.palette = {
    ...street,
    key: mix(street.key, '#ffd49a', 0.6),
    glow: mix(street.glow, LAMP, 0.7),
    dark: street.dark * 0.5,
  };
  stage.addCast({
    modeFor: ashore,
    ground: () => box.y + box.height - 6 * u,
    heroScale: 1.25,
    bounce: '#d9a070',
    rimColour: '#ffe0ac',
    rimGain: 1,
  });
  stage.palette = street;
  stage.strip({ parallax: 1, top: -height * 0.1, fixed: true }, (ctx, strip) => {
    paintWall(ctx, painted, [strip.left, strip.width]);
    paintCurtains(ctx, painted);
    // The glass mirrors a little of the sky.
    panel(
      ctx,
      verticalGradient(ctx, [box.y, box.y + box.height], [rgba(street.sky[2], 0.16), rgba(street.sky[4], 0.05)]),
      [box.x, box.y, box.width, box.height],
    );
    paintFrame(ctx, painted);
  });
  stage.live(1, (ctx, time) => {
    glowAt(ctx, stage, {
      colour: LAMP,
      x: width / 2,
      y: box.y + box.height / 2,
      rx: wide * 0.7,
      alpha: 0.1 + 0.01 * Math.sin(time * 2.1),
    });
  });
  if (!isWet(stage)) return;
  addDrops(stage, box);
  addDrops(stage, box);
  addWeather(stage, { x: 0, y: 0, width, height }, 'rain');
}
