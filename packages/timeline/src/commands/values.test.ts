import type { Command, MediaClip, TimelineDocument } from '@kinora/contracts/timeline';
import { describe, expect, it } from 'vitest';

import { clipById } from '../document/clip-index.ts';
import { someMedia } from '../fixtures.ts';
import { problemsOf } from '../problems/problems-of.ts';
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
const lift = (id: string): Command => ({ op: 'lift', clipIds: [id] });
const reasonOf = (command: Command, start = document) => attempt(start, command).refusal?.reason;

describe('a clip', () => {
  it('takes fields of its kind; fades end where they meet', () => {
    const after = attempt(document, {
      op: 'setClip',
      clipId: 'b',
      gain: 0.5,
      fadeIn: frames(20),
      fadeOut: frames(20),
      name: 'owl',
    }).document;
    expect(clipById(after, 'b')).toMatchObject({ gain: 0.5, fadeIn: frames(20), fadeOut: frames(10), name: 'owl' });
    const look = { font: 'Outfit', size: 0.1, colour: '#ff0000', background: null, align: 'start' } as const;
    expect(clipById(attempt(document, { op: 'setClip', clipId: 't', text: 'Hi', look }).document, 't')).toMatchObject({
      text: 'Hi',
      look,
    });
  });

  it.each<readonly [string, Command]>([
    ['wrong-kind', { op: 'setClip', clipId: 't', gain: 1 }],
    ['wrong-kind', { op: 'setClip', clipId: 'a', text: 'Hi' }],
    ['wrong-kind', { op: 'setClip', clipId: 't', activeTake: 0 }],
    ['text-too-long', { op: 'setClip', clipId: 't', text: 'a'.repeat(2001) }],
    ['not-integer', { op: 'setClip', clipId: 'a', fadeIn: 0.5 }],
    ['bad-number', { op: 'setClip', clipId: 'a', gain: Infinity }],
  ])('does not take: %s', (problem, command) => {
    expect(attempt(document, command).refusal).toMatchObject({ reason: 'invalid-document', problems: [{ problem }] });
  });
});

const key = (time: number, value: number) => ({ at: time, value, ease: 'linear' as const });

describe('keys', () => {
  const at = frames(10);
  const keyed = attempt(document, { op: 'addKey', clipId: 'a', property: 'x', at, value: 1, ease: 'linear' }).document;
  const x = (command: Command) => (clipById(attempt(keyed, command).document, 'a') as MediaClip).frame.x;

  it('are written, over one of the same time, in order', () => {
    expect(x({ op: 'addKey', clipId: 'a', property: 'frame.x', at: 0, value: 3, ease: 'linear' })).toEqual({
      keys: [key(0, 3), key(at, 1)],
    });
    expect(x({ op: 'addKey', clipId: 'a', property: 'x', at, value: 2, ease: 'linear' })).toEqual({
      keys: [key(at, 2)],
    });
    expect(x({ op: 'moveKey', clipId: 'a', property: 'x', at, to: 5 })).toEqual({ keys: [key(5, 1)] });
    expect(x({ op: 'removeKey', clipId: 'a', property: 'x', at })).toBe(1);
  });

  it.each<readonly [string, Command]>([
    ['unknown-id', { op: 'addKey', clipId: 'a', property: 'z', at: 0, value: 1, ease: 'hold' }],
    ['unknown-id', { op: 'addKey', clipId: 'a', property: 'effects.0.strength', at: 0, value: 1, ease: 'hold' }],
    ['no-room', { op: 'addKey', clipId: 'a', property: 'x', at: frames(61), value: 1, ease: 'hold' }],
    ['nothing-to-do', { op: 'moveKey', clipId: 'a', property: 'y', at: 0, to: 1 }],
    ['no-room', { op: 'moveKey', clipId: 'a', property: 'x', at, to: frames(61) }],
    ['nothing-to-do', { op: 'removeKey', clipId: 'a', property: 'x', at: 0 }],
    ['invalid-document', { op: 'addKey', clipId: 'a', property: 'x', at: 0, value: Number.NaN, ease: 'hold' }],
  ])('are refused: %s', (reason, command) => expect(attempt(keyed, command).refusal?.reason).toBe(reason));
});

describe('importSrt', () => {
  const text =
    '1\n00:00:02,000 --> 00:00:04,000\none\n\n2\n00:00:03,000 --> 00:00:05,000\ntwo\n\n3\n00:00:04,000 --> 00:00:05,000\nthree\n';

  it('puts what overlaps on a track above', () => {
    const after = attempt(document, { op: 'importSrt', trackId: 'text', text }).document;
    expect(drawn(after)).toMatchObject({ text: 't 0-40, new-1 60-120, new-4 120-150', 'new-3': 'new-2 90-150' });
    expect(after.tracks.map(({ id }) => id)).toEqual(['audio', 'video', 'text', 'new-3']);
    expect(problemsOf(after, someMedia)).toEqual([]);
  });

  it('goes round what is on the track', () => {
    const before = text.replace('00:00:02,000', '00:00:01,000');
    const after = attempt(document, { op: 'importSrt', trackId: 'text', text: before }).document;
    expect(drawn(after)).toMatchObject({ text: 't 0-40, new-3 90-150', 'new-2': 'new-1 30-120, new-4 120-150' });
  });

  it.each<readonly [string, Command]>([
    ['nothing-to-do', { op: 'importSrt', trackId: 'text', text: 'no captions' }],
    ['no-room', { op: 'importSrt', trackId: 'video', text }],
    ['unknown-id', { op: 'importSrt', trackId: 'z', text }],
  ])('is refused: %s', (reason, command) => expect(reasonOf(command)).toBe(reason));
});

describe('setProject', () => {
  it('changes the rate and moves nothing', () => {
    const after = attempt(document, {
      op: 'setProject',
      rate: { num: 24, den: 1 },
      name: 'Owls',
      width: 1080,
    }).document;
    expect(after).toEqual({ ...document, rate: { num: 24, den: 1 }, name: 'Owls', width: 1080 });
  });

  it('refuses what is the same, or no project', () => {
    expect(reasonOf({ op: 'setProject', name: document.name })).toBe('nothing-to-do');
    expect(reasonOf({ op: 'setProject', rate: { num: 0, den: 1 } })).toBe('invalid-document');
    expect(reasonOf({ op: 'setProject', background: 'red' })).toBe('invalid-document');
  });
});

describe('batch', () => {
  it('is one edit, in which each meets what came before', () => {
    const { edit, document: after } = attempt(document, {
      op: 'batch',
      commands: [lift('a'), { op: 'batch', commands: [{ op: 'closeGap', trackId: 'video', at: 0 }] }, lift('b')],
    });
    expect(drawn(after).video).toBe('c 30-90, d 100-130');
    expect(edit?.label).toBe('batch');
  });

  it('is all or none', () => {
    expect(attempt(document, { op: 'batch', commands: [lift('a'), lift('a')] })).toMatchObject({
      document,
      refusal: { reason: 'unknown-id', clipId: 'a' },
    });
    expect(reasonOf({ op: 'batch', commands: [] })).toBe('nothing-to-do');
  });

  it('is not nested without end', () => {
    let command: Command = lift('a');
    for (let depth = 0; depth < 20; depth++) command = { op: 'batch', commands: [command] };
    expect(attempt(document, command).refusal).toMatchObject({
      reason: 'invalid-document',
      problems: [{ problem: 'too-deep' }],
    });
  });
});

describe('what is no command', () => {
  it.each([null, 7, 'split', [], {}, { op: 'explode' }, { op: 'split' }, { op: 'move', clipIds: 'a', delta: 1 }])(
    '%j',
    (value) => {
      expect(attempt(document, value as unknown as Command).refusal?.reason).toBe('invalid-document');
    },
  );
});

describe('the size of an edit', () => {
  it('of one clip is at most 2 kB', () => {
    for (const command of [lift('a'), { op: 'trim', clipId: 'd', side: 'end', delta: FRAME } as const]) {
      expect(JSON.stringify(attempt(document, command).edit).length).toBeLessThan(2000);
    }
  });
});
