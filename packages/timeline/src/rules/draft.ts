import type { Result } from '@kinora/contracts';
import type {
  Change,
  Clip,
  Marker,
  MediaTable,
  ProjectFields,
  Refusal,
  Ticks,
  TimelineDocument,
  Track,
  Transition,
} from '@kinora/contracts/timeline';

import { endOf, firstFrom } from '../document/clip-order.ts';
import { applyChanges } from '../edits/apply-edit.ts';
import { TIME_MAX } from '../problems/field-checks.ts';
import { withFadesInside } from './cut-clip.ts';
import { isSame, listedChange } from './listed-change.ts';

/** Ids of the clips to have selected, or why it was not done. */
export type Outcome = Result<readonly string[], Refusal>;

/** What a command works with. */
export interface CommandContext {
  readonly media: MediaTable;
  readonly makeId: () => string;
}

/** The changes so far, and the document with them, which is made when somebody asks for it. */
function openLog(base: TimelineDocument) {
  const changes: Change[] = [];
  let current = base;
  let applied = 0;

  function now(): TimelineDocument {
    if (applied < changes.length) current = applyChanges(current, changes.slice(applied));
    applied = changes.length;
    return current;
  }

  return { changes, now };
}

type Log = ReturnType<typeof openLog>;

const isMoved = (before: Clip, after: Clip) =>
  before.start !== after.start || before.duration !== after.duration || before.trackId !== after.trackId;

function clipWriters({ changes, now }: Log) {
  /** Clips whose cuts may be gone. */
  const touched = new Set<string>();
  const ends = { latest: 0 };

  function note(before: Clip | null, after: Clip | null): void {
    const clip = after ?? before;
    if (clip && !(before && after && !isMoved(before, after))) touched.add(clip.id);
    if (after) ends.latest = Math.max(ends.latest, endOf(after));
  }

  /** Writes a clip in place of another, a new one, or none. */
  function put(before: Clip | null, written: Clip | null): void {
    const after = written && withFadesInside(written);
    const clip = after ?? before;
    if (!clip || isSame(before, after)) return;
    note(before, after);
    changes.push({ table: 'clip', id: clip.id, before, after });
  }

  /** Moves all clips of a track from a time on. Only where it opens a gap can a cut go, or the end come too late. */
  function open(trackId: string, from: Ticks, by: Ticks): boolean {
    const clips = now().tracks.find(({ id }) => id === trackId)?.clips ?? [];
    const [first, last] = [clips[firstFrom(clips, from)], clips.at(-1)];
    if (!first || !last) return false;
    touched.add(first.id);
    ends.latest = Math.max(ends.latest, endOf(last) + by);
    return true;
  }

  function shift(trackId: string, from: Ticks, by: Ticks): void {
    if (by < 0 || (by > 0 && open(trackId, from, by))) changes.push({ table: 'shift', trackId, from, by });
  }

  /** Whether something ends later than a timeline may. */
  const isTooLong = () => ends.latest > TIME_MAX;

  return { touched, put, shift, isTooLong };
}

const withoutClips = (track: Track | null) => track && { ...track, clips: [] };

function listWriters({ changes, now }: Log) {
  return {
    putTransition(before: Transition | null, after: Transition | null): void {
      const change = listedChange(now().transitions, { before, after });
      if (change) changes.push({ table: 'transition', ...change });
    },
    putMarker(before: Marker | null, after: Marker | null): void {
      const change = listedChange(now().markers, { before, after });
      if (change) changes.push({ table: 'marker', ...change });
    },
    /** Writes a track without its clips; `to` is its place, where it is new or moves. */
    putTrack(before: Track | null, after: Track | null, to?: number): void {
      const change = listedChange(now().tracks, { before: withoutClips(before), after: withoutClips(after), to });
      if (change) changes.push({ table: 'track', ...change });
    },
    putProject(before: ProjectFields, after: ProjectFields): void {
      if (!isSame(before, after)) changes.push({ table: 'project', id: 'project', before, after });
    },
  };
}

/** The changes of a command while it is done. What changes nothing is left out. */
export function openDraft(base: TimelineDocument, context: CommandContext) {
  const log = openLog(base);
  /** What `copy` takes along. */
  const copied: Clip[] = [];
  return { ...context, base, rate: base.rate, copied, ...log, ...clipWriters(log), ...listWriters(log) };
}

export type Draft = ReturnType<typeof openDraft>;
