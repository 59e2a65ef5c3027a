// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const NOW = 1_795_262_400_000;

/** A page of its own: it remembers that it is going, and starts over. */
async function aPage() {
  vi.resetModules();
  const { reloadOnce } = await import('./reload-guard.ts');
  const reload = vi.fn<() => void>();
  return { reload, at: (path: string, now = NOW) => reloadOnce({ path, now }, reload) };
}

beforeEach(() => window.sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a page whose part is missing', () => {
  it('is loaded anew, once for all parts that are missing', async () => {
    const { at, reload } = await aPage();
    expect([at('/terms/'), at('/terms/')]).toEqual([true, true]);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is not loaded anew twice within ten seconds', async () => {
    (await aPage()).at('/terms/');
    const again = await aPage();
    expect(again.at('/terms/', NOW + 9999)).toBe(false);
    expect(again.reload).not.toHaveBeenCalled();
    expect(again.at('/terms/', NOW + 10_000)).toBe(true);
  });

  it('is loaded anew where another one was, and where the clock was put back', async () => {
    (await aPage()).at('/terms/');
    expect((await aPage()).at('/privacy/')).toBe(true);
    expect((await aPage()).at('/privacy/', NOW - 1)).toBe(true);
  });

  it('stays where there is no network to load it from', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { at, reload } = await aPage();
    expect(at('/terms/')).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('stays where the browser could not stop a circle of reloads', async () => {
    const { at, reload } = await aPage();
    vi.stubGlobal('window', {
      get sessionStorage(): Storage {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(at('/terms/')).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
