// @vitest-environment happy-dom
import { expect, it } from 'vitest';

import { actOf } from './clip-keys.ts';

const onPage = (key: string, target: EventTarget | null = document.body) => ({
  key,
  target,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
});

it.each([
  [' ', 'play'],
  ['K', 'play'],
  ['ArrowLeft', 'back'],
  [',', 'frame-back'],
  ['>', 'faster'],
  ['L', 'loop'],
  ['f', 'full-screen'],
  ['x', undefined],
  ['Enter', undefined],
])('%j means %s', (key, act) => {
  expect(actOf(onPage(key))).toBe(act);
});

it('leaves keys to those who type, to what Space presses, and to the shortcuts of the browser', () => {
  expect(actOf(onPage('l', document.createElement('textarea')))).toBeUndefined();
  expect(actOf(onPage(' ', document.createElement('button')))).toBeUndefined();
  const checkbox = Object.assign(document.createElement('input'), { type: 'checkbox' });
  expect([actOf(onPage(' ', checkbox)), actOf(onPage('l', checkbox))]).toEqual([undefined, 'loop']);
  expect(actOf(onPage('k', document.createElement('button')))).toBe('play');
  expect(actOf({ ...onPage('l'), ctrlKey: true })).toBeUndefined();
  expect(actOf(onPage('l', null))).toBeUndefined();
});
