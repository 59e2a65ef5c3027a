// @vitest-environment happy-dom
import { TICKS_PER_SECOND, type TimelineDocument } from '@kinora/contracts/timeline';
import { clipById } from '@kinora/timeline';
import { describe, expect, it } from 'vitest';

import { hitAt } from '../../geometry/hit-test.ts';
import { rowsOf } from '../../geometry/rows.ts';
import { announcementAtom, runCommandAtom } from '../../state/command-atoms.ts';
import { documentAtom, historyAtom, shownDocumentAtom } from '../../state/document-atoms.ts';
import { selectClipsAtom, selectionAtom } from '../../state/selection-atoms.ts';
import { chooseToolAtom, toggleSnappingAtom } from '../../state/tool-atoms.ts';
import { clockAtom } from '../../state/transport-atoms.ts';
import { draggedAtom } from '../surface/drag-atoms.ts';
import { aSurface, xAt } from '../testing/a-surface.ts';
import { aLittleFilm } from '../testing/sample-timelines.ts';
import { edgeSpeed } from './auto-scroll.ts';
import { startBox } from './box-session.ts';
import { clickClip, selectionAfter } from './click-clip.ts';
import { dragIntentOf } from './drag-intent.ts';
import { startDrag } from './drag-session.ts';
import { isLocked, startLocked } from './locked-session.ts';
import { startMarkerDrag } from './marker-session.ts';
import { startScrub } from './scrub-session.ts';

const VIDEO = 44 + 44 + 38;
const HELD = { isAlt: false, isShift: false, isCtrl: false };
const stage = () => aSurface(aLittleFilm());

function dragIntentAt({ surface: { store } }: ReturnType<typeof stage>, seconds: number) {
  const place = { x: xAt(seconds), y: VIDEO };
  const hit = hitAt(rowsOf(store.get(documentAtom).tracks), place, 50);
  const intent = dragIntentOf(hit, { tool: 'select', isAlt: false, selection: new Set() });
  if (!intent) throw new Error('There is nothing to drag.');
  return { intent, place };
}

const timeOf = ({ markers }: TimelineDocument) => (markers[0]?.time ?? 0) / TICKS_PER_SECOND;

describe('a drag of a marker', () => {
  const from = { x: xAt(12), y: -10 };
  const mark = { id: 'mark', time: 12 * TICKS_PER_SECOND, label: 'Balloon', colour: 'teal' } as const;

  it('is drawn to the end of a clip, and commits one step', () => {
    const { surface, store, snapLine } = stage();
    const session = startMarkerDrag(surface, mark, from);
    session.move({ x: xAt(10.1), y: -10 });
    expect(timeOf(store.get(shownDocumentAtom))).toBe(10);
    expect(timeOf(store.get(documentAtom))).toBe(12);
    expect(snapLine.hidden).toBe(false);
    session.end();
    expect(timeOf(store.get(documentAtom))).toBe(10);
    expect(store.get(historyAtom).edits).toHaveLength(1);
    expect(snapLine.hidden).toBe(true);
  });

  it('goes to whole frames without snapping, and not before the start', () => {
    const { surface, store, snapLine } = stage();
    store.set(toggleSnappingAtom);
    const session = startMarkerDrag(surface, mark, from);
    session.move({ x: xAt(10.05), y: -10 });
    expect(snapLine.hidden).toBe(true);
    expect(timeOf(store.get(shownDocumentAtom))).toBeCloseTo(10 + 1 / 30);
    session.move({ x: -400, y: -10 });
    expect(timeOf(store.get(shownDocumentAtom))).toBe(0);
  });

  it('costs nothing when it is called off or comes back', () => {
    const { surface, store } = stage();
    const session = startMarkerDrag(surface, mark, from);
    session.move({ x: xAt(10), y: -10 });
    session.cancel();
    expect(store.get(shownDocumentAtom)).toBe(store.get(documentAtom));
    const again = startMarkerDrag(surface, mark, from);
    again.move({ x: xAt(10), y: -10 });
    again.move(from);
    again.end();
    expect(store.get(historyAtom).edits).toEqual([]);
  });
});

describe('a drag on a locked track', () => {
  it('says so at once by the pointer, and does nothing', () => {
    const film = stage();
    film.store.set(runCommandAtom, { op: 'setTrack', trackId: 'video', locked: true });
    const { intent } = dragIntentAt(film, 14);
    expect(isLocked(film.store.get(documentAtom), intent)).toBe(true);
    Object.defineProperty(film.hint, 'offsetWidth', { value: 200 });
    const session = startLocked(film.surface);
    expect(film.store.get(announcementAtom)).toMatchObject({ isRefusal: true });
    session.move({ x: 100, y: 50 });
    expect(film.hint.hidden).toBe(false);
    expect(film.hint.style.transform).toBe('translate(114px, 64px)');
    session.move({ x: 900, y: 50 });
    expect(film.hint.style.transform).toBe('translate(796px, 64px)');
    session.end();
    expect(film.hint.hidden).toBe(true);
    expect(film.store.get(historyAtom).edits).toHaveLength(1);
  });

  it('is refused as well where a clip that moves along is locked', () => {
    const film = stage();
    const { intent } = dragIntentAt(film, 14);
    expect(isLocked(film.store.get(documentAtom), intent)).toBe(false);
    film.store.set(runCommandAtom, { op: 'group', clipIds: ['balloon', 'boats'] });
    const [, music] = film.store.get(documentAtom).tracks;
    if (music) film.store.set(runCommandAtom, { op: 'setTrack', trackId: music.id, locked: true });
    expect(isLocked(film.store.get(documentAtom), dragIntentAt(film, 14).intent)).toBe(true);
  });
});

describe('a drag of a clip', () => {
  it('shows a ghost at the end of its neighbour, and commits one step', () => {
    const film = stage();
    const { intent, place } = dragIntentAt(film, 14);
    const session = startDrag(film.surface, intent, place);
    expect([...film.store.get(draggedAtom)]).toEqual(['balloon']);
    session.move({ x: xAt(12.1), y: VIDEO });
    expect(film.ghosts.firstElementChild?.textContent).toBe('Red balloon 5.00 s');
    expect(film.snapLine.hidden).toBe(false);
    expect(film.store.get(shownDocumentAtom)).toBe(film.store.get(documentAtom));
    session.end();
    expect(clipById(film.store.get(documentAtom), 'balloon')?.start).toBe(10 * TICKS_PER_SECOND);
    expect(film.store.get(historyAtom).edits).toHaveLength(1);
    expect(film.ghosts.childElementCount).toBe(0);
    expect(film.snapLine.hidden).toBe(true);
    expect(film.store.get(draggedAtom).size).toBe(0);
  });

  it('shows no line where it found no room at what it met', () => {
    const film = stage();
    const { intent, place } = dragIntentAt(film, 2);
    const session = startDrag(film.surface, intent, place);
    // The end of a title, on top of another clip.
    session.move({ x: xAt(11.02), y: VIDEO });
    expect(film.ghosts.childElementCount).toBe(1);
    expect(film.snapLine.hidden).toBe(true);
  });

  it('is not drawn to anything without snapping', () => {
    const film = stage();
    film.store.set(toggleSnappingAtom);
    const { intent, place } = dragIntentAt(film, 14);
    const session = startDrag(film.surface, intent, place);
    session.move({ x: xAt(12.1), y: VIDEO });
    session.end();
    expect(clipById(film.store.get(documentAtom), 'balloon')?.start).toBe(10.1 * TICKS_PER_SECOND);
  });

  it('is forgotten when it is called off or comes back', () => {
    const film = stage();
    const { intent, place } = dragIntentAt(film, 14);
    const session = startDrag(film.surface, intent, place);
    session.move({ x: xAt(13), y: VIDEO });
    session.cancel();
    expect(film.ghosts.childElementCount).toBe(0);
    const again = startDrag(film.surface, intent, place);
    again.move({ x: xAt(13), y: VIDEO });
    again.move(place);
    again.end();
    expect(film.store.get(historyAtom).edits).toEqual([]);
  });

  it('of an edge shows the draft itself', () => {
    const film = stage();
    const { intent, place } = dragIntentAt(film, 16.97);
    const session = startDrag(film.surface, intent, place);
    session.move({ x: xAt(15.97), y: VIDEO });
    expect(clipById(film.store.get(shownDocumentAtom), 'balloon')?.duration).toBe(4 * TICKS_PER_SECOND);
    session.cancel();
    expect(film.store.get(shownDocumentAtom)).toBe(film.store.get(documentAtom));
  });
});

describe('a box', () => {
  it('selects what it touches, with Shift besides what was', () => {
    const film = stage();
    film.store.set(selectClipsAtom, ['petals']);
    const session = startBox(film.surface, { x: xAt(11), y: 10 }, { ...HELD, isShift: true });
    session.move({ x: xAt(7), y: VIDEO });
    expect(film.box.hidden).toBe(false);
    expect(film.box.style.width).toBe('200px');
    session.end();
    expect(film.box.hidden).toBe(true);
    expect([...film.store.get(selectionAtom)].toSorted()).toEqual(['petals', 'under', 'whale']);
  });

  it('leaves the selection when it is called off', () => {
    const film = stage();
    const session = startBox(film.surface, { x: xAt(11), y: 10 }, HELD);
    session.move({ x: xAt(7), y: VIDEO });
    session.cancel();
    expect(film.store.get(selectionAtom).size).toBe(0);
  });
});

it('scrubbing seeks, and goes back when it is called off', () => {
  const film = stage();
  const clock = film.store.get(clockAtom);
  clock.seek(100);
  const session = startScrub(film.surface);
  session.move({ x: xAt(3), y: 0 });
  session.end();
  expect(clock.time()).toBe(3 * TICKS_PER_SECOND);
  session.cancel();
  expect(clock.time()).toBe(100);
});

const click = ({ store }: ReturnType<typeof stage>, seconds: number, held = HELD) =>
  clickClip(store, hitAt(rowsOf(store.get(documentAtom).tracks), { x: xAt(seconds), y: VIDEO }, 50), held);

describe('a click', () => {
  it('selects one, Ctrl turns on and off, the background selects none', () => {
    const film = stage();
    click(film, 2);
    click(film, 6, { ...HELD, isCtrl: true });
    expect([...film.store.get(selectionAtom)]).toEqual(['sea-clip', 'whale']);
    click(film, 2, { ...HELD, isCtrl: true });
    expect([...film.store.get(selectionAtom)]).toEqual(['whale']);
    click(film, 11, { ...HELD, isShift: true });
    expect(film.store.get(selectionAtom).size).toBe(1);
    click(film, 11);
    expect(film.store.get(selectionAtom).size).toBe(0);
  });

  it('cuts with the split tool', () => {
    const film = stage();
    film.store.set(chooseToolAtom, 'split');
    click(film, 2);
    expect(film.store.get(documentAtom).tracks[2]?.clips).toHaveLength(4);
  });

  it('with Shift adds, and never takes away', () => {
    const selection = new Set(['one', 'two']);
    expect(selectionAfter(selection, ['two'], { ...HELD, isShift: true })).toEqual(['one', 'two']);
    expect(selectionAfter(selection, ['two', 'three'], { ...HELD, isCtrl: true })).toEqual(['one', 'two', 'three']);
  });
});

it.each([
  [500, 0],
  [20, -12],
  [-90, -24],
  [980, 12],
  [2000, 24],
])('at %i of 1000 pixels a drag scrolls by %i a frame', (at, speed) => expect(edgeSpeed(at, 1000)).toBe(speed));
