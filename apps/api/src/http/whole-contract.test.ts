import type { EndpointName } from '@kinora/contracts/wire';
import { expect, it } from 'vitest';

import type { Protocol } from './create-app.ts';
import type { Route } from './route.ts';
import { wholeContract } from './whole-contract.ts';

type Streamed = 'creationEvents' | 'media';
type Called = Exclude<EndpointName, Streamed>;

const stream: Protocol = () => {};
const page: Protocol = (app) => void app;
const both = { creationEvents: stream, media: stream };
const called: readonly Route<Called>[] = [];
const forgotten: readonly Route[] = [];
const calledWithoutLogin: readonly Route<Exclude<Called, 'login'>>[] = [];

it('mounts a protocol once that answers several endpoints, and what stands beside the contract', () => {
  expect(wholeContract(called, both, [page]).protocols).toEqual([stream, page]);
});

it('does not compile where nobody answers an endpoint', () => {
  // @ts-expect-error The route of `login` was removed.
  wholeContract(calledWithoutLogin, both);
  // @ts-expect-error The protocol of `media` was removed.
  wholeContract(called, { creationEvents: stream });
  // @ts-expect-error A list that forgot which endpoints it is of answers for none.
  wholeContract(forgotten, both);
  expect(wholeContract(calledWithoutLogin, { ...both, login: stream }).protocols).toEqual([stream]);
});
