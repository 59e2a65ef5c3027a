import { disc, lerp, mix, panel, rgba, shade, verticalGradient } from '@kinora/drawing';

import { addAir } from '../air/air.ts';
import { usualAir } from '../air/usual-air.ts';
import { broadTree } from '../land/broad-tree.ts';
import { glowAt } from '../light/glow.ts';
import { ashore } from '../sets/indoor-world.ts';
import { addLayers } from '../sets/layers/add-layers.ts';
import { coveredLand, makeLayerSpace, type LayerSpace } from '../sets/layers/ground-line.ts';
import type { Composition } from '../sets/layers/layer.ts';
import { addThings } from '../sets/layers/things.ts';
import { repeat } from '../sets/repeat.ts';
import { TEMPLE_THINGS } from '../sets/temple/temple-things.ts';
import type { Stage } from '../stage/stage.ts';
import { isSnowy } from '../stage/weather.ts';

const HILL: Composition = {
  name: 'hill behind the steps',
  drop: -0.08,
  layers: [
    { kind: 'sky', sun: 0.3, clouds: 3, size: 0.8 },
    { kind: 'ridge', parallax: 0.05, y: -0.9, amplitude: 240, cells: 3, octaves: 3, seed: 9, tone: ['#9bb0b4', 0.15] },
    { kind: 'mist', parallax: 0.08, y: -0.5, height: 170, gain: 0.8 },
    { kind: 'scatter', what: 'pine', parallax: 0.16, y: -0.1, count: 30, heights: [120, 240], tone: ['leaf', 0.36] },
    { kind: 'mist', parallax: 0.2, y: 0, height: 120, gain: 0.7 },
  ],
};

const LEAVES = ['#c8442e', '#e2752e', '#eda63a', '#a8342c', '#f2c45a'];
const FRESH = ['#6f9a4e', '#86ae58', '#5f8a4a', '#9abf66', '#4f7a44'];
const leavesOf = ({ plan }: Stage) => (plan.season === 'summer' && plan.air !== 'leaves' ? FRESH : LEAVES);

/** The flight of steps: its edges come together towards the gate at its top. */
interface Flight {
  readonly top: number;
  readonly foot: number;
  readonly count: number;
  readonly halfAt: (y: number) => number;
  readonly yAt: (step: number) => number;
}

function flightOf({ height, width, frame }: Stage): Flight {
  const [top, foot, count] = [height * 0.33, height * 1.08, 15];
  return {
    top,
    foot,
    count,
    halfAt: (y) =>
      lerp(width * (frame.wide ? 0.1 : 0.16), width * (frame.wide ? 0.36 : 0.52), (y - top) / (foot - top)),
    yAt: (step) => lerp(foot, top, 1 - (1 - step / count) ** 1.5),
  };
}

function addSlopes(stage: Stage, space: LayerSpace, flight: Flight): void {
  const { height, random, unit: u, width } = stage;
  const land = coveredLand(space, space.colourOf(['grass', 0.6]));
  const colours = leavesOf(stage);
  const snowy = isSnowy(stage);
  stage.strip({ parallax: 0.8, top: flight.top - height * 0.4, fixed: true }, (ctx, strip) => {
    ctx.fillStyle = verticalGradient(
      ctx,
      [flight.top, height],
      [mix(land, stage.palette.mist, 0.3), land, mix(land, stage.palette.ink, 0.4)],
    );
    ctx.beginPath();
    // The hill rises to both sides of the steps.
    ctx.moveTo(strip.left, flight.top - height * 0.12);
    ctx.bezierCurveTo(width * 0.3, flight.top - height * 0.06, width * 0.4, flight.top, width * 0.5, flight.top);
    ctx.bezierCurveTo(
      width * 0.6,
      flight.top,
      width * 0.7,
      flight.top - height * 0.06,
      strip.right,
      flight.top - height * 0.12,
    );
    ctx.lineTo(strip.right, height * 1.2);
    ctx.lineTo(strip.left, height * 1.2);
    ctx.fill();
    if (snowy) return;
    repeat(520, () => {
      const near = random() ** 0.8;
      const y = lerp(flight.top - height * 0.03, height * 1.05, near);
      const colour = colours[Math.floor(random() * colours.length)] ?? '#c8442e';
      disc(ctx, mix(space.colourOf([colour, 0.7]), stage.palette.ink, 0.1), [
        strip.left + strip.width * random(),
        y,
        (3 + 9 * near) * u,
        (1.6 + 4 * near) * u,
        random() * 3,
      ]);
    });
  });
}

/** Maples on both sides, nearer ones larger and further out. */
function addMaples(stage: Stage, space: LayerSpace, flight: Flight): void {
  const { height, palette, unit: u, width } = stage;
  const colours = leavesOf(stage);
  const ranks = [
    [0.04, 0.5, 0.4],
    [0.2, 0.62, 0.55],
    [0.48, 0.86, 0.8],
  ] as const;
  ranks.forEach(([down, size, depth], rank) => {
    stage.strip(
      {
        parallax: 0.5 + rank * 0.2,
        top: -height * 0.4,
        fixed: true,
        blur: rank === 2 ? 1.4 : 0,
        sway: { reach: 2, height: 300 },
      },
      (ctx) => {
        for (const side of [-1, 1] as const) {
          const y = lerp(flight.top, height, down);
          const x = width / 2 + side * (flight.halfAt(y) + width * (0.07 + 0.12 * rank));
          const colour = space.colourOf([colours[(rank + (side > 0 ? 1 : 0)) % colours.length] ?? '#c8442e', depth]);
          const leaf = isSnowy(stage) ? mix(colour, '#eef4fb', 0.5) : colour;
          broadTree(ctx, stage.random, {
            x,
            y: y + 6 * u,
            height: height * size,
            colour: leaf,
            lit: mix(leaf, palette.glow, 0.36),
            trunk: mix(space.colourOf(['#5a4032', depth]), palette.ink, 0.2),
            side: -stage.frame.side,
          });
        }
      },
    );
  });
}

function addSteps(stage: Stage, space: LayerSpace, flight: Flight): void {
  const { height, palette, random, unit: u, width } = stage;
  const stone = coveredLand(space, space.colourOf(['#a39c90', 0.75]));
  const colours = leavesOf(stage);
  stage.strip({ parallax: 1, top: flight.top - 10 * u, fixed: true }, (ctx) => {
    repeat(flight.count, (index) => {
      const step = flight.count - 1 - index;
      const [y, above] = [flight.yAt(step), flight.yAt(step + 1)];
      const tall = y - above;
      const half = flight.halfAt(y);
      const own = mix(mix(stone, palette.mist, 0.4 * (1 - (y - flight.top) / (flight.foot - flight.top))), stone, 0.5);
      const riser = verticalGradient(
        ctx,
        [above + tall * 0.4, y],
        [mix(own, palette.ink, 0.2), mix(own, palette.ink, 0.42)],
      );
      panel(ctx, riser, [width / 2 - half, above + tall * 0.4, half * 2, tall * 0.62]);
      panel(ctx, mix(own, palette.glow, 0.22), [width / 2 - half, above, half * 2, tall * 0.44, 3 * u]);
      panel(ctx, mix(own, palette.glow, 0.5), [
        width / 2 - half,
        above + tall * 0.4,
        half * 2,
        Math.max(1, tall * 0.07),
      ]);
      repeat(7, (joint) => {
        const x = width / 2 - half + half * 2 * ((joint + (step % 2) * 0.5) / 7);
        panel(ctx, rgba(palette.ink, 0.2), [x, above + tall * 0.44, 2 * u, tall * 0.56]);
      });
      if (isSnowy(stage)) return;
      repeat(16, () => {
        const colour = space.colourOf([colours[Math.floor(random() * colours.length)] ?? '#c8442e', 0.8]);
        const size = tall * (0.09 + 0.09 * random());
        // Leaves lie thickest at both ends of a step.
        const across = (random() < 0.7 ? 1 - random() ** 2 * 0.5 : random()) * (random() < 0.5 ? -1 : 1);
        disc(ctx, colour, [
          width / 2 + half * across * 0.97,
          above + tall * (0.08 + 0.3 * random()),
          size,
          size * 0.5,
          random() * 3,
        ]);
      });
    });
    for (const side of [-1, 1]) {
      const edge = (y: number) => width / 2 + side * flight.halfAt(y);
      ctx.fillStyle = verticalGradient(ctx, [flight.top, height], [mix(stone, palette.mist, 0.3), shade(stone, -0.06)]);
      ctx.beginPath();
      ctx.moveTo(edge(flight.top), flight.top - 8 * u);
      ctx.lineTo(edge(flight.foot), flight.foot - 60 * u);
      ctx.lineTo(edge(flight.foot) + side * 90 * u, flight.foot);
      ctx.lineTo(edge(flight.top) + side * 16 * u, flight.top + 4 * u);
      ctx.fill();
    }
  });
}

/** Old stone steps up a wooded hill to a gate, seen from their foot; in autumn under red maples. */
export function paintStoneSteps(stage: Stage): void {
  const { frame, height, unit, width } = stage;
  addLayers(stage, HILL);
  const space = makeLayerSpace(stage, HILL.drop);
  const flight = flightOf(stage);
  addSlopes(stage, space, flight);
  const line = (flight.top - space.horizon) / (frame.ground - space.horizon);
  const tones = { stone: ['#a8a89c', 0.6], main: ['#c24a38', 0.6], leaf: ['leaf', 0.6] } as const;
  const middle = [0.5, 0.5] as const;
  const gate = (height * 0.3) / (space.person * 1.82);
  addThings(space, {
    kind: 'things',
    parallax: 0.6,
    items: [{ marks: TEMPLE_THINGS.gate, x: middle, y: line, size: gate, tones }],
  });
  addMaples(stage, space, flight);
  addSteps(stage, space, flight);
  const lampLine = (flight.yAt(5) - space.horizon) / (frame.ground - space.horizon);
  const aside = (flight.halfAt(flight.yAt(5)) + 62 * unit) / width;
  const lamps = [-1, 1].map((side) => ({
    marks: TEMPLE_THINGS.lantern,
    x: [0.5 + side * aside, 0.5 + side * aside] as const,
    y: lampLine,
    size: 0.74,
    tones,
    glow: [0, 0.63, 0.9, 0.75] as const,
  }));
  addThings(space, { kind: 'things', parallax: 1, items: lamps });
  stage.live(0.6, (ctx) =>
    glowAt(ctx, stage, { colour: stage.palette.glow, x: width / 2, y: flight.top, rx: 340 * unit, alpha: 0.3 }),
  );
  stage.addCast({
    modeFor: ashore,
    ground: (_x, place) => flight.yAt(Math.max(1, 3 - Math.round(place.depth * 2))) - 6 * unit,
    places: (count) =>
      Array.from({ length: count }, (_, index) => ({
        x:
          width * 0.5 +
          (index - (count - 1) / 2) * Math.min(width * 0.2, (width * 0.5) / count) +
          (count === 1 ? frame.side * width * 0.05 : 0),
        depth: 0,
        scale: 1 - 0.08 * (index % 2),
      })),
    heroScale: 0.86,
    bounce: space.colourOf(['#a39c90', 0.5]),
    rimGain: 0.9,
  });
  addAir(stage, stage.plan.season === 'autumn' ? (stage.plan.air ?? 'leaves') : usualAir(stage, isSnowy(stage)));
}
