import { fail, ok, type Result } from '@kinora/contracts';

import type { Outbound } from '../outbound/outbound.ts';
import type { FetchedFile, Output, ProviderFailure, RemoteProvider } from '../remote-provider.ts';
import { isSuccess } from './create-api.ts';
import { refused, unanswered } from './failures.ts';

type To = Parameters<RemoteProvider['fetch']>[2];

const TIMEOUT_MS = 300_000;

/** Copies a result from the address it lies at for now. */
export async function fetchOutput(
  outbound: Outbound,
  { url }: Output,
  { headers = {}, ...to }: To & { readonly headers?: Readonly<Record<string, string>> },
): Promise<Result<FetchedFile, ProviderFailure>> {
  const copied = await outbound.download({ url, headers, timeoutMs: TIMEOUT_MS, ...to });
  if (!copied.ok) {
    const { problem } = copied.failure;
    const isTheirs = problem === 'too-large' || problem === 'forbidden-address' || problem === 'redirected';
    return fail({ ...unanswered(copied.failure), ...(isTheirs && { reason: 'bad-result', at: 'request' }) });
  }
  const { bytes, headers: answered, status } = copied.value;
  if (isSuccess(status)) return ok({ bytes, type: answered['content-type'] ?? '' });
  return fail(refused(copied.value, { words: copied.value.body.toString('utf8', 0, 200) }));
}
