import { aClip, aDocument, aTrack } from '@kinora/timeline/fixtures';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';

import { openDocumentAtom } from './document-atoms.ts';
import {
  extendToAtom,
  focusAtom,
  moveFocusAtom,
  selectClipsAtom,
  selectedClipsAtom,
  selectionAtom,
  toggleClipAtom,
} from './selection-atoms.ts';

const clips = ['a', 'b', 'c', 'd'].map((id, place) => aClip({ id, start: place * 10, duration: 10 }));
const song = aClip({ id: 'song', kind: 'audio', start: 0, duration: 40 });

function opened() {
  const store = createStore();
  store.set(
    openDocumentAtom,
    aDocument({ tracks: [aTrack({ kind: 'audio', clips: [song] }), aTrack({ clips }), aTrack({ kind: 'text' })] }),
  );
  return { store, selected: () => [...store.get(selectionAtom)].join('') };
}

describe('the selection', () => {
  it('is replaced, toggled and extended', () => {
    const { store, selected } = opened();
    store.set(selectClipsAtom, ['b']);
    store.set(toggleClipAtom, 'd');
    expect(selected()).toBe('bd');
    store.set(toggleClipAtom, 'b');
    expect(selected()).toBe('d');
    store.set(selectClipsAtom, ['b']);
    store.set(extendToAtom, 'd');
    expect(selected()).toBe('bcd');
    store.set(extendToAtom, 'a');
    expect(selected()).toBe('ab');
    expect(store.get(selectedClipsAtom).map(({ start }) => start)).toEqual([0, 10]);
    store.set(selectClipsAtom, []);
    expect(selected()).toBe('');
  });

  it('takes one clip of another track along', () => {
    const { store, selected } = opened();
    store.set(extendToAtom, 'b');
    store.set(extendToAtom, 'song');
    expect(selected()).toBe('bsong');
    store.set(extendToAtom, 'nowhere');
    expect(selected()).toBe('bsong');
  });

  it('forgets clips that are gone', () => {
    const { store, selected } = opened();
    store.set(selectClipsAtom, ['a', 'b']);
    store.set(openDocumentAtom, aDocument({ tracks: [aTrack({ clips: clips.slice(1) })] }));
    expect(selected()).toBe('b');
  });
});

describe('the focus of the grid', () => {
  it('begins in the uppermost track', () => {
    const { store } = opened();
    expect(store.get(focusAtom)).toEqual({ trackId: 'text', clipId: null, button: 0 });
    expect(createStore().get(focusAtom)).toBeNull();
  });

  it('follows its clip, and falls back to the head when the clip goes', () => {
    const { store } = opened();
    store.set(moveFocusAtom, { trackId: 'text', clipId: 'b', button: 0 });
    expect(store.get(focusAtom)).toEqual({ trackId: 'video', clipId: 'b', button: 0 });
    store.set(openDocumentAtom, aDocument({ tracks: [aTrack()] }));
    expect(store.get(focusAtom)).toEqual({ trackId: 'video', clipId: null, button: 0 });
    store.set(moveFocusAtom, { trackId: 'video', clipId: null, button: 2 });
    expect(store.get(focusAtom)).toMatchObject({ button: 2 });
  });
});
