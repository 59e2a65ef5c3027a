import { aCreation, aSiteConfig } from '@kinora/contracts/fixtures';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createApiClient } from './api-client.ts';
import { openCreationEvents, reconnectDelay, type EventsState } from './creation-events.ts';
import type { WireRequest } from './wire-request.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Opening = (request: WireRequest, count: number) => Response;

/** A stream the test writes to and closes. */
function stream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(its) {
      controller = its;
    },
  });
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }),
    write: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    close: () => controller?.close(),
    breakOff: () => controller?.error(new Error('connection lost')),
  };
}

const eventText = (id: string, version: number, change = {}) =>
  `id: ${id}-${version}\ndata: ${JSON.stringify(aCreation({ id, version, ...change }))}\n\n`;

function following(open: Opening, polled = () => aCreation({ id: 'p', version: 1 })) {
  const opened: WireRequest[] = [];
  const states: EventsState[] = [];
  const seen: string[] = [];
  let polls = 0;
  const client = createApiClient({
    site: aSiteConfig(),
    session: { token: () => 'ut_1', renew: () => Promise.resolve(false), clear: () => {}, hide: () => {} },
    deviceId: () => 'd-1',
    transport: {
      send() {
        polls += 1;
        return Promise.resolve({ code: 200, data: { creations: [polled()], next: null }, retryAfter: null });
      },
      open(request) {
        opened.push(request);
        return new Promise((resolve) => {
          resolve(open(request, opened.length));
        });
      },
      sendFile: () => Promise.reject(new Error('no files')),
    },
  });
  const stop = new AbortController();
  const done = openCreationEvents(client, {
    onEvent: ({ id, version }) => seen.push(`${id}-${version}`),
    onState: (state) => states.push(state),
    signal: stop.signal,
    random: () => 1,
  });
  return { done, opened, pollCount: () => polls, seen, states, stop };
}

const tick = () => vi.advanceTimersByTimeAsync(0);
const down = () => new Response('down', { status: 502 });

describe('the events of creations', () => {
  it('arrive, with the token in a header and not in the address', async () => {
    const { response, write } = stream();
    const { done, opened, seen, states, stop } = following(() => response);
    await tick();
    write(eventText('a', 1).slice(0, 20));
    write(`${eventText('a', 1).slice(20)}${eventText('b', 1)}: still here\n\n`);
    await tick();
    expect(seen).toEqual(['a-1', 'b-1']);
    expect(states).toEqual(['connecting', 'live']);
    expect(opened[0]).toMatchObject({ url: '/api/kinora/events', headers: { token: 'ut_1' } });
    stop.abort();
    await done;
    expect(states.at(-1)).toBe('ended');
  });

  it('are passed on only when they are newer', async () => {
    const { response, write } = stream();
    const { done, seen, stop } = following(() => response);
    await tick();
    write(eventText('a', 2) + eventText('a', 2) + eventText('a', 1) + eventText('a', 3));
    await tick();
    expect(seen).toEqual(['a-2', 'a-3']);
    stop.abort();
    await done;
  });

  it('go on after the last one when the connection broke', async () => {
    const streams = [stream(), stream()];
    const { done, opened, states, stop } = following((_request, count) => streams[count - 1]?.response ?? down());
    await tick();
    streams[0]?.write(eventText('a', 7));
    await tick();
    streams[0]?.breakOff();
    await vi.advanceTimersByTimeAsync(1000);
    expect(opened.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, 'a-7']);
    expect(states).toEqual(['connecting', 'live', 'connecting', 'live']);
    stop.abort();
    await done;
  });

  it('wait as long as the server asked', async () => {
    const streams = [stream(), stream()];
    const { done, opened, stop } = following((_request, count) => streams[count - 1]?.response ?? down());
    await tick();
    streams[0]?.write('retry: 5000\n\n');
    streams[0]?.close();
    await vi.advanceTimersByTimeAsync(4900);
    expect(opened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(opened).toHaveLength(2);
    stop.abort();
    await done;
  });

  it('are polled every two seconds after three failures, until the stream works again', async () => {
    const back = stream();
    let version = 1;
    const { done, pollCount, seen, states, stop } = following(
      (_request, count) => (count < 5 ? down() : back.response),
      () => aCreation({ id: 'p', version: version++ }),
    );
    // Attempts at 0, 1 and 3 s fail.
    await vi.advanceTimersByTimeAsync(3000);
    expect([states.at(-1), pollCount()]).toEqual(['polling', 1]);
    await vi.advanceTimersByTimeAsync(4000);
    expect(seen).toEqual(['p-1', 'p-2', 'p-3']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(states.at(-1)).toBe('live');
    const soFar = pollCount();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(pollCount()).toBe(soFar);
    stop.abort();
    await done;
  });

  it('are opened again when nothing at all was heard for 45 seconds', async () => {
    const streams = [stream(), stream()];
    const { done, opened, stop } = following((_request, count) => streams[count - 1]?.response ?? down());
    await tick();
    await vi.advanceTimersByTimeAsync(40_000);
    streams[0]?.write(': still here\n\n');
    await vi.advanceTimersByTimeAsync(40_000);
    expect(opened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(6_100);
    expect(opened).toHaveLength(2);
    stop.abort();
    await done;
  });

  it('end for a guest, who has none', async () => {
    const { done, opened, states } = following(() => new Response(null, { status: 403 }));
    await done;
    expect([opened.length, states]).toEqual([1, ['connecting', 'ended']]);
  });

  it('survive what is no event', async () => {
    const { response, write } = stream();
    const { done, seen, stop } = following(() => response);
    await tick();
    write(`data: rubbish\n\n${eventText('a', 1)}`);
    await tick();
    expect(seen).toEqual(['a-1']);
    stop.abort();
    await done;
  });
});

describe('reconnectDelay', () => {
  it.each([
    [1, null, 1, 1000],
    [2, null, 1, 2000],
    [4, null, 0.5, 6000],
    [20, null, 1, 30_000],
    [20, null, 0, 15_000],
    [1, null, 0, 1000],
    [1, 5000, 1, 5000],
    [3, 5000, 1, 20_000],
  ])('after %i failures (asked: %s, random %f) is %i ms', (...[failures, retryMs, random, milliseconds]) => {
    expect(reconnectDelay(failures, retryMs, () => random)).toBe(milliseconds);
  });
});
