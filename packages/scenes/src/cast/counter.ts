import { clamp } from '@kinora/drawing';
import type { CastEntry } from '@kinora/reading';
import { type Action, footwearOf } from '@kinora/subjects';

import type { Place, Stage, World } from '../stage/stage.ts';
import { carriersOf } from './carriers.ts';
import { usualHeight } from './real-height.ts';
import { PEOPLE, sizeOfSpot, type Body, type Spot } from './spot.ts';

/** What is lower than this, in metres, stands on a table; and who is taller than that, behind it. */
const SMALL = 0.36;
const TALL = 0.6;
/** What is small and lies on the floor all the same. */
const FLOORED: readonly string[] = [
  'skateboard',
  'roller skate',
  'ice skate',
  'football',
  'beach ball',
  'basketball',
  'volleyball',
  'rugby-football',
  'bucket',
  'teddy bear',
  'seedling',
];
/** Those who do this do not stand. */
const ELSEWHERE: readonly Action[] = ['sit', 'sleep', 'dance', 'run', 'jump', 'walk', 'ride', 'drive'];
/** How much nearer those are who stand behind a table, and how far their feet are below it, in frame heights. */
const BEHIND = { scale: 1.3, drop: 0.13 };
/** Where things are on the table: across from the hero's place, in frame widths towards the middle, and how near. */
const ON = [
  [0.25, 0.1],
  [-0.15, 0.3],
  [0.38, 0.35],
  [0.13, 0.45],
  [0.5, 0],
  [-0.26, 0.05],
] as const;
/** The same where an animal cooks behind its bowl, and how large things are there against those elsewhere. */
const BESIDE_BOWL = [
  [0.4, 0.3],
  [0.5, 0.1],
  [0.47, 0.62],
  [0.58, 0.4],
  [0.32, 0.75],
  [-0.26, 0.3],
] as const;
const SMALLER = 0.6;
/** How wide and how high such an animal is at least, in shares of the frame, whichever is less. */
const COOK = { wide: 0.56, tall: 0.42 };
/** How much of the height of an animal that cooks is behind the table at most, and how high that is over the floor, in units. */
const HIDDEN = 0.2;
const TABLE = 46;
/** How much larger what is on the table is than it would be on the floor: it is nearer, and it is what is told of. */
const NEAR = 1.3;
/** How small it is at least where the frame is narrow. */
const NARROW = 0.56;

/** Whether an animal cooks there; people do so with what is in their hands. */
export const cooksOnCounter = ({ action, mode, rig }: CastEntry): boolean =>
  action === 'cook' && mode === 'ground' && !PEOPLE.includes(rig);

const isThing = (entry: CastEntry): boolean =>
  entry.mode === 'prop' && !FLOORED.includes(entry.name) && (usualHeight(entry) ?? Infinity) < SMALL;

const standsBehind = (entry: CastEntry): boolean =>
  entry.mode === 'ground' &&
  (cooksOnCounter(entry) || (usualHeight(entry) ?? (entry.rig === 'person' ? TALL : 0)) >= TALL) &&
  !(entry.action && ELSEWHERE.includes(entry.action)) &&
  // What is on the feet shall be seen.
  footwearOf(entry.looks) === null;

/** Who of a cast is on a table before the others; `null` where nobody stands behind it, or nothing is on it. */
export function onCounter({ plan }: Pick<Stage, 'plan'>): ((entry: CastEntry) => boolean) | null {
  const { cast, framing, angle } = plan;
  if (framing !== 'medium' || angle !== 'level' || plan.scroll > 0) return null;
  const carriers = carriersOf(cast);
  const free = cast.filter((_, index) => !carriers[index]);
  const things = free.filter(isThing);
  const others = free.filter((entry) => !isThing(entry));
  const isLaid = things.length > 0 || others.some(cooksOnCounter);
  if (!isLaid || others.length === 0 || !others.every(standsBehind)) return null;
  return isThing;
}

/** How much larger animals that cook are drawn than they would stand there, so that they are what is looked at. */
function growthOf(stage: Stage, world: World, spots: readonly Spot[]): number {
  const { width, height } = stage.frame;
  const growths = spots
    .filter(({ entry }) => cooksOnCounter(entry))
    .map((spot) => {
      const [wide, tall] = sizeOfSpot(stage, world, spot);
      return Math.min((width * COOK.wide) / wide, (height * COOK.tall) / tall);
    });
  return Math.max(1, ...growths);
}

/** How far below the ground the feet of one behind a table are, in pixels: an animal stands so high that it sees over it. */
function dropOf(stage: Stage, world: World, spot: Spot): number {
  const usual = stage.frame.height * BEHIND.drop;
  if (!cooksOnCounter(spot.entry)) return usual;
  const [, height] = sizeOfSpot(stage, world, spot);
  return Math.min(usual, height * HIDDEN - TABLE * stage.unit);
}

/** The places of a cast of which some are on a table: those where they are, the others nearer and cut by its edge. */
export function placesAtCounter(
  stage: Stage,
  world: World,
  { places, free }: { places: readonly Place[]; free: readonly Body[] },
): readonly Place[] {
  const { frame } = stage;
  const { counter } = world;
  if (!counter) return places;
  let served = 0;
  let standing = 0;
  const isCooked = free.some(({ entry }) => cooksOnCounter(entry));
  const spots = isCooked ? BESIDE_BOWL : ON;
  const [first = { x: frame.heroX, depth: 0, scale: 1 }] = places;
  const growth = growthOf(
    stage,
    world,
    free.map((body) => ({ ...body, place: { ...first, scale: first.scale * BEHIND.scale } })),
  );
  const lead = first.scale * (isCooked ? SMALLER * growth : 1);
  const room = clamp(frame.width / frame.height / 1.2, NARROW, 1);
  return free.map((body) => {
    if (counter.isOn(body.entry)) {
      const [across, depth] = spots[served % spots.length] ?? [0, 0];
      served++;
      return { x: frame.heroX - frame.side * across * frame.width, depth, scale: lead * NEAR * room };
    }
    const place = places[standing] ?? { x: frame.heroX, depth: 0, scale: 1 };
    standing++;
    const depth = cooksOnCounter(body.entry) ? 0 : place.depth;
    const near = { ...place, depth, scale: place.scale * BEHIND.scale * growth };
    return { ...near, drop: dropOf(stage, world, { ...body, place: near }) };
  });
}
