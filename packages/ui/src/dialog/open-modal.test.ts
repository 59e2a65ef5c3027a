// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { becomeModal, openModal } from './open-modal.ts';

const calls: string[] = [];

/** A dialog that notes what is asked of it; `methods` are those that the browser knows. */
function aDialog(methods = ['showPopover', 'hidePopover', 'showModal']) {
  const dialog = document.createElement('dialog');
  for (const name of ['showPopover', 'hidePopover', 'showModal']) {
    const value = methods.includes(name) ? () => void calls.push(name) : undefined;
    Object.defineProperty(dialog, name, { value });
  }
  document.body.append(dialog);
  return dialog;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  document.body.replaceChildren();
  calls.length = 0;
  vi.useRealTimers();
});

it('shows a dialog at once, and makes it modal soon even where no frame is drawn', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  openModal(aDialog());
  expect(calls).toEqual(['showPopover']);
  vi.advanceTimersByTime(100);
  expect(calls).toEqual(['showPopover', 'hidePopover', 'showModal']);
  vi.unstubAllGlobals();
});

it.each(['keydown', 'pointerdown'])('makes it modal before a %s that comes earlier, and only once', (type) => {
  openModal(aDialog());
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  expect(calls).toEqual(['showPopover', 'hidePopover', 'showModal']);
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  vi.advanceTimersByTime(1000);
  expect(calls).toHaveLength(3);
});

it('makes it modal for whoever closes it, and leaves one alone that has gone', () => {
  const [closing, gone] = [aDialog(), aDialog()];
  openModal(closing);
  becomeModal(closing);
  expect(calls).toEqual(['showPopover', 'hidePopover', 'showModal']);
  openModal(gone);
  gone.remove();
  vi.advanceTimersByTime(1000);
  expect(calls.filter((name) => name === 'showModal')).toHaveLength(1);
});

it('is modal at once in a browser without popovers', () => {
  openModal(aDialog(['showModal']));
  expect(calls).toEqual(['showModal']);
});
