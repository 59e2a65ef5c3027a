// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { afterMotion } from './after-motion.ts';

/** An animation that lasts `endTime` ms and comes to rest, or is called off, when it is told to. */
function motion(endTime: number) {
  let [rest, cancel] = [() => {}, () => {}];
  const finished = new Promise<void>((resolve, reject) => {
    rest = resolve;
    cancel = () => reject(new Error('taken away'));
  });
  return { finished, rest, cancel, effect: { getComputedTiming: () => ({ endTime }) } };
}

const moving = (...all: ReturnType<typeof motion>[]) =>
  Object.defineProperty(document, 'getAnimations', { configurable: true, value: () => all });

let over = false;
async function wait() {
  over = false;
  await afterMotion();
  over = true;
}

async function isOver(): Promise<boolean> {
  await vi.advanceTimersByTimeAsync(0);
  return over;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('afterMotion', () => {
  it('waits for nothing where nothing moves, and leaves no timer', async () => {
    moving();
    void wait();
    expect([await isOver(), vi.getTimerCount()]).toEqual([true, 0]);
  });

  it('waits for all that comes to rest or is called off, and for nothing that turns for ever', async () => {
    const [dialog, menu, spinner] = [motion(420), motion(240), motion(Infinity)];
    moving(dialog, menu, spinner);
    void wait();
    dialog.rest();
    expect(await isOver()).toBe(false);
    menu.cancel();
    expect(await isOver()).toBe(true);
  });

  it('waits half a second and no longer', async () => {
    moving(motion(5000));
    void wait();
    await vi.advanceTimersByTimeAsync(499);
    expect(over).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(over).toBe(true);
  });
});
