// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

import { focusOn } from './focus-on.ts';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function place(id: string): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'));
  element.id = id;
  element.tabIndex = -1;
  return element;
}

afterEach(() => {
  document.body.replaceChildren();
});

it('waits for an element that is not drawn yet', async () => {
  focusOn('notice');
  await nextFrame();
  const notice = place('notice');
  await vi.waitFor(() => expect(document.activeElement).toBe(notice));
});

it('waits for an element that takes no focus yet, then leaves the focus to whoever takes it', async () => {
  const notice = place('notice');
  const focus = vi.spyOn(notice, 'focus').mockImplementationOnce(() => {});
  focusOn('notice');
  await vi.waitFor(() => expect(document.activeElement).toBe(notice));
  const other = place('other');
  other.focus();
  await nextFrame();
  await nextFrame();
  expect(document.activeElement).toBe(other);
  expect(focus).toHaveBeenCalledTimes(2);
});

it('gives up where the element never comes', async () => {
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame');
  focusOn('nowhere', 3);
  await vi.waitFor(() => expect(frames).toHaveBeenCalledTimes(3));
  for (let frame = 0; frame < 3; frame += 1) await nextFrame();
  expect(frames).toHaveBeenCalledTimes(6);
});
