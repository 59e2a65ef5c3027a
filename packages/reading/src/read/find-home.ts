import { createRandom, hashText, pick } from '@kinora/drawing';
import type { RigName } from '@kinora/subjects';
import type { ThingKind } from '@kinora/subjects/things';

import type { Lexicon } from '../lexicon/lexicon.ts';
import { chooseRule, type Word } from '../lexicon/words.ts';
import type { CastEntry, RelationKind, Weather } from '../plan/scene-plan.ts';
import { traitsOf, type SetName } from '../plan/set-traits.ts';
import { DRIVEN } from './driven.data.ts';
import { HOMES } from './homes.data.ts';
import { kindOf } from './kind-of.ts';
import type { CastReading } from './read-cast.ts';

export const WHEELED: readonly RigName[] = [...DRIVEN, 'bicycle', 'motorcycle'];
const CARRYING: readonly RelationKind[] = ['on', 'riding', 'in', 'hanging', 'under', 'around'];
/** Furniture, which says where we are. */
const FURNITURE: readonly string[] = [
  'table',
  'bedside table',
  'shelf',
  'bench',
  'branch',
  'fence post',
  'fence',
  'tree stump',
  'steps',
  'mug',
  'bowl',
  'plate',
  'teapot',
  'aquarium',
  'bathtub',
];

/** Furniture of a room, on which a vehicle is a toy. */
const INDOORS: readonly string[] = ['table', 'bedside table', 'shelf', 'plate'];

const RIDING: readonly RelationKind[] = ['on', 'riding'];

/** Who swims, and is on something that only rolls or stands on land, is ashore. */
const ROLLING: readonly RigName[] = ['skateboard', 'bicycle', 'motorcycle', 'bench', 'car'];
const isAshore = (cast: readonly CastReading[], { mode, relation }: CastEntry) =>
  mode === 'swim' && ROLLING.includes(cast[relation?.to ?? -1]?.entry.rig ?? 'picture');

/** Whether what bears somebody says where they are: furniture does, and who has a home of its own. */
function isPlaced({ name, mode }: CastEntry, kind: RelationKind): boolean {
  // A thing one stands on has no home of its own.
  return FURNITURE.includes(name) || (RIDING.includes(kind) && mode !== 'prop');
}

const homes: Readonly<Record<string, SetName | undefined>> = HOMES.subjects;

/** The end of a role's name that says which of two drawings it is. */
const SEX = / (?:wo)?man$/u;

/** People whom nothing but their age or family tells, and things: they are wherever something takes place. */
const ANYBODY: readonly string[] = [
  'person',
  'woman',
  'man',
  'girl',
  'boy',
  'child',
  'two children',
  'family',
  'couple',
  'old couple',
  'grandmother',
  'grandfather',
  'baby',
];
const isAnybody = ({ name }: CastEntry) => ANYBODY.includes(name);

/** Whether somebody is told by more than age or family, and has a home by that. */
const isAtHomeSomewhere = (entry: CastEntry) => !isAnybody(entry) && homes[entry.name.replace(SEX, '')] !== undefined;

/** Whether somebody who rides over land has a home of their own: a knight's castle, wherever snails live. */
function ridesFromHome(rider: CastEntry, { mode, rig }: CastEntry): boolean {
  const isOnLand = mode === 'ground' && rider.mode === 'ground' && !WHEELED.includes(rig);
  return isOnLand && rider.rig === 'person' && isAtHomeSomewhere(rider);
}

/** Whether an insect is on a leaf, which is where insects are. */
const isOnLeaf = ({ name, rig }: CastEntry, bearer: string): boolean =>
  bearer === 'leaf' && (rig === 'snail' || kindOf({ name, kind: undefined }) === 'insect');

/** Who bears one of a cast and says where they are. */
function placedBearer(cast: readonly CastReading[], own: CastEntry): CastEntry | undefined {
  const { relation } = own;
  const bearer = relation && CARRYING.includes(relation.kind) ? cast[relation.to] : undefined;
  if (!relation || !bearer || !isPlaced(bearer.entry, relation.kind)) return undefined;
  return isOnLeaf(own, bearer.name) || ridesFromHome(own, bearer.entry) ? undefined : bearer.entry;
}

/** The one whose home is the scene's: who is on a boat is where the boat is, and who is in a cup on a table where that is. */
export function leadOf(cast: readonly CastReading[]): CastEntry | undefined {
  let lead = cast[0]?.entry;
  for (let step = 0; step < cast.length && lead; step++) {
    const bearer = placedBearer(cast, lead);
    if (!bearer) return lead;
    lead = bearer;
  }
  return lead;
}

/** Where nobody is: a calm place in the mood of the words, or the sea of a storm. */
const homeOfNobody = (weather: Weather): SetName => (weather === 'storm' ? 'sea' : 'calm');

/** Where somebody or something of a name is at home; a thing always at the same one of the places of its kind. */
function homeOfName(reading: CastReading): SetName | undefined {
  const { name } = reading;
  const kind = kindOf(reading);
  const places = kind && HOMES.kinds[kind];
  return homes[name.replace(SEX, '')] ?? (places && pick(places, createRandom(hashText(name))() * places.length));
}

/** Stands under the sky: whoever is named with one of these is not in a room. */
const OUTDOORS: readonly RigName[] = [
  ...WHEELED,
  'bench',
  'boulder',
  'bridge',
  'fence',
  'log',
  'post',
  'steps',
  'stump',
  'fountain',
  'lighthouse',
  'train',
  'tree',
  'windmill',
];

/** People, animals and vehicles, beside whom a table is too small. */
function isLarge(reading: CastReading): boolean {
  const kind = kindOf(reading);
  if (kind === undefined) return reading.entry.mode === 'ground';
  return kind === 'person' || kind.startsWith('animal') || kind.endsWith('vehicle') || kind === 'building';
}

/** Whether something is a toy by where it stands: a train on a shelf. */
const isOnFurniture = ({ relation }: CastEntry, cast: readonly CastReading[]): boolean =>
  relation?.kind === 'on' && INDOORS.includes(cast[relation.to]?.name ?? '');

/** Somewhere else for a home that does not hold all of the cast: no room under the sky, no table for people. */
function homeOfAll(home: SetName, kind: ThingKind | undefined, cast: readonly CastReading[]): SetName {
  const outdoors = cast.find(({ entry }) => OUTDOORS.includes(entry.rig) && !isOnFurniture(entry, cast))?.entry;
  if (outdoors && traitsOf(home).indoors) return HOMES.rigs[outdoors.rig] ?? 'park';
  const standing = cast.filter(({ entry }) => entry.relation?.kind !== 'in' && entry.relation?.kind !== 'on');
  if (home !== 'tabletop' || !standing.some(isLarge)) return home;
  return kind === 'food' || kind === 'drink' ? 'kitchen' : 'room';
}

const isAnywhere = (entry: CastEntry) => entry.mode === 'prop' || (entry.mode === 'ground' && isAnybody(entry));
/** Whether somebody who is at home on land swims, flies or floats. */
const isOffTheGround = (entry: CastEntry) => isAnybody(entry) && entry.mode !== 'ground';

export interface HomeOptions {
  /** All words of the scene, those of trades among them. */
  readonly words: readonly Word[];
  readonly lexicon: Lexicon;
  readonly cast: readonly CastReading[];
  readonly asleep: boolean;
}

function usualHome(
  cast: readonly CastReading[],
  lead: CastEntry,
  reading: CastReading | undefined,
): SetName | undefined {
  if (isAshore(cast, lead)) return 'park';
  if (isOffTheGround(lead)) return undefined;
  return (reading && homes[reading.name]) ?? HOMES.rigs[lead.rig] ?? (reading && homeOfName(reading));
}

const homeInMode = ({ mode }: CastEntry, asleep: boolean): SetName => (asleep ? 'room' : HOMES.modes[mode]);

/** Where what somebody does takes place: animals cook where people do, and a crane stands where houses are built. */
function homeOfDoing({ action, rig, looks }: CastEntry): SetName | undefined {
  if (action === 'cook' && rig !== 'person' && rig !== 'couple') return 'kitchen';
  return looks.isHoisted ? 'city' : undefined;
}

/** Where a subject is at home when the prompt names no place: where its words take place, else where its kind lives. */
export function homeOf(weather: Weather, { words, lexicon, cast, asleep }: HomeOptions): SetName {
  const lead = leadOf(cast);
  const occasion = chooseRule(words, lexicon.occasions ?? [])?.value;
  if (!lead) return occasion ?? homeOfNobody(weather);
  const reading = cast.find(({ entry }) => entry === lead);
  const home = (isAnywhere(lead) ? occasion : undefined) ?? usualHome(cast, lead, reading) ?? homeInMode(lead, asleep);
  return homeOfDoing(lead) ?? homeOfAll(home, reading && kindOf(reading), cast);
}
