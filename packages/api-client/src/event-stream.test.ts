import { aCreation } from '@kinora/contracts/fixtures';
import { describe, expect, it } from 'vitest';

import type { ApiClient } from './api-client.ts';
import { readStream, type StreamPosition } from './event-stream.ts';

const signal = new AbortController().signal;

function streaming(response: Response | null) {
  const client: ApiClient = {
    call: () => Promise.reject(new Error('no calls')),
    open: () => Promise.resolve(response),
    sendFile: () => Promise.reject(new Error('no files')),
  };
  const position: StreamPosition = { lastEventId: '', retryMs: null };
  const prompts: unknown[] = [];
  const listener = {
    onEvent: ({ input }: { input: { prompt?: string } }) => prompts.push(input.prompt),
    onOpen() {},
    signal,
  };
  return { end: readStream(client, position, listener), position, prompts };
}

const ofBytes = (bytes: Uint8Array<ArrayBuffer>, type = 'text/event-stream') => {
  // One byte at a time, so that every letter beyond ASCII is cut.
  const body = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': type } });
};
const encode = (text: string) => new TextEncoder().encode(text);

describe('readStream', () => {
  it('reads letters that arrive in pieces, and remembers where it was', async () => {
    const event = aCreation({ input: { prompt: '紙の舟 🚣' } });
    const { end, position, prompts } = streaming(
      ofBytes(encode(`retry: 7000\nid: 12\ndata: ${JSON.stringify(event)}\n\n`)),
    );
    expect(await end).toBe('lost');
    expect(prompts).toEqual(['紙の舟 🚣']);
    expect(position).toEqual({ lastEventId: '12', retryMs: 7000 });
  });

  it.each([
    ['no answer', null, 'lost'],
    ['a page of a proxy', ofBytes(encode('data: {}\n\n'), 'text/html'), 'lost'],
    ['a failure', new Response('down', { status: 503 }), 'lost'],
    ['a refusal', new Response('', { status: 403 }), 'refused'],
  ])('ends at %s', async (_name, response, expected) => {
    const { end, prompts } = streaming(response);
    expect([await end, prompts]).toEqual([expected, []]);
  });
});
