import { expect, it } from 'vitest';

import type { ListenRequest } from '../outbound/outbound.ts';
import { createShares } from './shares.ts';

/** A way out on which what is said and closed is in our hands. */
function listened() {
  const opened: ListenRequest[] = [];
  const closed: string[] = [];
  const outbound = {
    listen(request: ListenRequest) {
      opened.push(request);
      return { close: () => void closed.push(request.url) };
    },
  };
  const shares = createShares({ outbound, base: 'http://gpu', headers: { authorization: 'Bearer one' } });
  const say = (data: object, type = 'progress') => opened.at(-1)?.onText(JSON.stringify({ type, data }));
  return { closed, opened, say, shares };
}

const STEP = { value: 3, max: 30, prompt_id: 'one', node: 'sampler' };

it('listens once for each job, with the token', () => {
  const { opened, shares } = listened();
  expect([shares.of('one'), shares.of('one')]).toEqual([undefined, undefined]);
  expect(opened).toHaveLength(1);
  expect(opened[0]).toMatchObject({ url: 'http://gpu/ws?clientId=one', headers: { authorization: 'Bearer one' } });
});

it.each([
  [STEP, 'progress', 0.1],
  [{ ...STEP, value: 40 }, 'progress', 1],
  [{ ...STEP, max: 0 }, 'progress', undefined],
  [{ ...STEP, prompt_id: 'two' }, 'progress', undefined],
  [{ ...STEP, node: 'decode' }, 'progress', undefined],
  [STEP, 'executing', undefined],
])('hears from %j as "%s" the share %s', (data, type, share) => {
  const { say, shares } = listened();
  shares.of('one');
  say(data, type);
  expect(shares.of('one')).toBe(share);
});

it('keeps what it heard, whatever else is said', () => {
  const { opened, say, shares } = listened();
  shares.of('one');
  say(STEP);
  opened[0]?.onText('no JSON');
  say({ status: {} }, 'status');
  expect(shares.of('one')).toBe(0.1);
});

it('listens again after a socket has ended', () => {
  const { opened, shares } = listened();
  shares.of('one');
  opened[0]?.onEnd();
  shares.of('one');
  expect(opened).toHaveLength(2);
  opened[0]?.onEnd();
  shares.of('one');
  expect(opened).toHaveLength(2);
});

it('keeps eight sockets open at most, and none after its end', () => {
  const { closed, shares } = listened();
  for (let job = 0; job < 10; job += 1) shares.of(String(job));
  expect(closed).toEqual(['http://gpu/ws?clientId=0', 'http://gpu/ws?clientId=1']);
  shares.end('2');
  expect(closed).toHaveLength(3);
  shares.close();
  expect(closed).toHaveLength(10);
});
