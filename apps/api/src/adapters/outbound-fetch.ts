import type { Outbound } from '@kinora/video-providers';

export type Fetch = typeof globalThis.fetch;

/** As `fetch` fails: with the trouble of the socket as its cause. */
const troubled = (problem: string, detail: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(detail), { code: problem }) });

/** A status whose answer has no body: Fetch Standard, "null body status". */
const BODILESS = new Set([101, 103, 204, 205, 304]);

/**
 * `fetch` by the one way out of this server, for libraries that send requests by themselves. Nothing is redirected:
 * what they ask stands in the operator's settings, or in what the operator's provider said of itself.
 */
export function createOutboundFetch(outbound: Pick<Outbound, 'send'>): Fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const sent = await outbound.send({
      url: request.url,
      method: methodOf(request),
      headers: Object.fromEntries(request.headers),
      ...(request.body !== null && { body: new Uint8Array(await request.arrayBuffer()) }),
      redirects: 0,
      signal: request.signal,
    });
    if (sent.ok) {
      const { body, headers, status } = sent.value;
      return new Response(BODILESS.has(status) ? null : new Uint8Array(body), { status, headers });
    }
    request.signal.throwIfAborted();
    throw troubled(sent.failure.problem, sent.failure.detail);
  };
}

const METHODS = ['DELETE', 'GET', 'POST', 'PUT'] as const;

function methodOf({ method }: Request) {
  const known = METHODS.find((one) => one === method);
  if (!known) throw new TypeError(`${method} is not sent from here`);
  return known;
}
