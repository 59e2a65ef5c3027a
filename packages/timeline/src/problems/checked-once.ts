import type { Edit, Problem, TimelineDocument } from '@kinora/contracts/timeline';

import { markerProblems, transitionShapeProblems } from './list-problems.ts';
import { headProblems } from './problems-of.ts';
import { isList, isRecord } from './reading.ts';
import { trackProblems } from './track-problems.ts';

/** Checked tracks and lists, and those that a command's edit made of them. */
const checked = new WeakSet<object>();
const trustedEdits = new WeakSet<Edit>();

function problemsOnce(value: unknown, check: (value: unknown) => readonly Problem[]): readonly Problem[] {
  if (typeof value === 'object' && value !== null && checked.has(value)) return [];
  const problems = check(value);
  if (problems.length === 0 && typeof value === 'object' && value !== null) checked.add(value);
  return problems;
}

const ofList = (check: (list: readonly unknown[]) => Problem[]) => (value: unknown) =>
  check(isList(value) ? value : []);

/** What keeps commands from working with a document. Tracks and lists are checked once. */
export function documentProblems(document: unknown): Problem[] {
  const head = headProblems(document);
  if (head.length > 0 || !isRecord(document) || !isList(document.tracks)) return head;
  return [
    ...document.tracks.flatMap((track) => problemsOnce(track, trackProblems)),
    ...problemsOnce(document.transitions, ofList(transitionShapeProblems)),
    ...problemsOnce(document.markers, ofList(markerProblems)),
  ];
}

/** Marks an edit that a command made. */
export function trustEdit(edit: Edit): Edit {
  trustedEdits.add(edit);
  return edit;
}

/** A command's edit keeps a sound document sound, which saves a walk over long tracks. */
export function carryOverChecks(edit: Edit, before: TimelineDocument, after: TimelineDocument): TimelineDocument {
  if (!trustedEdits.has(edit) || !before.tracks.every((track) => checked.has(track))) return after;
  for (const track of after.tracks) checked.add(track);
  if (checked.has(before.transitions)) checked.add(after.transitions);
  if (checked.has(before.markers)) checked.add(after.markers);
  return after;
}
