// @vitest-environment happy-dom
import { TICKS_PER_SECOND } from '@kinora/contracts/timeline';
import { aClip, aDocument, aTrack, anEmptyTimeline } from '@kinora/timeline/fixtures';
import { describe, expect, it } from 'vitest';

import { documentAtom, historyAtom } from '../../state/document-atoms.ts';
import { importClipAtom, incomingAtom } from '../../state/incoming-atoms.ts';
import { aSurface, xAt } from '../testing/a-surface.ts';
import { followDrop } from './follow-drop.ts';

const dragged = aClip({ id: 'dragged', name: 'New' });

function aStage(document = anEmptyTimeline()) {
  const film = aSurface(document);
  const close = followDrop(film.surface);
  // Nothing is laid out here.
  film.scroller.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 300);
  function point(name: string, seconds: number, more: object = {}): boolean {
    const event = new Event(name, { bubbles: true, cancelable: true });
    const target = name.startsWith('pointer') ? window : film.scroller;
    const where = { clientX: xAt(seconds), clientY: 100, ctrlKey: false, metaKey: false };
    target.dispatchEvent(Object.assign(event, where, more));
    return event.defaultPrevented;
  }
  return { ...film, close, point };
}

describe('the lanes', () => {
  it('take nothing as long as nothing comes', () => {
    const { point, ghosts, store } = aStage();
    expect(point('dragover', 2)).toBe(false);
    point('pointermove', 2);
    point('drop', 2);
    expect(ghosts.childElementCount).toBe(0);
    expect(store.get(historyAtom).edits).toEqual([]);
  });

  it('show where a clip would lie, and put it there', () => {
    const { point, ghosts, store } = aStage();
    store.set(importClipAtom, dragged);
    expect(point('dragover', 2)).toBe(true);
    expect(ghosts.textContent).toBe('New');
    point('dragleave', 2);
    expect(ghosts.childElementCount).toBe(0);
    point('drop', 2);
    expect(store.get(documentAtom).tracks[1]?.clips[0]).toMatchObject({ start: 2 * TICKS_PER_SECOND, name: 'New' });
    expect(store.get(incomingAtom)).toBeNull();
  });

  it('add the track that is missing, in the same step', () => {
    const { point, store } = aStage(aDocument({ tracks: [] }));
    store.set(importClipAtom, dragged);
    point('pointermove', 2);
    point('pointerup', 2);
    expect(store.get(documentAtom).tracks).toMatchObject([{ kind: 'video', clips: [{ name: 'New' }] }]);
    expect(store.get(historyAtom).edits).toHaveLength(1);
  });

  it('make room with Ctrl', () => {
    const { point, store } = aStage(aDocument({ tracks: [aTrack({ clips: [aClip({ id: 'old' })] })] }));
    store.set(importClipAtom, dragged);
    point('drop', 0, { ctrlKey: true });
    expect(store.get(documentAtom).tracks[0]?.clips).toMatchObject([
      { name: 'New' },
      { id: 'old', start: dragged.duration },
    ]);
  });

  it('show nothing of a pointer that has left, or of a clip that was put back', () => {
    const { point, ghosts, store } = aStage();
    store.set(importClipAtom, dragged);
    point('pointermove', 2);
    expect(ghosts.childElementCount).toBe(1);
    point('pointermove', 2, { clientY: 700 });
    expect(ghosts.childElementCount).toBe(0);
    point('pointermove', 2);
    store.set(importClipAtom, null);
    expect(ghosts.childElementCount).toBe(0);
    point('pointerup', 2);
    expect(store.get(historyAtom).edits).toEqual([]);
  });
});
