import { disc, mix, panel, polygon, rgba, shade, verticalGradient, type Context2d } from '@kinora/drawing';

import { addAir } from '../air/air.ts';
import { glowAt } from '../light/glow.ts';
import { LAMP, makeHourLight, warmedPalette } from '../sets/hour-light.ts';
import { addIndoorCast } from '../sets/indoor-world.ts';
import { faceOf, makeDepth, type Depth } from '../sets/layers/depth.ts';
import { makeLayerSpace, type LayerSpace } from '../sets/layers/ground-line.ts';
import { addPlain } from '../sets/layers/plain.ts';
import { BOOK_COLOURS } from '../sets/library/book-colours.data.ts';
import { repeat } from '../sets/repeat.ts';
import type { Stage } from '../stage/stage.ts';
import { isSnowy } from '../stage/weather.ts';

const HALF = 0.92;
const HIGH = 2.5;
const NEAR = 0.42;
const END = 6.4;
const LEVELS = [0.1, 0.48, 0.84, 1.18, 1.52, 1.86, 2.18] as const;

type Side = -1 | 1;
interface Painted {
  readonly space: LayerSpace;
  readonly depth: Depth;
}

/** A colour of the shelves at a depth: dark beside the lens, pale in the light of the window. */
function toneAt({ space }: Painted, colour: string, z: number): string {
  const { palette } = space.stage;
  const tone = space.colourOf([colour, 1]);
  const away = Math.min(1, (z - NEAR) / (END - NEAR));
  return mix(mix(tone, palette.ink, 0.4 * (1 - away) ** 2), mix(space.light.beam, '#fff2d8', 0.4), 0.5 * away ** 1.2);
}

/** The books of one board, from the far end to the lens. */
function paintRow(ctx: Context2d, painted: Painted, [side, low, top]: readonly [Side, number, number]): void {
  const { depth, space } = painted;
  const random = space.stage.fork('books');
  let z = END;
  while (z > NEAR * 1.05) {
    const wide = 0.05 + 0.05 * random();
    const near = Math.max(NEAR, z - wide);
    const tall = low + (top - low) * (0.62 + 0.34 * random());
    const gap = random() < 0.05;
    const colour = BOOK_COLOURS[Math.floor(random() * BOOK_COLOURS.length)] ?? '#8a5a44';
    if (!gap) {
      const face = { across: side * HALF, from: near, to: z * 0.998, foot: low };
      polygon(ctx, toneAt(painted, colour, z), faceOf(depth, { ...face, top: tall }));
      if (z < 3) {
        const band = toneAt(painted, '#e8cf9a', z);
        polygon(
          ctx,
          rgba(band, 0.7),
          faceOf(depth, { ...face, foot: low + (tall - low) * 0.72, top: low + (tall - low) * 0.78 }),
        );
        polygon(ctx, rgba('#000000', 0.14), faceOf(depth, { ...face, to: near + wide * 0.22, top: tall }));
      }
    }
    z = near;
  }
}

function paintShelves(ctx: Context2d, painted: Painted, side: Side): void {
  const { depth } = painted;
  const whole = { across: side * HALF, from: NEAR, to: END };
  const [farX] = depth.at(side * HALF, 0, END);
  const [nearX] = depth.at(side * HALF, 0, 0.6);
  const back = ctx.createLinearGradient(farX, 0, nearX, 0);
  back.addColorStop(0, toneAt(painted, '#5a3a26', END));
  back.addColorStop(1, toneAt(painted, '#2c1a12', NEAR));
  polygon(ctx, back, faceOf(depth, { ...whole, foot: 0, top: HIGH }));
  LEVELS.forEach((low, index) => paintRow(ctx, painted, [side, low, (LEVELS[index + 1] ?? HIGH) - 0.05]));
  const wood = (z: number) => toneAt(painted, '#9a6a40', z);
  for (const low of [0, ...LEVELS]) {
    // A board is painted in lengths, each in its own light.
    for (let z = END; z > NEAR; z *= 0.8) {
      const edge = { across: side * (HALF - 0.03), from: Math.max(NEAR, z * 0.8), to: z };
      polygon(ctx, wood(z), faceOf(depth, { ...edge, foot: low - 0.05, top: low }));
      polygon(ctx, rgba('#000000', 0.18), faceOf(depth, { ...edge, foot: low - 0.09, top: low - 0.05 }));
    }
  }
  for (let z = END; z > NEAR; z *= 0.78) {
    const post = { across: side * (HALF - 0.05), from: z * 0.955, to: z };
    polygon(ctx, shade(wood(z), 0.02), faceOf(depth, { ...post, foot: 0, top: HIGH }));
    polygon(ctx, shade(wood(z), -0.08), faceOf(depth, { ...post, from: z * 0.945, to: z * 0.955, foot: 0, top: HIGH }));
  }
}

function paintFloor(ctx: Context2d, painted: Painted): void {
  const { depth, space } = painted;
  const { at } = depth;
  const flat = (half: number) => [
    ...at(-half, 0, END),
    ...at(half, 0, END),
    ...at(half, 0, NEAR * 0.6),
    ...at(-half, 0, NEAR * 0.6),
  ];
  const shine = (colour: string) =>
    verticalGradient(
      ctx,
      [at(0, 0, END)[1], space.stage.height],
      [toneAt(painted, colour, END), toneAt(painted, colour, 1.6), toneAt(painted, colour, NEAR)],
    );
  polygon(ctx, shine('#a8744a'), flat(HALF));
  repeat(9, (index) => {
    const across = -HALF + (index / 8) * HALF * 2;
    polygon(ctx, rgba('#2a1408', 0.22), [
      ...at(across, 0, END),
      ...at(across + 0.012, 0, END),
      ...at(across + 0.012, 0, NEAR * 0.6),
      ...at(across - 0.012, 0, NEAR * 0.6),
    ]);
  });
  polygon(ctx, shine('#8f3a34'), flat(0.44));
  polygon(ctx, shine('#d9b06a'), flat(0.4));
  polygon(ctx, shine('#9c4238'), flat(0.38));
}

/** The window at the end, tall and bright. */
function paintEnd(ctx: Context2d, painted: Painted): void {
  const { depth, space } = painted;
  const { palette } = space.stage;
  const box = (half: number, foot: number, top: number) => {
    const [[left, low], [right, high]] = [depth.at(-half, foot, END), depth.at(half, top, END)];
    return [left, high, right - left, low - high] as const;
  };
  panel(ctx, toneAt(painted, '#c9a67c', END), box(HALF, 0, HIGH));
  const [left, top, wide, high] = box(0.56, 0.34, 2.2);
  const pane = verticalGradient(
    ctx,
    [top, top + high],
    [mix(palette.sky[1], '#ffffff', 0.35), mix(palette.sky[3], '#fff6dc', 0.5)],
  );
  panel(ctx, toneAt(painted, '#f4e8d0', END), [left - 4, top - 4, wide + 8, high + 8, wide * 0.5]);
  panel(ctx, pane, [left, top, wide, high, wide * 0.5]);
  const frame = toneAt(painted, '#8a6a4a', 3);
  panel(ctx, frame, [left + wide / 2 - 2, top, 4, high]);
  for (const share of [0.3, 0.55, 0.8]) panel(ctx, frame, [left, top + high * share, wide, 3]);
}

/** Lamps that hang over the way. */
function paintLamps(ctx: Context2d, painted: Painted): void {
  const { depth, space } = painted;
  for (const z of [5.2, 3.9, 2.8, 1.9, 1.25]) {
    const [x, y] = depth.at(0, 2.28, z);
    const size = depth.scale(z);
    panel(ctx, toneAt(painted, '#5a4630', z), [x - 0.008 * size, y - size, 0.016 * size, size]);
    polygon(ctx, toneAt(painted, '#3f6a5a', z), [
      x - 0.05 * size,
      y - 0.05 * size,
      x + 0.05 * size,
      y - 0.05 * size,
      x + 0.15 * size,
      y + 0.05 * size,
      x - 0.15 * size,
      y + 0.05 * size,
    ]);
    disc(ctx, '#fff0c4', [x, y + 0.055 * size, 0.09 * size, 0.03 * size]);
    glowAt(ctx, space.stage, {
      colour: LAMP,
      x,
      y: y + 0.1 * size,
      rx: 0.5 * size,
      alpha: 0.3 + 0.4 * space.light.lamps,
    });
  }
}

/** A long way between the shelves of a library, with a window at its end. */
export function paintAisle(stage: Stage): void {
  const light = makeHourLight(stage);
  const space = makeLayerSpace(stage, 0, light);
  const depth = makeDepth(space, [0.52, 0.5], 0.86);
  const painted = { space, depth };
  addPlain(stage, space.colourOf(['#6a4630', 1]));
  const { height, unit, width } = stage;
  const [x, y] = depth.at(0, 1.3, END);
  stage.strip({ parallax: 0.7, top: -height * 0.06, fixed: true }, (ctx, strip) => {
    ctx.fillStyle = toneAt(painted, '#3a2618', 1);
    ctx.fillRect(strip.left, strip.top, strip.width, strip.bottom - strip.top);
    paintEnd(ctx, painted);
    paintFloor(ctx, painted);
    paintShelves(ctx, painted, -1);
    paintShelves(ctx, painted, 1);
    paintLamps(ctx, painted);
    // The light of the window lies along the floor.
    polygon(ctx, rgba(mix(light.beam, '#fff4d8', 0.4), 0.2 + 0.2 * light.daylight), [
      ...depth.at(-0.3, 0, END),
      ...depth.at(0.3, 0, END),
      ...depth.at(0.5, 0, 1.2),
      ...depth.at(-0.5, 0, 1.2),
    ]);
    glowAt(ctx, stage, {
      colour: mix(light.beam, '#fff2d0', 0.5),
      x,
      y,
      rx: width * 0.26,
      ry: height * 0.5,
      alpha: 0.45 + 0.3 * light.daylight,
    });
  });
  stage.palette = warmedPalette(stage, light);
  stage.sun = { x, y, radius: unit };
  stage.live(0.7, (ctx, time) => {
    const alpha = (0.14 + 0.14 * light.daylight) * (1 + 0.12 * Math.sin(time * 0.9));
    glowAt(ctx, stage, { colour: light.beam, x, y, rx: 300 * unit, alpha });
  });
  addIndoorCast(stage, {
    floor: space.colourOf(['#8f3a34', 1]),
    heroScale: 1,
    table: { wood: space.colourOf(['#9a6a40', 1]), cloth: undefined },
  });
  addAir(stage, 'dust', {
    colour: isSnowy(stage) ? '#eef4ff' : '#fff0cc',
    count: 70,
    gain: 0.5 + 0.5 * light.daylight,
  });
}
