import type { ApiFailure } from '@kinora/api-client';
import { projectLog, type KeptHead, type KeptProject, type ProjectLog } from '@kinora/browser/projects';
import { fail, ok, type Result } from '@kinora/contracts';
import { EDITS_MAX } from '@kinora/contracts/projects';
import type { Edit } from '@kinora/contracts/timeline';
import { aDocument } from '@kinora/timeline/fixtures';
import { IDBKeyRange, indexedDB } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createSaver, type SaverPorts } from './project-saver.ts';
import type { EditsRefusal, SaveState } from './save-state.ts';

vi.stubGlobal('indexedDB', indexedDB);
vi.stubGlobal('IDBKeyRange', IDBKeyRange);

const head: KeptHead = { revision: 4, saved: 0, sending: null, document: null, documentAt: 0 };
const edit = (name: string): Edit => ({
  label: 'setProject',
  changes: [{ table: 'project', id: 'project', before: { name: '' }, after: { name } }],
  selection: [],
});
const step = (name: string) => ({ kind: 'do', edit: edit(name) }) as const;

type Answer = Result<number, ApiFailure<EditsRefusal>>;
let count = 0;

const NOTHING: KeptProject & { readonly head: KeptHead } = { head, steps: [] };

/** A saver over a log of its own, and a server that keeps what it is sent. */
function setUp({ log = projectLog('ada', `p${++count}`), kept = NOTHING } = {}) {
  const sent: { readonly base: number; readonly names: readonly unknown[] }[] = [];
  const states: SaveState[] = [];
  const answers: Answer[] = [];
  let isOnline = true;
  const ports: SaverPorts = {
    log,
    send(base, edits) {
      sent.push({
        base,
        names: edits.map(({ changes: [change] }) => (change?.table === 'project' ? change.after?.name : null)),
      });
      return Promise.resolve(answers.shift() ?? ok(base + 1));
    },
    isOnline: () => isOnline,
    onState: (state) => states.push(state),
    onSaved: () => {},
  };
  return {
    log,
    sent,
    answers,
    states,
    goOffline: () => (isOnline = false),
    saver: createSaver(ports, kept),
    state: () => states.at(-1),
  };
}

const unreachable: Answer = fail({ kind: 'unreachable' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('saving', () => {
  it('keeps a step at once and sends it within two seconds', async () => {
    const { log, saver, sent, state } = setUp();
    expect(state()).toEqual({ kind: 'saved', at: null });
    saver.keep(step('one'));
    expect(state()).toEqual({ kind: 'saving' });
    await vi.waitFor(async () => expect((await log.read()).steps).toMatchObject([{ sequence: 1, base: 4 }]));
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(2000);
    await vi.waitFor(() => expect(sent).toEqual([{ base: 4, names: ['one'] }]));
    await vi.waitFor(() => expect(state()).toEqual({ kind: 'saved', at: expect.any(Number) }));
    await saver.close();
    expect((await log.read()).head).toMatchObject({ revision: 5, saved: 1, sending: null });
  });

  it('sends one portion after the other, each on the revision before', async () => {
    const { saver, sent } = setUp();
    for (let number = 0; number <= EDITS_MAX; number += 1) saver.keep(step('x'));
    expect(await saver.flush()).toBe(true);
    expect(sent.map(({ base, names }) => [base, names.length])).toEqual([
      [4, EDITS_MAX],
      [5, 1],
    ]);
  });

  it('repeats exactly what got no answer, also after a reload', async () => {
    const { log, saver, sent, answers, state } = setUp();
    answers.push(unreachable);
    saver.keep(step('one'));
    expect(await saver.flush()).toBe(false);
    expect(state()).toEqual({ kind: 'offline' });
    saver.keep(step('two'));
    await saver.close();
    const kept = await log.read();
    if (!kept.head) throw new Error('no head was kept');
    const again = setUp({ log, kept: { ...kept, head: kept.head } });
    await again.saver.flush();
    expect([...sent, ...again.sent]).toEqual([
      { base: 4, names: ['one'] },
      { base: 4, names: ['one'] },
      { base: 5, names: ['two'] },
    ]);
  });

  it('tries again by itself, later and later', async () => {
    const { saver, sent, answers, state } = setUp();
    answers.push(fail({ kind: 'unexpected', code: 500, requestId: null }), fail({ kind: 'busy', retryAfter: 30 }));
    saver.keep(step('one'));
    await saver.flush();
    expect(state()).toEqual({ kind: 'failed', reason: 'no-answer' });
    await vi.advanceTimersByTimeAsync(2000);
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    await saver.flush();
    expect(state()).toMatchObject({ kind: 'saved' });
    expect(sent).toHaveLength(3);
  });

  it('says that it waits for a connection', () => {
    const { saver, goOffline, state } = setUp();
    saver.keep(step('one'));
    goOffline();
    saver.look();
    expect(state()).toEqual({ kind: 'offline' });
  });
});

describe('what the server refuses', () => {
  it('is a conflict where somebody else was faster, and is not sent again', async () => {
    const theirs = { revision: 9, document: aDocument({ name: 'theirs' }) };
    const { log, saver, sent, answers, state } = setUp();
    answers.push(fail({ kind: 'refused', reason: 'revision-conflict', details: { theirs } }));
    saver.keep(step('one'));
    await saver.flush();
    expect(state()).toEqual({ kind: 'conflict', theirs });
    saver.keep(step('two'));
    await saver.flush();
    expect(sent).toHaveLength(1);
    expect((await log.read()).steps).toHaveLength(2);
  });

  it('is sent again with what was done after it', async () => {
    const { log, saver, sent, answers, state } = setUp();
    answers.push(fail({ kind: 'refused', reason: 'invalid-project', details: {} }));
    saver.keep(step('one'));
    await saver.flush();
    expect(state()).toEqual({ kind: 'failed', reason: 'invalid-project' });
    expect((await log.read()).steps).toHaveLength(1);
    saver.keep({ kind: 'undo', edit: edit('one') });
    await saver.flush();
    expect(sent.at(-1)).toEqual({ base: 4, names: ['one', ''] });
    expect(state()).toMatchObject({ kind: 'saved' });
  });
});

function fullLog(log: ProjectLog) {
  let isFull = true;
  const append: ProjectLog['append'] = (steps) => (isFull ? Promise.resolve('full') : log.append(steps));
  return { log: { ...log, append }, empty: () => (isFull = false) };
}

describe('a browser without room', () => {
  it('says so, and the server still gets everything', async () => {
    const { log } = fullLog(projectLog('ada', `p${++count}`));
    const { saver, state, sent } = setUp({ log });
    saver.keep(step('one'));
    await vi.waitFor(() => expect(state()).toEqual({ kind: 'full' }));
    expect(await saver.flush()).toBe(true);
    expect(sent).toHaveLength(1);
    expect(state()).toMatchObject({ kind: 'saved' });
  });

  it('says that nobody has it where there is no connection either', async () => {
    const { log } = fullLog(projectLog('ada', `p${++count}`));
    const { saver, state, answers } = setUp({ log });
    answers.push(unreachable);
    saver.keep(step('one'));
    await saver.flush();
    expect(state()).toEqual({ kind: 'failed', reason: 'not-kept' });
  });

  it('keeps what did not fit with the next step, without a gap', async () => {
    const { log, empty } = fullLog(projectLog('ada', `p${++count}`));
    const { saver } = setUp({ log });
    saver.keep(step('one'));
    await Promise.resolve();
    await vi.waitFor(() => Promise.resolve());
    empty();
    saver.keep(step('two'));
    await vi.waitFor(async () => expect((await log.read()).steps.map(({ sequence }) => sequence)).toEqual([1, 2]));
  });
});

it('keeps a guest’s steps here, and asks no server', async () => {
  const log = projectLog('guest', 'sample');
  const states: SaveState[] = [];
  const saver = createSaver(
    { log, send: null, isOnline: () => true, onState: (state) => states.push(state), onSaved: () => {} },
    { head, steps: [] },
  );
  saver.keep(step('one'));
  await saver.flush();
  expect((await log.read()).steps).toHaveLength(1);
  expect(states.at(-1)).toEqual({ kind: 'local' });
});
