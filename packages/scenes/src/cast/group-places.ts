import { DRIVEN } from '@kinora/reading';
import type { Action, RigName } from '@kinora/subjects';

import { placeGroup } from '../stage/compose-frame.ts';
import type { Place, Stage, World } from '../stage/stage.ts';
import { placesAtCounter } from './counter.ts';
import { sharesUmbrella } from './member.ts';
import { PEOPLE, sizeOfSpot, type Body } from './spot.ts';

/** How much nearer the camera comes to people than to others: their size, and the depth at which it is theirs. */
const NEARER = { scale: 1.28, depth: 0.5 };

const SMALL = 0.8;

/** How large at least the others of a few people are against the first. */
const NEIGHBOURS = [1, 0.9, 0.8];
/** Where a few animals stand in a tall frame, which has no room for them side by side as large as they are. */
const STACKED = { x: [0.5, 0.24, 0.78], depth: [0.6, -0.4, -1], share: 0.62 };
/** Animals that come nearer too, until the largest has this size, where nobody else is there to be measured by. */
const ANIMALS: readonly RigName[] = [
  'quadruped',
  'frog',
  'penguin',
  'panda',
  'owl',
  'duck',
  'rooster',
  'squirrel',
  'hedgehog',
  'snail',
  'crab',
  'spider',
  'snake',
  'monkey',
];
const CLOSE_UP = { size: 0.88, most: 1.5 };
/** Places of two that would hide each other, as trains: the other passes farther off. */
const PASSING = [
  { depth: 0.8, scale: 0.8 },
  { depth: -2.8, scale: 0.46 },
] as const;

/** Whether somebody on foot is who the picture is about, and nothing says how large they shall be. */
function isPortrait({ plan, frame }: Stage, world: World, lead: Body | undefined): boolean {
  if (!lead || world.places || plan.framing !== 'medium') return false;
  // In tall frames people are large, but where the set makes them small.
  if (frame.tall && (world.heroScale ?? 1) > SMALL) return false;
  return PEOPLE.includes(lead.entry.rig) && lead.entry.mode === 'ground' && !world.platform;
}

/** Whether only small animals on foot are in the picture, and nothing says how large they shall be. */
function isCloseUp({ plan, frame }: Stage, world: World, free: readonly Body[]): boolean {
  if (world.places || world.platform || plan.framing !== 'medium' || frame.tall) return false;
  return (
    free.length > 0 &&
    plan.cast.every(({ rig, mode, looks }) => mode === 'ground' && (ANIMALS.includes(rig) || looks.pose === 'head'))
  );
}

/** How much nearer the camera comes to a cast. */
function nearness(stage: Stage, world: World, free: readonly Body[]): number {
  const usual = Math.max(1, world.heroScale ?? 1);
  if (isPortrait(stage, world, free[0])) return Math.max(1, NEARER.scale / usual);
  if (!isCloseUp(stage, world, free)) return 1;
  const largest = Math.max(...free.map(({ entry }) => entry.size));
  return Math.min(CLOSE_UP.most, Math.max(1, CLOSE_UP.size / usual / largest));
}

/** The same of a few who are each named by themselves. */
const NAMED = 0.95;

const isEachNamed = (free: readonly Body[]): boolean =>
  free.length > 1 && free.length <= NEIGHBOURS.length && free.every(({ index }) => index === 0);

/** Whether nobody of a few is the hero: people, and what is told of by its colours. */
function areAlike(free: readonly Body[]): boolean {
  if (free.length > NEIGHBOURS.length) return false;
  return free.every(({ entry }) => PEOPLE.includes(entry.rig)) || free[0]?.entry.looks.tints !== undefined;
}

/** How large one of a few is at least against the first; `null` where any may be lost in the distance. */
function leastOf(free: readonly Body[], index: number): number | null {
  if (isEachNamed(free)) return NAMED;
  return areAlike(free) ? (NEIGHBOURS[index] ?? 0) : null;
}

/** Others of a few people, or of several colours, are nearly as large as the first. */
function evened({ frame }: Stage, place: Place, { index, free }: { index: number; free: readonly Body[] }): Place {
  const least = leastOf(free, index);
  if (least === null) return place;
  if (frame.tall && free[0]?.entry.rig === 'quadruped') {
    const x = frame.acrossX(STACKED.x[index] ?? 0.5);
    return { ...place, x, depth: STACKED.depth[index] ?? 0, scale: least * STACKED.share };
  }
  return place.scale >= least ? place : { ...place, depth: place.depth * 0.5, scale: least };
}

/** Of two animals as large as a horse neither stands behind the other. */
function sideBySide({ frame }: Stage, { places, free }: { places: readonly Place[]; free: readonly Body[] }) {
  const isLarge = free.every(({ entry }) => entry.rig === 'quadruped' && entry.size >= 1 && !entry.relation);
  if (free.length !== 2 || !isLarge) return places;
  // In tall frames both find room only where they are small.
  const share = frame.tall ? 0.62 : 1;
  return places.map((place, index) => {
    const x = frame.acrossX(0.5 + frame.side * (index === 0 ? 0.21 : -0.23));
    return { ...place, x, depth: index * -0.2, scale: (index === 0 ? 0.86 : 0.78) * share };
  });
}

/** How far apart a few people stand, in widths of theirs; those who jump or dance want more room. */
const ARM = 1.12;
const LIVELY: readonly Action[] = ['dance', 'jump', 'run'];
const ROOM = 1.3;
/** Where they stand to the first of them: across, how far back, and how large. */
const GATHERED = [
  [0, 0, 1],
  [-1, -0.34, 0.93],
  [1.06, -0.16, 0.96],
] as const;

/** Whether a few people stand there who are not told of as doing anything with each other. */
const areFriends = (free: readonly Body[]): boolean =>
  free.length > 1 &&
  free.length <= GATHERED.length &&
  free.every(({ entry }) => entry.rig === 'person' && entry.relation === null);

/** A few people stand together as friends do, the outer ones a step back; a row across the frame looks like pegs. */
function gathered(stage: Stage, world: World, { places, free }: { places: readonly Place[]; free: readonly Body[] }) {
  const { frame } = stage;
  const [lead] = places;
  const [first] = free;
  if (!lead || !first || world.places || frame.tall || !areFriends(free)) return places;
  const [width] = sizeOfSpot(stage, world, { ...first, place: lead });
  const { action } = first.entry;
  const room = action && LIVELY.includes(action) ? ROOM : 1;
  const reach = Math.min(width * ARM * room, frame.width * 0.26);
  // Two and three are about a third of the frame, not all on one side of the first.
  const middle = frame.heroX - frame.side * reach * (free.length === 2 ? 0.4 : 0.1);
  return places.map((place, index) => {
    const [across, depth, scale] = GATHERED[index] ?? [0, 0, 1];
    return { ...place, x: middle + frame.side * across * reach, depth: lead.depth + depth, scale: lead.scale * scale };
  });
}

/** How far from the one who holds it another has room under an umbrella, in heights. */
const SHELTER = 0.36;

/** Two who share an umbrella stand face to face under it. */
function sheltered(stage: Stage, world: World, { places, free }: { places: readonly Place[]; free: readonly Body[] }) {
  const [own, other] = places;
  const entry = free[0]?.entry;
  if (!own || !other || !entry || world.places || !sharesUmbrella(entry)) return places;
  const reach = stage.frame.hero * entry.size * own.scale * (world.heroScale ?? 1) * SHELTER;
  const first = { ...own, x: own.x - reach / 2, facing: 1 as const };
  return [first, { ...first, x: own.x + reach / 2, depth: own.depth - 0.05, facing: -1 as const }, ...places.slice(2)];
}

/** Two vehicles that are each half as wide as the frame pass each other, the one behind the other. */
function passing(stage: Stage, world: World, { places, free }: { places: readonly Place[]; free: readonly Body[] }) {
  const { frame } = stage;
  const isWide = free.every((body, index) => {
    const place = { ...(places[index] ?? { x: 0, depth: 0 }), scale: 1 };
    return DRIVEN.includes(body.entry.rig) && sizeOfSpot(stage, world, { ...body, place })[0] > frame.width * 0.5;
  });
  if (free.length !== 2 || !isWide || world.places) return places;
  return places.map((place, index) => {
    const facing = index === 0 ? (1 as const) : (-1 as const);
    return { ...place, ...PASSING[index], x: frame.acrossX(index === 0 ? 0.5 : 0.42), facing };
  });
}

/** The places of a group; of people and small animals nearer to the camera, so that their faces can be read. */
export function groupOf(stage: Stage, world: World, free: readonly Body[]): readonly Place[] {
  const { frame } = stage;
  const count = free.length;
  const group = world.places?.(count) ?? placeGroup(frame, Math.min(7, count), stage.fork('group'));
  const apart = world.places ? group : sideBySide(stage, { places: group, free });
  const places = passing(stage, world, { places: apart, free });
  const scale = nearness(stage, world, free);
  const depth = ((scale - 1) / (NEARER.scale - 1)) * NEARER.depth;
  const nearer = places.map((place, index) => {
    const isUsual = scale === 1 && !frame.tall && !isEachNamed(free);
    const even = world.places || isUsual ? place : evened(stage, place, { index, free });
    return { ...even, depth: even.depth + depth, scale: even.scale * scale };
  });
  const together = placesAtCounter(stage, world, { places: gathered(stage, world, { places: nearer, free }), free });
  return sheltered(stage, world, { places: together, free });
}
