// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';

import { listenForClipKeys } from './listen-for-clip-keys.ts';

beforeEach(() => document.body.replaceChildren());

function aFrame(within: HTMLElement = document.body) {
  const frame = document.createElement('div');
  within.append(frame);
  return frame;
}

function press(target: EventTarget, key: string) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

it('hears the whole page where that is about the clip', () => {
  const acts: string[] = [];
  const stop = listenForClipKeys({ frame: aFrame(), listensToPage: true, onAct: (act) => acts.push(act) });
  expect([press(document.body, 'l'), press(document.body, 'x')]).toEqual([true, false]);
  stop();
  press(document.body, 'm');
  expect(acts).toEqual(['loop']);
});

it('hears its dialog alone where it stands in one', () => {
  const acts: string[] = [];
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  listenForClipKeys({ frame: aFrame(dialog), listensToPage: true, onAct: (act) => acts.push(act) });
  press(document.body, 'l');
  press(dialog, 'm');
  expect(acts).toEqual(['mute']);
});

it('leaves the page its keys where it is one thing of many', () => {
  const acts: string[] = [];
  const frame = aFrame();
  listenForClipKeys({ frame, listensToPage: false, onAct: (act) => acts.push(act) });
  press(document.body, 'l');
  press(frame, 'k');
  expect(acts).toEqual(['play']);
  expect(() => listenForClipKeys({ frame: null, listensToPage: false, onAct: () => {} })()).not.toThrow();
});
