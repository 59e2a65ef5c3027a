import { describe, expect, it } from 'vitest';

import { createWorkerRequests } from './worker-requests.ts';

function someRequests() {
  const asked: (readonly [number, { name: string }])[] = [];
  const requests = createWorkerRequests<{ name: string }, string | null>(
    (id, request) => void asked.push([id, request]),
  );
  return { requests, asked };
}

describe('requests', () => {
  it('hand the answer to everybody who asked for the same, and ask once', async () => {
    const { requests, asked } = someRequests();
    const both = Promise.all([requests.run({ name: 'a fox' }), requests.run({ name: 'a fox' })]);
    expect(asked).toEqual([[1, { name: 'a fox' }]]);
    requests.hear(1, 'drawn');
    expect(await both).toEqual(['drawn', 'drawn']);
  });

  it('ask a new worker for what has no answer yet', async () => {
    const { requests, asked } = someRequests();
    const fox = requests.run({ name: 'a fox' });
    void requests.run({ name: 'a boat' });
    requests.hear(1, null);
    expect(await fox).toBeNull();
    asked.length = 0;
    requests.start();
    expect(asked).toEqual([[2, { name: 'a boat' }]]);
  });
});
