import { disc, drawMarks, mix, panel, placeMarks, rgba, shade, verticalGradient } from '@kinora/drawing';

import { addAir } from '../air/air.ts';
import { glowAt } from '../light/glow.ts';
import { addHeroLeftStrip } from '../sets/hero-left.ts';
import { LAMP, makeHourLight, type HourLight } from '../sets/hour-light.ts';
import { ashore } from '../sets/indoor-world.ts';
import { addLayers } from '../sets/layers/add-layers.ts';
import { coveredLand, makeLayerSpace, type LayerSpace } from '../sets/layers/ground-line.ts';
import type { Composition } from '../sets/layers/layer.ts';
import { OLDTOWN_THINGS } from '../sets/oldtown/oldtown-things.ts';
import { repeat } from '../sets/repeat.ts';
import { addDrops } from '../sets/room/weather.ts';
import type { Stage } from '../stage/stage.ts';
import { isSnowy, isWet } from '../stage/weather.ts';
import { paintCup, paintCurtain } from './curtain.ts';

const SKY: Composition = { name: 'sky over roofs', drop: -0.2, layers: [{ kind: 'sky', clouds: 4, size: 1 }] };
const WALLS = [
  ['#f0e0c0', '#4f7f78', '#a4553f'],
  ['#e8c0a4', '#5f6f94', '#8f4a40'],
  ['#d8d4c4', '#7d4a3c', '#5f6a74'],
  ['#e3b772', '#5f7f5a', '#9c5a44'],
] as const;

/** Houses on the other side, of which one sees down to their doors. */
function addHouses(stage: Stage, space: LayerSpace, foot: number): void {
  const { colourOf } = space;
  const { height, palette, width } = stage;
  const size = height * 0.42;
  addHeroLeftStrip(stage, { parallax: 0.5, top: -height * 0.2, bottom: foot + 20, fixed: true }, (ctx) => {
    repeat(5, (index) => {
      const [wall, shutter, roof] = WALLS[index % WALLS.length] ?? WALLS[0];
      const x = width * (-0.04 + index * 0.27);
      const tones = {
        wall: colourOf([wall, 0.6]),
        shutter: colourOf([shutter, 0.6]),
        roof: coveredLand(space, colourOf([roof, 0.6])),
        beam: colourOf(['#5f4030', 0.6]),
        stone: colourOf(['#b3a08c', 0.6]),
        trim: colourOf(['#f3e8d2', 0.6]),
        glass: colourOf(['#7f9cae', 0.6]),
        door: colourOf(['#6d4a34', 0.6]),
        brick: colourOf(['#9a5c48', 0.6]),
        leaf: colourOf(['#5f8f55', 0.6]),
        flower: colourOf(['#e2604f', 0.6]),
        iron: colourOf(['#2f3438', 0.8]),
        ink: palette.ink,
        lit: mix(palette.key, palette.glow, 0.4),
        lamp: mix('#f4e6cc', '#ffe6b0', palette.dark),
        pane: palette.dark > 0.2 ? '#ffdf9c' : '#8aa4b4',
      };
      const marks = index % 2 === 0 ? OLDTOWN_THINGS.gabled : OLDTOWN_THINGS.broad;
      drawMarks(ctx, placeMarks(marks, { x, y: foot, scale: size * (1 + 0.08 * (index % 3)) }), tones);
    });
  });
}

/** The street below, with rails in it and its two pavements. */
function addStreet(stage: Stage, { space, top, light }: { space: LayerSpace; top: number; light: HourLight }): void {
  const { height, palette, random, unit: u } = stage;
  const stone = coveredLand(space, light.tone('#8f867c'));
  const walk = coveredLand(space, light.tone('#b3a89a'));
  const snowy = isSnowy(stage);
  stage.strip({ parallax: 0.8, top: top - 4 * u, fixed: true }, (ctx, strip) => {
    panel(ctx, verticalGradient(ctx, [top, top + height * 0.1], [mix(walk, palette.mist, 0.2), walk]), [
      strip.left,
      top,
      strip.width,
      height * 0.08,
    ]);
    panel(ctx, shade(walk, -0.08), [strip.left, top + height * 0.075, strip.width, 8 * u]);
    const road = top + height * 0.085;
    ctx.fillStyle = verticalGradient(ctx, [road, height], [stone, mix(stone, palette.ink, 0.2)]);
    ctx.fillRect(strip.left, road, strip.width, strip.bottom - road);
    repeat(260, () => {
      const y = road + (height - road) * random();
      const tint = random() < 0.5 ? palette.ink : palette.glow;
      panel(ctx, rgba(tint, 0.05), [strip.left + strip.width * random(), y, (18 + 14 * random()) * u, 9 * u, 4 * u]);
    });
    for (const down of [0.12, 0.2, 0.32, 0.4]) {
      const y = road + height * down;
      panel(ctx, rgba(snowy ? '#8fa0b4' : palette.ink, 0.5), [strip.left, y, strip.width, 5 * u]);
      panel(ctx, rgba('#ffffff', 0.3), [strip.left, y + 5 * u, strip.width, 2 * u]);
    }
    if (!snowy) return;
    repeat(60, () => {
      const y = road + (height - road) * random();
      disc(ctx, rgba(random() < 0.6 ? '#ffffff' : palette.fill, 0.22), [
        strip.left + strip.width * random(),
        y,
        (50 + 120 * random()) * u,
        (4 + 7 * random()) * u,
      ]);
    });
  });
}

/** The room's side of the window: wall, frame, sill with a cup on it, and curtains. */
function addWindow(stage: Stage, light: HourLight): void {
  const { height, palette, unit: u, width } = stage;
  const wood = mix(light.tone('#efe4d0'), palette.ink, 0.24);
  const sill = height * 0.9;
  const edge = width * 0.04;
  stage.strip({ parallax: 1.1, top: -height * 0.1, fixed: true }, (ctx, strip) => {
    const wall = mix(light.tone('#6a4a4a'), palette.ink, 0.4);
    const bar = 20 * u;
    for (const x of [width / 2 - bar / 2])
      panel(ctx, verticalGradient(ctx, [0, height], [shade(wood, -0.05), wood]), [
        x,
        -height * 0.1,
        bar,
        sill + height * 0.1,
      ]);
    panel(ctx, wood, [0, height * 0.2, width, bar * 0.8]);
    for (const [x, wide] of [
      [strip.left, edge - strip.left],
      [width - edge, strip.right - width + edge],
    ] as const) {
      panel(ctx, wall, [x, -height * 0.1, wide, height * 1.3]);
    }
    panel(ctx, wood, [edge, -height * 0.1, 18 * u, sill + height * 0.1]);
    panel(ctx, wood, [width - edge - 18 * u, -height * 0.1, 18 * u, sill + height * 0.1]);
    panel(ctx, verticalGradient(ctx, [sill, height], [mix(wood, palette.glow, 0.3), mix(wood, palette.ink, 0.4)]), [
      strip.left,
      sill,
      strip.width,
      height * 0.3,
    ]);
    panel(ctx, rgba(palette.glow, 0.5), [strip.left, sill, strip.width, 3 * u]);
    if (isSnowy(stage)) {
      repeat(24, (index) =>
        disc(ctx, light.tone('#f4f8fd'), [
          edge + (index + 0.5) * ((width - edge * 2) / 24),
          sill,
          width * 0.034,
          (10 + 7 * Math.sin(index * 1.7)) * u,
        ]),
      );
    }
    paintCup(ctx, stage, light);
    paintCurtain(ctx, stage, [edge * 0.6, 1, light]);
    paintCurtain(ctx, stage, [width - edge * 0.6, -1, light]);
  });
}

/** A street from a window of an upper floor: the window's frame is before it, the weather outside. */
export function paintLookout(stage: Stage): void {
  const { frame, height, unit, width } = stage;
  addLayers(stage, SKY);
  const light = makeHourLight(stage);
  const space = makeLayerSpace(stage, SKY.drop, light);
  const top = height * 0.5;
  addHouses(stage, space, top);
  addStreet(stage, { space, top, light });
  for (const share of [0.3, 0.74]) {
    const x = width * share;
    stage.live(0.8, (ctx) =>
      glowAt(ctx, stage, { colour: LAMP, x, y: top, rx: 260 * unit, ry: 120 * unit, alpha: 0.5 * light.lamps }),
    );
  }
  const ground = top + height * 0.27;
  stage.addCast({
    modeFor: ashore,
    ground: (_x, place) => ground + place.depth * height * 0.02,
    heroScale: 0.78,
    hazeGain: 0.3,
    rimGain: 0.9,
  });
  if (isSnowy(stage)) addAir(stage, 'snow', { count: 320 });
  else if (isWet(stage)) addAir(stage, 'rain');
  else addAir(stage, stage.plan.air ?? 'dust');
  if (isWet(stage)) addDrops(stage, { x: 0, y: 0, width, height: frame.ground });
  addWindow(stage, light);
}
