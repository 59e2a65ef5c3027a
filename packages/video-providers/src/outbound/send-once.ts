import {
  request as httpRequest,
  type Agent as HttpAgent,
  type ClientRequest,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { request as httpsRequest, type Agent as HttpsAgent } from 'node:https';
import type { Socket } from 'node:net';

import type { Destinations } from './destination.ts';
import { OutboundError } from './outbound-error.ts';
import type { OutboundRequest } from './outbound.ts';

/** What all requests of one way out share. */
export interface Ways {
  readonly http: HttpAgent;
  readonly https: HttpsAgent;
  readonly destinations: Destinations;
}

interface Prepared {
  readonly url: URL;
  readonly body: OutboundRequest['body'];
  readonly options: RequestOptions;
  /** Whether an address may be connected. */
  readonly isAllowed: (address: string | undefined) => boolean;
}

/** Looks at the address that is really connected, before a byte of the request leaves. */
export function sendGuarded(sent: ClientRequest, { body, isAllowed }: Pick<Prepared, 'body' | 'isAllowed'>): void {
  sent.once('socket', (socket: Socket) => {
    const look = () => {
      if (isAllowed(socket.remoteAddress)) sent.end(body);
      else sent.destroy(new OutboundError('forbidden-address', 'it leads into a private network', false));
    };
    if (socket.connecting) socket.once('connect', look);
    else look();
  });
}

/** `agent: false` opens a connection of its own. */
function exchange(prepared: Prepared, agent: HttpAgent | HttpsAgent | false): Promise<IncomingMessage> {
  const { options, url } = prepared;
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const sent = request(url, { ...options, agent });
    sent.once('response', resolve);
    sent.once('error', (error) => {
      // The other side closed a connection that was kept open, as it may at any time.
      if (sent.reusedSocket && !options.signal?.aborted) resolve(exchange(prepared, false));
      else reject(error);
    });
    sendGuarded(sent, prepared);
  });
}

/** The parsed address. Throws where it may not be asked. */
export function allowed(address: string, destinations: Destinations): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const problem = url ? destinations.problemOf(url) : 'it is no address';
  if (!url || problem !== undefined) throw new OutboundError('forbidden-address', problem ?? '', false);
  return url;
}

/**
 * One request, no redirect followed; rejects with what went wrong. The body of the answer is still to be read. What
 * changes something gets a connection of its own: on one that was kept open, nobody could tell whether it arrived.
 */
export async function sendOnce(
  { destinations, http, https }: Ways,
  { url: address, method = 'GET', headers = {}, body }: OutboundRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  signal.throwIfAborted();
  const url = allowed(address, destinations);
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const options = {
    method,
    signal,
    headers: { 'accept-encoding': 'identity', 'user-agent': 'Kinora', ...headers, ...length },
    lookup: destinations.lookupFor(url),
  };
  const kept = url.protocol === 'https:' ? https : http;
  const isAllowed = (connected: string | undefined) => destinations.isAllowed(url, connected);
  return exchange({ url, body, options, isAllowed }, method === 'GET' && kept);
}
