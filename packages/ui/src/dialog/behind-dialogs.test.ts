// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { enterDialog, isBehindDialog, leaveDialog, subscribeToDialogs } from './behind-dialogs.ts';

const page = document.documentElement;
const [login, prices] = [document.createElement('dialog'), document.createElement('dialog')];

/** Lets the frame be painted in which a dialog is seen first. */
const paint = () => vi.advanceTimersByTime(50);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(page, 'clientWidth', 'get').mockImplementation(() => window.innerWidth - (page.style.overflow ? 0 : 15));
});

afterEach(() => {
  for (const dialog of [login, prices]) leaveDialog(dialog);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the page behind a dialog', () => {
  it('is held where it is when the dialog has been seen, until it is closed', () => {
    enterDialog(login);
    expect(page.style.overflow).toBe('');
    paint();
    expect([page.style.overflow, page.style.paddingInlineEnd]).toEqual(['hidden', '15px']);
    leaveDialog(login);
    expect([page.style.overflow, page.style.paddingInlineEnd]).toEqual(['', '']);
  });

  it('keeps its place while the last of several is open', () => {
    enterDialog(login);
    paint();
    enterDialog(prices);
    paint();
    expect(page.style.paddingInlineEnd).toBe('15px');
    leaveDialog(prices);
    expect(page.style.overflow).toBe('hidden');
    leaveDialog(login);
    expect(page.style.overflow).toBe('');
  });

  it('is not held by a dialog that is gone before it was seen', () => {
    enterDialog(login);
    leaveDialog(login);
    paint();
    expect(page.style.overflow).toBe('');
  });
});

describe('what lies behind', () => {
  it('is told whenever that changes', () => {
    const told: boolean[] = [];
    const stop = subscribeToDialogs(() => told.push(isBehindDialog(document.body)));
    enterDialog(login);
    leaveDialog(login);
    leaveDialog(login);
    expect(told).toEqual([true, false]);
    stop();
    enterDialog(login);
    expect(told).toHaveLength(2);
  });

  it('is nothing that stands in a dialog', () => {
    const canvas = prices.appendChild(document.createElement('canvas'));
    enterDialog(prices);
    expect([isBehindDialog(canvas), isBehindDialog(document.body)]).toEqual([false, true]);
  });
});
