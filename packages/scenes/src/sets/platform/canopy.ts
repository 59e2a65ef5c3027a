import { disc, line, mix, panel, polygon, rgba, shade, verticalGradient, type Context2d } from '@kinora/drawing';

import { glowAt } from '../../light/glow.ts';
import type { Strip } from '../../stage/stage.ts';
import { addHeroLeftStrip, mirroredX } from '../hero-left.ts';
import { LAMP } from '../hour-light.ts';
import { faceOf } from '../layers/depth.ts';
import { repeat } from '../repeat.ts';
import type { Station } from './track.ts';

const HIGH = 2.02;
const NEAR = 0.3;
const FAR = 8;
const COLUMNS = [7, 5.2, 3.9, 2.8, 1.95];
const LAMPS = [4.4, 3.2, 2.3, 1.5];
/** The house of the station, from the edge of the platform. */
const WALL = -2.05;
const OPENINGS = [6, 5, 4, 3.1, 2.3, 1.6, 1];

/** Brick with arched windows, lit from within in the dark. */
function paintHouse(ctx: Context2d, { space, depth, edge }: Station): void {
  const { stage, colourOf, light } = space;
  const { palette } = stage;
  const brick = colourOf(['#a8634c', 0.8]);
  const across = edge + WALL;
  const face = (from: number, to: number, [foot, top]: readonly [number, number]) =>
    faceOf(depth, { across, from, to, foot, top });
  const paint = ctx.createLinearGradient(depth.at(across, 0, FAR)[0], 0, depth.at(across, 0, 0.7)[0], 0);
  paint.addColorStop(0, mix(brick, palette.mist, 0.4));
  paint.addColorStop(0.5, brick);
  paint.addColorStop(1, mix(brick, palette.ink, 0.4));
  polygon(ctx, paint, face(NEAR, FAR, [0, HIGH + 0.3]));
  polygon(ctx, rgba(mix(brick, palette.ink, 0.5), 0.7), face(NEAR, FAR, [0, 0.3]));
  polygon(ctx, rgba(colourOf(['#e6d3b4', 0.8]), 0.8), face(NEAR, FAR, [1.62, 1.7]));
  const glass = mix(mix(palette.sky[1], palette.ink, 0.4), '#ffdc98', light.lamps);
  OPENINGS.forEach((from, index) => {
    const to = from * 1.2;
    const foot = index % 3 === 2 ? 0 : 0.5;
    polygon(ctx, colourOf(['#e6d3b4', 0.8]), face(from * 0.985, to * 1.015, [foot, 1.42]));
    polygon(ctx, mix(glass, palette.mist, Math.min(0.3, from * 0.04)), face(from, to, [foot + 0.06, 1.36]));
    polygon(
      ctx,
      colourOf(['#5a6a5f', 0.9]),
      face((from + to) / 2 - 0.012 * from, (from + to) / 2 + 0.012 * from, [foot, 1.36]),
    );
    polygon(ctx, colourOf(['#5a6a5f', 0.9]), face(from, to, [1, 1.03]));
  });
}

/** The roof over the platform, seen from below, with its scalloped edge. */
function paintRoof(ctx: Context2d, { space, depth, edge }: Station): void {
  const { stage, colourOf } = space;
  const { palette } = stage;
  const { at } = depth;
  const under = colourOf(['#6f7f78', 0.8]);
  const eave = edge - 0.24;
  const far = at(0, HIGH, FAR)[1];
  const paint = verticalGradient(
    ctx,
    [-stage.height * 0.1, far],
    [mix(under, palette.ink, 0.5), under, mix(under, palette.mist, 0.4)],
  );
  polygon(ctx, paint, [
    ...at(edge + WALL, HIGH + 0.3, FAR),
    ...at(eave, HIGH, FAR),
    ...at(eave, HIGH, NEAR),
    ...at(edge + WALL, HIGH + 0.3, NEAR),
  ]);
  for (const z of [...COLUMNS, 1.3, 0.86]) {
    const beam = [...at(edge + WALL, HIGH + 0.28, z), ...at(eave, HIGH - 0.02, z)];
    const lower = [...at(eave, HIGH - 0.12, z), ...at(edge + WALL, HIGH + 0.12, z)];
    polygon(ctx, mix(shade(under, -0.1), palette.mist, Math.min(0.4, z * 0.05)), [...beam, ...lower]);
  }
  const trim = colourOf(['#e8dcc0', 0.8]);
  polygon(
    ctx,
    mix(trim, palette.ink, 0.1),
    faceOf(depth, { across: eave, from: NEAR, to: FAR, foot: HIGH - 0.07, top: HIGH + 0.06 }),
  );
  for (let z = FAR; z > 0.5; z *= 0.955) {
    const [[x, y], [next]] = [at(eave, HIGH - 0.06, z), at(eave, HIGH - 0.06, z * 0.955)];
    const size = depth.scale(z) * 0.085;
    polygon(ctx, mix(trim, palette.ink, 0.14), [x, y, next, y - 0, (x + next) / 2, y + size]);
  }
}

function paintColumns(ctx: Context2d, { space, depth, edge }: Station): void {
  const { stage, colourOf, light } = space;
  const { palette } = stage;
  for (const z of COLUMNS) {
    const [x, foot] = depth.at(edge - 0.42, 0, z);
    const s = depth.scale(z);
    const iron = mix(colourOf(['#3f5f58', 0.9]), palette.mist, Math.min(0.55, z * 0.08));
    const top = foot - (HIGH - 0.05) * s;
    panel(ctx, iron, [x - 0.035 * s, top, 0.07 * s, foot - top]);
    panel(ctx, rgba(palette.key, 0.35), [x + 0.01 * s, top, 0.014 * s, foot - top]);
    panel(ctx, iron, [x - 0.07 * s, foot - 0.16 * s, 0.14 * s, 0.16 * s, 0.02 * s]);
    panel(ctx, iron, [x - 0.06 * s, top + 0.3 * s, 0.12 * s, 0.04 * s]);
    const pen = { colour: iron, width: 0.03 * s };
    for (const side of [-1, 1])
      line(ctx, pen, [x, top + 0.36 * s, x + side * 0.16 * s, top + 0.12 * s, x + side * 0.3 * s, top + 0.02 * s]);
  }
  for (const z of LAMPS) {
    const [x, y] = depth.at(edge - 0.9, HIGH - 0.34, z);
    const s = depth.scale(z);
    line(ctx, { colour: palette.ink, width: 0.012 * s }, [x, y - 0.4 * s, x, y]);
    polygon(ctx, colourOf(['#3f5f58', 0.9]), [
      x - 0.11 * s,
      y + 0.05 * s,
      x - 0.03 * s,
      y - 0.05 * s,
      x + 0.03 * s,
      y - 0.05 * s,
      x + 0.11 * s,
      y + 0.05 * s,
    ]);
    disc(ctx, mix('#f4e9d0', '#fff0c4', light.lamps), [x, y + 0.055 * s, 0.075 * s, 0.035 * s]);
  }
}

/** A round clock with two faces that hangs from the roof. */
function paintClock(ctx: Context2d, { space, depth, edge }: Station): void {
  const { colourOf, stage } = space;
  const [x, y] = depth.at(edge - 0.64, HIGH - 0.52, 1.72);
  const s = depth.scale(1.72);
  const iron = colourOf(['#2f4540', 1]);
  line(ctx, { colour: iron, width: 0.035 * s }, [x, y - 0.6 * s, x, y]);
  disc(ctx, iron, [x, y, 0.2 * s]);
  disc(ctx, mix('#f8f0dc', stage.palette.ink, 0.14 * stage.palette.dark), [x, y, 0.165 * s]);
  repeat(12, (index) => {
    const angle = index * 0.5236;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    line(ctx, { colour: iron, width: 0.012 * s }, [
      x + dx * 0.13 * s,
      y + dy * 0.13 * s,
      x + dx * 0.15 * s,
      y + dy * 0.15 * s,
    ]);
  });
  line(ctx, { colour: iron, width: 0.022 * s }, [x, y, x - 0.05 * s, y - 0.07 * s]);
  line(ctx, { colour: iron, width: 0.016 * s }, [x, y, x + 0.09 * s, y - 0.08 * s]);
}

/** A bench along the wall. */
function paintBench(ctx: Context2d, { space, depth, edge }: Station): void {
  const wood = space.colourOf(['#9a6a42', 0.9]);
  const { at } = depth;
  for (const from of [2.7, 1.36]) {
    const [near, far] = [from, from * 1.36];
    const [back, front] = [edge + WALL + 0.1, edge + WALL + 0.42];
    for (const z of [far, near])
      line(ctx, { colour: space.stage.palette.ink, width: 0.03 * depth.scale(z) }, [
        ...at(front, 0, z),
        ...at(front, 0.27, z),
      ]);
    polygon(ctx, shade(wood, -0.07), faceOf(depth, { across: back, from: near, to: far, foot: 0.36, top: 0.66 }));
    polygon(ctx, shade(wood, -0.15), faceOf(depth, { across: back, from: near, to: far, foot: 0.49, top: 0.52 }));
    polygon(ctx, mix(wood, space.stage.palette.key, 0.2), [
      ...at(back, 0.3, far),
      ...at(front, 0.28, far),
      ...at(front, 0.28, near),
      ...at(back, 0.3, near),
    ]);
    polygon(ctx, shade(wood, -0.1), faceOf(depth, { across: front, from: near, to: far, foot: 0.23, top: 0.28 }));
  }
}

export function addCanopy(station: Station): void {
  const { space, depth, edge } = station;
  const { stage, light } = space;
  addHeroLeftStrip(
    stage,
    { parallax: 0.8, top: -stage.height * 0.06, fixed: true },
    (ctx: Context2d, _strip: Strip) => {
      paintHouse(ctx, station);
      paintBench(ctx, station);
      paintRoof(ctx, station);
      paintClock(ctx, station);
      paintColumns(ctx, station);
    },
  );
  if (light.lamps < 0.05) return;
  const spots = LAMPS.map((z) => {
    const [x, y] = depth.at(edge - 0.9, HIGH - 0.36, z);
    return { x: mirroredX(stage, x), y, rx: 0.62 * depth.scale(z) };
  });
  stage.live(0.8, (ctx, time) => {
    spots.forEach((spot, index) => {
      const alpha = 0.62 * light.lamps * (1 + 0.04 * Math.sin(time * 2.6 + index * 2));
      glowAt(ctx, stage, { colour: LAMP, ...spot, alpha });
    });
  });
}
