import { aClip, aDocument, aTrack } from '@kinora/timeline/fixtures';
import { i18n } from '@lingui/core';
import { createStore } from 'jotai';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { openDocumentAtom } from '../../state/document-atoms.ts';
import { focusAtom, selectionAtom } from '../../state/selection-atoms.ts';
import { aLittleFilm } from '../testing/sample-timelines.ts';
import { clipTitle, clipWords, lengthWords } from './clip-messages.ts';
import { pressInGrid, type GridPress } from './follow-grid-keys.ts';
import { cellsOf, nextFocus } from './grid-focus.ts';
import { createPendingFocus } from './pending-focus.ts';

const film = aLittleFilm();
const on = (clipId: string | null, trackId = 'video', button = 0) => ({ trackId, clipId, button });

describe('the focus', () => {
  it.each([
    ['ArrowRight', on('whale'), on('balloon')],
    ['ArrowLeft', on('sea-clip'), on(null, 'video', 3)],
    ['ArrowLeft', on(null, 'video', 0), null],
    ['ArrowRight', on(null, 'video', 3), on('sea-clip')],
    ['ArrowRight', on('balloon'), null],
    ['ArrowUp', on('whale'), on('petals', 'effect')],
    ['ArrowDown', on('whale'), on('boats', 'Music')],
    ['ArrowUp', on('day', 'text'), null],
    ['ArrowUp', on(null, 'video', 3), on(null, 'effect', 2)],
    ['Home', on('balloon'), on('sea-clip')],
    ['End', on(null, 'video', 1), on('balloon')],
    ['s', on('whale'), undefined],
    ['ArrowUp', on('whale', 'gone'), undefined],
  ])('goes with %s from %o to %o', (key, from, to) => {
    const tracks = film.tracks.map((track) => (track.name === 'Music' ? { ...track, id: 'Music' } : track));
    expect(nextFocus({ ...film, tracks }, from, key)).toEqual(to);
  });

  it('goes to the head of a track without clips', () => {
    const document = aDocument({ tracks: [aTrack({ id: 'empty' }), aTrack({ clips: [aClip()] })] });
    expect(nextFocus(document, on('clip'), 'ArrowDown')).toEqual(on(null, 'empty'));
    expect(nextFocus(document, on(null, 'empty'), 'End')).toBeNull();
  });
});

const ids = (place: number, focus = on('whale')) => {
  const track = film.tracks[place];
  return track ? cellsOf(track, film, focus).map(({ clip }) => clip.id) : [];
};

describe('cells', () => {
  it('are the focused one, its neighbours and what is above and below', () => {
    expect(ids(2)).toEqual(['sea-clip', 'whale', 'balloon']);
    expect(ids(3)).toEqual(['petals']);
    expect(ids(1)).toEqual(['boats']);
    expect(ids(0)).toEqual([]);
    expect(ids(4)).toEqual([]);
  });

  it('are the first clip while the head has the focus', () => {
    expect(ids(2, on(null, 'video', 1))).toEqual(['sea-clip']);
    const [track] = film.tracks;
    expect(track && cellsOf(track, film, null)).toEqual([]);
  });
});

const press = (key: string, more: Partial<GridPress> = {}): GridPress => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
});
function aGrid() {
  const store = createStore();
  store.set(openDocumentAtom, film);
  const onOpenClip = vi.fn<(clipId: string) => void>();
  const context = { store, pendingFocus: createPendingFocus(), onOpenClip };
  return { store, onOpenClip, act: (one: GridPress, isOnClip = true) => pressInGrid(context, one, isOnClip) };
}

describe('a key', () => {
  it('moves the focus, and with Shift selects on the way', () => {
    const { store, act } = aGrid();
    expect(act(press('ArrowRight'))).toBe(true);
    expect(store.get(focusAtom)?.clipId).toBe('under');
    expect(store.get(selectionAtom).size).toBe(0);
    act(press('ArrowLeft', { shiftKey: true }));
    expect([...store.get(selectionAtom)]).toEqual(['day', 'under']);
  });

  it('opens and selects, on clips only', () => {
    const { store, act, onOpenClip } = aGrid();
    expect(act(press('Enter'), false)).toBe(false);
    expect(act(press('Enter'))).toBe(true);
    expect(onOpenClip).toHaveBeenCalledExactlyOnceWith('day');
    expect(act(press(' ', { ctrlKey: true }))).toBe(true);
    expect([...store.get(selectionAtom)]).toEqual(['day']);
    expect(act(press(' '))).toBe(false);
    expect(act(press('ArrowRight', { altKey: true }))).toBe(false);
    expect(act(press('s'))).toBe(false);
  });

  it('does nothing where there is no track', () => {
    const { store, act } = aGrid();
    store.set(openDocumentAtom, aDocument({ tracks: [] }));
    expect(act(press('ArrowRight'))).toBe(false);
  });
});

it('hands the focus to the first that comes after a wish', () => {
  const [pendingFocus, focus] = [createPendingFocus(), vi.fn<() => void>()];
  // Only its focus is taken.
  const cell = { focus } as unknown as HTMLElement;
  pendingFocus.take(cell);
  pendingFocus.ask();
  pendingFocus.take(null);
  pendingFocus.take(cell);
  pendingFocus.take(cell);
  expect(focus).toHaveBeenCalledOnce();
});

describe('words', () => {
  beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

  it('tell a clip without a picture', () => {
    const picture = aClip({ linkId: 'pair', start: 2_921_250, duration: 720_000 });
    const sound = aClip({ id: 'sound', kind: 'audio', linkId: 'pair' });
    const document = aDocument({ tracks: [aTrack({ kind: 'audio', clips: [sound] }), aTrack({ clips: [picture] })] });
    expect(clipWords(picture, document, i18n)).toMatch(/^fox, video, starts 00:00:12:05, .*, linked to fox sound$/);
  });

  it('call a clip without a name by its kind', () => {
    expect(clipTitle(aClip({ name: '' }), i18n)).toBe('video');
    expect(lengthWords(360_000, i18n)).toContain('second');
  });
});
