import { baseOfStack } from '../plan/base-of-stack.ts';
import type { Angle } from '../plan/scene-plan.ts';
import type { SetName } from '../plan/set-traits.ts';
import { siteOf } from '../plan/sites.ts';
import type { DeedReading } from './read-deeds.ts';
import type { Setting } from './read-setting.ts';

/** What a place shows by itself when it is named in it. */
const OWN: Partial<Record<SetName, readonly string[]>> = {
  city: ['bridge'],
  hospital: ['hospital', 'bed'],
  bamboo: ['bamboo'],
  compartment: ['train', 'bus'],
  flowerfield: ['sunflower', 'tulip', 'poppy', 'lavender', 'wheat'],
  rooftop: ['roof'],
  temple: ['temple', 'shinto shrine', 'pagoda'],
};

/** What is in the picture only for who stands by it: alone it is part of the place, or of nothing that can be drawn. */
const INCIDENTAL: readonly string[] = [
  'branch',
  'leaf',
  'brick wall',
  'oak',
  'shelf',
  'roof',
  'fence post',
  'fence',
  'tree stump',
  'log',
  'boulder',
  'steps',
];
/** What a part of a place has instead, for who leans on it: they lean on nobody of the cast. */
const WALLS: readonly string[] = ['brick wall'];
/** Places with trees or shelves of their own. */
const HAVING: Partial<Record<string, readonly SetName[]>> = {
  oak: ['forest', 'jungle', 'park', 'lake', 'farm', 'valley'],
  shelf: ['library'],
};
/** Places that lay a table for what is served in them. */
const LAID: readonly SetName[] = ['tabletop', 'kitchen', 'library', 'classroom', 'hospital', 'market'];

/** Places whose table is all that is seen from above. */
const TABLES: readonly SetName[] = ['tabletop', 'kitchen', 'cafe'];

/** Whether one of the cast says nothing by itself. */
function isIncidental({ name, entry }: DeedReading, { set, related }: { set: SetName; related: boolean }): boolean {
  if (related || entry.relation || !INCIDENTAL.includes(name)) return false;
  return HAVING[name]?.includes(set) ?? true;
}

/** Whether a table is all that is seen, from straight above. */
export const isTableTop = (set: SetName, angle: Angle): boolean => angle === 'above' && TABLES.includes(set);

/** The cast without those who are part of the place; who stood to one of them stands alone. */
export function leaveToSet(
  cast: readonly DeedReading[],
  { set, site }: Pick<Setting, 'set' | 'site'>,
  angle: Angle = 'level',
): readonly DeedReading[] {
  const own = site ? siteOf(site).own : (OWN[set] ?? []);
  const others = new Set(cast.flatMap(({ entry: { relation } }) => (relation ? [relation.to] : [])));
  const base = baseOfStack(cast.map(({ entry }) => entry));
  const isTable = isTableTop(set, angle);
  const isLaid = isTable || (base?.mode === 'prop' && base.name !== 'table' && LAID.includes(set));
  const stays = cast.map((one, index) => {
    const isOwn = own.includes(one.name) || (isLaid && one.name === 'table');
    return !isOwn && !(cast.length > 1 && isIncidental(one, { set, related: others.has(index) }));
  });
  if (!stays.includes(false)) return cast;
  return cast.flatMap((one, index) => {
    const { relation } = one.entry;
    if (!stays[index]) return [];
    if (!relation) return [one];
    const placeOf = (at: number) => stays.slice(0, at).filter(Boolean).length;
    const leans = relation.kind === 'leaning' && site !== null && WALLS.includes(cast[relation.to]?.name ?? '');
    if (stays[relation.to])
      return [{ ...one, entry: { ...one.entry, relation: { ...relation, to: placeOf(relation.to) } } }];
    return [{ ...one, entry: { ...one.entry, relation: leans ? { kind: 'leaning', to: placeOf(index) } : null } }];
  });
}

/** Who climbs a flight of steps walks: there is no ladder to cling to. */
export function onSteps(cast: readonly DeedReading[], { site }: Pick<Setting, 'site'>): readonly DeedReading[] {
  if (!site || !siteOf(site).isClimbed) return cast;
  return cast.map((one) => (one.entry.action === 'climb' ? { ...one, entry: { ...one.entry, action: 'walk' } } : one));
}
