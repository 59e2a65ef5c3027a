import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import {
  addOutlet,
  clearToasts,
  dismissToast,
  holdToasts,
  readToasts,
  subscribeToToasts,
  toast,
} from './toast-store.ts';

const texts = () => readToasts().toasts.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  holdToasts(false);
  vi.runAllTimers();
  vi.useRealTimers();
});

it('shows a message for three seconds', () => {
  toast('Saved');
  vi.advanceTimersByTime(2999);
  expect(texts()).toEqual(['Saved']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

it('shows the same text once and gives it its full time again', () => {
  toast('Copied');
  vi.advanceTimersByTime(2000);
  toast('Copied');
  vi.advanceTimersByTime(2000);
  expect(texts()).toEqual(['Copied']);
});

it('keeps messages while they are held, and counts anew after that', () => {
  toast('Moved to trash');
  holdToasts(true);
  toast('Saved');
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['Moved to trash', 'Saved']);
  holdToasts(false);
  vi.advanceTimersByTime(3000);
  expect(texts()).toEqual([]);
});

it('takes one away at once and tells its listeners', () => {
  const listener = vi.fn<() => void>();
  const stop = subscribeToToasts(listener);
  toast('Saved');
  dismissToast(readToasts().toasts[0]?.id ?? -1);
  expect(texts()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  toast('Later');
  expect(listener).toHaveBeenCalledTimes(2);
});

it('shows messages in the place that was opened last', () => {
  const closePage = addOutlet('page');
  const closeDialog = addOutlet('dialog');
  expect(readToasts().outlet).toBe('dialog');
  closeDialog();
  expect(readToasts().outlet).toBe('page');
  closePage();
  expect(readToasts().outlet).toBeUndefined();
});

it('takes everything away when it is asked to, also what somebody reads', () => {
  toast('Saved');
  holdToasts(true);
  toast('Copied');
  clearToasts();
  expect(texts()).toEqual([]);
  toast('Sent');
  vi.advanceTimersByTime(3000);
  expect(texts()).toEqual([]);
});
