import { clamp } from '@kinora/drawing';
import type { CastEntry } from '@kinora/reading';
import { type Action, footwearOf } from '@kinora/subjects';

import type { Place, Stage, World } from '../stage/stage.ts';
import { carriersOf } from './carriers.ts';
import { usualHeight } from './real-height.ts';
import type { Body } from './spot.ts';

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
/** How much larger what is on the table is than it would be on the floor: it is nearer, and it is what is told of. */
const NEAR = 1.3;
/** How small it is at least where the frame is narrow. */
const NARROW = 0.56;

const isThing = (entry: CastEntry): boolean =>
  entry.mode === 'prop' && !FLOORED.includes(entry.name) && (usualHeight(entry) ?? Infinity) < SMALL;

const standsBehind = (entry: CastEntry): boolean =>
  entry.mode === 'ground' &&
  (usualHeight(entry) ?? (entry.rig === 'person' ? TALL : 0)) >= TALL &&
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
  if (things.length === 0 || others.length === 0 || !others.every(standsBehind)) return null;
  return isThing;
}

/** The places of a cast of which some are on a table: those where they are, the others nearer and cut by its edge. */
export function placesAtCounter(
  { frame }: Pick<Stage, 'frame'>,
  { counter }: World,
  { places, free }: { places: readonly Place[]; free: readonly Body[] },
): readonly Place[] {
  if (!counter) return places;
  let served = 0;
  let standing = 0;
  const lead = places[0]?.scale ?? 1;
  const room = clamp(frame.width / frame.height / 1.2, NARROW, 1);
  return free.map(({ entry }) => {
    if (counter.isOn(entry)) {
      const [across, depth] = ON[served % ON.length] ?? [0, 0];
      served++;
      return { x: frame.heroX - frame.side * across * frame.width, depth, scale: lead * NEAR * room };
    }
    const place = places[standing] ?? { x: frame.heroX, depth: 0, scale: 1 };
    standing++;
    return { ...place, scale: place.scale * BEHIND.scale, drop: frame.height * BEHIND.drop };
  });
}
