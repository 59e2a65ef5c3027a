// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { answerFirst } from './answer-first.ts';

const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('answerFirst', () => {
  it('works after the next frame, once', async () => {
    const work = vi.fn<() => void>();
    answerFirst(work);
    expect(work).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(work).toHaveBeenCalledOnce());
    vi.advanceTimersByTime(1000);
    expect(work).toHaveBeenCalledOnce();
  });

  it('works soon even where no frame is drawn', () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const work = vi.fn<() => void>();
    answerFirst(work);
    vi.advanceTimersByTime(100);
    expect(work).toHaveBeenCalledOnce();
  });

  it.each(['keydown', 'pointerdown'])('has worked before a %s that comes earlier is heard, and only once', (type) => {
    const work = vi.fn<() => void>();
    answerFirst(work);
    const heard = vi.fn<() => void>(() => expect(work).toHaveBeenCalledOnce());
    document.body.addEventListener(type, heard, { once: true });
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(heard).toHaveBeenCalledOnce();
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    vi.advanceTimersByTime(1000);
    expect(work).toHaveBeenCalledOnce();
  });

  it('does nothing once it is cancelled', () => {
    const work = vi.fn<() => void>();
    answerFirst(work)();
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    vi.advanceTimersByTime(1000);
    expect(work).not.toHaveBeenCalled();
  });
});

describe('answerFirst, typed', () => {
  it('works in a pause, however many keys come before', () => {
    const work = vi.fn<() => void>();
    answerFirst(work, true);
    press('a');
    vi.advanceTimersByTime(199);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledOnce();
  });

  it.each(['pointerdown', 'focusout', 'pagehide'])('has worked before a %s is heard', (type) => {
    const work = vi.fn<() => void>();
    answerFirst(work, true);
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(work).toHaveBeenCalledOnce();
  });

  it.each(['Enter', 'Control', 'Meta'])('has worked before %s is heard', (key) => {
    const work = vi.fn<() => void>();
    answerFirst(work, true);
    press(key);
    press(key);
    vi.advanceTimersByTime(1000);
    expect(work).toHaveBeenCalledOnce();
  });
});
