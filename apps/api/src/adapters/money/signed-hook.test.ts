import { describe, expect, it } from 'vitest';

import { signHook, verifyHook } from './signed-hook.ts';

const NOW = Date.UTC(2026, 10, 22);
const body = Buffer.from('{"id":"evt_1"}');
const SECRETS = ['new', 'old'];
const shown = (secret: string, at = NOW) => ({ body, header: signHook(body, secret, at) });

describe('a signed body', () => {
  it('is taken under each of our secrets', () => {
    expect(verifyHook(shown('new'), SECRETS, NOW).ok).toBe(true);
    expect(verifyHook(shown('old'), SECRETS, NOW).ok).toBe(true);
    expect(verifyHook({ body, header: `${shown('other').header},v1=${'0'.repeat(64)}` }, SECRETS, NOW).ok).toBe(false);
    // A sender that changes its secret signs with both.
    const both = `${shown('other').header},${shown('old').header.split(',')[1]}`;
    expect(verifyHook({ body, header: both }, SECRETS, NOW).ok).toBe(true);
  });

  it.each([
    ['of another secret', shown('other')],
    ['of an empty secret', shown('')],
    ['of another body', { ...shown('new'), body: Buffer.from('{"id":"evt_2"}') }],
    ['written anew', { ...shown('new'), body: Buffer.from('{"id": "evt_1"}') }],
    ['without a header', { body, header: undefined }],
    ['without a time', { body, header: shown('new').header.replace(/^t=\d+,/, '') }],
    ['with a broken time', { body, header: shown('new').header.replace(/^t=\d+/, 't=soon') }],
    ['with another time', { body, header: shown('new').header.replace(/^t=\d/, 't=2') }],
    ['cut off', { body, header: shown('new').header.slice(0, -2) }],
    ['with two headers', { body, header: [shown('new').header] }],
  ])('%s is forged', (_what, hook) => {
    expect(verifyHook(hook, [...SECRETS, ''], NOW)).toMatchObject({ ok: false, failure: 'forged' });
  });

  it.each([
    [-301, false],
    [-300, true],
    [300, true],
    [301, false],
  ])('%i seconds away is taken: %s', (seconds, isTaken) => {
    const result = verifyHook(shown('new', NOW + seconds * 1000), SECRETS, NOW);
    expect(result.ok || result.failure).toBe(isTaken || 'stale');
  });

  it('is never taken without a secret', () => {
    expect(verifyHook(shown(''), [], NOW).ok).toBe(false);
  });
});
