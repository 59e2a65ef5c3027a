import { fail, type Result } from '@kinora/contracts';

import { createApi, type CallApi } from '../kit/create-api.ts';
import type { Meaning, Refusal } from '../kit/failures.ts';
import { at, listAt, textAt } from '../kit/read-json.ts';
import type { RemoteOptions } from '../remote-options.ts';
import type { StartFailure } from '../remote-provider.ts';
import { createAccessTokens, tokenAddress } from './access-tokens.ts';
import { declinedBy } from './declined-by.ts';
import { GOOGLE_FAILURES } from './failures.data.ts';
import { readServiceAccount } from './service-account.ts';

/** What Google calls a token it does not take, or no longer. */
const UNAUTHENTICATED = 'UNAUTHENTICATED';

const NO_ACCOUNT: StartFailure = {
  reason: 'key-refused',
  at: 'route',
  mayRun: false,
  detail: 'the key is to be the text of a service account’s JSON key file: client_email, private_key and project_id',
};
const CANCELLED: StartFailure = { reason: 'interrupted', at: 'route', mayRun: false, detail: 'called off' };

function meaningOf(code: string, words: string): Meaning | undefined {
  return (code === 'INVALID_ARGUMENT' ? declinedBy(words) : undefined) ?? GOOGLE_FAILURES[code];
}

/** The reason of the details is told where it says more than the status does. */
function refusalIn(json: unknown): Refusal | undefined {
  const status = textAt(json, 'error', 'status');
  // The error of an operation stands in the operation.
  if (status === undefined || at(json, 'name') !== undefined) return undefined;
  const reasons = listAt(json, 'error', 'details').map((detail) => textAt(detail, 'reason') ?? '');
  const code = reasons.find((reason) => reason in GOOGLE_FAILURES) ?? status;
  const words = textAt(json, 'error', 'message') ?? '';
  return { code, meaning: meaningOf(code, words), words };
}

/** Others may wait for the same token: a call that is called off leaves them to it. */
function orCancelled<Value>(
  work: Promise<Result<Value, StartFailure>>,
  signal: AbortSignal | undefined,
): Promise<Result<Value, StartFailure>> {
  if (!signal) return work;
  if (signal.aborted) return Promise.resolve(fail(CANCELLED));
  return new Promise((resolve) => {
    const end = () => resolve(fail(CANCELLED));
    signal.addEventListener('abort', end, { once: true });
    void work.then(resolve).finally(() => signal.removeEventListener('abort', end));
  });
}

interface Vertex {
  /** The operator's project at Google. */
  readonly project: string;
  readonly call: CallApi;
}

/** Calls of Vertex AI by a service account. A token that is refused is asked for again, once. */
export function createVertex({ base, key, outbound, timeoutMs }: RemoteOptions & { readonly base: string }): Vertex {
  const account = readServiceAccount(key);
  if (!account) return { project: 'unknown', call: () => Promise.resolve(fail(NO_ACCOUNT)) };
  const tokens = createAccessTokens({ account, address: tokenAddress(base), outbound, timeoutMs });
  const api = createApi({ outbound, base, timeoutMs, headers: () => ({}), refusalIn });
  async function attempt(call: Parameters<CallApi>[0], isAgain: boolean): ReturnType<CallApi> {
    const token = await orCancelled(tokens.take(), call.signal);
    if (!token.ok) return token;
    const answered = await api({ ...call, headers: { authorization: `Bearer ${token.value}` } });
    if (answered.ok || answered.failure.code !== UNAUTHENTICATED) return answered;
    tokens.drop(token.value);
    return isAgain ? answered : attempt(call, true);
  }
  return { project: account.project, call: (call) => attempt(call, false) };
}
