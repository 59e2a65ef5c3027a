import { createStore } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';

import { beforeSignOutAtom, runSignOutTasksAtom } from './sign-out-tasks-atoms.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('does everything that is to be done before a sign-out, also where something fails', async () => {
  const store = createStore();
  const done: string[] = [];
  store.set(beforeSignOutAtom, () => Promise.reject(new Error('offline')));
  store.set(beforeSignOutAtom, () => Promise.resolve(done.push('saved')));
  const stop = store.set(beforeSignOutAtom, () => Promise.resolve(done.push('stopped')));
  stop();
  await store.set(runSignOutTasksAtom);
  expect(done).toEqual(['saved']);
});

it('waits for three seconds at most', async () => {
  vi.useFakeTimers();
  const store = createStore();
  store.set(beforeSignOutAtom, () => new Promise(() => {}));
  const said = vi.fn<() => void>();
  const task = store.set(runSignOutTasksAtom).then(said);
  await vi.advanceTimersByTimeAsync(2999);
  expect(said).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await task;
  expect(said).toHaveBeenCalledOnce();
});
