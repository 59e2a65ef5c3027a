import type { Command } from '@kinora/contracts/timeline';
import { describe, expect, it } from 'vitest';

import { clipById } from '../document/clip-index.ts';
import { revertEdit } from '../edits/apply-edit.ts';
import { attempt, audio, caption, drawn, effect, FRAME, sketch, video } from '../testing/sketch.ts';

const frames = (count: number) => count * FRAME;

const document = sketch({
  audio: [audio('s', [0, 60], { linkId: 'pair' })],
  video: [video('a', [0, 60], { linkId: 'pair' }), video('b', [60, 90]), video('c', [120, 150], { groupId: 'scene' })],
  'video-2': [video('d', [30, 60], { groupId: 'scene' })],
  text: [caption('t', [0, 30])],
});
const START = { audio: 's 0-60', video: 'a 0-60, b 60-90, c 120-150', 'video-2': 'd 30-60', text: 't 0-30' };

type Row = readonly [string, Command, Readonly<Record<string, string>>];
/** The tracks after a command, and whether taking it back gives the same bytes. */
function outcome(command: Command) {
  const { document: after, edit } = attempt(document, command);
  const back = edit && JSON.stringify(revertEdit(after, edit));
  return { ...drawn(after), isUndone: back === JSON.stringify(document) };
}

const move = (clipIds: readonly string[], delta: number, more: object = {}): Command =>
  Object.assign({ op: 'move' as const, clipIds, delta: frames(delta) }, more);

describe('move', () => {
  it('starts where the rows begin', () => expect(drawn(document)).toEqual(START));

  it.each<Row>([
    ['goes where there is room', move(['b'], 20), { video: 'a 0-60, b 80-110, c 120-150' }],
    ['stops at the next clip', move(['b'], 35), { video: 'a 0-60, b 90-120, c 120-150' }],
    ['jumps over it where that is nearer', move(['b'], 80), { video: 'a 0-60, c 120-150, b 150-180' }],
    ['takes links along', move(['a'], 200), { video: 'b 60-90, c 120-150, a 200-260', audio: 's 200-260' }],
    [
      'takes groups along, by the tightest limit',
      move(['c'], -35),
      { video: 'a 0-60, b 60-90, c 90-120', 'video-2': 'd 0-30' },
    ],
    [
      'changes tracks',
      move(['b'], 0, { trackDelta: 1 }),
      { video: 'a 0-60, c 120-150', 'video-2': 'd 30-60, b 60-90' },
    ],
    [
      'leaves links of other kinds on their track',
      move(['a'], 60, { trackDelta: 1 }),
      { video: 'b 60-90, c 120-150', 'video-2': 'd 30-60, a 60-120', audio: 's 60-120' },
    ],
    ['never begins before the timeline', move(['t'], -5000), {}],
  ])('%s', (_, command, expected) => {
    expect(drawn(attempt(document, command).document)).toEqual({ ...START, ...expected });
  });

  it('lands the first clip that is named on a whole frame; the others keep their distance', () => {
    const odd = sketch({ video: [video('a', [0, 30]), { ...video('b', [60, 90]), start: frames(60) + 11 }] });
    const after = attempt(odd, { op: 'move', clipIds: ['a', 'b'], delta: frames(1) + 4000 }).document;
    expect(clipById(after, 'a')?.start).toBe(frames(1));
    expect(clipById(after, 'b')?.start).toBe(frames(61) + 11);
  });

  it.each([
    ['no-room', move(['b'], 35, { exact: true })],
    ['no-room', move(['b'], 0, { trackDelta: -1 })],
    ['no-room', move(['b'], 0, { trackDelta: 7 })],
    ['nothing-to-do', move(['a', 's'], 1)],
    ['unknown-id', move(['z'], 1)],
    ['nothing-to-do', move([], 1)],
  ])('is refused: %s', (reason, command) => expect(attempt(document, command).refusal?.reason).toBe(reason));
});

describe('insert', () => {
  const insert = (
    mode: 'append' | 'nearest' | 'overwrite' | 'ripple',
    at: number,
    clip = video('n', [0, 15]),
  ): Command => ({
    op: 'insert',
    clip,
    trackId: 'video',
    at: frames(at),
    mode,
  });

  it.each<Row>([
    ['overwrites', insert('overwrite', 70), { video: 'a 0-60, b 60-70, n 70-85, new-1 85-90, c 120-150' }],
    [
      'overwrites more than one',
      insert('overwrite', 50, video('n', [0, 75])),
      { video: 'a 0-50, n 50-125, c 125-150' },
    ],
    ['ripples at a cut', insert('ripple', 60), { video: 'a 0-60, n 60-75, b 75-105, c 135-165' }],
    [
      'ripples within a clip and its link',
      insert('ripple', 30),
      { audio: 's 0-30, new-3 45-75', video: 'a 0-30, n 30-45, new-1 45-75, b 75-105, c 135-165' },
    ],
    ['appends', insert('append', 0), { video: 'a 0-60, b 60-90, c 120-150, n 150-165' }],
    ['takes the nearest gap', insert('nearest', 0), { video: 'a 0-60, b 60-90, n 90-105, c 120-150' }],
    [
      'takes the nearest gap that is large enough',
      insert('nearest', 90, video('n', [0, 31])),
      { video: 'a 0-60, b 60-90, c 120-150, n 150-181' },
    ],
    [
      'makes an id where there is one',
      insert('append', 0, video('a', [0, 15])),
      { video: 'a 0-60, b 60-90, c 120-150, new-1 150-165' },
    ],
  ])('%s', (_, command, expected) => {
    expect(outcome(command)).toEqual({ ...START, ...expected, isUndone: true });
  });

  it('ends on a whole frame', () => {
    const clip = { ...video('n', [0, 15]), duration: frames(15) + 7999, sourceDuration: frames(15) + 7999 };
    const { document: after } = attempt(document, insert('append', 0, clip));
    expect(clipById(after, 'n')).toMatchObject({ duration: frames(15), sourceDuration: frames(15) });
  });

  it('links a clip to one of another track, never to one of its own', () => {
    const clip = video('n', [0, 15], { linkId: 'pair' });
    const beside: Command = { op: 'insert', clip, trackId: 'video-2', at: 0, mode: 'append' };
    expect(clipById(attempt(document, beside).document, 'n')?.linkId).toBe('pair');
    expect(clipById(attempt(document, insert('append', 0, clip)).document, 'n')?.linkId).toBeNull();
  });

  it.each<readonly [string, Command]>([
    ['no-room', { ...insert('append', 0), trackId: 'audio' } as Command],
    ['unknown-id', { ...insert('append', 0), trackId: 'nowhere' } as Command],
    ['media-missing', insert('append', 0, video('n', [0, 15], { mediaId: 'upload:gone' }))],
    ['no-room', insert('append', 0, video('n', [0, 15], { sourceIn: frames(290) }))],
    ['invalid-document', insert('append', 0, video('n', [0, 0]))],
  ])('is refused: %s', (reason, command) => expect(attempt(document, command).refusal?.reason).toBe(reason));
});

describe('taking away', () => {
  const range = { range: { start: frames(30), end: frames(75) } };

  it.each<Row>([
    ['lift leaves a hole, with links', { op: 'lift', clipIds: ['a'] }, { audio: '', video: 'b 60-90, c 120-150' }],
    ['lift takes groups along', { op: 'lift', clipIds: ['c'] }, { video: 'a 0-60, b 60-90', 'video-2': '' }],
    [
      'rippleDelete closes it on its own tracks',
      { op: 'rippleDelete', clipIds: ['a'] },
      { audio: '', video: 'b 0-30, c 60-90' },
    ],
    ['rippleDelete closes more than one', { op: 'rippleDelete', clipIds: ['a', 'b'] }, { audio: '', video: 'c 30-60' }],
    [
      'rippleDelete closes all tracks where nothing else lies',
      { op: 'rippleDelete', clipIds: ['b'], scope: 'all' },
      { video: 'a 0-60, c 90-120' },
    ],
    [
      'closeGap moves up what follows',
      { op: 'closeGap', trackId: 'video', at: frames(100) },
      { video: 'a 0-60, b 60-90, c 90-120' },
    ],
    ['closeGap closes the start, too', { op: 'closeGap', trackId: 'video-2', at: 0 }, { 'video-2': 'd 0-30' }],
  ])('%s', (_, command, expected) => {
    expect(outcome(command)).toEqual({ ...START, ...expected, isUndone: true });
  });

  it('liftRange empties all tracks, extractRange closes them, too', () => {
    const ranged = { ...document, ...range };
    const lifted = attempt(ranged, { op: 'liftRange' }).document;
    expect(drawn(lifted)).toEqual({
      audio: 's 0-30',
      video: 'a 0-30, b 75-90, c 120-150',
      'video-2': '',
      text: 't 0-30',
    });
    const extracted = attempt(ranged, { op: 'extractRange' }).document;
    expect(drawn(extracted)).toEqual({
      audio: 's 0-30',
      video: 'a 0-30, b 30-45, c 75-105',
      'video-2': '',
      text: 't 0-30',
    });
  });

  it('cuts what goes on behind the range, and links the new halves anew', () => {
    const inside = { ...document, range: { start: frames(10), end: frames(20) } };
    const { document: after } = attempt(inside, { op: 'extractRange' });
    expect(drawn(after)).toMatchObject({
      audio: 's 0-10, new-1 10-50',
      video: 'a 0-10, new-3 10-50, b 50-80, c 110-140',
    });
    expect(['new-1', 'new-3'].map((id) => clipById(after, id)?.linkId)).toEqual(['new-2', 'new-2']);
  });

  it('leaves locked tracks alone', () => {
    const locked = sketch({ video: [video('a', [0, 60])], 'video-2': [video('b', [0, 60])] });
    const [first, ...others] = locked.tracks.map((track, index) => ({ ...track, locked: index === 1 }));
    const ranged = { ...locked, ...range, tracks: first ? [first, ...others] : others };
    expect(drawn(attempt(ranged, { op: 'extractRange' }).document)).toEqual({ video: 'a 0-30', 'video-2': 'b 0-60' });
    expect(attempt(ranged, { op: 'lift', clipIds: ['b'] }).refusal).toEqual({ reason: 'track-locked', clipId: 'b' });
  });

  it.each<readonly [string, Command]>([
    ['nothing-to-do', { op: 'liftRange' }],
    ['nothing-to-do', { op: 'closeGap', trackId: 'video', at: frames(10) }],
    ['nothing-to-do', { op: 'closeGap', trackId: 'video', at: frames(150) }],
    ['no-room', { op: 'rippleDelete', clipIds: ['a'], scope: 'all' }],
    ['unknown-id', { op: 'lift', clipIds: ['a', 'z'] }],
  ])('is refused: %s', (reason, command) => expect(attempt(document, command).refusal?.reason).toBe(reason));
});

describe('copies', () => {
  it('duplicate puts a set over what is there, with links and groups of its own', () => {
    const { document: after, edit } = attempt(document, { op: 'duplicate', clipIds: ['a'], at: frames(100) });
    expect(drawn(after)).toEqual({ ...START, video: 'a 0-60, b 60-90, new-2 100-160', audio: 's 0-60, new-3 100-160' });
    expect(['new-2', 'new-3'].map((id) => clipById(after, id)?.linkId)).toEqual(['new-1', 'new-1']);
    expect(edit?.selection).toEqual(['new-2', 'new-3']);
  });

  it('copy changes nothing and takes clips along, paste puts them down', () => {
    const { edit, document: same } = attempt(document, { op: 'copy', clipIds: ['a'] });
    expect(same).toBe(document);
    expect(edit).toMatchObject({ changes: [], selection: ['a', 's'], clips: [{ id: 'a' }, { id: 's' }] });
    const pasted = attempt(document, { op: 'paste', clips: edit?.clips ?? [], at: frames(150) }).document;
    expect(drawn(pasted)).toMatchObject({
      video: 'a 0-60, b 60-90, c 120-150, new-2 150-210',
      audio: 's 0-60, new-3 150-210',
    });
  });

  it('paste finds tracks of the kind where those it names are not here', () => {
    const other = sketch({ 'audio-x': [], 'video-x': [], 'video-y': [] });
    const clips = [video('a', [0, 30]), { ...video('d', [10, 40]), trackId: 'video-2' }, audio('s', [0, 30])];
    const { document: after } = attempt(other, { op: 'paste', clips, at: frames(5) });
    expect(drawn(after)).toEqual({ 'video-x': 'new-1 5-35', 'video-y': 'new-2 15-45', 'audio-x': 'new-3 5-35' });
  });

  it.each<readonly [string, Command]>([
    ['nothing-to-do', { op: 'paste', clips: [], at: 0 }],
    ['no-room', { op: 'paste', clips: [effect('e', [0, 30])], at: 0 }],
    ['no-room', { op: 'paste', clips: [video('n', [0, 15], { sourceIn: frames(290) })], at: 0 }],
    ['unknown-id', { op: 'copy', clipIds: ['z'] }],
    ['unknown-id', { op: 'duplicate', clipIds: ['z'], at: 0 }],
  ])('is refused: %s', (reason, command) => expect(attempt(document, command).refusal?.reason).toBe(reason));
});
