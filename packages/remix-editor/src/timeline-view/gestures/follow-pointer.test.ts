// @vitest-environment happy-dom
import { TICKS_PER_SECOND } from '@kinora/contracts/timeline';
import { clipById } from '@kinora/timeline';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { documentAtom, historyAtom } from '../../state/document-atoms.ts';
import { selectionAtom } from '../../state/selection-atoms.ts';
import { clockAtom } from '../../state/transport-atoms.ts';
import { zoomAtom } from '../../state/window-atoms.ts';
import { aStage } from '../testing/a-stage.ts';
import { followPinch, pinchZoom } from './follow-pinch.ts';
import { followPointer } from './follow-pointer.ts';

afterEach(() => void vi.useRealTimers());

describe('a mouse', () => {
  it('drags a clip, and commits when it lets go', () => {
    const { point, store, content } = aStage(followPointer, followPinch);
    point('pointerdown', { seconds: 14 });
    point('pointermove', { seconds: 14.02 });
    expect(content.dataset.dragging).toBeUndefined();
    point('pointermove', { seconds: 12.1 });
    expect(content.dataset.dragging).toBe('');
    expect([...store.get(selectionAtom)]).toEqual(['balloon']);
    point('pointerup', { seconds: 12.1 });
    expect(clipById(store.get(documentAtom), 'balloon')?.start).toBe(10 * TICKS_PER_SECOND);
    expect(content.dataset.dragging).toBeUndefined();
  });

  it('clicks where it does not move, and leaves other buttons alone', () => {
    const { point, store } = aStage(followPointer, followPinch);
    point('pointerdown', { seconds: 2, more: { button: 2 } });
    point('pointerup', { seconds: 2, more: { button: 2 } });
    expect(store.get(selectionAtom).size).toBe(0);
    point('pointerdown', { seconds: 2 });
    point('pointerup', { seconds: 2 });
    expect([...store.get(selectionAtom)]).toEqual(['sea-clip']);
  });

  it('is called off by Escape', () => {
    const { point, store, ghosts } = aStage(followPointer, followPinch);
    point('pointerdown', { seconds: 14 });
    point('pointermove', { seconds: 13 });
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(ghosts.childElementCount).toBe(0);
    point('pointerup', { seconds: 13 });
    expect(store.get(historyAtom).edits).toEqual([]);
  });

  it('says what it would take hold of, and opens with two clicks', () => {
    const { point, content, onOpenClip } = aStage(followPointer, followPinch);
    point('pointermove', { seconds: 4.98 });
    expect(content.dataset.over).toBe('cut');
    point('pointermove', { seconds: 12.02 });
    expect(content.dataset.over).toBe('edge');
    point('pointermove', { seconds: 2 });
    expect(content.dataset.over).toBe('');
    point('dblclick', { seconds: 2 });
    point('dblclick', { seconds: 11 });
    expect(onOpenClip).toHaveBeenCalledExactlyOnceWith('sea-clip');
  });

  it('scrubs on the ruler, and leaves heads and buttons alone', () => {
    const { point, store, ruler, corner } = aStage(followPointer, followPinch);
    corner.dataset.head = '';
    point('pointerdown', { seconds: 9, on: corner });
    point('pointerup', { seconds: 9, on: corner });
    expect(store.get(clockAtom).time()).toBe(0);
    point('pointerdown', { seconds: 3, on: ruler });
    point('pointermove', { seconds: 4 });
    point('pointerup', { seconds: 4 });
    expect(store.get(clockAtom).time()).toBe(4 * TICKS_PER_SECOND);
  });

  it('takes a handle for the edge of its clip', () => {
    const { point, store, content } = aStage(followPointer, followPinch);
    const handle = document.createElement('span');
    Object.assign(handle.dataset, { handle: 'end', clip: 'balloon' });
    content.append(handle);
    point('pointerdown', { seconds: 17.2, on: handle });
    point('pointermove', { seconds: 16.2 });
    point('pointerup', { seconds: 16.2 });
    expect(clipById(store.get(documentAtom), 'balloon')?.duration).toBe(4 * TICKS_PER_SECOND);
  });

  it('is not heard any more after closing', () => {
    const { point, store, close } = aStage(followPointer, followPinch);
    close();
    point('pointerdown', { seconds: 2 });
    point('pointerup', { seconds: 2 });
    expect(store.get(selectionAtom).size).toBe(0);
  });
});

describe('a finger', () => {
  const more = { pointerType: 'touch' };

  it('picks up after it has rested, and scrolls before', () => {
    vi.useFakeTimers();
    const { point, content, store } = aStage(followPointer, followPinch);
    point('pointerdown', { seconds: 14, more });
    point('pointermove', { seconds: 13, more });
    vi.advanceTimersByTime(400);
    expect(content.dataset.dragging).toBeUndefined();
    point('pointerup', { seconds: 13, more });
    expect(store.get(selectionAtom).size).toBe(0);
    point('pointerdown', { seconds: 14, more });
    vi.advanceTimersByTime(340);
    expect(content.dataset.dragging).toBeUndefined();
    vi.advanceTimersByTime(20);
    expect(content.dataset.dragging).toBe('');
    point('pointermove', { seconds: 12.1, more });
    point('pointerup', { seconds: 12.1, more });
    expect(clipById(store.get(documentAtom), 'balloon')?.start).toBe(10 * TICKS_PER_SECOND);
  });

  it('zooms with a second one, round what is between them', () => {
    const { point, store } = aStage(followPointer, followPinch);
    const second = { ...more, pointerId: 2, isPrimary: false };
    point('pointerdown', { seconds: 4, more });
    point('pointerdown', { seconds: 6, more: second });
    point('pointermove', { seconds: 8, more: second });
    expect(store.get(zoomAtom)).toBe(100);
    point('pointerup', { seconds: 8, more: second });
    point('pointermove', { seconds: 9, more });
    expect(store.get(zoomAtom)).toBe(100);
    expect(pinchZoom(50, 100, 50)).toBe(25);
  });
});
