import { vi } from 'vitest';

/** Locks that the tabs of a test wait for, one after another as with those of a browser; `vi.unstubAllGlobals` ends it. */
export function stubTabLocks(): void {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, ...rest: readonly unknown[]) => {
    const run = rest.at(-1) as () => Promise<unknown>;
    last = last.then(run, run);
    return last;
  };
  vi.stubGlobal('navigator', { locks: { request } });
}
