import type { Change, Clip, Edit, ProjectFields, TimelineDocument, Track } from '@kinora/contracts/timeline';

interface Entity {
  readonly id: string;
}

interface ListedChange<Value> {
  readonly id: string;
  readonly before: Value | null;
  readonly after: Value | null;
  readonly from: number | null;
  readonly to: number | null;
}

const FIELDS = ['name', 'rate', 'width', 'height', 'background', 'range'] as const;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What leaves a list, in an order that the places of the others stand. */
function removals<Value extends Entity>(from: readonly Value[], to: readonly Value[]): ListedChange<Value>[] {
  const kept = new Set(to.map(({ id }) => id));
  return from
    .map((before, place) => ({ id: before.id, before, after: null, from: place, to: null }))
    .filter(({ id }) => !kept.has(id))
    .toReversed();
}

/** What comes into a list, moves in it or changes, each at its place. */
function arrivals<Value extends Entity>(from: readonly Value[], to: readonly Value[]): ListedChange<Value>[] {
  const kept = new Set(to.map(({ id }) => id));
  const list = from.filter(({ id }) => kept.has(id));
  const changes: ListedChange<Value>[] = [];
  for (const [place, after] of to.entries()) {
    const known = list.findIndex(({ id }) => id === after.id);
    const before = list[known] ?? null;
    if (known !== -1) list.splice(known, 1);
    list.splice(place, 0, after);
    const isThere = known === place && isSame(before, after);
    if (!isThere) changes.push({ id: after.id, before, after, from: known === -1 ? null : known, to: place });
  }
  return changes;
}

const clipsOf = ({ tracks }: TimelineDocument): readonly Clip[] => tracks.flatMap(({ clips }) => clips);
const withoutClips = ({ tracks }: TimelineDocument): readonly Track[] =>
  tracks.map((track) => ({ ...track, clips: [] }));

/** Clips that differ leave before any other comes: none is ever above another. */
function clipChanges(from: TimelineDocument, to: TimelineDocument) {
  const own = new Map(clipsOf(to).map((clip) => [clip.id, clip]));
  const other = new Map(clipsOf(from).map((clip) => [clip.id, clip]));
  const leaves = [...other.values()].filter((clip) => !isSame(clip, own.get(clip.id)));
  const comes = [...own.values()].filter((clip) => !isSame(clip, other.get(clip.id)));
  return {
    leaving: leaves.map((before): Change => ({ table: 'clip', id: before.id, before, after: null })),
    coming: comes.map((after): Change => ({ table: 'clip', id: after.id, before: null, after })),
  };
}

function projectChange(from: TimelineDocument, to: TimelineDocument): Change[] {
  const names = FIELDS.filter((name) => !isSame(from[name], to[name]));
  if (names.length === 0) return [];
  const fieldsOf = (document: TimelineDocument): ProjectFields =>
    Object.fromEntries(names.map((name) => [name, document[name]]));
  return [{ table: 'project', id: 'project', before: fieldsOf(from), after: fieldsOf(to) }];
}

const trackChange = (change: ListedChange<Track>): Change => ({ table: 'track', ...change });

/** The edit that turns one document into another; without changes where they are the same. */
export function editBetween(from: TimelineDocument, to: TimelineDocument): Edit {
  const { leaving, coming } = clipChanges(from, to);
  const [before, after] = [withoutClips(from), withoutClips(to)];
  const lists: Change[] = [
    ...removals(from.markers, to.markers).map((change): Change => ({ table: 'marker', ...change })),
    ...arrivals(from.markers, to.markers).map((change): Change => ({ table: 'marker', ...change })),
  ];
  return {
    label: 'batch',
    selection: [],
    changes: [
      ...projectChange(from, to),
      ...lists,
      ...removals(from.transitions, to.transitions).map((change): Change => ({ table: 'transition', ...change })),
      ...leaving,
      ...removals(before, after).map(trackChange),
      ...arrivals(before, after).map(trackChange),
      ...coming,
      ...arrivals(from.transitions, to.transitions).map((change): Change => ({ table: 'transition', ...change })),
    ],
  };
}
