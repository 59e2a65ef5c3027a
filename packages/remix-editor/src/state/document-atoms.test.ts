import type { Edit } from '@kinora/contracts/timeline';
import { aClip, aDocument, aTrack } from '@kinora/timeline/fixtures';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';

import {
  applyEditAtom,
  canRedoAtom,
  canUndoAtom,
  documentAtom,
  gestureAtom,
  historyAtom,
  keepStepsByAtom,
  openDocumentAtom,
  redoAtom,
  restoreHistoryAtom,
  showGestureAtom,
  shownDocumentAtom,
  undoAtom,
  type Step,
} from './document-atoms.ts';

const clip = { ...aClip({ id: 'one', start: 0 }), trackId: 'video' };
const document = aDocument({ tracks: [aTrack({ clips: [clip] })] });
const moveTo = (from: number, to: number): Edit => ({
  label: 'move',
  changes: [{ table: 'clip', id: 'one', before: { ...clip, start: from }, after: { ...clip, start: to } }],
  selection: ['one'],
});

function opened() {
  const store = createStore();
  store.set(openDocumentAtom, document);
  const start = () => store.get(documentAtom).tracks[0]?.clips[0]?.start;
  return { store, start };
}

describe('the history of a document', () => {
  it('does, undoes and does again', () => {
    const { store, start } = opened();
    expect([store.get(canUndoAtom), store.get(canRedoAtom)]).toEqual([false, false]);
    store.set(applyEditAtom, moveTo(0, 10));
    store.set(applyEditAtom, moveTo(10, 20));
    expect(start()).toBe(20);
    expect(store.set(undoAtom)?.label).toBe('move');
    expect(start()).toBe(10);
    expect([store.get(canUndoAtom), store.get(canRedoAtom)]).toEqual([true, true]);
    store.set(undoAtom);
    expect(store.get(documentAtom)).toEqual(document);
    expect(store.set(undoAtom)).toBeNull();
    store.set(redoAtom);
    expect(start()).toBe(10);
  });

  it('forgets what was undone once something else is done', () => {
    const { store, start } = opened();
    store.set(applyEditAtom, moveTo(0, 10));
    store.set(undoAtom);
    store.set(applyEditAtom, moveTo(0, 30));
    expect(store.set(redoAtom)).toBeNull();
    expect(start()).toBe(30);
    expect(store.get(historyAtom)).toMatchObject({ cursor: 1, edits: [{ label: 'move' }] });
  });

  it('keeps no step that changes nothing', () => {
    const { store } = opened();
    store.set(applyEditAtom, { label: 'copy', changes: [], selection: [] });
    expect(store.get(canUndoAtom)).toBe(false);
  });

  it('tells every step at once', () => {
    const { store } = opened();
    const told: Step[] = [];
    store.set(keepStepsByAtom, (step) => told.push(step));
    const edit = moveTo(0, 10);
    store.set(applyEditAtom, edit);
    store.set(undoAtom);
    store.set(undoAtom);
    store.set(redoAtom);
    expect(told).toEqual([
      { kind: 'do', edit },
      { kind: 'undo', edit },
      { kind: 'redo', edit },
    ]);
  });

  it('goes on where it was left', () => {
    const { store, start } = opened();
    store.set(restoreHistoryAtom, { edits: [moveTo(5, 0), moveTo(0, 10)], cursor: 1 });
    store.set(redoAtom);
    expect(start()).toBe(10);
    store.set(undoAtom);
    store.set(undoAtom);
    expect(start()).toBe(5);
  });

  it('forgets everything when another document is opened', () => {
    const { store } = opened();
    store.set(applyEditAtom, moveTo(0, 10));
    store.set(openDocumentAtom, document);
    expect(store.get(canUndoAtom)).toBe(false);
  });
});

it('shows the draft of a gesture without doing it', () => {
  const { store } = opened();
  const draft = aDocument({ name: 'dragged' });
  store.set(showGestureAtom, draft);
  expect(store.get(shownDocumentAtom)).toBe(draft);
  expect(store.get(documentAtom)).toBe(document);
  store.set(applyEditAtom, moveTo(0, 10));
  expect(store.get(gestureAtom)).toBeNull();
  expect(store.get(shownDocumentAtom)).toBe(store.get(documentAtom));
});
