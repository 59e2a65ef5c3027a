import { creationEvents, type CreationEvent } from '@kinora/contracts/creations';
import { createParser } from 'eventsource-parser';

import type { ApiClient } from './api-client.ts';

/** Without a sign of life for this long the connection counts as lost. */
const SILENCE_MS = 45_000;

export interface StreamPosition {
  /** Resumes after this event. */
  lastEventId: string;
  /** What the server asked to wait before connecting again, in milliseconds. */
  retryMs: number | null;
}

export interface StreamListener {
  readonly onEvent: (event: CreationEvent) => void;
  readonly onOpen: () => void;
  readonly signal: AbortSignal;
}

/** How a stream ended: `lost` may be opened again, `refused` is for members only. */
export type StreamEnd = 'lost' | 'refused';

function parseEvent(data: string): CreationEvent | null {
  try {
    // The contract test of the server proves the shape of each event.
    return JSON.parse(data) as CreationEvent;
  } catch {
    return null;
  }
}

function parserFor(position: StreamPosition, { onEvent }: StreamListener) {
  return createParser({
    onEvent({ id, data }) {
      if (id !== undefined) position.lastEventId = id;
      const event = parseEvent(data);
      if (event) onEvent(event);
    },
    onRetry(milliseconds) {
      position.retryMs = milliseconds;
    },
  });
}

/** Ends the returned signal with `signal`, or when `alive` was not called for too long. */
function watchSilence(signal: AbortSignal) {
  const lost = new AbortController();
  let timer = setTimeout(() => lost.abort(), SILENCE_MS);
  return {
    signal: AbortSignal.any([signal, lost.signal]),
    alive: () => {
      clearTimeout(timer);
      timer = setTimeout(() => lost.abort(), SILENCE_MS);
    },
    stop: () => clearTimeout(timer),
  };
}

async function feedAll(body: ReadableStream<Uint8Array>, feed: (text: string) => void, signal: AbortSignal) {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  signal.addEventListener('abort', () => void reader.cancel().catch(() => {}), { once: true });
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    feed(decoder.decode(value, { stream: true }));
  }
}

const isStream = ({ ok, headers }: Response) =>
  ok && (headers.get('content-type')?.startsWith('text/event-stream') ?? false);

/** Reads one connection until it ends. */
export async function readStream(
  client: ApiClient,
  position: StreamPosition,
  listener: StreamListener,
): Promise<StreamEnd> {
  const { alive, signal, stop } = watchSilence(listener.signal);
  const resume = position.lastEventId === '' ? {} : { lastEventId: position.lastEventId };
  try {
    const response = await client.open(creationEvents, resume, signal);
    if (response?.status === 403) return 'refused';
    if (!response?.body || !isStream(response)) return 'lost';
    listener.onOpen();
    const parser = parserFor(position, listener);
    const feed = (text: string) => {
      alive();
      parser.feed(text);
    };
    await feedAll(response.body, feed, signal);
  } catch {
    // A broken connection ends like a closed one.
  } finally {
    stop();
  }
  return 'lost';
}
