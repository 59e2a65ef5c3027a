import { WebSocket } from 'ws';

import type { Listening, ListenRequest } from './outbound.ts';
import { allowed, sendGuarded, type Ways } from './send-once.ts';

const HANDSHAKE_MS = 10_000;
/** Of one message: some servers send pictures between their texts. */
const MAX_BYTES = 16 * 1_048_576;

/** The parsed address; undefined where it may not be asked. */
function addressOf({ destinations }: Ways, address: string): URL | undefined {
  try {
    return allowed(address, destinations);
  } catch {
    return undefined;
  }
}

/** Opens a WebSocket. Its address is looked at before a byte leaves, as that of any other request is. */
export function listen(ways: Ways, { headers = {}, onEnd, onText, url: address }: ListenRequest): Listening {
  const url = addressOf(ways, address);
  if (!url) {
    queueMicrotask(onEnd);
    return { close() {} };
  }
  const { destinations } = ways;
  const socket = new WebSocket(url, {
    headers: { 'user-agent': 'Kinora', ...headers },
    lookup: destinations.lookupFor(url),
    handshakeTimeout: HANDSHAKE_MS,
    maxPayload: MAX_BYTES,
    perMessageDeflate: false,
    finishRequest: (request) =>
      sendGuarded(request, { body: undefined, isAllowed: (connected) => destinations.isAllowed(url, connected) }),
  });
  socket.on('message', (data, isBinary) => {
    if (!isBinary && Buffer.isBuffer(data)) onText(data.toString('utf8'));
  });
  // An error is followed by the end.
  socket.on('error', () => {});
  socket.on('close', onEnd);
  return { close: () => socket.terminate() };
}
