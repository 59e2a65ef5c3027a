import { mix, polygon, rgba, shade, verticalGradient, type Colour, type Context2d } from '@kinora/drawing';

import { glowAt } from '../../light/glow.ts';
import { isWet } from '../../stage/weather.ts';
import { addHeroLeftStrip } from '../hero-left.ts';
import { LAMP } from '../hour-light.ts';
import { faceOf, type Depth } from '../layers/depth.ts';
import { coveredLand, type LayerSpace } from '../layers/ground-line.ts';
import { repeat } from '../repeat.ts';

/** The station in depth; `edge` is how far across its platform ends. */
export interface Station {
  readonly space: LayerSpace;
  readonly depth: Depth;
  readonly edge: number;
}

/** How deep the track lies below the platform. */
const SUNK = -0.3;
const FAR = 26;
const NEAR = 0.32;
/** Rails from the edge of the platform; two of them are one track. */
const RAILS = [0.3, 0.86, 1.5, 2.06];

/** A band of level ground from the lens into the distance. */
const bandOf = ({ at }: Depth, [left, right, up]: readonly [number, number, number]) => [
  ...at(left, up, FAR),
  ...at(right, up, FAR),
  ...at(right, up, NEAR),
  ...at(left, up, NEAR),
];

function paintBed(ctx: Context2d, { space, depth, edge }: Station): void {
  const { stage, colourOf } = space;
  const { height, palette } = stage;
  const gravel = coveredLand(space, colourOf(['#8a8078', 0.6]));
  const fall = [depth.y, height] as const;
  const far = mix(gravel, palette.mist, 0.5);
  const paint = verticalGradient(ctx, fall, [far, gravel, mix(gravel, palette.ink, 0.35)]);
  polygon(ctx, paint, bandOf(depth, [edge, edge + 40, SUNK]));
  const wood = colourOf(['#5f4a3e', 0.8]);
  repeat(2, (track) => {
    const middle = edge + 0.58 + track * 1.2;
    for (let z = 14; z > NEAR; z *= 0.93) {
      const sleeper = [...depth.at(middle - 0.46, SUNK, z * 1.03), ...depth.at(middle + 0.46, SUNK, z * 1.03)];
      const near = [...depth.at(middle + 0.46, SUNK, z * 0.99), ...depth.at(middle - 0.46, SUNK, z * 0.99)];
      polygon(ctx, mix(wood, palette.mist, Math.min(0.5, z * 0.035)), [...sleeper, ...near]);
    }
  });
  for (const rail of RAILS) {
    polygon(
      ctx,
      mix(palette.ink, '#5a4a44', 0.4),
      bandOf(depth, [edge + rail - 0.035, edge + rail + 0.035, SUNK + 0.02]),
    );
    const shine = verticalGradient(ctx, fall, [
      mix(palette.glow, palette.key, 0.4),
      mix('#a8b0b8', palette.key, 0.3),
      mix('#7d868e', palette.ink, 0.4),
    ]);
    polygon(ctx, shine, bandOf(depth, [edge + rail - 0.016, edge + rail + 0.016, SUNK + 0.05]));
  }
}

/** Slabs with a blind line of studs and a bright edge. */
function paintSlabs(ctx: Context2d, { space, depth, edge }: Station): void {
  const { stage, colourOf } = space;
  const { height, palette } = stage;
  const stone = coveredLand(space, colourOf(['#b9ada0', 0.6]));
  const wet = isWet(stage) ? 0.3 : 0;
  const near = mix(stone, palette.ink, 0.3 + wet * 0.4);
  const fill = (colour: Colour) =>
    verticalGradient(ctx, [depth.y, height], [mix(colour, palette.glow, 0.3), colour, mix(colour, near, 0.6)]);
  polygon(ctx, fill(mix(stone, palette.sky[2], wet)), bandOf(depth, [edge - 9, edge, 0]));
  for (let z = 9; z > NEAR; z *= 0.86)
    polygon(ctx, rgba(shade(stone, -0.16), 0.4), [
      ...depth.at(edge - 9, 0, z),
      ...depth.at(edge, 0, z),
      ...depth.at(edge, 0, z * 1.012),
      ...depth.at(edge - 9, 0, z * 1.012),
    ]);
  repeat(9, (index) => {
    const across = edge - 0.5 - index * 0.5;
    polygon(ctx, rgba(shade(stone, -0.16), 0.35), bandOf(depth, [across - 0.008, across + 0.008, 0]));
  });
  polygon(ctx, fill(colourOf(['#e8c04a', 0.7])), bandOf(depth, [edge - 0.3, edge - 0.18, 0]));
  polygon(ctx, fill(mix(stone, '#ffffff', 0.4)), bandOf(depth, [edge - 0.08, edge, 0]));
  const side = { across: edge, from: NEAR, to: FAR, foot: SUNK, top: 0 };
  polygon(ctx, fill(mix(stone, palette.ink, 0.45)), faceOf(depth, side));
}

/** What lamps lay on the platform: round pools, and long smears where it is wet. */
function paintPools(ctx: Context2d, { space, depth, edge }: Station): void {
  const { stage, light } = space;
  const wet = isWet(stage);
  for (const z of [0.9, 1.5, 2.4, 3.8]) {
    const [x, y] = depth.at(edge - 0.9, 0, z);
    const rx = depth.scale(z);
    const alpha = light.lamps * 0.5;
    glowAt(ctx, stage, { colour: LAMP, x, y, rx, ry: rx * 0.22, alpha });
    if (wet) glowAt(ctx, stage, { colour: LAMP, x, y: y + rx * 0.2, rx: rx * 0.16, ry: rx * 0.7, alpha: 0.25 + alpha });
  }
  if (!wet) return;
  const [x, y] = depth.at(edge - 0.4, 0, 2);
  glowAt(ctx, stage, { colour: stage.palette.glow, x, y, rx: depth.scale(1.4), ry: depth.scale(2), alpha: 0.4 });
}

export function addTrack(station: Station): void {
  const { space, depth } = station;
  const { stage } = space;
  addHeroLeftStrip(stage, { parallax: 0.9, top: depth.y, fixed: true }, (ctx) => {
    paintBed(ctx, station);
    paintSlabs(ctx, station);
    paintPools(ctx, station);
  });
}
