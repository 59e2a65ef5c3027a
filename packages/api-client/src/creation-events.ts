import type { Creation, CreationEvent } from '@kinora/contracts/creations';

import type { ApiClient } from './api-client.ts';
import { readCreations } from './creation-calls.ts';
import { readStream, type StreamPosition } from './event-stream.ts';
import { pause } from './pause.ts';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
const POLL_MS = 2000;
const POLL_AFTER_FAILURES = 3;

/** `live` by the stream, `polling` where streaming fails, `ended` when it is not for this session or was stopped. */
export type EventsState = 'connecting' | 'live' | 'polling' | 'ended';

export interface EventsOptions {
  /** A creation that is newer than the last one seen with its id. */
  readonly onEvent: (event: CreationEvent) => void;
  readonly onState: (state: EventsState) => void;
  readonly signal: AbortSignal;
  /** Between 0 and 1; spreads reconnects of many browsers. */
  readonly random?: () => number;
}

/** Milliseconds until the next attempt: doubling from one second (or what the server asked) to 30, with jitter. */
export function reconnectDelay(failures: number, retryMs: number | null, random: () => number): number {
  const longest = Math.min(LONGEST_WAIT_MS, (retryMs ?? FIRST_WAIT_MS) * 2 ** Math.max(0, failures - 1));
  return Math.max(FIRST_WAIT_MS, longest * (0.5 + random() / 2));
}

/** Lets only those through that are newer than the last one with the same id. */
function newerOnly(onEvent: (event: CreationEvent) => void) {
  const seen = new Map<string, number>();
  return (event: Creation) => {
    if ((seen.get(event.id) ?? -1) >= event.version) return;
    seen.set(event.id, event.version);
    onEvent(event);
  };
}

// A function, because the compiler takes the property of a signal for constant.
const isOver = (signal: AbortSignal) => signal.aborted;

async function poll(client: ApiClient, tell: (event: Creation) => void, signal: AbortSignal): Promise<void> {
  while (!isOver(signal)) {
    const page = await readCreations(client);
    if (isOver(signal)) return;
    if (page.ok) page.value.creations.forEach(tell);
    await pause(POLL_MS, signal);
  }
}

/** Follows the creations of this session until the signal ends: by stream, resumed where it broke, else by polling. */
export async function openCreationEvents(client: ApiClient, options: EventsOptions): Promise<void> {
  const { onState, signal, random = Math.random } = options;
  const tell = newerOnly(options.onEvent);
  const position: StreamPosition = { lastEventId: '', retryMs: null };
  let failures = 0;
  let polling: AbortController | undefined;

  const stopPolling = () => {
    polling?.abort();
    polling = undefined;
  };
  const startPolling = () => {
    if (polling) return;
    polling = new AbortController();
    onState('polling');
    void poll(client, tell, AbortSignal.any([signal, polling.signal]));
  };
  const onOpen = () => {
    failures = 0;
    stopPolling();
    onState('live');
  };

  onState('connecting');
  while (!isOver(signal)) {
    const end = await readStream(client, position, { onEvent: tell, onOpen, signal });
    if (end === 'refused') break;
    failures += 1;
    if (failures >= POLL_AFTER_FAILURES) startPolling();
    else if (!isOver(signal)) onState('connecting');
    await pause(reconnectDelay(failures, position.retryMs, random), signal);
  }
  stopPolling();
  onState('ended');
}
