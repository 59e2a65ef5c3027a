import type { Change, Edit, ProjectFields, TimelineDocument } from '@kinora/contracts/timeline';

import { rememberTrack } from '../document/clip-index.ts';
import { carryOverChecks } from '../problems/checked-once.ts';
import { openClipLists } from './clip-lists.ts';
import { invertEdit } from './invert-edit.ts';

const PROJECT_FIELDS = ['name', 'rate', 'width', 'height', 'background', 'range'] as const;

interface Listed<Entity> {
  readonly before: Entity | null;
  readonly after: Entity | null;
  readonly from: number | null;
  readonly to: number | null;
}

/** A list with one entity added, replaced, moved or removed. */
function relist<Entity extends { readonly id: string }>(list: readonly Entity[], change: Listed<Entity>) {
  const { before, after, from, to } = change;
  const next = list.slice();
  if (before && from !== null) {
    const place = next[from]?.id === before.id ? from : next.findIndex(({ id }) => id === before.id);
    if (place >= 0) next.splice(place, 1);
  }
  if (after && to !== null) next.splice(to, 0, after);
  return next;
}

/** Removes a field that the other side doesn't have: undo leaves no new field behind. */
function withProject(document: TimelineDocument, before: ProjectFields | null, after: ProjectFields | null) {
  const next: Record<string, unknown> = { ...document };
  for (const field of PROJECT_FIELDS) {
    if (after && field in after) next[field] = after[field];
    else if (before && field in before) delete next[field];
  }
  // A copy of a document; only fields of the same types were written.
  return next as unknown as TimelineDocument;
}

/** A document while changes are written to it. */
function openDocument(base: TimelineDocument) {
  let document = base;
  let clips = openClipLists(base.tracks);

  /** Puts the written clips into their tracks. */
  function settle(): void {
    const { lists, written } = clips;
    if (lists.size === 0) return;
    const tracks = document.tracks.map((track) => {
      const list = lists.get(track.id);
      return list ? rememberTrack({ ...track, clips: list }, track, written.get(track.id) ?? []) : track;
    });
    document = { ...document, tracks };
    clips = openClipLists(tracks);
  }

  function writeTrack(change: Extract<Change, { table: 'track' }>): void {
    settle();
    const held = document.tracks.find(({ id }) => id === change.id);
    const after = change.after && { ...change.after, clips: held?.clips ?? [] };
    const tracks = relist(document.tracks, {
      ...change,
      after: after && held ? rememberTrack(after, held, []) : after,
    });
    document = { ...document, tracks };
    clips = openClipLists(tracks);
  }

  function write(change: Change): void {
    if (change.table === 'clip') clips.replace(change.before, change.after);
    else if (change.table === 'shift') clips.shift(change.trackId, change.from, change.by);
    else if (change.table === 'track') writeTrack(change);
    else if (change.table === 'transition') {
      document = { ...document, transitions: relist(document.transitions, change) };
    } else if (change.table === 'marker') document = { ...document, markers: relist(document.markers, change) };
    else document = withProject(document, change.before, change.after);
  }

  return {
    write,
    close(): TimelineDocument {
      settle();
      return document;
    },
  };
}

/** The document after some changes. What they don't touch stays the same object. */
export function applyChanges(document: TimelineDocument, changes: readonly Change[]): TimelineDocument {
  const open = openDocument(document);
  for (const change of changes) open.write(change);
  return open.close();
}

/** The document after an edit that was made from it. */
export function applyEdit(document: TimelineDocument, edit: Edit): TimelineDocument {
  return carryOverChecks(edit, document, applyChanges(document, edit.changes));
}

/** The document before an edit, equal to the byte. */
export function revertEdit(document: TimelineDocument, edit: Edit): TimelineDocument {
  return carryOverChecks(edit, document, applyChanges(document, invertEdit(edit).changes));
}
