import type { Change, Clip, Edit, Problem, ProjectFields, TimelineDocument, Track } from '@kinora/contracts/timeline';

import { sameJson } from './same-json.ts';

type ChangeOf<Table extends Change['table']> = Extract<Change, { readonly table: Table }>;
type Listed = ChangeOf<'marker' | 'track' | 'transition'>;
type Outcome = string | undefined;

/** How many clips the shifts of one call may move together. */
const MOVES_MAX = 1_000_000;

const PROJECT_FIELDS: readonly string[] = ['background', 'height', 'name', 'range', 'rate', 'width'];

/** What a document holds while edits pass over it, by id. */
interface Walk {
  readonly clips: Map<string, Clip>;
  /** Ids of the clips of each track. */
  readonly onTrack: Map<string, Set<string>>;
  readonly lists: Readonly<Record<Listed['table'], { readonly order: string[]; readonly found: Map<string, unknown> }>>;
  readonly project: Record<string, unknown>;
  moves: number;
}

const byId = (entities: readonly { readonly id: string }[]) => ({
  order: entities.map(({ id }) => id),
  found: new Map<string, unknown>(entities.map((entity) => [entity.id, entity])),
});

const withoutClips = (track: Track): Track => ({ ...track, clips: [] });

function walkOf(document: TimelineDocument): Walk {
  const { background, height, markers, name, range, rate, tracks, transitions, width } = document;
  return {
    clips: new Map(tracks.flatMap(({ clips }) => clips.map((clip): [string, Clip] => [clip.id, clip]))),
    onTrack: new Map(tracks.map(({ id, clips }) => [id, new Set(clips.map((clip) => clip.id))])),
    lists: { marker: byId(markers), track: byId(tracks.map(withoutClips)), transition: byId(transitions) },
    project: { background, height, name, range, rate, width },
    moves: 0,
  };
}

function passClip({ clips, onTrack }: Walk, { id, before, after }: ChangeOf<'clip'>): Outcome {
  const current = clips.get(id) ?? null;
  if (!sameJson(current, before)) return 'before-differs';
  if (current) onTrack.get(current.trackId)?.delete(id);
  clips.delete(id);
  if (!after) return undefined;
  const track = onTrack.get(after.trackId);
  if (!track) return 'unknown-track';
  track.add(id);
  clips.set(id, after);
  return undefined;
}

type List = Walk['lists'][Listed['table']];

function takeOut({ found, order }: List, { id, before, from }: Listed): Outcome {
  const place = order.indexOf(id);
  if (!sameJson(found.get(id) ?? null, before) || from !== (place < 0 ? null : place)) return 'before-differs';
  if (place >= 0) order.splice(place, 1);
  found.delete(id);
  return undefined;
}

function putIn({ found, order }: List, { id, after, to }: Listed): Outcome {
  if (!after || to === null) return undefined;
  if (to > order.length) return 'no-such-place';
  order.splice(to, 0, id);
  found.set(id, after);
  return undefined;
}

const passListed = ({ lists }: Walk, change: Listed): Outcome =>
  takeOut(lists[change.table], change) ?? putIn(lists[change.table], change);

/** A track comes and goes without clips: each of them is a change of its own. */
function passTrack(walk: Walk, change: ChangeOf<'track'>): Outcome {
  const { id, after } = change;
  const clips = walk.onTrack.get(id) ?? new Set<string>();
  if (after ? !sameJson(after.clips, []) : clips.size > 0) return 'track-not-empty';
  if (after) walk.onTrack.set(id, clips);
  else walk.onTrack.delete(id);
  return passListed(walk, change);
}

/** Fields that are there before and after, so that the change can be undone, and none but those of a project. */
function passProject({ project }: Walk, { before, after }: ChangeOf<'project'>): Outcome {
  const next: ProjectFields = after ?? {};
  const names = Object.keys(next);
  if (!names.every((name) => PROJECT_FIELDS.includes(name))) return 'unknown-field';
  const current = Object.fromEntries(names.map((name) => [name, project[name]]));
  if (!sameJson(current, before)) return 'before-differs';
  Object.assign(project, next);
  return undefined;
}

/** Moved clips come after those that didn't move; otherwise they couldn't be told apart to move them back. */
function passShift(walk: Walk, { trackId, from, by }: ChangeOf<'shift'>): Outcome {
  const ids = walk.onTrack.get(trackId);
  if (!ids) return 'unknown-track';
  walk.moves += ids.size;
  if (walk.moves > MOVES_MAX) return 'too-many-shifts';
  for (const id of ids) {
    const clip = walk.clips.get(id);
    if (!clip) continue;
    const isMoved = clip.start >= from;
    if (isMoved ? clip.start + by < 0 : clip.start >= from + by) return 'shift-crosses';
    if (isMoved) walk.clips.set(id, { ...clip, start: clip.start + by });
  }
  return undefined;
}

function pass(walk: Walk, change: Change): Outcome {
  if (change.table === 'clip') return passClip(walk, change);
  if (change.table === 'project') return passProject(walk, change);
  if (change.table === 'shift') return passShift(walk, change);
  if (change.table === 'track') return passTrack(walk, change);
  return passListed(walk, change);
}

const idOf = (change: Change): string | null => (change.table === 'shift' ? change.trackId : change.id);

/**
 * What does not fit: the first change whose `before` is not what the document holds when it comes to it. Each change is
 * looked up by its id, so that many changes of a large document take no longer than they have to.
 */
export function compareEdits(document: TimelineDocument, edits: readonly Edit[]): Problem | undefined {
  const walk = walkOf(document);
  for (const { changes } of edits) {
    for (const change of changes) {
      const problem = pass(walk, change);
      if (problem !== undefined) return { problem, id: idOf(change) };
    }
  }
  return undefined;
}
