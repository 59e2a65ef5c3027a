import { describe, expect, it } from 'vitest';

import { exportCredits, readCreditHistory, readCredits } from './credit-calls.ts';
import { answeringClient } from './testing/answering-client.ts';

describe('calls of the credits', () => {
  it('read the lots', async () => {
    const { client, sent } = answeringClient({ available: 40, held: 0, localOnly: 40, lots: [] });
    expect(await readCredits(client)).toMatchObject({ value: { available: 40, localOnly: 40 } });
    expect(sent().request).toBe('GET /api/kinora/credits');
  });

  it('read the history, kinds in one text', async () => {
    const { client, sent } = answeringClient({ entries: [], next: null });
    await readCreditHistory(client, { kinds: ['charged', 'returned'], from: 5, cursor: 'c', limit: 20 });
    expect(sent()).toMatchObject({
      request: 'GET /api/kinora/credits/history',
      fields: { kinds: 'charged,returned', from: 5, cursor: 'c', limit: 20 },
    });
  });

  it('ask for everything without a filter', async () => {
    const { client, sent } = answeringClient({ entries: [], next: null });
    await readCreditHistory(client, { kinds: [] });
    expect(sent().fields).toEqual({});
  });

  it('hand out the address of the CSV', async () => {
    const { client, sent } = answeringClient({ url: '/media/credits.csv' });
    expect(await exportCredits(client, { kinds: ['granted'], zone: 'Europe/Lisbon' })).toEqual({
      ok: true,
      value: '/media/credits.csv',
    });
    expect(sent()).toMatchObject({
      request: 'POST /api/kinora/credits/export',
      fields: { kinds: 'granted', zone: 'Europe/Lisbon' },
    });
  });
});
