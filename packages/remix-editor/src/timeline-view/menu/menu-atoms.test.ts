// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';

import { documentAtom } from '../../state/document-atoms.ts';
import { focusAtom, moveFocusAtom, selectClipsAtom, selectionAtom } from '../../state/selection-atoms.ts';
import { aSurface } from '../testing/a-surface.ts';
import { aLittleFilm } from '../testing/sample-timelines.ts';
import {
  closeTimelineMenuAtom,
  openTimelineMenuAtom,
  renamedTrackAtom,
  timelineMenuAtom,
  type OpenMenu,
} from './menu-atoms.ts';
import type { MenuTarget } from './menu-entry.ts';
import { openMenuByKey } from './open-menu-at.ts';
import { runEntry, type OpenClip } from './run-entry.ts';

function aFilm() {
  const { store } = aSurface(aLittleFilm());
  const open = (target: MenuTarget): OpenMenu | null => {
    store.set(openTimelineMenuAtom, { target, point: { x: 1, y: 2 }, at: null });
    return store.get(timelineMenuAtom);
  };
  return { store, open };
}

describe('opening a menu', () => {
  it('selects its clip, unless it is selected with others', () => {
    const { store, open } = aFilm();
    open({ kind: 'clip', clipId: 'whale' });
    expect([...store.get(selectionAtom)]).toEqual(['whale']);
    expect(store.get(focusAtom)?.clipId).toBe('whale');
    store.set(selectClipsAtom, ['whale', 'balloon']);
    open({ kind: 'clip', clipId: 'balloon' });
    expect([...store.get(selectionAtom)]).toEqual(['whale', 'balloon']);
  });

  it('leads the focus to the head of a free place, and not away from one of its buttons', () => {
    const { store, open } = aFilm();
    open({ kind: 'gap', trackId: 'video' });
    expect(store.get(focusAtom)).toEqual({ trackId: 'video', clipId: null, button: 0 });
    store.set(moveFocusAtom, { trackId: 'sea', clipId: null, button: 2 });
    open({ kind: 'head', trackId: 'sea' });
    expect(store.get(focusAtom)?.button).toBe(2);
  });

  it('opens none where nothing can be done, and forgets only the one that was closed', () => {
    const { store, open } = aFilm();
    expect(open({ kind: 'head', trackId: 'gone' })).toBeNull();
    const first = open({ kind: 'head', trackId: 'sea' });
    const second = open({ kind: 'head', trackId: 'video' });
    if (first) store.set(closeTimelineMenuAtom, first);
    expect(store.get(timelineMenuAtom)).toBe(second);
    if (second) store.set(closeTimelineMenuAtom, second);
    expect(store.get(timelineMenuAtom)).toBeNull();
  });
});

describe('a key', () => {
  it('opens the menu of the cell or the head it is pressed in', () => {
    const { store } = aFilm();
    const [cell, head, other] = [
      document.createElement('td'),
      document.createElement('th'),
      document.createElement('p'),
    ];
    cell.dataset.clip = 'balloon';
    head.dataset.track = 'sea';
    expect(openMenuByKey(store, cell)).toBe(true);
    expect(store.get(timelineMenuAtom)?.target).toEqual({ kind: 'clip', clipId: 'balloon' });
    expect(openMenuByKey(store, head)).toBe(true);
    expect(store.get(timelineMenuAtom)?.target).toEqual({ kind: 'head', trackId: 'sea' });
    expect(openMenuByKey(store, other)).toBe(false);
  });
});

describe('an entry', () => {
  it('does what it stands for', () => {
    const { store } = aFilm();
    const onOpenClip = vi.fn<OpenClip>();
    const context = { store, onOpenClip };
    store.set(selectClipsAtom, ['whale']);
    runEntry(context, { kind: 'action', action: 'lift' });
    const video = () => store.get(documentAtom).tracks.find(({ id }) => id === 'video');
    expect(video()?.clips.map(({ id }) => id)).toEqual(['sea-clip', 'balloon']);
    runEntry(context, { kind: 'command', command: { op: 'setTrack', trackId: 'video', locked: true } });
    expect(video()?.locked).toBe(true);
    runEntry(context, { kind: 'settings', clipId: 'balloon', section: null });
    runEntry(context, { kind: 'settings', clipId: 'balloon', section: 'speed' });
    expect(onOpenClip.mock.calls).toEqual([['balloon'], ['balloon', 'speed']]);
    runEntry(context, { kind: 'rename', trackId: 'sea' });
    expect(store.get(renamedTrackAtom)).toBe('sea');
  });
});
