import { TICKS_PER_SECOND } from '@kinora/contracts/timeline';
import { run } from '@kinora/timeline';
import { aClip, aDocument, aTextClip, aTrack, countedIds, someMedia } from '@kinora/timeline/fixtures';
import { describe, expect, it } from 'vitest';

import { hitAt } from '../../geometry/hit-test.ts';
import { rowsOf } from '../../geometry/rows.ts';
import { pixelsAt } from '../../geometry/time-scale.ts';
import { boundTo, edgesOf, dragIntentOf, withLinks, type DragIntentOptions } from './drag-intent.ts';
import { planDrag, snapDrag, trackDeltaAt } from './plan-drag.ts';

const SECOND = TICKS_PER_SECOND;
const ZOOM = 50;

const left = aClip({ id: 'left', linkId: 'pair' });
const right = aClip({ id: 'right', start: 2 * SECOND, groupId: 'set' });
const later = aClip({ id: 'later', start: 6 * SECOND, groupId: 'set' });
const sound = aClip({ id: 'sound', kind: 'audio', linkId: 'pair' });
const document = aDocument({
  tracks: [
    aTrack({ kind: 'audio', clips: [sound] }),
    aTrack({ clips: [left, right, later] }),
    aTrack({ kind: 'text', clips: [aTextClip()] }),
    aTrack({ id: 'upper' }),
  ],
});
const rows = rowsOf(document.tracks);
// Video, below an empty video track of 76 pixels and 44 of titles.
const Y = 76 + 44 + 30;

const hit = (seconds: number) => hitAt(rows, { x: pixelsAt(seconds * SECOND, ZOOM), y: Y }, ZOOM);
const intent = (seconds: number, options: Partial<DragIntentOptions> = {}) =>
  dragIntentOf(hit(seconds), { tool: 'select', isAlt: false, selection: new Set(), ...options });

function edges(options: Partial<DragIntentOptions>, seconds = 1) {
  const held = intent(seconds, options);
  return held && edgesOf(document, held).map((time) => time / SECOND);
}

describe('the intent of a drag', () => {
  it('moves the clip, or all that are selected with it', () => {
    expect(intent(1)).toMatchObject({ kind: 'move', clipIds: ['left'] });
    expect(intent(1, { selection: new Set(['later', 'left']) })).toMatchObject({ clipIds: ['left', 'later'] });
    expect(intent(1, { selection: new Set(['later']) })).toMatchObject({ clipIds: ['left'] });
    expect(intent(5)).toBeNull();
  });

  it('trims at an edge, with Alt closing up', () => {
    expect(intent(0.05)).toMatchObject({ kind: 'trim', side: 'start', clip: { id: 'left' } });
    expect(intent(1.95, { isAlt: true })).toMatchObject({ kind: 'rippleTrim', side: 'end', clip: { id: 'left' } });
  });

  it('is what its tool does', () => {
    expect(intent(2.05, { tool: 'roll' })).toMatchObject({ kind: 'roll', clip: { id: 'left' } });
    expect(intent(1, { tool: 'roll' })).toBeNull();
    expect(intent(1, { tool: 'slip' })).toMatchObject({ kind: 'slip' });
    expect(intent(0.05, { tool: 'slide' })).toMatchObject({ kind: 'slide' });
    expect(intent(1, { tool: 'split' })).toBeNull();
  });

  it('takes links along, and groups when it moves', () => {
    const moving = intent(3);
    const trimming = intent(2.05);
    if (!moving || !trimming) throw new Error('There is nothing to drag.');
    expect([...boundTo(document, moving)]).toEqual(['right', 'later']);
    expect([...boundTo(document, trimming)]).toEqual(['right']);
    expect(withLinks(document, 'left')).toEqual(['left', 'sound']);
    expect(withLinks(document, 'right')).toEqual(['right']);
  });

  it('is drawn by its own edges, and by the outermost of a selection', () => {
    expect(edges({ selection: new Set(['left', 'later']) })).toEqual([0, 2, 8]);
    expect(edges({}, 1.95)).toEqual([2]);
    expect(edges({ tool: 'slip' })).toEqual([]);
    expect(edges({ tool: 'slide' })).toEqual([0, 2]);
  });
});

describe('a drag', () => {
  it.each([
    ['moves', {}, 1, { op: 'move', clipIds: ['left'], delta: SECOND, trackDelta: 2 }],
    ['trims', {}, 1.95, { op: 'trim', clipId: 'left', side: 'end', delta: SECOND }],
    ['rolls', { tool: 'roll' }, 1.95, { op: 'roll', leftId: 'left', delta: SECOND }],
    ['slips the other way', { tool: 'slip' }, 1, { op: 'slip', clipId: 'left', delta: -SECOND }],
    ['slides', { tool: 'slide' }, 1, { op: 'slide', clipId: 'left', delta: SECOND }],
  ] as const)('%s', (...[, options, seconds, command]) => {
    const held = intent(seconds, options);
    expect(held && planDrag(held, { delta: SECOND, trackDelta: 2 })).toEqual(command);
  });

  it('is nothing until it has gone somewhere', () => {
    const [moving, trimming] = [intent(1), intent(1.95)];
    expect(moving && planDrag(moving, { delta: 0, trackDelta: 0 })).toBeNull();
    expect(trimming && planDrag(trimming, { delta: 0, trackDelta: 1 })).toBeNull();
    expect(moving && planDrag(moving, { delta: 0, trackDelta: 1 })).toMatchObject({ op: 'move', trackDelta: 1 });
  });

  it('gives a command that the timeline takes', () => {
    const held = intent(3);
    const command = held && planDrag(held, { delta: 8 * SECOND, trackDelta: 2 });
    const done = command && run(document, command, { media: someMedia, makeId: countedIds('new') });
    expect(done).toMatchObject({ ok: true, value: { selection: ['right', 'later'] } });
  });

  it('slips by what the medium plays, backwards the other way round', () => {
    const fast = aClip({ speed: { num: 2, den: 1 }, reversed: true });
    const held = { kind: 'slip', clip: fast, side: 'start', clipIds: [fast.id] } as const;
    expect(planDrag(held, { delta: SECOND, trackDelta: 0 })).toMatchObject({ delta: 2 * SECOND });
  });

  it('is drawn to what is near and says where', () => {
    const targets = () => [{ time: 3 * SECOND, kind: 'edge' }] as const;
    const snapping = { targets, edges: [0, 2 * SECOND], reach: SECOND / 5 };
    expect(snapDrag(snapping, 0.9 * SECOND)).toEqual({ delta: SECOND, met: { by: 0.1 * SECOND, at: 3 * SECOND } });
    expect(snapDrag(snapping, 0.5 * SECOND)).toEqual({ delta: 0.5 * SECOND, met: null });
  });

  it('reaches the nearest track of its kind', () => {
    expect(trackDeltaAt(rows, 'video', 10)).toBe(2);
    expect(trackDeltaAt(rows, 'video', Y)).toBe(0);
    expect(trackDeltaAt(rows, 'video', 900)).toBe(0);
    expect(trackDeltaAt(rows, 'audio', 10)).toBe(0);
    expect(trackDeltaAt(rows, 'gone', 10)).toBe(0);
  });
});
