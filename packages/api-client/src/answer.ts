import { ok, type Result } from '@kinora/contracts';
import type { EndpointSpec, OutputOf, RefusalOf } from '@kinora/contracts/wire';

import type { ApiFailure } from './failure.ts';

/** What a call to an endpoint ends in, with the output in our own words. */
export type Answer<E extends EndpointSpec, Value = OutputOf<E>> = Promise<Result<Value, ApiFailure<RefusalOf<E>>>>;

/** Translates the value of a good answer. */
export async function translate<Wire, Value, Failure>(
  answer: Promise<Result<Wire, Failure>>,
  inOurWords: (wire: Wire) => Value,
): Promise<Result<Value, Failure>> {
  const result = await answer;
  return result.ok ? ok(inOurWords(result.value)) : result;
}
