import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { conformsToCounters } from '../counters-conformance.ts';
import { openDatabase, type OpenDatabase } from './database.ts';
import { createPostgresCounters } from './postgres-counters.ts';
import { testDatabase } from './testing/test-database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

describe('counters in PostgreSQL', () => {
  conformsToCounters(() => createPostgresCounters(database.db));

  it('starts a window again when it is over', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const counters = createPostgresCounters(database.db);
    await counters.add('window', 10);
    vi.setSystemTime(Date.now() + 10_001);
    expect(await counters.read('window')).toEqual({ count: 0, endsIn: 0 });
    expect(await counters.add('window', 10)).toEqual({ count: 1, endsIn: 10 });
    vi.useRealTimers();
  });

  it('counts on after a restart, and together with another process', async () => {
    await createPostgresCounters(database.db).add('restart', 60);
    const again = await openDatabase(database.url);
    expect(await createPostgresCounters(again.db).add('restart', 60)).toMatchObject({ count: 2 });
    expect(await createPostgresCounters(database.db).add('restart', 60)).toMatchObject({ count: 3 });
    await again.close();
  });
});
