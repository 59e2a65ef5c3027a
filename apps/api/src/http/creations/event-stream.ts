import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** One open stream of server-sent events. */
export interface EventStream {
  /** False when the reader is too slow and was dropped. */
  send(event: { readonly id: string; readonly data: unknown }): boolean;
  /** Resolves when the reader has taken most of what was sent, or is gone: then there is room for more. */
  room(): Promise<void>;
  comment(text: string): void;
  /** Tells the reader to come back soon, and closes. */
  end(retryMs: number): void;
}

/** A reader that lets this much pile up is gone or too slow: it can come back and get the state. */
const BACKLOG_BYTES = 64 * 1024;
/** A client with fewer unread bytes than this may be sent more. */
const ROOM_BYTES = 16 * 1024;

/** Writes server-sent events (HTML standard, section 9.2) to a response. */
export function createEventStream(response: ServerResponse): EventStream {
  const write = (text: string) => {
    if (response.writableEnded || response.destroyed) return false;
    response.write(text);
    if (response.writableLength <= BACKLOG_BYTES) return true;
    response.destroy();
    return false;
  };
  return {
    send: ({ id, data }) => write(`id: ${id}\ndata: ${JSON.stringify(data)}\n\n`),
    async room() {
      for (let ms = 0; response.writableLength > ROOM_BYTES && !response.destroyed; ms = Math.min(ms + 5, 100)) {
        await sleep(ms);
      }
    },
    comment: (text) => void write(`: ${text}\n\n`),
    end(retryMs) {
      write(`retry: ${retryMs}\n\n`);
      response.end();
    },
  };
}
