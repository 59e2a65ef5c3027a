import { describe, expect, it } from 'vitest';

import { createErrands } from './errands.ts';

function someErrands() {
  const asked: (readonly [number, { name: string }])[] = [];
  const errands = createErrands<{ name: string }, string | null>((id, wish) => void asked.push([id, wish]));
  return { errands, asked };
}

describe('errands', () => {
  it('hand the answer to everybody who asked for the same, and ask once', async () => {
    const { errands, asked } = someErrands();
    const both = Promise.all([errands.run({ name: 'a fox' }), errands.run({ name: 'a fox' })]);
    expect(asked).toEqual([[1, { name: 'a fox' }]]);
    errands.hear(1, 'drawn');
    expect(await both).toEqual(['drawn', 'drawn']);
  });

  it('ask a new worker for what has no answer yet', async () => {
    const { errands, asked } = someErrands();
    const fox = errands.run({ name: 'a fox' });
    void errands.run({ name: 'a boat' });
    errands.hear(1, null);
    expect(await fox).toBeNull();
    asked.length = 0;
    errands.start();
    expect(asked).toEqual([[2, { name: 'a boat' }]]);
  });
});
