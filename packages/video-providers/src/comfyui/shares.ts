import { numberAt, parseJson, textAt } from '../kit/read-json.ts';
import type { Listening, Outbound } from '../outbound/outbound.ts';
import { WORKING_NODE } from './workflow.ts';

/** ComfyUI runs one job at a time, so more are of jobs that nobody asks for any more. */
const SOCKETS_MAX = 8;

interface SharesOptions {
  readonly outbound: Pick<Outbound, 'listen'>;
  readonly base: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Heard {
  readonly socket: Listening;
  share: number | undefined;
}

/** The share of steps that a message tells of a job; undefined where it tells none. */
function shareIn(text: string, id: string): number | undefined {
  const message = parseJson(Buffer.from(text));
  if (textAt(message, 'type') !== 'progress' || textAt(message, 'data', 'prompt_id') !== id) return undefined;
  const [value, max] = [numberAt(message, 'data', 'value'), numberAt(message, 'data', 'max')];
  if (textAt(message, 'data', 'node') !== WORKING_NODE || value === undefined || !max) return undefined;
  return Math.min(1, Math.max(0, value / max));
}

/**
 * How far jobs are, heard on WebSockets. Each job is its own client, so whoever asks for it hears of it, also after a
 * restart.
 */
export function createShares({ base, headers, outbound }: SharesOptions) {
  const heard = new Map<string, Heard>();

  function end(id: string) {
    heard.get(id)?.socket.close();
    heard.delete(id);
  }

  function open(id: string) {
    const [oldest] = heard.keys();
    if (heard.size >= SOCKETS_MAX && oldest !== undefined) end(oldest);
    const one: Heard = {
      share: undefined,
      socket: outbound.listen({
        url: `${base}/ws?${new URLSearchParams({ clientId: id }).toString()}`,
        headers,
        onText(text) {
          one.share = shareIn(text, id) ?? one.share;
        },
        onEnd() {
          if (heard.get(id) === one) heard.delete(id);
        },
      }),
    };
    heard.set(id, one);
  }

  return {
    /** The share of a job that runs; undefined until something was heard of it. */
    of(id: string): number | undefined {
      if (!heard.has(id)) open(id);
      return heard.get(id)?.share;
    },
    end,
    close() {
      for (const id of heard.keys()) end(id);
    },
  };
}
