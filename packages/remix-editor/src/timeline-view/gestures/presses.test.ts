// @vitest-environment happy-dom
import { TICKS_PER_SECOND } from '@kinora/contracts/timeline';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { announcementAtom, runCommandAtom } from '../../state/command-atoms.ts';
import { documentAtom, historyAtom } from '../../state/document-atoms.ts';
import { selectClipsAtom, selectionAtom } from '../../state/selection-atoms.ts';
import { timelineMenuAtom } from '../menu/menu-atoms.ts';
import { aStage } from '../testing/a-stage.ts';
import { followPointer } from './follow-pointer.ts';

afterEach(() => void vi.useRealTimers());

describe('a mouse', () => {
  it('drags a marker, and leaves a click to its button', () => {
    const { point, store, content } = aStage(followPointer);
    store.set(selectClipsAtom, ['whale']);
    const marker = document.createElement('button');
    marker.dataset.marker = 'mark';
    content.append(marker);
    point('pointerdown', { seconds: 12, y: -10, on: marker });
    point('pointerup', { seconds: 12, y: -10, on: marker });
    expect([...store.get(selectionAtom)]).toEqual(['whale']);
    point('pointerdown', { seconds: 12, y: -10, on: marker });
    point('pointermove', { seconds: 9, y: -10 });
    point('pointerup', { seconds: 9, y: -10 });
    expect(store.get(documentAtom).markers[0]?.time).toBe(9 * TICKS_PER_SECOND);
    point('contextmenu', { seconds: 9, y: -10, on: marker });
    expect(store.get(timelineMenuAtom)?.target).toEqual({ kind: 'marker', markerId: 'mark' });
  });

  it('says at once that a track is locked', () => {
    const { point, store, content, hint } = aStage(followPointer);
    store.set(runCommandAtom, { op: 'setTrack', trackId: 'video', locked: true });
    point('pointermove', { seconds: 4.98 });
    expect(content.dataset.over).toBe('');
    point('pointerdown', { seconds: 14 });
    point('pointermove', { seconds: 13 });
    expect(content.dataset.dragging).toBe('locked');
    expect(hint.hidden).toBe(false);
    expect(store.get(announcementAtom)?.isRefusal).toBe(true);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(hint.hidden).toBe(true);
  });
});

describe('a right click', () => {
  it('opens the menu of what is under it', () => {
    const { point, store, content } = aStage(followPointer);
    const target = () => store.get(timelineMenuAtom)?.target;
    point('contextmenu', { seconds: 14, more: { button: 2 } });
    expect(target()).toEqual({ kind: 'clip', clipId: 'balloon' });
    point('contextmenu', { seconds: 11, more: { button: 2 } });
    expect(target()).toEqual({ kind: 'gap', trackId: 'video' });
    point('contextmenu', { seconds: 11, y: 900, more: { button: 2 } });
    expect(target()).toEqual({ kind: 'gap', trackId: null });
    const head = document.createElement('th');
    head.dataset.track = 'sea';
    content.append(head);
    point('contextmenu', { seconds: 0, on: head });
    expect(target()).toEqual({ kind: 'head', trackId: 'sea' });
  });

  it('opens none during a drag, and none of its own in a field', () => {
    const { point, store, slider } = aStage(followPointer);
    point('contextmenu', { seconds: 2, on: slider });
    point('pointerdown', { seconds: 14 });
    point('pointermove', { seconds: 13 });
    point('contextmenu', { seconds: 13 });
    expect(store.get(timelineMenuAtom)).toBeNull();
    point('pointerup', { seconds: 13 });
    expect(store.get(historyAtom).edits).toHaveLength(1);
  });
});

describe('a finger', () => {
  const more = { pointerType: 'touch' };

  it('takes a marker along at once, and opens its menu when it rests', () => {
    vi.useFakeTimers();
    const { point, store, content } = aStage(followPointer);
    const marker = document.createElement('button');
    marker.dataset.marker = 'mark';
    content.append(marker);
    point('pointerdown', { seconds: 12, y: -10, on: marker, more });
    point('pointermove', { seconds: 9, y: -10, more });
    expect(content.dataset.dragging).toBe('');
    point('pointercancel', { seconds: 9, y: -10, more });
    point('pointerdown', { seconds: 12, y: -10, on: marker, more });
    vi.advanceTimersByTime(400);
    expect(store.get(timelineMenuAtom)?.target).toEqual({ kind: 'marker', markerId: 'mark' });
    expect(store.get(historyAtom).edits).toEqual([]);
  });

  it('opens the menu of a free place when it rests, and does nothing else', () => {
    vi.useFakeTimers();
    const { point, store, content } = aStage(followPointer);
    point('pointerdown', { seconds: 2, more });
    point('pointerup', { seconds: 2, more });
    point('pointerdown', { seconds: 11, more });
    vi.advanceTimersByTime(400);
    const menu = store.get(timelineMenuAtom);
    expect(menu?.target).toEqual({ kind: 'gap', trackId: 'video' });
    point('contextmenu', { seconds: 11 });
    point('pointerup', { seconds: 11, more });
    const lift = new Event('touchend', { bubbles: true, cancelable: true });
    content.dispatchEvent(lift);
    expect(lift.defaultPrevented).toBe(true);
    expect(store.get(timelineMenuAtom)).toBe(menu);
    expect([...store.get(selectionAtom)]).toEqual(['sea-clip']);
    const next = new Event('touchend', { bubbles: true, cancelable: true });
    content.dispatchEvent(next);
    expect(next.defaultPrevented).toBe(false);
  });

  it('opens the menu of a clip that it puts down where it was', () => {
    vi.useFakeTimers();
    const { point, store } = aStage(followPointer);
    point('pointerdown', { seconds: 14, more });
    vi.advanceTimersByTime(400);
    expect(store.get(timelineMenuAtom)).toBeNull();
    point('pointerup', { seconds: 14, more });
    expect(store.get(timelineMenuAtom)?.target).toEqual({ kind: 'clip', clipId: 'balloon' });
    expect(store.get(historyAtom).edits).toEqual([]);
  });
});
