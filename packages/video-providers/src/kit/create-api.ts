import { fail, ok, type Result } from '@kinora/contracts';

import type { Outbound, OutboundAnswer, OutboundRequest } from '../outbound/outbound.ts';
import type { StartFailure } from '../remote-provider.ts';
import { refused, unanswered, unreadable, type Refusal } from './failures.ts';
import { parseJson } from './read-json.ts';

interface ApiCall extends Pick<OutboundRequest, 'maxBytes' | 'method' | 'signal' | 'timeoutMs'> {
  /** Below the base address, or a whole one. */
  readonly path: string;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as it is, with its own content type. */
  readonly form?: FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

interface ApiAnswer {
  readonly json: unknown;
  readonly answer: OutboundAnswer;
}

/** Calls of one vendor's API, answered in JSON. */
export type CallApi = (call: ApiCall) => Promise<Result<ApiAnswer, StartFailure>>;

export interface ApiOptions {
  readonly outbound: Outbound;
  /** Without a slash at its end. */
  readonly base: string;
  /** Of every call: the key. Made again for each where it is a function. */
  readonly headers: () => Readonly<Record<string, string>>;
  readonly timeoutMs?: number | undefined;
  /** What the vendor says of a failure; also of one inside an answer with status 200. Undefined where it says none. */
  readonly refusalIn: (json: unknown, answer: OutboundAnswer) => Refusal | undefined;
}

async function bodyOf({ form, json }: ApiCall) {
  if (form !== undefined) {
    const packed = new Response(form);
    const type = packed.headers.get('content-type') ?? '';
    return { body: new Uint8Array(await packed.arrayBuffer()), headers: { 'content-type': type } };
  }
  if (json === undefined) return { headers: {} };
  return { body: JSON.stringify(json), headers: { 'content-type': 'application/json' } };
}

export const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** Every failure comes out in our words, whether it is one of the line, of HTTP or of the vendor. */
export function createApi({ base, headers, outbound, refusalIn, timeoutMs }: ApiOptions): CallApi {
  return async (call) => {
    const { path, json: _json, form: _form, headers: own, ...options } = call;
    const packed = await bodyOf(call);
    const sent = await outbound.send({
      ...(timeoutMs !== undefined && { timeoutMs }),
      ...options,
      url: path.startsWith('http') ? path : `${base}${path}`,
      headers: { accept: 'application/json', ...headers(), ...packed.headers, ...own },
      ...(packed.body !== undefined && { body: packed.body }),
    });
    if (!sent.ok) return fail(unanswered(sent.failure));
    const answer = sent.value;
    const json = parseJson(answer.body);
    const refusal = refusalIn(json, answer);
    if (refusal !== undefined || !isSuccess(answer.status)) return fail(refused(answer, refusal));
    return json === undefined && answer.body.length > 0 ? fail(unreadable(answer)) : ok({ json, answer });
  };
}
