import type { Leadership } from './leader.ts';
import { isRecord, textOf } from './record.ts';
import { openTabChannel } from './tab-channel.ts';

const BEAT_MS = 1000;
/** A leader that is not heard for this long is gone. */
const LOST_MS = 3000;

/**
 * Leadership by heartbeat, where the browser has no locks. The tab with the smaller id wins a tie; the other hears
 * its beat and steps down.
 */
export function electLeader({ name, lead, signal }: Leadership): void {
  const id = crypto.randomUUID();
  let term: AbortController | undefined;
  let heardAt = Date.now();

  const channel = openTabChannel(`lead-${name}`, (message) => {
    if (!isRecord(message)) return;
    const other = textOf(message, 'beat');
    if (other === undefined) heardAt = 0;
    else if (!term || other < id) {
      heardAt = Date.now();
      term?.abort();
      term = undefined;
    }
  });
  const beat = () => {
    if (!term && Date.now() - heardAt >= LOST_MS) {
      term = new AbortController();
      lead(term.signal);
    }
    if (term) channel.post({ beat: id });
  };
  const timer = setInterval(beat, BEAT_MS);
  signal.addEventListener(
    'abort',
    () => {
      clearInterval(timer);
      if (term) channel.post({ bye: id });
      term?.abort();
      channel.close();
    },
    { once: true },
  );
}
