import { contextOf, lerp, mix, modulo, type Canvas } from '@kinora/drawing';
import { traitsOf, type CastEntry, type SetName } from '@kinora/reading';

import { addAir } from '../../air/air.ts';
import { usualAir } from '../../air/usual-air.ts';
import { repeat } from '../../sets/repeat.ts';
import type { Frame, Place, Stage, World } from '../../stage/stage.ts';
import { isSnowy } from '../../stage/weather.ts';
import { paintAerial } from './aerial.ts';
import { addArms } from './arms.ts';
import { paintFeast } from './feast.ts';
import { paintFields, paintMeadow, paintRoadTop } from './fields.ts';
import { GROUND_KINDS, type GroundKind } from './ground-kinds.data.ts';
import { fillGround, makeGround, OVERLAP, type Ground, type GroundPaint } from './ground.ts';
import { paintFloor, paintTableTop } from './interiors.ts';
import { paintDunes, paintPeaks } from './relief.ts';
import { paintRows } from './rows.ts';
import { layLight } from './slant.ts';
import { paintStones } from './stones.ts';
import { paintStreets } from './streets.ts';
import { paintCoast, paintFloes, paintLakeShore, paintOpenWater } from './waters.ts';
import { paintJungleTop, paintWoods } from './woods.ts';

const PAINTERS: Readonly<Record<GroundKind, GroundPaint>> = {
  fields: paintFields,
  meadow: paintMeadow,
  road: paintRoadTop,
  rows: paintRows,
  water: paintOpenWater,
  floes: paintFloes,
  coast: paintCoast,
  shore: paintLakeShore,
  woods: paintWoods,
  jungle: paintJungleTop,
  stones: paintStones,
  streets: paintStreets,
  dunes: paintDunes,
  peaks: paintPeaks,
  floor: paintFloor,
  table: paintTableTop,
  feast: paintFeast,
};

/** How large each of several is. */
const SEVERAL = 0.66;
/** Where the hero is in the frame, and how far up and down others are, in frame heights. */
const HERO_Y = 0.56;
const SPREAD = [0, -0.2, 0.2, -0.26, 0.12, 0.3, -0.1];

/** How large the cast is against that on open land. */
const SCALES: Readonly<Partial<Record<GroundKind, number>>> = { table: 2.4, floor: 1.7, meadow: 1.3 };

/** Height that who the picture is about has at least there. */
const LEAST: Readonly<Partial<Record<GroundKind, number>>> = { table: 0.42, floor: 0.34, meadow: 0.3 };

/** Things smaller than this may stand on a table. */
const SERVED = 0.7;
/** Places where what is served is on a table. */
const LAID: readonly SetName[] = ['alley', 'library', 'classroom', 'hospital', 'market', 'party'];
const WET: readonly GroundKind[] = ['water', 'floes', 'shore', 'coast'];

/** Whether all that is seen is on the land, not in the air or on water. */
const isOnLand = (cast: readonly CastEntry[]) => cast.some(({ mode }) => mode === 'ground' || mode === 'prop');

/** Whether something is served, which may be in the street too. */
const isServed = (lead: CastEntry | undefined) =>
  lead?.mode === 'prop' && (lead.rig === 'picture' || lead.rig === 'cake' || lead.size < SERVED);

const isGuest = ({ rig }: CastEntry) => rig === 'person' || rig === 'couple';

/** Whether people have a meal, and there is nothing else to be seen. */
const isFeast = (cast: readonly CastEntry[]) =>
  cast.some(({ name }) => name === 'feast') &&
  cast.every((one) => one.name === 'feast' || one.rig === 'table' || isGuest(one));

/** What is served is seen on a table, wherever that stands; and who is on the land from not so high. */
function kindOf({ plan: { cast, set } }: Stage): GroundKind {
  const kind = GROUND_KINDS[set] ?? 'floor';
  if (kind === 'table') return cast.length === 0 || cast[0]?.mode === 'prop' ? kind : 'floor';
  if (LAID.includes(set) && isServed(cast[0])) return 'table';
  return kind === 'fields' && isOnLand(cast) ? 'meadow' : kind;
}

/** Where three are, of the frame's width and height, as if the hero stood on the left. */
const THREE: Readonly<Record<Frame['shape'], readonly (readonly [x: number, y: number])[]>> = {
  wide: [
    [0.5, 0.5],
    [0.79, 0.63],
    [0.21, 0.37],
  ],
  square: [
    [0.3, 0.29],
    [0.72, 0.44],
    [0.4, 0.76],
  ],
  tall: [
    [0.36, 0.25],
    [0.64, 0.51],
    [0.38, 0.77],
  ],
};

/** Places beside each other on the ground, none behind another. */
function placesOn({ frame, width, height }: Stage, count: number): Place[] {
  const step = width * (frame.tall ? 0.3 : 0.22);
  // Several are so small that each has its place.
  const scale = count > 1 ? SEVERAL : 1;
  return Array.from({ length: count }, (_, index): Place => {
    const [x, y] = (count === 3 && THREE[frame.shape][index]) || [];
    if (x !== undefined && y !== undefined)
      return { x: width * (frame.side < 0 ? x : 1 - x), y: height * y, depth: 0, scale };
    const across = Math.ceil(index / 2) * (index % 2 === 0 ? -1 : 1);
    const aside = index === 0 ? 0 : frame.side * -1 * across * step;
    return {
      x: frame.heroX + aside,
      y: height * (HERO_Y + (SPREAD[index % SPREAD.length] ?? 0)),
      depth: 0,
      scale,
    };
  });
}

/** Shadows of clouds that pass over the land. */
function addCloudShadows(stage: Stage): void {
  const { width, height, unit, palette } = stage;
  const random = stage.fork('cloud shadows');
  const shadow: Canvas = stage.glow(palette.ink);
  const clouds = Array.from({ length: 4 }, () => ({ x: random(), y: random(), size: lerp(200, 420, random()) * unit }));
  stage.live(0.9, (ctx, time) => {
    ctx.globalAlpha = 0.16;
    for (const { x, y, size } of clouds) {
      const at = modulo(x * width * 1.6 + time * 16 * unit, width * 1.6) - width * 0.3;
      repeat(3, (puff) => {
        ctx.drawImage(shadow, at + puff * size * 0.5 - size, y * height - size * 0.5, size * 1.6, size);
      });
    }
    ctx.globalAlpha = 1;
  });
}

/** Glints that come and go on the water. */
function addGlints(stage: Stage): void {
  const { width, height, unit, palette } = stage;
  const random = stage.fork('glints');
  const glint = stage.glow(mix(palette.glow, '#ffffff', 0.6));
  const points = Array.from({ length: 60 }, () => [random() * width, random() * height, random() * 6] as const);
  stage.live(1, (ctx, time) => {
    for (const [x, y, own] of points) {
      ctx.globalAlpha = 0.5 * Math.max(0, Math.sin(time * 1.6 + own));
      ctx.drawImage(glint, x, y, 16 * unit, 5 * unit);
    }
    ctx.globalAlpha = 1;
  });
}

/** How the cast stands, swims or flies over the ground. */
function worldOf(stage: Stage, kind: GroundKind, overhead: NonNullable<World['overhead']>): World {
  const y = stage.height * HERO_Y;
  return {
    places: (count) => placesOn(stage, count),
    ground: (_, place) => place.y ?? y,
    water: () => y,
    overhead,
    swimY: HERO_Y,
    airY: HERO_Y - 0.06,
    floatY: HERO_Y,
    heroScale: SCALES[kind] ?? 1.1,
    least: (LEAST[kind] ?? 0) * (stage.plan.cast.length + (stage.plan.cast[0]?.count ?? 1) > 2 ? SEVERAL : 1),
    mirrorGain: 0,
    shadowGain: 0.5,
    hazeGain: 0,
  };
}

/** A meal shows whoever is at it by the arms that reach for it. */
function seatGuests(ground: Ground): void {
  if (ground.stage.plan.cast.some(isGuest)) addArms(ground);
}

/** Any place from straight above or nearly so: its ground fills the frame, and there is no horizon. */
export function paintOverhead(stage: Stage): void {
  const { width, height, plan } = stage;
  const kind = isFeast(plan.cast) ? 'feast' : kindOf(stage);
  // An empty field is seen to its horizon: rows alone would be a pattern.
  if (kind === 'rows' && plan.cast.length === 0) {
    paintAerial(stage);
    return;
  }
  const ground = makeGround(stage);
  const isOutside = !traitsOf(plan.set).indoors && kind !== 'table' && kind !== 'feast';
  const backdrop = stage.environment.canvas(width, height);
  fillGround(contextOf(backdrop), ground, ground.verdure.grass(0.5));
  stage.backdrop(backdrop);
  const area = { parallax: 1, top: -height * OVERLAP, bottom: height * (1 + OVERLAP), fixed: true };
  stage.strip(area, (ctx) => {
    PAINTERS[kind](ctx, ground);
    layLight(ctx, ground, isOutside);
  });
  if (WET.includes(kind)) addGlints(stage);
  if (kind === 'feast') seatGuests(ground);
  else stage.addCast(worldOf(stage, kind, { shadow: ground.shadow, isHigh: isOutside }));
  if (isOutside) addCloudShadows(stage);
  addAir(stage, isOutside ? usualAir(stage, isSnowy(stage)) : 'dust');
}
