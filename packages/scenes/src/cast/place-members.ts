import type { CastEntry } from '@kinora/reading';
import type { RigName } from '@kinora/subjects';

import type { Place, Stage, World } from '../stage/stage.ts';
import { carriersOf, type Carrying } from './carriers.ts';
import { extentOf } from './extent.ts';
import { fitBearers } from './fit-bearers.ts';
import { groupOf } from './group-places.ts';
import { looksOf, makeMember, rigFor, type Carrier, type Member, type Part } from './member.ts';
import { LEAN, relatePlaces, ringOf, type Pair } from './related-places.ts';
import { shotOf } from './shot.ts';
import { PEOPLE, sizeOfSpot, type Body, type Spot } from './spot.ts';
import { takeSeats } from './take-seats.ts';
import { withTrueSizes } from './true-sizes.ts';

/** Of the frame's height, what somebody stands under has at most. */
const TALLEST = 0.72;
/** How much of the height of what says nothing of it is room. */
const UNDER = 0.58;

/** Of the narrower of two who are beside each other, what the other may cover. */
const OVERLAP = 0.2;

/** How much of its height is room under something, and how far from its middle that is, in its widths. */
function shelterOf(stage: Stage, { entry, index }: Spot) {
  const rig = rigFor(stage, entry, looksOf(stage, entry, index));
  if (rig?.shelter === undefined) return { shelter: UNDER, archway: 0 };
  const { height, left, right } = extentOf(rig, entry);
  return { shelter: rig.shelter / height, archway: (rig.archway ?? 0) / (right - left) };
}

function pairOf(stage: Stage, world: World, [own, other]: readonly [Spot, Spot]): Pair {
  // Both stand in the plane of the first.
  const near = { ...other, place: { ...other.place, scale: own.place.scale } };
  const [[width, height], [otherWidth, otherHeight]] = [sizeOfSpot(stage, world, own), sizeOfSpot(stage, world, near)];
  const { shelter, archway } = shelterOf(stage, other);
  return {
    own: own.place,
    other: other.place,
    gap: (width + otherWidth) / 2 - Math.min(width, otherWidth) * OVERLAP,
    ratio: otherHeight / Math.max(1, height),
    breadth: otherWidth / Math.max(1, width),
    shelter: shelter * (otherHeight / Math.max(1, height)),
    archway: archway * otherWidth,
    growth: Math.max(1, (stage.frame.height * TALLEST) / Math.max(1, otherHeight)),
    embraces: [own, other].every(({ entry }) => PEOPLE.includes(entry.rig)),
  };
}

/** Whether somebody leans on a wall of the place, which is on their side. */
const leansOnPlace = ({ entry: { relation }, who }: Spot) => relation?.kind === 'leaning' && relation.to === who;

/** What is taller than wide is tilted to the wall on its side; a bicycle stands along it. */
function leaningOnPlace(stage: Stage, world: World, own: Spot): Place {
  const [width, height] = sizeOfSpot(stage, world, own);
  return width > height ? own.place : { ...own.place, lean: stage.frame.side * LEAN };
}

/** The two who are turned to each other, where there are no more. */
function facingOf<One extends { readonly entry: CastEntry }>(all: readonly One[]): readonly One[] {
  const turned = all.filter(({ entry }) => entry.isFacing);
  return turned.length === 2 ? turned : [];
}

/** Turns two to each other who are borne by nobody. */
function faceEachOther(stage: Stage, world: World, spots: Spot[]): Spot[] {
  const [own, other] = facingOf(spots);
  if (!own || !other || world.counter) return spots;
  const moved = relatePlaces(stage.frame, 'facing', pairOf(stage, world, [own, other]));
  const placed = new Map([
    [own, moved.own],
    [other, moved.other],
  ]);
  return spots.map((spot) => ({ ...spot, place: placed.get(spot) ?? spot.place }));
}

/** Moves the first bodies of entries that are told of together. */
function relate(stage: Stage, world: World, spots: Spot[]): Spot[] {
  const places = new Map(spots.map((spot) => [spot, spot.place]));
  for (const own of spots) {
    const { relation } = own.entry;
    // Of a group that hugs, the first two do.
    const partner = relation?.to === own.who ? 1 : 0;
    const other = spots.find(({ who, index }) => who === relation?.to && index === partner);
    if (leansOnPlace(own)) places.set(own, leaningOnPlace(stage, world, own));
    if (own.index > 0 || !relation || !other || world.counter) continue;
    const here = (spot: Spot) => ({ ...spot, place: places.get(spot) ?? spot.place });
    const pair = pairOf(stage, world, [here(own), here(other)]);
    const moved = relatePlaces(stage.frame, relation.kind, pair);
    places.set(own, moved.own).set(other, moved.other);
    const group = relation.kind === 'around' ? own.who : other.who;
    const rest = spots.filter(({ who, index }) => who === group && (relation.kind === 'around' || index > 0));
    const ring = ringOf(stage.frame, relation.kind, { ...pair, count: rest.length });
    rest.forEach((spot, index) => places.set(spot, ring[index] ?? here(spot).place));
  }
  return spots.map((spot) => ({ ...spot, place: places.get(spot) ?? spot.place }));
}

/** The members made so far, by entry and number in its group. */
type Made = Map<string, Member>;

/** Who bears a body: of as many bearers its own, else it shares the first with its whole group. */
function findCarrier(made: Made, { entry, index, by, kind, share, part }: Load): Carrier | null {
  const own = made.get(`${by} ${index}`);
  if (own && (index > 0 || (entry.count === 1 && share === 0.5))) return { member: own, kind, part, share: 0.5 };
  const first = made.get(`${by} 0`);
  return first ? { member: first, kind, part, share: made.has(`${by} 1`) ? 0.5 : share } : null;
}

type Load = Body & Carrying & { readonly share: number };

/** Where on what others stand around something is, so that it is not before the middle one of them. */
const ASIDE = 0.24;

const isAround = ({ relation }: CastEntry, who: number) => relation?.kind === 'around' && relation.to === who;

/** Everybody who is borne, with a place of their own on what several are on. */
function loadsOf(bodies: readonly Body[], carriers: readonly (Carrying | null)[]): Load[] {
  const borne = bodies.flatMap((body) => {
    const carrying = carriers[body.who];
    return carrying ? [{ ...body, ...carrying }] : [];
  });
  return borne.map((one) => {
    const beside = borne.filter(({ by, kind }) => by === one.by && kind === one.kind);
    const ring = bodies.filter(({ entry }) => isAround(entry, one.by)).length;
    if (beside.length === 1 && ring % 2 === 1) return { ...one, share: ASIDE };
    return { ...one, share: (beside.indexOf(one) + 0.5) / beside.length };
  });
}

/** Where somebody is who is borne; of two who are turned to each other, the hind one looks ahead. */
function placeOn({ member: { place, facing }, share }: Carrier, isTurned: boolean): Place {
  const ahead = facing > 0 ? 1 : -1;
  const back = ahead === 1 ? -1 : 1;
  return isTurned ? { ...place, facing: share < 0.5 ? ahead : back } : place;
}

/** Puts the borne onto those who bear them, who may be borne themselves; drawn right after them. */
function addBorne(made: Made, borne: readonly Load[], make: (part: Part & Body) => Member | null): Member[] {
  const added: Member[] = [];
  const turned = facingOf(borne);
  let waiting = borne;
  while (waiting.length > 0) {
    const later = waiting.filter((body) => {
      const carrier = findCarrier(made, body);
      if (!carrier) return true;
      const member = make({ ...body, place: placeOn(carrier, turned.includes(body)), carrier });
      if (member) made.set(`${body.who} ${body.index}`, member);
      if (member) added.push(member);
      return false;
    });
    if (later.length === waiting.length) break;
    waiting = later;
  }
  return added;
}

/** Every body of a plan's cast. */
function bodiesOf(cast: readonly CastEntry[]): Body[] {
  return cast.flatMap((entry, who) => Array.from({ length: entry.count }, (_, index) => ({ entry, who, index })));
}

/** A place as a shot shows it. */
function nearer({ frame }: Stage, place: Place, { scale, drop, middle }: ReturnType<typeof shotOf>): Place {
  if (scale === 1 && drop === 0) return place;
  const shown = { ...place, scale: place.scale * scale, drop: drop + (place.drop ?? 0) };
  if (middle === undefined) return shown;
  const facing = frame.side < 0 ? 1 : -1;
  return { ...shown, x: frame.heroX - middle * facing, facing, isCut: true };
}

/** The place of what bears somebody who is seen close, with that one where the hero stands. */
function seenClose({ frame }: Stage, place: Place, view: { drop: number; middle: number } | undefined): Place {
  if (!view) return place;
  const facing = frame.side < 0 ? 1 : -1;
  return { ...place, x: frame.heroX - view.middle * facing, facing, drop: view.drop, isCut: true };
}

/** Boats that are drawn with somebody in them, who makes room for those told of. */
const CREWED: readonly RigName[] = ['canoe'];

/** Told from the clothes of who has it in the lap: an animal of no named kind or colour is often grey, as they are. */
const SEEN_ON_CLOTHES: Readonly<Record<string, string>> = { cat: 'ginger cat' };

/** One of the cast that lies or stands on a person, in a coat that is seen there. */
function seenOn({ looks, ...entry }: CastEntry): CastEntry {
  const kind = looks.tint === undefined ? SEEN_ON_CLOTHES[looks.kind ?? ''] : undefined;
  return { ...entry, looks: kind === undefined ? looks : { ...looks, kind } };
}

/** The cast with boats that only those sit in who are told of, with arms that hold what they hold, and without shells that something else is in the place of. */
function vacated(cast: readonly CastEntry[]): readonly CastEntry[] {
  const carriers = carriersOf(cast);
  const bearers = new Set(carriers.map((carrying) => carrying?.by));
  const holders = new Set(carriers.map((carrying) => (carrying?.kind === 'hand' ? carrying.by : undefined)));
  const shelled = new Set(carriers.map((carrying) => (carrying?.part === 'shell' ? carrying.by : undefined)));
  const isVacated = ({ rig }: CastEntry, index: number) => CREWED.includes(rig) && bearers.has(index);
  return cast.map((entry, index) => {
    if (isVacated(entry, index)) return { ...entry, looks: { ...entry.looks, kind: 'empty' } };
    // Both hands are on what is held.
    const carries = entry.rig === 'person' && holders.has(index) && entry.action !== 'ride';
    const bearer = carriers[index]?.kind === 'part' ? cast[carriers[index].by] : undefined;
    if (bearer?.rig === 'person') return seenOn(entry);
    return carries || shelled.has(index) ? { ...entry, looks: { ...entry.looks, carries: true } } : entry;
  });
}

/** What is drawn later the larger it is. */
const nearness = ({ place }: Member): number => (place.isBehind ? -1 : place.scale);

/** Whether somebody looks out of what bears them, or is hidden by it in part. */
const isBehind = ({ carrier }: Member) => carrier?.part === 'shell' || carrier?.member.rig.hides === true;

/** Gives every subject a place, the first the hero's; from back to front. */
export function placeMembers(stage: Stage, world: World): Member[] {
  const cast = vacated(withTrueSizes(stage, stage.plan.cast));
  const carriers = carriersOf(cast);
  const bodies = bodiesOf(cast);
  const free = bodies.filter(({ who }) => !carriers[who]);
  const spots = groupOf(stage, world, free).flatMap((place, number): Spot[] => {
    const body = free[number];
    return body ? [{ ...body, place }] : [];
  });
  const shot = shotOf(stage, world, spots[0]);
  const near = spots.map((spot) => ({ ...spot, place: nearer(stage, spot.place, shot) }));
  const standing = takeSeats(stage, world, faceEachOther(stage, world, relate(stage, world, near)));
  const { sizes, views } = fitBearers(stage, world, { spots: standing, cast, carriers });
  const make = (part: Part & Body) => makeMember(stage, world, { ...part, size: sizes.get(part.who) });
  const made: Made = new Map();
  const members = standing.flatMap((spot) => {
    const member = make({ ...spot, place: seenClose(stage, spot.place, views.get(spot.who)) });
    if (member) made.set(`${spot.who} ${spot.index}`, member);
    return member ? [member] : [];
  });
  const sorted = members.toSorted((one, two) => nearness(one) - nearness(two) || one.place.depth - two.place.depth);
  const borne = addBorne(made, loadsOf(bodies, carriers), make);
  const before = sorted.flatMap((one) => [...borne.filter((it) => isBehind(it) && it.carrier?.member === one), one]);
  return [...before, ...borne.filter((it) => !isBehind(it))];
}
