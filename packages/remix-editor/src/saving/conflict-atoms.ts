import { saveBlob } from '@kinora/browser';
import { ok } from '@kinora/contracts';
import type { ProjectVersion } from '@kinora/contracts/projects';
import type { TimelineDocument } from '@kinora/contracts/timeline';
import { atom } from 'jotai';

import { documentAtom } from '../state/document-atoms.ts';
import { createCopyAtom } from './creating-atoms.ts';
import { editBetween } from './document-difference.ts';
import { showOpenedAtom, startSavingAtom, stopSavingAtom } from './load-atoms.ts';
import { findMediaAtom } from './media-refresh-atoms.ts';
import { openAlone, openFresh } from './opened-project.ts';
import { flushProjectAtom, openProjectAtom } from './opening-atoms.ts';
import { saveStateBaseAtom, sessionBaseAtom } from './session-atoms.ts';

/** What another device has saved of the open project meanwhile; null where nothing stands against each other. */
export const conflictAtom = atom((get): ProjectVersion | null => {
  const state = get(saveStateBaseAtom);
  return state.kind === 'conflict' ? state.theirs : null;
});

/** The conflict whose decision was put off. */
const putOffBaseAtom = atom<ProjectVersion | null>(null);

/** The conflict that is to be decided now; null where there is none, or its decision was put off. */
export const openConflictAtom = atom((get) => {
  const theirs = get(conflictAtom);
  return theirs === get(putOffBaseAtom) ? null : theirs;
});
export const putOffConflictAtom = atom(null, (get, set) => set(putOffBaseAtom, get(conflictAtom)));
export const decideConflictAtom = atom(null, (_get, set) => set(putOffBaseAtom, null));

/** Goes on with what is on the server. What was edited here can be done again by one step of redo. */
export const openTheirsAtom = atom(null, async (get, set) => {
  const [session, theirs] = [get(sessionBaseAtom), get(conflictAtom)];
  if (!session || !theirs) return;
  const edit = editBetween(theirs.document, get(documentAtom));
  await set(stopSavingAtom);
  const { steps } = await session.log.read();
  const last = (steps.at(-1)?.sequence ?? 0) + 1;
  const { revision, document } = theirs;
  const head = { revision, saved: last, sending: null, document, documentAt: last };
  const opened = openAlone({ head, steps: [{ sequence: last, base: revision, kind: 'undo', edit }] });
  if (!opened) return;
  set(showOpenedAtom, opened);
  await Promise.all([set(startSavingAtom, opened), set(findMediaAtom)]);
});

/** Makes a project of its own from what was edited here, and opens that; the other stays as it is on the server. */
export const keepCopyAtom = atom(null, async (get, set) => {
  const [session, theirs] = [get(sessionBaseAtom), get(conflictAtom)];
  const copy = await set(createCopyAtom);
  if (!copy.ok) return copy;
  if (session && theirs) {
    await set(stopSavingAtom);
    // The copy has it all.
    await session.log.replace(openFresh(theirs.document, theirs.revision).kept);
  }
  await set(openProjectAtom, copy.value.id);
  return ok(copy.value.id);
});

const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]/gu;

/** Saves a document as a file of JSON. */
export const saveDocumentFileAtom = atom(null, (get, _set, document?: TimelineDocument) => {
  const saved = document ?? get(documentAtom);
  const name = saved.name.replaceAll(FORBIDDEN, '').trim() || 'project';
  saveBlob(new Blob([JSON.stringify(saved)], { type: 'application/json' }), `${name}.kinora.json`);
});

/** Tries at once to save what could not be saved. */
export const retrySaveAtom = atom(null, (_get, set) => set(flushProjectAtom));
