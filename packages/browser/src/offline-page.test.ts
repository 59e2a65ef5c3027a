import { expect, it } from 'vitest';

import { keepOfflinePage } from './offline-page.ts';

const refuse = () => Promise.reject(new TypeError('no script'));

it('registers the one worker there is', async () => {
  const asked: unknown[] = [];
  const register = (...given: unknown[]) => {
    asked.push(given);
    return Promise.resolve({} as ServiceWorkerRegistration);
  };
  expect(await keepOfflinePage(['en', 'de'], { serviceWorker: { register } })).toBe(true);
  expect(asked).toEqual([['/sw.js?en,de', { updateViaCache: 'none' }]]);
});

it('does without where the browser or the server has none', async () => {
  expect(await keepOfflinePage(['en'], {})).toBe(false);
  expect(await keepOfflinePage(['en'], { serviceWorker: { register: refuse } })).toBe(false);
});
