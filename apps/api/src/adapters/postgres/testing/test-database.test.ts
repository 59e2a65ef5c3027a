import { expect, it } from 'vitest';

import { testDatabase } from './test-database.ts';

it('gives every caller an empty database of its own', async () => {
  const [one, other] = await Promise.all([testDatabase(), testDatabase()]);
  await one.db.insertInto('member').values({ email: 'fox@example.com' }).execute();
  expect(await one.db.selectFrom('member').selectAll().execute()).toHaveLength(1);
  expect(await other.db.selectFrom('member').selectAll().execute()).toHaveLength(0);
  await Promise.all([one.close(), other.close()]);
});
