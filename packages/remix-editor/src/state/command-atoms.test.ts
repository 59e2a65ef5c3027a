import { TICKS_PER_SECOND } from '@kinora/contracts/timeline';
import { aClip, aDocument, aTrack, someFacts } from '@kinora/timeline/fixtures';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';

import {
  announcementAtom,
  clipboardAtom,
  planCommandAtom,
  redoStepAtom,
  runCommandAtom,
  undoStepAtom,
} from './command-atoms.ts';
import { documentAtom, openDocumentAtom } from './document-atoms.ts';
import { learnMediaAtom } from './media-atoms.ts';
import { makeReadOnlyAtom } from './read-only-atoms.ts';
import { selectionAtom } from './selection-atoms.ts';

const SECOND = TICKS_PER_SECOND;
const medium = {
  ...someFacts(),
  name: 'fox',
  url: '',
  poster: null,
  sprite: null,
  proxy: null,
  peaks: null,
  isPreparing: false,
};

function opened({ locked = false } = {}) {
  const store = createStore();
  const clip = aClip({ id: 'one', start: 0, duration: 2 * SECOND });
  store.set(openDocumentAtom, aDocument({ tracks: [aTrack({ locked, clips: [clip] })] }));
  store.set(learnMediaAtom, { 'creation:fox': medium });
  return store;
}
const clipsOf = (store: ReturnType<typeof createStore>) => store.get(documentAtom).tracks[0]?.clips ?? [];

describe('commands', () => {
  it('change the document, select and say so', () => {
    const store = opened();
    const result = store.set(runCommandAtom, { op: 'split', at: SECOND });
    expect(result.ok).toBe(true);
    expect(clipsOf(store).map(({ duration }) => duration)).toEqual([SECOND, SECOND]);
    expect(store.get(selectionAtom).size).toBeGreaterThan(0);
    expect(store.get(announcementAtom)).toMatchObject({ number: 1, isRefusal: false });
  });

  it('say why they were refused and change nothing', () => {
    const store = opened({ locked: true });
    const before = store.get(documentAtom);
    const result = store.set(runCommandAtom, { op: 'lift', clipIds: ['one'] });
    expect(result).toMatchObject({ ok: false, failure: { reason: 'track-locked' } });
    expect(store.get(documentAtom)).toBe(before);
    expect(store.get(announcementAtom)).toMatchObject({
      isRefusal: true,
      message: { message: 'The track is locked. Unlock it first.' },
    });
  });

  it('are planned without being done', () => {
    const store = opened();
    const before = store.get(documentAtom);
    expect(store.set(planCommandAtom, { op: 'move', clipIds: ['one'], delta: SECOND }).ok).toBe(true);
    expect(store.get(documentAtom)).toBe(before);
    expect(store.get(announcementAtom)).toBeNull();
  });

  it('put copies on the clipboard without a step of undo', () => {
    const store = opened();
    store.set(runCommandAtom, { op: 'copy', clipIds: ['one'] });
    expect(store.get(clipboardAtom)).toMatchObject([{ id: 'one' }]);
    store.set(undoStepAtom);
    expect(store.get(announcementAtom)).toMatchObject({ isRefusal: true });
  });

  it('are undone and done again', () => {
    const store = opened();
    store.set(runCommandAtom, { op: 'split', at: SECOND });
    store.set(undoStepAtom);
    expect(clipsOf(store)).toHaveLength(1);
    store.set(redoStepAtom);
    expect(clipsOf(store)).toHaveLength(2);
    store.set(redoStepAtom);
    expect(store.get(announcementAtom)).toMatchObject({ number: 4, isRefusal: true });
  });

  it('are refused while another tab edits, and nothing is undone', () => {
    const store = opened();
    store.set(runCommandAtom, { op: 'split', at: SECOND });
    store.set(makeReadOnlyAtom, true);
    const result = store.set(runCommandAtom, { op: 'lift', clipIds: ['one'] });
    expect(result).toEqual({ ok: false, failure: { reason: 'read-only' } });
    store.set(undoStepAtom);
    store.set(redoStepAtom);
    expect(clipsOf(store)).toHaveLength(2);
    expect(store.get(announcementAtom)).toMatchObject({ number: 4, isRefusal: true });
  });
});
