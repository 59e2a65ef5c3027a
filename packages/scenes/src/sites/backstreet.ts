import { line, mix, panel, pick, polygon, rgba } from '@kinora/drawing';

import { addAir } from '../air/air.ts';
import { usualAir } from '../air/usual-air.ts';
import { glowAt } from '../light/glow.ts';
import { addHeroLeftStrip, mirroredX } from '../sets/hero-left.ts';
import { LAMP, makeHourLight, type HourLight } from '../sets/hour-light.ts';
import { addLayers } from '../sets/layers/add-layers.ts';
import type { Composition } from '../sets/layers/layer.ts';
import { repeat } from '../sets/repeat.ts';
import type { Stage } from '../stage/stage.ts';
import { isSnowy } from '../stage/weather.ts';
import { END, paintAlleyWalls, type Vanishing } from './alley-walls.ts';

const SKY: Composition = {
  name: 'sky over an alley',
  drop: 0,
  layers: [{ kind: 'sky', sun: 0.1, clouds: 3, size: 0.8 }],
};
const GROUND: Composition = {
  name: 'stones of an alley',
  drop: 0,
  layers: [{ kind: 'floor', y: 0.06, tone: ['#a08f80', 1], joint: ['#6f6058', 1], board: 70, laid: 'cobbles' }],
};
const CAST: Composition = {
  name: 'who is in an alley',
  drop: 0,
  layers: [{ kind: 'cast', y: 1, bounce: ['#b89a80', 1], scale: 1 }],
};
const LOOKS = [
  { bricks: '#a9624a', plaster: '#d8b48c', shutters: '#4f7f78' },
  { bricks: '#9a6a58', plaster: '#c9b8a0', shutters: '#8a4a40' },
  { bricks: '#b07a54', plaster: '#c98f78', shutters: '#4a6078' },
] as const;
const CLOTHES = ['#e8e2d4', '#c9603f', '#e8c070', '#7fa0b4', '#e8e2d4'];

/** Beside the light, so that it stands low over the end of the alley. */
function vanishingOf({ frame, width, height }: Stage): Vanishing {
  const [x, y] = [mirroredX({ frame, width }, frame.lightX), frame.horizon];
  const hero = mirroredX({ frame, width }, frame.heroX);
  // The wall meets the ground behind the hero, whose hand reaches it.
  const drop = ((frame.ground - height * 0.01 - y) * x) / (x - hero * 0.82);
  return { x, y, drop };
}

/** Roofs of the houses where the alley ends. */
function addFarHouses(stage: Stage, { x, y }: Vanishing, light: HourLight): void {
  const { palette, unit: u } = stage;
  const wall = mix(light.tone('#a88a78', 0.9), palette.glow, 0.3);
  addHeroLeftStrip(stage, { parallax: 0.4, top: y - 200 * u, bottom: y + 60 * u, fixed: true }, (ctx) => {
    repeat(7, (index) => {
      const [left, tall] = [x + (index - 3.5) * 46 * u, (34 + 20 * Math.sin(index * 2.3)) * u];
      panel(ctx, wall, [left, y - tall, 47 * u, tall + 60 * u]);
      polygon(ctx, mix(wall, palette.ink, 0.25), [
        left - 4 * u,
        y - tall,
        left + 23 * u,
        y - tall - 20 * u,
        left + 50 * u,
        y - tall,
      ]);
    });
  });
}

/** A cord with washing from wall to wall, high over the alley. */
function addWashing(stage: Stage, { x, y, drop }: Vanishing, light: HourLight): void {
  const { palette, unit: u } = stage;
  const [near, high] = [END * 2.1, 3.4];
  const [from, to, top] = [x - near * x, x + near * x, y - drop * near * high];
  addHeroLeftStrip(stage, { parallax: 0.8, top: top - 30 * u, bottom: top + 130 * u, fixed: true }, (ctx) => {
    line(ctx, { colour: rgba(palette.ink, 0.6), width: 1.6 * u }, [from, top - 8 * u, x, top + 5 * u, to, top - 8 * u]);
    CLOTHES.forEach((colour, index) => {
      const wide = ((to - from) / CLOTHES.length) * 0.62;
      const left = from + ((index + 0.5) * (to - from)) / CLOTHES.length - wide / 2;
      panel(ctx, mix(light.tone(colour), palette.glow, 0.2), [
        left,
        top,
        wide,
        wide * (1.1 + 0.3 * (index % 2)),
        2 * u,
      ]);
    });
  });
}

/** The last light on the stones, and a lamp of the alley's end when it is dark. */
function addGleam(stage: Stage, vanishing: Vanishing, light: HourLight): void {
  const { frame, height, palette, unit: u, width } = stage;
  const x = mirroredX({ frame, width }, vanishing.x);
  const colour = mix(palette.glow, LAMP, light.lamps);
  const gain = 0.2 + 0.42 * Math.max(light.daylight * (palette.elevation < 0.3 ? 1 : 0.4), light.lamps);
  stage.live(0.6, (ctx, time) => {
    const alpha = gain * (1 + 0.04 * Math.sin(time * 1.3));
    glowAt(ctx, stage, { colour, x, y: vanishing.y + height * 0.05, rx: 300 * u, ry: 90 * u, alpha });
    glowAt(ctx, stage, { colour, x, y: vanishing.y - 20 * u, rx: 220 * u, ry: 260 * u, alpha: alpha * 0.7 });
  });
}

/** A narrow alley between two houses, down which the light of the hour falls. */
export function paintBackstreet(stage: Stage): void {
  const light = makeHourLight(stage);
  const vanishing = vanishingOf(stage);
  const look = pick(LOOKS, stage.random() * LOOKS.length);
  addLayers(stage, SKY, light);
  addFarHouses(stage, vanishing, light);
  addLayers(stage, GROUND, light);
  addHeroLeftStrip(stage, { parallax: 0.8, top: -stage.height * 0.1 }, (ctx) => {
    paintAlleyWalls(ctx, stage, { vanishing, light, ...look });
  });
  addWashing(stage, vanishing, light);
  addGleam(stage, vanishing, light);
  addLayers(stage, CAST, light);
  addAir(stage, usualAir(stage, isSnowy(stage)));
}
