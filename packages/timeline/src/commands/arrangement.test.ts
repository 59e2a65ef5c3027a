import type { Command, TimelineDocument } from '@kinora/contracts/timeline';
import { describe, expect, it } from 'vitest';

import { clipById } from '../document/clip-index.ts';
import { attempt, audio, caption, drawn, FRAME, sketch, video } from '../testing/sketch.ts';

const frames = (count: number) => count * FRAME;

const document: TimelineDocument = {
  ...sketch({
    audio: [audio('s', [0, 60])],
    video: [video('a', [0, 60]), video('b', [60, 90]), video('c', [90, 150]), video('d', [160, 190])],
    text: [caption('t', [0, 40])],
  }),
  transitions: [{ id: 'cut', leftId: 'a', rightId: 'b', duration: frames(20), kind: 'dissolve' }],
  markers: [{ id: 'mark', time: 0, label: 'start', colour: 'teal' }],
};
const reasonOf = (command: Command, start = document) => attempt(start, command).refusal?.reason;
const trackIds = (start: typeof document, command: Command) =>
  attempt(start, command).document.tracks.map(({ id }) => id);

describe('links and groups', () => {
  it('bind clips, and let go of all that were bound', () => {
    const linked = attempt(document, { op: 'link', clipIds: ['a', 's'] }).document;
    expect(['a', 's'].map((id) => clipById(linked, id)?.linkId)).toEqual(['new-1', 'new-1']);
    expect(reasonOf({ op: 'link', clipIds: ['s', 'a'] }, { ...document, ...linked })).toBe('nothing-to-do');
    expect(attempt(linked, { op: 'unlink', clipIds: ['s'] }).document).toEqual(document);
    const grouped = attempt(linked, { op: 'group', clipIds: ['a', 't'] }).document;
    expect(['a', 's', 't'].map((id) => clipById(grouped, id)?.groupId)).toEqual(['new-1', 'new-1', 'new-1']);
    expect(attempt(grouped, { op: 'ungroup', clipIds: ['t'] }).document).toEqual(linked);
  });

  it.each<readonly [string, Command]>([
    ['invalid-document', { op: 'link', clipIds: ['a', 'b'] }],
    ['nothing-to-do', { op: 'link', clipIds: ['a'] }],
    ['nothing-to-do', { op: 'group', clipIds: ['a', 'a'] }],
    ['nothing-to-do', { op: 'unlink', clipIds: ['a'] }],
    ['unknown-id', { op: 'ungroup', clipIds: ['z'] }],
  ])('are refused: %s', (reason, command) => expect(reasonOf(command)).toBe(reason));
});

describe('tracks', () => {
  it('come where they are asked for, and never beyond the others', () => {
    expect(trackIds(document, { op: 'addTrack', kind: 'video', index: 1 })).toEqual([
      'audio',
      'new-1',
      'video',
      'text',
    ]);
    expect(trackIds(document, { op: 'addTrack', kind: 'video', index: 99 })).toEqual([
      'audio',
      'video',
      'text',
      'new-1',
    ]);
    expect(trackIds(document, { op: 'addTrack', kind: 'text', index: 0, trackId: 'mine' })[0]).toBe('mine');
    expect(trackIds(document, { op: 'addTrack', kind: 'text', index: 0, trackId: 'video' })[0]).toBe('new-1');
    expect(trackIds(document, { op: 'reorderTrack', trackId: 'text', index: 0 })).toEqual(['text', 'audio', 'video']);
  });

  it('take the id they are given, unless it is taken', () => {
    expect(trackIds(document, { op: 'addTrack', kind: 'video', index: 0, trackId: 'mine' })[0]).toBe('mine');
    expect(trackIds(document, { op: 'addTrack', kind: 'video', index: 0, trackId: 'audio' })[0]).toBe('new-1');
  });

  it('go with their clips and transitions', () => {
    const after = attempt(document, { op: 'removeTrack', trackId: 'video' }).document;
    expect(drawn(after)).toEqual({ audio: 's 0-60', text: 't 0-40' });
    expect(after.transitions).toEqual([]);
  });

  it('take nothing while they are locked but to be opened', () => {
    const locked = attempt(document, { op: 'setTrack', trackId: 'video', locked: true }).document;
    const start = { ...document, ...locked };
    expect(reasonOf({ op: 'setTrack', trackId: 'video', muted: true }, start)).toBe('track-locked');
    expect(reasonOf({ op: 'removeTrack', trackId: 'video' }, start)).toBe('track-locked');
    expect(reasonOf({ op: 'setClip', clipId: 'a', name: 'owl' }, start)).toBe('track-locked');
    expect(reasonOf({ op: 'removeTransition', id: 'cut' }, start)).toBe('track-locked');
    expect(attempt(locked, { op: 'setTrack', trackId: 'video', locked: false }).document).toEqual(document);
  });

  it.each<readonly [string, Command]>([
    ['unknown-id', { op: 'removeTrack', trackId: 'z' }],
    ['unknown-id', { op: 'setTrack', trackId: 'z', muted: true }],
    ['nothing-to-do', { op: 'setTrack', trackId: 'video', muted: false }],
    ['nothing-to-do', { op: 'reorderTrack', trackId: 'text', index: 9 }],
    ['invalid-document', { op: 'setTrack', trackId: 'video', gain: Number.NaN }],
  ])('are refused: %s', (reason, command) => expect(reasonOf(command)).toBe(reason));

  it('are not more than a project holds', () => {
    const many = {
      ...document,
      ...sketch(Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`video-${index}`, []]))),
    };
    expect(reasonOf({ op: 'addTrack', kind: 'video', index: 0 }, { ...many, transitions: [] })).toBe('no-room');
  });
});

const add = (leftId: string, rightId: string, count: number): Command => ({
  op: 'addTransition',
  leftId,
  rightId,
  kind: 'wipe',
  duration: frames(count) + 1,
});

describe('transitions', () => {
  it('lie on a cut in whole frames, one on each', () => {
    expect(attempt(document, add('b', 'c', 15)).document.transitions[1]).toEqual({
      id: 'new-1',
      leftId: 'b',
      rightId: 'c',
      duration: frames(15),
      kind: 'wipe',
    });
    expect(attempt(document, add('a', 'b', 30)).document.transitions).toEqual([
      { ...document.transitions[0], duration: frames(30), kind: 'wipe' },
    ]);
  });

  it('are no longer than twice the half that is free', () => {
    // Ten of the thirty frames of `b` are taken on its other side.
    expect(attempt(document, add('b', 'c', 41)).refusal).toEqual({
      reason: 'transition-too-long',
      clipId: 'b',
      longest: frames(40),
    });
    expect(attempt(document, { op: 'setTransition', id: 'cut', duration: frames(61) }).refusal).toMatchObject({
      longest: frames(60),
    });
    expect(
      attempt(document, { op: 'setTransition', id: 'cut', duration: frames(60) }).document.transitions[0]?.duration,
    ).toBe(frames(60));
  });

  it.each<readonly [string, Command, readonly number[]]>([
    ['get shorter with their clips', { op: 'trim', clipId: 'b', side: 'end', delta: -frames(25) }, [10]],
    ['go with their cut', { op: 'trim', clipId: 'a', side: 'end', delta: -frames(1) }, []],
    ['go with their clip', { op: 'lift', clipIds: ['b'] }, []],
    ['stay on a cut that moves', { op: 'roll', leftId: 'a', delta: -frames(5) }, [20]],
    ['stay where both clips move on', { op: 'rippleTrim', clipId: 'a', side: 'start', delta: frames(1) }, [20]],
    [
      'go where something comes between',
      { op: 'insert', clip: video('n', [0, 10]), trackId: 'video', at: frames(60), mode: 'ripple' },
      [],
    ],
    ['change their kind', { op: 'setTransition', id: 'cut', kind: 'slide' }, [20]],
  ])('%s', (_, command, lengths) => {
    expect(attempt(document, command).document.transitions.map(({ duration }) => duration / FRAME)).toEqual(lengths);
  });

  it.each<readonly [string, Command]>([
    ['no-cut', add('c', 'd', 10)],
    ['no-cut', add('a', 's', 10)],
    ['no-cut', add('b', 'a', 10)],
    ['unknown-id', add('a', 'z', 10)],
    ['unknown-id', { op: 'removeTransition', id: 'z' }],
    ['unknown-id', { op: 'setTransition', id: 'z', kind: 'wipe' }],
    ['invalid-document', { op: 'setTransition', id: 'cut', duration: 0 }],
  ])('are refused: %s', (reason, command) => expect(reasonOf(command)).toBe(reason));
});

describe('markers and the range', () => {
  it('stand on whole frames', () => {
    const marked = attempt(document, { op: 'addMarker', time: frames(7) + 5, label: 'here', colour: 'red' }).document;
    expect(marked.markers[1]).toEqual({ id: 'new-1', time: frames(7), label: 'here', colour: 'red' });
    const moved = attempt(document, { op: 'setMarker', id: 'mark', time: frames(9), label: 'there' }).document;
    expect(moved.markers).toEqual([{ id: 'mark', time: frames(9), label: 'there', colour: 'teal' }]);
    expect(attempt(document, { op: 'removeMarker', id: 'mark' }).document.markers).toEqual([]);
    const ranged = attempt(document, { op: 'setRange', start: frames(1) + 1, end: frames(5) }).document;
    expect(ranged.range).toEqual({ start: frames(1), end: frames(5) });
    expect(attempt(ranged, { op: 'setRange', end: frames(9) }).document.range).toEqual({
      start: frames(1),
      end: frames(9),
    });
    expect(attempt(ranged, { op: 'setRange' }).document).toEqual(document);
  });

  it.each<readonly [string, Command]>([
    ['unknown-id', { op: 'setMarker', id: 'z', label: '' }],
    ['unknown-id', { op: 'removeMarker', id: 'z' }],
    ['nothing-to-do', { op: 'setRange' }],
    ['invalid-document', { op: 'setRange', start: frames(5), end: frames(5) }],
    ['invalid-document', { op: 'addMarker', time: 0.5, label: '', colour: 'red' }],
  ])('are refused: %s', (reason, command) => expect(reasonOf(command)).toBe(reason));
});
