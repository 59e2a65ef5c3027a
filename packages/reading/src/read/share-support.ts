import { isBuilding, kindOf } from './kind-of.ts';
import type { CastReading } from './read-cast.ts';
import type { RelationReading } from './read-relations.ts';

/** What has room for several things side by side. */
const SUPPORTS: readonly string[] = ['table', 'bedside table', 'shelf'];

const isSupport = (one: CastReading | undefined): boolean => one !== undefined && SUPPORTS.includes(one.name);

/** Whether something is so small that it stands on furniture where what it is beside does. */
const isSmall = (one: CastReading | undefined): boolean =>
  one?.entry.mode === 'prop' && !isSupport(one) && kindOf(one) !== 'furniture' && !isBuilding(one);

/** What is beside something on a table is on the table: "a lamp on a desk next to a pile of books". */
export function shareSupport(
  cast: readonly CastReading[],
  relations: readonly (RelationReading | null)[],
): (RelationReading | null)[] {
  const shared = [...relations];
  relations.forEach((reading) => {
    const support = reading?.relation.kind === 'on' ? reading.relation.to : -1;
    const beside = relations[support];
    if (!isSupport(cast[support]) || beside?.relation.kind !== 'beside' || !isSmall(cast[beside.relation.to])) return;
    shared[support] = null;
    shared[beside.relation.to] = { ...beside, relation: { kind: 'on', to: support } };
  });
  return shared.map((reading, index) => {
    const other = reading?.relation.kind === 'beside' ? shared[reading.relation.to] : undefined;
    const isShared = other?.relation.kind === 'on' && isSupport(cast[other.relation.to]) && isSmall(cast[index]);
    return reading && isShared ? { ...reading, relation: { kind: 'on', to: other.relation.to } } : reading;
  });
}
