// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';

import { rowsOf } from '../../geometry/rows.ts';
import { documentAtom, historyAtom } from '../../state/document-atoms.ts';
import { aStage } from '../testing/a-stage.ts';
import { aLittleFilm } from '../testing/sample-timelines.ts';
import { followPointer } from './follow-pointer.ts';
import { planReorder, slotAt } from './head-session.ts';

const film = aLittleFilm();
const rows = rowsOf(film.tracks);

describe('a slot', () => {
  it.each([
    [-20, 0],
    [10, 0],
    [30, 1],
    [44 + 44 + 38, 3],
    [900, 5],
  ])('at %i pixels is %i from above', (y, slot) => expect(slotAt(rows, y)).toBe(slot));

  it.each([
    ['text', 0, null],
    ['text', 1, null],
    ['text', 2, 3],
    ['text', 5, 0],
    ['video', 0, 4],
    ['video', 3, null],
    ['gone', 0, null],
  ])('brings %s in slot %i to the place %o', (id, slot, index) => {
    expect(planReorder(film, id, slot)).toEqual(index === null ? null : { op: 'reorderTrack', trackId: id, index });
  });
});

function aHead() {
  const stage = aStage(followPointer);
  const head = document.createElement('th');
  const button = document.createElement('button');
  Object.assign(head.dataset, { track: 'text', head: '' });
  head.append(button);
  stage.content.append(head);
  const order = () => stage.store.get(documentAtom).tracks.map(({ id }) => id);
  return { ...stage, head, button, order };
}

describe('a head', () => {
  it('takes its track along, in one step', () => {
    const { point, head, order, dropLine, content, store } = aHead();
    const before = order();
    point('pointerdown', { seconds: -2, y: 20, on: head });
    point('pointermove', { seconds: -2, y: 70 });
    expect(content.dataset.dragging).toBe('head');
    expect(head.dataset.lifted).toBe('');
    expect(dropLine.hidden).toBe(false);
    expect(dropLine.style.transform).toBe('translateY(88px)');
    expect(order()).toEqual(before);
    point('pointerup', { seconds: -2, y: 70 });
    expect(order()).toEqual([...before.slice(0, 3), 'text', before[3]]);
    expect(store.get(historyAtom).edits).toHaveLength(1);
    expect(dropLine.hidden).toBe(true);
    expect(head.dataset.lifted).toBeUndefined();
  });

  it('costs nothing when it is called off, clicked or pressed on a button', () => {
    const { point, head, button, content, store } = aHead();
    point('pointerdown', { seconds: -2, y: 20, on: head });
    point('pointermove', { seconds: -2, y: 70 });
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    point('pointerdown', { seconds: -2, y: 20, on: head });
    point('pointerup', { seconds: -2, y: 20, on: head });
    point('pointerdown', { seconds: -2, y: 20, on: button });
    point('pointermove', { seconds: -2, y: 70 });
    expect(content.dataset.dragging).toBeUndefined();
    expect(store.get(historyAtom).edits).toEqual([]);
  });
});
