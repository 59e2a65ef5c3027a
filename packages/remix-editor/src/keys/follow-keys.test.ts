// @vitest-environment happy-dom
import { TICKS_PER_SECOND, type Clip } from '@kinora/contracts/timeline';
import { aClip } from '@kinora/timeline/fixtures';
import { describe, expect, it, vi } from 'vitest';

import { documentAtom, historyAtom } from '../state/document-atoms.ts';
import { namedMarkerAtom, selectedMarkerAtom } from '../state/marker-atoms.ts';
import { selectClipsAtom, selectionAtom } from '../state/selection-atoms.ts';
import { isSnappingAtom, toolAtom } from '../state/tool-atoms.ts';
import { clockAtom, transportAtom } from '../state/transport-atoms.ts';
import { zoomAtom } from '../state/window-atoms.ts';
import { aSurface } from '../timeline-view/testing/a-surface.ts';
import { aLittleFilm } from '../timeline-view/testing/sample-timelines.ts';
import { allActions } from './chords.ts';
import { EDITOR_ACTIONS } from './editor-actions.ts';
import { followKeys } from './follow-keys.ts';
import { areKeysShownAtom, characterKeysAtom } from './keys-atoms.ts';

function anEditor() {
  const { store, scroller, slider } = aSurface(aLittleFilm());
  slider.dataset.keys = 'playhead';
  const onRenameClip = vi.fn<(clipId: string) => void>();
  const chosenClip = vi.fn<() => Clip | null>(() => aClip({ id: 'new', name: 'New' }));
  const close = followKeys(scroller, { store, onRenameClip, chosenClip });
  function press(key: string, more: KeyboardEventInit = {}, on: Element = scroller): boolean {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    on.dispatchEvent(event);
    return event.defaultPrevented;
  }
  const clips = () => store.get(documentAtom).tracks[2]?.clips ?? [];
  return { store, scroller, slider, press, close, clips, onRenameClip, chosenClip };
}

const ctrl = { ctrlKey: true };

describe('keys of the editor', () => {
  it('play, cut, undo and choose tools', () => {
    const { press, store, clips } = anEditor();
    press(' ');
    expect(store.get(transportAtom).isPlaying).toBe(true);
    press('k');
    expect(store.get(transportAtom).isPlaying).toBe(false);
    store.get(clockAtom).seek(2 * TICKS_PER_SECOND);
    press('s');
    expect(clips()).toHaveLength(4);
    press('z', ctrl);
    expect(clips()).toHaveLength(3);
    press('Z', { ...ctrl, shiftKey: true });
    expect(clips()).toHaveLength(4);
    press('r');
    press('n');
    expect(store.get(toolAtom)).toBe('roll');
    expect(store.get(isSnappingAtom)).toBe(false);
    press('?', { shiftKey: true });
    expect(store.get(areKeysShownAtom)).toBe(true);
    press('+');
    expect(store.get(zoomAtom)).toBe(70);
  });

  it('set a marker, select it, move, name and remove it', () => {
    const { press, store } = anEditor();
    const marker = () => store.get(selectedMarkerAtom);
    store.get(clockAtom).seek(2 * TICKS_PER_SECOND + 5);
    press('m');
    expect(marker()?.time).toBe(2 * TICKS_PER_SECOND);
    press('.');
    expect(marker()?.time).toBe(2 * TICKS_PER_SECOND + TICKS_PER_SECOND / 30);
    press(',', { shiftKey: true, code: 'Comma' });
    expect(marker()?.time).toBe((2 - 9 / 30) * TICKS_PER_SECOND);
    press('F2');
    expect(store.get(namedMarkerAtom)).toBe(marker()?.id);
    press('Delete');
    expect(marker()).toBeNull();
    expect(store.get(documentAtom).markers).toHaveLength(1);
  });

  it('leave the selection alone when they set a marker', () => {
    const { press, store } = anEditor();
    store.set(selectClipsAtom, ['whale']);
    press('m');
    expect([...store.get(selectionAtom)]).toEqual(['whale']);
  });

  it('leave characters alone where those are switched off', () => {
    const { press, store, clips } = anEditor();
    store.set(characterKeysAtom, false);
    store.get(clockAtom).seek(2 * TICKS_PER_SECOND);
    expect([press('s'), press('?', { shiftKey: true })]).toEqual([false, false]);
    expect(clips()).toHaveLength(3);
    press('a', ctrl);
    expect(store.get(selectionAtom).size).toBeGreaterThan(1);
    store.set(characterKeysAtom, true);
  });

  it('copy, cut out and paste', () => {
    const { press, store, clips } = anEditor();
    store.set(selectClipsAtom, ['balloon']);
    press('x', ctrl);
    expect(clips()).toHaveLength(2);
    store.get(clockAtom).seek(20 * TICKS_PER_SECOND);
    press('v', ctrl);
    expect(clips().at(-1)).toMatchObject({ name: 'Red balloon', start: 20 * TICKS_PER_SECOND });
    press('a', ctrl);
    expect(store.get(selectionAtom).size).toBe(8);
  });

  it('put the chosen clip at the end, or at the playhead', () => {
    const { press, store, clips, chosenClip } = anEditor();
    press('e');
    expect(clips().at(-1)).toMatchObject({ name: 'New', start: 17 * TICKS_PER_SECOND });
    store.get(clockAtom).seek(5 * TICKS_PER_SECOND);
    press('E', { shiftKey: true });
    expect(clips()[1]).toMatchObject({ name: 'New', start: 5 * TICKS_PER_SECOND });
    chosenClip.mockReturnValue(null);
    press('e');
    expect(store.get(historyAtom).edits).toHaveLength(2);
  });

  it('rename what is selected', () => {
    const { press, store, onRenameClip } = anEditor();
    press('F2');
    expect(onRenameClip).not.toHaveBeenCalled();
    store.set(selectClipsAtom, ['whale']);
    press('F2');
    expect(onRenameClip).toHaveBeenCalledExactlyOnceWith('whale');
  });

  it('move the playhead by arrows where it has the focus', () => {
    const { press, store, slider } = anEditor();
    expect(press('ArrowRight')).toBe(false);
    expect(press('ArrowRight', { shiftKey: true }, slider)).toBe(true);
    expect(store.get(clockAtom).time()).toBe(TICKS_PER_SECOND);
    press('End', {}, slider);
    expect(store.get(clockAtom).time()).toBe(17 * TICKS_PER_SECOND);
  });

  it('are left to fields, dialogs and buttons, and to whoever was before', () => {
    const { press, store, scroller, clips } = anEditor();
    store.get(clockAtom).seek(2 * TICKS_PER_SECOND);
    const [field, button, dialog] = ['input', 'button', 'dialog'].map((name) => document.createElement(name));
    if (!field || !button || !dialog) throw new Error('There is no element.');
    scroller.append(field, button, dialog);
    press('s', {}, field);
    press('s', {}, dialog);
    expect(clips()).toHaveLength(3);
    press(' ', {}, button);
    expect(store.get(transportAtom).isPlaying).toBe(false);
    field.addEventListener('keydown', (event) => event.preventDefault());
    press('s', {}, button);
    expect(clips()).toHaveLength(4);
  });

  it('are silent after closing, and unknown ones always', () => {
    const { press, store, close } = anEditor();
    expect(press('g')).toBe(false);
    close();
    expect(press(' ')).toBe(false);
    expect(store.get(transportAtom).isPlaying).toBe(false);
  });
});

it('every action can be done at any time', () => {
  const { store } = anEditor();
  for (const action of allActions()) expect(() => EDITOR_ACTIONS[action]({ store })).not.toThrow();
});
