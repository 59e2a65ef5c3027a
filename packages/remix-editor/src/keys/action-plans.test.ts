import { TICKS_PER_SECOND, type Command } from '@kinora/contracts/timeline';
import { aClip, aDocument, aTrack } from '@kinora/timeline/fixtures';
import { describe, expect, it } from 'vitest';

import * as plans from './action-plans.ts';

const SECOND = TICKS_PER_SECOND;
const FRAME = SECOND / 30;
const left = aClip({ id: 'left', linkId: 'pair' });
const right = aClip({ id: 'right', start: 2 * SECOND });
const sound = aClip({ id: 'sound', kind: 'audio', linkId: 'pair' });
const document = aDocument({
  tracks: [aTrack({ kind: 'audio', clips: [sound] }), aTrack({ clips: [left, right] })],
  markers: [{ id: 'mark', time: 3 * SECOND, label: '', colour: 'lamp' }],
});
const state = (playhead: number, ...selection: readonly string[]) => ({
  document,
  selection,
  playhead: playhead * SECOND,
});

describe('a key', () => {
  it.each<[string, Command | null, Command | null]>([
    ['splits all', plans.splitHere(state(1)), { op: 'split', at: SECOND }],
    ['splits what is selected', plans.splitHere(state(1, 'left')), { op: 'split', at: SECOND, clipIds: ['left'] }],
    ['splits all where the selection is elsewhere', plans.splitHere(state(1, 'right')), { op: 'split', at: SECOND }],
    [
      'trims a linked pair once',
      plans.trimStart(state(1)),
      { op: 'trim', clipId: 'sound', side: 'start', delta: SECOND },
    ],
    ['trims the end', plans.trimEnd(state(3)), { op: 'trim', clipId: 'right', side: 'end', delta: -SECOND }],
    ['trims nothing where nothing is', plans.trimEnd(state(9)), null],
    ['duplicates behind', plans.duplicate(state(0, 'left')), { op: 'duplicate', clipIds: ['left'], at: 2 * SECOND }],
    ['starts a range', plans.markIn(state(1)), { op: 'setRange', start: SECOND, end: SECOND + FRAME }],
    ['ends a range', plans.markOut(state(2)), { op: 'setRange', start: 0, end: 2 * SECOND }],
    ['removes a marker', plans.toggleMarker(state(3)), { op: 'removeMarker', id: 'mark' }],
    ['adds a marker', plans.toggleMarker(state(1)), { op: 'addMarker', time: SECOND, label: '', colour: 'lamp' }],
    [
      'dissolves at the nearest cut',
      plans.dissolveNearest(state(0)),
      { op: 'addTransition', leftId: 'left', rightId: 'right', kind: 'cross-dissolve', duration: SECOND },
    ],
    ['nudges', plans.nudge(-10)(state(0, 'left')), { op: 'move', clipIds: ['left'], delta: -10 * FRAME }],
    ['nudges nothing', plans.nudge(1)(state(0)), null],
    [
      'trims by a frame',
      plans.trimBy('end', 1)(state(0, 'left', 'sound')),
      { op: 'trim', clipId: 'left', side: 'end', delta: FRAME },
    ],
    ['groups', plans.toggleGroup(state(0, 'left', 'right')), { op: 'group', clipIds: ['left', 'right'] }],
    ['unlinks', plans.toggleLink(state(0, 'left', 'sound')), { op: 'unlink', clipIds: ['left', 'sound'] }],
    ['links', plans.toggleLink(state(0, 'left', 'right')), { op: 'link', clipIds: ['left', 'right'] }],
  ])('%s', (_what, command, expected) => expect(command).toEqual(expected));

  it('trims two clips in one step', () => {
    expect(plans.trimBy('start', 1)(state(0, 'left', 'right'))).toMatchObject({ op: 'batch', commands: [{}, {}] });
  });

  it('keeps the other end of a range that is before or behind', () => {
    const ranged = { ...document, range: { start: SECOND, end: 4 * SECOND } };
    const ranges = (playhead: number) => ({ document: ranged, selection: [], playhead: playhead * SECOND });
    expect(plans.markIn(ranges(2))).toMatchObject({ end: 4 * SECOND });
    expect(plans.markOut(ranges(2))).toMatchObject({ start: SECOND });
    expect(plans.markIn(ranges(5))).toMatchObject({ end: 5 * SECOND + FRAME });
  });

  it('takes a dissolve away the second time, and does nothing without a cut', () => {
    const transitions = [{ id: 'soft', leftId: 'left', rightId: 'right', duration: SECOND, kind: 'cross-dissolve' }];
    const softened = { ...state(0), document: { ...document, transitions } };
    expect(plans.dissolveNearest(softened)).toEqual({ op: 'removeTransition', id: 'soft' });
    expect(plans.dissolveNearest({ ...state(0), document: aDocument() })).toBeNull();
  });
});

const at = (seconds: number) => ({ document, time: seconds * SECOND, length: 4 * SECOND });

describe('the playhead', () => {
  it('goes by frames and seconds, never before the start', () => {
    expect(plans.frameFrom(1)(at(1))).toBe(SECOND + FRAME);
    expect(plans.frameFrom(-1)(at(0))).toBe(0);
    expect(plans.secondFrom(-1)(at(0.5))).toBe(0);
  });

  it('goes from edit to edit', () => {
    expect(plans.nextEdit(at(1))).toBe(2 * SECOND);
    expect(plans.previousEdit(at(3))).toBe(2 * SECOND);
    expect(plans.previousEdit(at(0))).toBe(0);
    expect(plans.nextEdit(at(4))).toBe(4 * SECOND);
  });
});
