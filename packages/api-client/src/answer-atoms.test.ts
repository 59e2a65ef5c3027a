import { fail, ok, type Result } from '@kinora/contracts';
import { atom, createStore } from 'jotai';
import { describe, expect, it } from 'vitest';

import { createAnswer } from './answer-atoms.ts';

/** An answer whose calls end when the test says so, and a store with Ada in it. */
function anAnswer() {
  const ownerAtom = atom<string | null>('ada');
  const newsAtom = atom(0);
  const asked: string[] = [];
  const ends: ((result: Result<string, string>) => void)[] = [];
  const answer = createAnswer({
    ownerAtom,
    newsAtom,
    read: (_client, owner) => {
      asked.push(owner);
      return new Promise<Result<string, string>>((resolve) => void ends.push(resolve));
    },
  });
  const store = createStore();
  /** Ends a call, counted from 0, and lets everybody who waited for it go on. */
  const end = async (call: number, result: Result<string, string>) => {
    ends[call]?.(result);
    await new Promise((resolve) => void setTimeout(resolve));
  };
  const known = () => store.get(answer.knownAtom);
  return { answer, store, ownerAtom, newsAtom, asked, end, known };
}

const LOADING = { state: 'loading' };
const ready = (value: string) => ({ state: 'ready', value, failure: null });

describe('an answer that is shown', () => {
  it('asks by itself, once for all who show it', async () => {
    const { answer, store, asked, end } = anAnswer();
    const told: unknown[] = [];
    const stops = [
      store.sub(answer.answerAtom, () => told.push(store.get(answer.answerAtom))),
      store.sub(answer.answerAtom, () => {}),
    ];
    expect([store.get(answer.answerAtom), asked]).toEqual([LOADING, ['ada']]);
    await end(0, ok('7 credits'));
    expect(told).toEqual([ready('7 credits')]);
    for (const stop of stops) stop();
  });

  it('is not asked for while it is only read', () => {
    const { answer, store, asked } = anAnswer();
    const stop = store.sub(answer.knownAtom, () => {});
    store.get(answer.answerAtom);
    expect(asked).toEqual([]);
    stop();
  });

  it('is asked for again when it is shown again, and stays meanwhile', async () => {
    const { answer, store, asked, end } = anAnswer();
    store.sub(answer.answerAtom, () => {})();
    await end(0, ok('7 credits'));
    const stop = store.sub(answer.answerAtom, () => {});
    expect([store.get(answer.answerAtom), asked.length]).toEqual([ready('7 credits'), 2]);
    await end(1, ok('8 credits'));
    expect(store.get(answer.answerAtom)).toEqual(ready('8 credits'));
    stop();
  });

  it('joins a call that is under way', async () => {
    const { answer, store, asked, end } = anAnswer();
    const loading = store.set(answer.loadAtom);
    const stop = store.sub(answer.answerAtom, () => {});
    expect(asked).toHaveLength(1);
    await end(0, ok('7 credits'));
    await loading;
    expect(store.get(answer.answerAtom)).toEqual(ready('7 credits'));
    stop();
  });

  it('follows its news; an answer from before them is shown only until theirs', async () => {
    const { answer, store, newsAtom, asked, end, known } = anAnswer();
    const stop = store.sub(answer.answerAtom, () => {});
    store.set(newsAtom, 1);
    expect(asked).toHaveLength(2);
    await end(0, ok('before'));
    expect(known()).toEqual(ready('before'));
    store.set(newsAtom, 2);
    await end(2, ok('after'));
    await end(1, ok('between'));
    expect(known()).toEqual(ready('after'));
    stop();
    store.set(newsAtom, 3);
    expect(asked).toHaveLength(3);
  });
});

describe('an answer and its owner', () => {
  it('is asked for anew for another owner; what arrives for the first one is dropped', async () => {
    const { answer, store, ownerAtom, asked, end } = anAnswer();
    const stop = store.sub(answer.answerAtom, () => {});
    store.set(ownerAtom, 'eve');
    expect(asked).toEqual(['ada', 'eve']);
    await end(0, ok('of Ada'));
    expect(store.get(answer.answerAtom)).toEqual(LOADING);
    expect(asked).toHaveLength(2);
    await end(1, ok('of Eve'));
    expect(store.get(answer.answerAtom)).toEqual(ready('of Eve'));
    stop();
  });

  it('is dropped when it arrives after the owner has gone', async () => {
    const { answer, store, ownerAtom, end, known } = anAnswer();
    const loading = store.set(answer.loadAtom);
    store.set(ownerAtom, 'eve');
    await end(0, ok('of Ada'));
    await loading;
    expect(known()).toEqual(LOADING);
  });

  it('is hidden from another owner', async () => {
    const { answer, store, ownerAtom, end, known } = anAnswer();
    void store.set(answer.loadAtom);
    await end(0, ok('of Ada'));
    store.set(ownerAtom, 'eve');
    expect(known()).toEqual(LOADING);
  });

  it('is not asked for where there is nobody', async () => {
    const { answer, store, ownerAtom, asked, known } = anAnswer();
    store.set(ownerAtom, null);
    const stop = store.sub(answer.answerAtom, () => {});
    await Promise.all([store.set(answer.loadAtom), store.set(answer.refreshAtom)]);
    expect([asked, known()]).toEqual([[], LOADING]);
    stop();
  });
});

describe('loading', () => {
  it('shares one call, and asks for nothing that is there', async () => {
    const { answer, store, asked, end } = anAnswer();
    const loads = Promise.all([store.set(answer.loadAtom), store.set(answer.loadAtom)]);
    await end(0, ok('7 credits'));
    await loads;
    await store.set(answer.loadAtom);
    expect(asked).toHaveLength(1);
  });

  it('tries again after a failure, which is out of sight meanwhile', async () => {
    const { answer, store, end, known } = anAnswer();
    void store.set(answer.loadAtom);
    await end(0, fail('offline'));
    expect(known()).toEqual({ state: 'failed', failure: 'offline' });
    void store.set(answer.loadAtom);
    expect(known()).toEqual(LOADING);
    await end(1, ok('7 credits'));
    expect(known()).toEqual(ready('7 credits'));
  });

  it('can be tried again after a call that broke', async () => {
    let isBroken = true;
    const read = () => (isBroken ? Promise.reject(new Error('broken')) : Promise.resolve(ok('7 credits')));
    const answer = createAnswer({ ownerAtom: atom('ada'), read });
    const store = createStore();
    await expect(store.set(answer.loadAtom)).rejects.toThrow('broken');
    isBroken = false;
    await store.set(answer.loadAtom);
    expect(store.get(answer.knownAtom)).toEqual(ready('7 credits'));
  });
});

describe('refreshing', () => {
  it('lets an earlier answer go where there is something to show', async () => {
    const { answer, store, end, known } = anAnswer();
    void store.set(answer.loadAtom);
    await end(0, ok('7 credits'));
    void store.set(answer.refreshAtom);
    void store.set(answer.refreshAtom);
    await end(1, ok('8 credits'));
    expect(known()).toEqual(ready('7 credits'));
    await end(2, ok('9 credits'));
    expect(known()).toEqual(ready('9 credits'));
  });

  it('keeps the value in sight, also when it fails, and says why', async () => {
    const { answer, store, asked, end, known } = anAnswer();
    void store.set(answer.loadAtom);
    await end(0, ok('7 credits'));
    void store.set(answer.refreshAtom);
    expect(known()).toEqual(ready('7 credits'));
    await end(1, fail('offline'));
    expect(known()).toEqual({ state: 'ready', value: '7 credits', failure: 'offline' });
    void store.set(answer.loadAtom);
    await end(2, ok('8 credits'));
    expect([known(), asked.length]).toEqual([ready('8 credits'), 3]);
  });

  it('asks anew during a call, whose answer no longer counts', async () => {
    const { answer, store, end, known } = anAnswer();
    const first = store.set(answer.loadAtom);
    void store.set(answer.refreshAtom);
    await end(1, ok('new'));
    await end(0, ok('old'));
    await first;
    expect(known()).toEqual(ready('new'));
  });

  it('has who waits for an older call wait for the newest', async () => {
    const { answer, store, end, known } = anAnswer();
    const first = store.set(answer.loadAtom);
    void store.set(answer.refreshAtom);
    let isFirstDone = false;
    const waitForFirst = async () => {
      await first;
      isFirstDone = true;
    };
    const waiting = waitForFirst();
    await end(0, fail('offline'));
    expect([known(), isFirstDone]).toEqual([LOADING, false]);
    await end(1, ok('new'));
    await waiting;
    expect(known()).toEqual(ready('new'));
  });
});

describe('an answer that came another way', () => {
  it('stands, whatever was asked before', async () => {
    const { answer, store, end, known } = anAnswer();
    const loading = store.set(answer.loadAtom);
    store.set(answer.takeAtom, 'changed');
    await end(0, ok('from before the change'));
    await loading;
    expect(known()).toEqual(ready('changed'));
  });

  it('can be changed where it is known', async () => {
    const { answer, store, end, known } = anAnswer();
    store.set(answer.changeAtom, (value) => `${value}!`);
    expect(known()).toEqual(LOADING);
    void store.set(answer.loadAtom);
    await end(0, ok('7 credits'));
    store.set(answer.changeAtom, (value) => `${value}!`);
    expect(known()).toEqual(ready('7 credits!'));
  });
});
