// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

import { browserNotices } from './notices.ts';

afterEach(() => vi.unstubAllGlobals());

const requestPermission = () => Promise.resolve('granted');

/** A browser whose notifications are allowed or not. */
function aBrowser(permission: NotificationPermission, isPhone = false) {
  const shown: { title: string; options: NotificationOptions }[] = [];
  function show(title: string, options: NotificationOptions) {
    if (isPhone) throw new TypeError('Illegal constructor');
    shown.push({ title, options });
    return new EventTarget();
  }
  vi.stubGlobal('Notification', Object.assign(show, { permission, requestPermission }));
  return shown;
}

it.each([
  ['default', 'ask'],
  ['granted', 'allowed'],
  ['denied', 'blocked'],
] as const)('calls %s "%s"', (permission, state) => {
  aBrowser(permission);
  expect(browserNotices.state()).toBe(state);
});

it('asks, and shows what it is told', async () => {
  const shown = aBrowser('default');
  expect(await browserNotices.ask()).toBe('allowed');
  await browserNotices.show({ text: 'Ready.', tag: 'clip' });
  expect(shown).toMatchObject([{ title: 'Kinora', options: { body: 'Ready.', tag: 'clip' } }]);
});

it('says where there are none, and does not break where they do not work', async () => {
  vi.stubGlobal('Notification', undefined);
  Reflect.deleteProperty(globalThis, 'Notification');
  expect([browserNotices.state(), await browserNotices.ask()]).toEqual(['none', 'none']);
  const shown = aBrowser('granted', true);
  await browserNotices.show({ text: 'Ready.', tag: 'clip' });
  expect(shown).toEqual([]);
});
