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

/** The clips to select, or why the command was refused. */
export type Outcome = Result<readonly string[], Refusal>;

/** What a command needs besides the document. */
export interface CommandContext {
  readonly media: MediaTable;
  readonly makeId: () => string;
}

/** The changes so far, and the document with them, built only when it's read. */
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
  /** Clips whose cuts may have changed. */
  const touched = new Set<string>();
  const ends = { latest: 0 };

  function note(before: Clip | null, after: Clip | null): void {
    const clip = after ?? before;
    if (clip && !(before && after && !isMoved(before, after))) touched.add(clip.id);
    if (after) ends.latest = Math.max(ends.latest, endOf(after));
  }

  /** Replaces, adds or removes a clip. */
  function put(before: Clip | null, written: Clip | null): void {
    const after = written && withFadesInside(written);
    const clip = after ?? before;
    if (!clip || isSame(before, after)) return;
    note(before, after);
    changes.push({ table: 'clip', id: clip.id, before, after });
  }

  /** Opening a gap can break a cut or push the end too far; closing one can't. False if nothing moves. */
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

  /** Whether a clip ends beyond the longest timeline. */
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
    /** Writes a track without its clips; `to` is its new place. */
    putTrack(before: Track | null, after: Track | null, to?: number): void {
      const change = listedChange(now().tracks, { before: withoutClips(before), after: withoutClips(after), to });
      if (change) changes.push({ table: 'track', ...change });
    },
    putProject(before: ProjectFields, after: ProjectFields): void {
      if (!isSame(before, after)) changes.push({ table: 'project', id: 'project', before, after });
    },
  };
}

/** Collects the changes of one command and leaves out those that change nothing. */
export function openDraft(base: TimelineDocument, context: CommandContext) {
  const log = openLog(base);
  /** The clips that `copy` took. */
  const copied: Clip[] = [];
  return { ...context, base, rate: base.rate, copied, ...log, ...clipWriters(log), ...listWriters(log) };
}

export type Draft = ReturnType<typeof openDraft>;
