import {
  createRandom,
  lerp,
  line,
  mix,
  polygon,
  rgba,
  ring,
  shade,
  stroke,
  verticalGradient,
  within,
  type Colour,
  type Context2d,
} from '@kinora/drawing';
import type { Slope, SlopeKind } from '@kinora/reading';

import { addHeroLeftStrip, mirroredX } from '../sets/hero-left.ts';
import { paintFacets, type Mass } from '../sets/layers/crag.ts';
import { coveredLand, makeLayerSpace, type LayerSpace } from '../sets/layers/ground-line.ts';
import type { Stage, World } from '../stage/stage.ts';

/** Puts a slope under the cast of a world. */
export type AddSlope = (stage: Stage, world: World) => World;

/** How steep each kind is, in radians, and how much higher than level ground it is under the hero, in frame heights. */
const STEEP: Readonly<Record<SlopeKind, { readonly angle: number; readonly raised: number }>> = {
  rock: { angle: 0.44, raised: 0.08 },
  grass: { angle: 0.26, raised: 0.03 },
  sand: { angle: 0.3, raised: 0.03 },
  snow: { angle: 0.32, raised: 0.03 },
  wood: { angle: 0.28, raised: 0.04 },
};
const OWN: Readonly<Record<SlopeKind, Colour>> = {
  rock: '#8f8074',
  grass: '#7fa65a',
  sand: '#e0b878',
  snow: '#eef4fb',
  wood: '#b98a58',
};
/** How far it reaches out of both sides of the frame, in its widths, and in how many parts its edge is drawn. */
const REACH = 0.5;
const PARTS = 26;
/** How far rock juts out of its edge, in units. */
const ROUGH = 5;
const PLANK = 34;

/** A slope as the hero stands on it, in a painting whose hero is on the left. */
interface Ramp {
  readonly kind: SlopeKind;
  readonly colour: Colour;
  /** Height of the edge at x, in pixels. */
  readonly yAt: (x: number) => number;
  readonly edge: readonly (readonly [x: number, y: number])[];
  readonly bottom: number;
}

function colourIn(space: LayerSpace, kind: SlopeKind): Colour {
  if (kind === 'grass') return space.verdure().grass(0.6);
  const own = space.colourOf([OWN[kind], 0.75]);
  return kind === 'wood' ? own : mix(own, coveredLand(space, own), 0.5);
}

function rampOf(space: LayerSpace, kind: SlopeKind, yAt: Ramp['yAt']): Ramp {
  const { stage } = space;
  const random = createRandom(stage.seed ^ 4211);
  const rough = kind === 'rock' ? ROUGH * stage.unit : 0;
  const edge = Array.from({ length: PARTS + 1 }, (_, index): readonly [number, number] => {
    const x = lerp(-stage.width * REACH, stage.width * (1 + REACH), index / PARTS);
    return [x, yAt(x) + (random() - 0.5) * 2 * rough];
  });
  return { kind, colour: colourIn(space, kind), yAt, edge, bottom: stage.height * 1.5 };
}

/** Blades along the edge, and a few on the face of it. */
function paintTufts(ctx: Context2d, { stage }: LayerSpace, { colour, yAt }: Ramp): void {
  const { unit: u, width } = stage;
  const random = createRandom(stage.seed ^ 977);
  for (let tuft = 0; tuft < 150; tuft++) {
    const x = lerp(-width * REACH, width * (1 + REACH), random());
    const deep = tuft % 3 === 0 ? random() * 190 * u : random() * 8 * u;
    const y = yAt(x) + deep;
    const tall = (7 + random() * 9) * u;
    const tone = shade(colour, (random() - 0.4) * 0.14);
    for (const lean of [-0.5, 0, 0.5])
      stroke(ctx, { colour: tone, width: 2.2 * u }, [
        x,
        y,
        x + lean * tall * 0.5,
        y - tall * 0.6,
        x + lean * tall,
        y - tall,
      ]);
  }
}

/** Soft lines that follow the edge. */
function paintRipples(ctx: Context2d, { stage }: LayerSpace, { colour, edge }: Ramp): void {
  const { unit: u } = stage;
  for (let ripple = 1; ripple < 7; ripple++) {
    const deep = ripple ** 1.4 * 17 * u;
    const points = edge.flatMap(([x, y], index) => [x, y + deep + Math.sin(index * 1.3 + ripple * 2) * 5 * u]);
    stroke(
      ctx,
      { colour: rgba(shade(colour, ripple % 2 === 0 ? 0.09 : -0.07), 0.6), width: (5 - ripple * 0.4) * u },
      points,
    );
  }
}

/** Boards side by side on posts, with the dark under them. */
function paintBoards(ctx: Context2d, { stage }: LayerSpace, { colour, edge, yAt }: Ramp): void {
  const { unit: u, palette, width, height } = stage;
  const under = edge.flatMap(([x, y]) => [x, y + PLANK * u]);
  polygon(ctx, rgba(mix(colour, palette.ink, 0.72), 0.9), [
    ...under,
    width * (1 + REACH),
    height * 1.5,
    -width * REACH,
    height * 1.5,
  ]);
  for (let post = -4; post < 14; post++) {
    const x = post * width * 0.11;
    line(ctx, { colour: mix(colour, palette.ink, 0.4), width: 16 * u }, [x, yAt(x) + 20 * u, x, height * 1.3]);
  }
  const top = edge.flat();
  polygon(ctx, shade(colour, -0.05), [...top, ...edge.toReversed().flatMap(([x, y]) => [x, y + PLANK * u])]);
  for (let x = -width * REACH; x < width * (1 + REACH); x += 46 * u)
    line(ctx, { colour: rgba(palette.ink, 0.35), width: 2.5 * u }, [x, yAt(x), x, yAt(x) + PLANK * u]);
  line(ctx, { colour: mix(shade(colour, 0.08), palette.glow, 0.3), width: 7 * u }, top);
}

/** A face of one colour that darkens downwards. */
function paintFace(ctx: Context2d, { stage }: LayerSpace, { colour, edge, bottom }: Ramp): void {
  const body = [...edge.flat(), edge.at(-1)?.[0] ?? 0, bottom, edge[0]?.[0] ?? 0, bottom];
  const tops = edge.map(([, y]) => y);
  const reach = [Math.min(...tops), stage.height * 1.1] as const;
  polygon(ctx, verticalGradient(ctx, reach, [shade(colour, 0.05), colour, mix(colour, stage.palette.ink, 0.42)]), body);
}

/** Facets of rock, in the light and out of it. */
function paintRock(ctx: Context2d, space: LayerSpace, { colour, edge, bottom }: Ramp): void {
  const foot = [edge[0]?.[0] ?? 0, edge.at(-1)?.[0] ?? 0] as const;
  const mass: Mass = { top: edge, foot, bottom };
  within(ctx, ring([...edge.flat(), foot[1], bottom, foot[0], bottom]), () =>
    paintFacets(ctx, space, { mass, colour, seed: 5 }),
  );
}

const DETAILS: Readonly<Record<SlopeKind, (ctx: Context2d, space: LayerSpace, ramp: Ramp) => void>> = {
  rock: paintRock,
  grass: paintTufts,
  sand: paintRipples,
  snow: paintRipples,
  wood: paintBoards,
};

function paintRamp(ctx: Context2d, space: LayerSpace, ramp: Ramp): void {
  const { kind, colour, edge } = ramp;
  const { palette, unit } = space.stage;
  if (kind !== 'wood') paintFace(ctx, space, ramp);
  DETAILS[kind](ctx, space, ramp);
  if (kind === 'wood') return;
  line(
    ctx,
    { colour: mix(shade(colour, 0.08), palette.glow, 0.4), width: (kind === 'grass' ? 2 : 4) * unit },
    edge.flat(),
  );
}

/** Tilts the ground under the cast, and paints what it is of before the land of the place. */
function tilt(stage: Stage, world: World, { way, of }: Slope): World {
  const { frame, height } = stage;
  const space = makeLayerSpace(stage, 0);
  const { angle, raised } = STEEP[of];
  const own = { x: frame.heroX, depth: 0, scale: 1 };
  const foot = (world.ground?.(frame.heroX, own) ?? frame.ground) - raised * height;
  const falls = way === 'down' ? 1 : -1;
  const ahead = frame.side < 0 ? 1 : -1;
  const rise = Math.tan(angle) * falls;
  const middle = mirroredX(stage, frame.heroX);
  const ramp = rampOf(space, of, (x) => foot + (x - middle) * rise);
  const tops = ramp.edge.map(([, y]) => y);
  addHeroLeftStrip(stage, { parallax: 1, top: Math.min(...tops) - 30 * stage.unit, fixed: true }, (ctx) =>
    paintRamp(ctx, space, ramp),
  );
  return {
    ...world,
    ground: (x) => foot + (x - frame.heroX) * rise * ahead,
    slope: angle * falls * ahead,
    facing: ahead,
    platform: undefined,
    places: undefined,
    wet: undefined,
  };
}

export const addSlope: AddSlope = (stage, world) => {
  const { slope } = stage.plan;
  return slope ? tilt(stage, world, slope) : world;
};
