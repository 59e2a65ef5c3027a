// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';

import { afterFirstInteraction } from './after-first-interaction.ts';

const move = () => globalThis.dispatchEvent(new Event('pointermove'));

afterEach(() => vi.unstubAllGlobals());

describe('afterFirstInteraction', () => {
  it('waits for somebody and for a moment of idleness, and runs once', () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
    const run = vi.fn<() => void>();
    afterFirstInteraction(run);
    expect(idle).toEqual([]);
    move();
    globalThis.dispatchEvent(new Event('keydown'));
    expect([idle.length, run.mock.calls.length]).toEqual([1, 0]);
    idle[0]?.();
    expect(run).toHaveBeenCalledOnce();
  });

  it('runs soon where the browser has no moments of idleness', async () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    const run = vi.fn<() => void>();
    afterFirstInteraction(run);
    move();
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
  });

  it('does nothing after it was called off', () => {
    const wait = vi.fn<() => void>();
    vi.stubGlobal('requestIdleCallback', wait);
    afterFirstInteraction(() => {})();
    move();
    expect(wait).not.toHaveBeenCalled();
  });
});
