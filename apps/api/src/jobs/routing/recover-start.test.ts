import { fail, ok } from '@kinora/contracts';
import type { ClipRequest, RemoteProvider, StartFailure } from '@kinora/video-providers';
import { expect, it } from 'vitest';

import { recoverStart } from './recover-start.ts';

const REQUEST: ClipRequest = { id: 'one', model: 'veo-3-1', mode: 'text', input: {}, files: {}, watermark: false };
const LOST = { key: 'key', startedAt: 0, pauses: [1, 1, 1] };
const busy: StartFailure = { reason: 'busy', at: 'route', mayRun: false, detail: 'later' };

const refuse = () => Promise.reject(new Error('not asked for'));
const stayBusy = () => Promise.resolve(fail(busy));

function provider(change: Partial<RemoteProvider>): RemoteProvider {
  const base = { name: 'one', offers: [], hasKeys: false, quote: () => 0, validate: () => undefined };
  return { ...base, start: refuse, check: refuse, cancel: refuse, fetch: refuse, ...change };
}

it('sends the same key again until it is answered', async () => {
  const keys: string[] = [];
  const start: RemoteProvider['start'] = (_request, { key }) => {
    keys.push(key);
    return Promise.resolve(keys.length < 3 ? fail(busy) : ok({ id: 'job' }));
  };
  expect(await recoverStart(provider({ hasKeys: true, start }), REQUEST, LOST)).toEqual(ok({ id: 'job' }));
  expect(keys).toEqual(['key', 'key', 'key']);
});

it('does not take a later refusal for proof that nothing was begun', async () => {
  expect(await recoverStart(provider({ hasKeys: true, start: stayBusy }), REQUEST, LOST)).toMatchObject({
    failure: { mayRun: true },
  });
});

it('looks in the list until the job is there', async () => {
  const answers = ['absent', 'unknown', { id: 'job' }] as const;
  let looks = 0;
  const find = () => Promise.resolve(ok(answers[looks++] ?? 'unknown'));
  expect(await recoverStart(provider({ find }), REQUEST, LOST)).toEqual(ok({ id: 'job' }));
});

it('says that it never began only where the list surely says so', async () => {
  const absent = provider({ find: () => Promise.resolve(ok('absent' as const)) });
  expect(await recoverStart(absent, REQUEST, LOST)).toMatchObject({ failure: { mayRun: false } });
  const unknown = provider({ find: () => Promise.resolve(ok('unknown' as const)) });
  expect(await recoverStart(unknown, REQUEST, LOST)).toMatchObject({ failure: { reason: 'uncertain', mayRun: true } });
  expect(await recoverStart(provider({}), REQUEST, LOST)).toMatchObject({
    failure: { reason: 'uncertain', mayRun: true },
  });
});
