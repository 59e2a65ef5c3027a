import type { SetName } from '../plan/set-traits.ts';
import type { DeedReading } from './read-deeds.ts';

/** What a place shows by itself when it is named in it. */
const OWN: Partial<Record<SetName, readonly string[]>> = {
  city: ['bridge'],
  hospital: ['hospital', 'bed'],
  bamboo: ['bamboo'],
  compartment: ['train', 'bus'],
  flowerfield: ['sunflower', 'tulip', 'poppy', 'lavender', 'wheat'],
  temple: ['temple', 'shinto shrine', 'pagoda'],
};

/** The cast without those who are part of the place; who stood to one of them stands alone. */
export function leaveToSet(cast: readonly DeedReading[], set: SetName): readonly DeedReading[] {
  const stays = cast.map(({ name }) => !(OWN[set] ?? []).includes(name));
  if (!stays.includes(false)) return cast;
  return cast.flatMap((one, index) => {
    const { relation } = one.entry;
    if (!stays[index]) return [];
    if (!relation) return [one];
    const to = stays.slice(0, relation.to).filter(Boolean).length;
    return [{ ...one, entry: { ...one.entry, relation: stays[relation.to] ? { ...relation, to } : null } }];
  });
}
