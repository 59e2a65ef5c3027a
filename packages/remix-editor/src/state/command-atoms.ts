import { fail, type Result } from '@kinora/contracts';
import type { Clip, Command, Edit, Refusal } from '@kinora/contracts/timeline';
import { run } from '@kinora/timeline';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { atom } from 'jotai';

import { applyEditAtom, documentAtom, redoAtom, undoAtom } from './document-atoms.ts';
import { editMessage } from './edit-messages.ts';
import { mediaAtom } from './media-atoms.ts';
import { readOnlyAtom } from './read-only-atoms.ts';
import { refusalMessage } from './refusal-messages.ts';
import { selectClipsAtom } from './selection-atoms.ts';

/** The last thing that was said; `number` tells two of the same apart. */
interface Announcement {
  readonly message: MessageDescriptor;
  readonly number: number;
  readonly isRefusal: boolean;
}

const announcementBaseAtom = atom<Announcement | null>(null);
const clipboardBaseAtom = atom<readonly Clip[]>([]);

/** The result of the last edit in words. */
export const announcementAtom = atom((get) => get(announcementBaseAtom));
export const clipboardAtom = atom((get) => get(clipboardBaseAtom));

/** How new clips and tracks are called. */
const makeIdAtom = atom(() => () => crypto.randomUUID());

const announceAtom = atom(null, (get, set, news: Omit<Announcement, 'number'>) => {
  set(announcementBaseAtom, { ...news, number: (get(announcementBaseAtom)?.number ?? 0) + 1 });
});

/** What a command would do to the document, without doing it. */
export const planCommandAtom = atom(null, (get, _set, command: Command): Result<Edit, Refusal> => {
  return run(get(documentAtom), command, { media: get(mediaAtom), makeId: get(makeIdAtom) });
});

/** Does an edit, selects what it asks for and says so. */
const commitEditAtom = atom(null, (_get, set, edit: Edit) => {
  if (edit.clips) set(clipboardBaseAtom, edit.clips);
  set(applyEditAtom, edit);
  if (edit.selection.length > 0) set(selectClipsAtom, edit.selection);
  set(announceAtom, { message: editMessage(edit), isRefusal: false });
});

/** Why a command of this page was not done: the document refuses it, or another tab edits. */
export type CommandRefusal = Refusal | { readonly reason: 'read-only' };

/** Whether another tab edits, which is said then. */
const refuseReadOnlyAtom = atom(null, (get, set): boolean => {
  if (!get(readOnlyAtom)) return false;
  set(announceAtom, { message: msg`Another tab is editing this project. Choose Edit here first.`, isRefusal: true });
  return true;
});

/** Says why something is not done before it is tried. */
export const tellRefusalAtom = atom(null, (_get, set, refusal: Refusal) => {
  set(announceAtom, { message: refusalMessage(refusal), isRefusal: true });
});

/** Does a command, or says why not. */
export const runCommandAtom = atom(null, (_get, set, command: Command): Result<Edit, CommandRefusal> => {
  if (set(refuseReadOnlyAtom)) return fail({ reason: 'read-only' });
  const result = set(planCommandAtom, command);
  if (result.ok) set(commitEditAtom, result.value);
  else set(tellRefusalAtom, result.failure);
  return result;
});

export const undoStepAtom = atom(null, (_get, set) => {
  if (set(refuseReadOnlyAtom)) return;
  const edit = set(undoAtom);
  set(announceAtom, { message: edit ? msg`Undone` : msg`Nothing to undo.`, isRefusal: edit === null });
});

export const redoStepAtom = atom(null, (_get, set) => {
  if (set(refuseReadOnlyAtom)) return;
  const edit = set(redoAtom);
  set(announceAtom, {
    message: edit ? editMessage(edit) : msg`Nothing to redo.`,
    isRefusal: edit === null,
  });
});
