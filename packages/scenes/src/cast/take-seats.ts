import { clamp } from '@kinora/drawing';
import type { CastEntry } from '@kinora/reading';

import type { Seat } from '../stage/seat.ts';
import type { Stage, World } from '../stage/stage.ts';
import { extentOf } from './extent.ts';
import { looksOf, rigFor } from './member.ts';
import { usualHeight } from './real-height.ts';
import type { Spot } from './spot.ts';

/** Height of a grown person: in metres, and in units of its drawing. */
const GROWN = { metres: 1.7, units: 1.13 };
/** Least and most height of an animal on a seat, of a person's. */
const LEAST = 0.2;
const MOST = 0.8;
/** How much wider than the seat an animal on it may be. */
const OVERHANG = 1.2;

/** Pixels per unit of somebody on a seat, who is as large there as in life. */
function sizeOn(stage: Stage, entry: CastEntry, { person, width }: Seat): number {
  if (entry.rig === 'person') return person / GROWN.units;
  const still: CastEntry = { ...entry, action: null };
  const looks = looksOf(stage, still, 0);
  const rig = rigFor(stage, still, looks);
  if (!rig) return person;
  const extent = extentOf(rig, still);
  const share = clamp((usualHeight(entry) ?? LEAST * GROWN.metres) / GROWN.metres, LEAST, MOST);
  return Math.min((person * share) / extent.height, (width * OVERHANG) / extent.width);
}

const isOnSeat = ({ entry: { looks, relation } }: Spot): boolean =>
  looks.isSeated === true && (relation === null || relation.kind === 'leaning');

/** Puts those who sit onto the seats of the place, one after the other. */
export function takeSeats(stage: Stage, { seats = [] }: World, spots: readonly Spot[]): Spot[] {
  const sitting = spots.filter(isOnSeat);
  return spots.map((spot) => {
    const seat = seats[sitting.indexOf(spot)];
    if (!seat) return spot;
    const size = sizeOn(stage, spot.entry, seat);
    const hips = stage.rigs.get(spot.entry.rig)?.hips ?? 0;
    const { x, y, facing } = seat;
    return { ...spot, place: { x, depth: 0, scale: 1, facing, seat: { y: y + hips * size, size } } };
  });
}
