import * as account from './account.ts';
import * as balance from './balance.ts';
import * as checkout from './checkout.ts';
import * as clipFiles from './clip-files.ts';
import * as creation from './creation.ts';
import * as credits from './credits.ts';
import type { EndpointSpec } from './endpoint.ts';
import * as google from './google.ts';
import * as library from './library.ts';
import * as modelRoute from './model-route.ts';
import * as ownKey from './own-key.ts';
import * as plan from './plan.ts';
import * as posted from './post-variants.ts';
import * as product from './product.ts';
import * as profile from './profile.ts';
import * as projects from './projects.ts';
import * as recovery from './recovery.ts';
import * as session from './session.ts';
import * as share from './share.ts';
import * as site from './site.ts';
import * as support from './support.ts';
import * as trial from './trial.ts';
import * as upload from './upload.ts';

/** What of a module's exports is an endpoint. */
type EndpointsIn<Exports> = {
  readonly [Name in keyof Exports as Exports[Name] extends EndpointSpec ? Name : never]: Exports[Name];
};

const isEndpoint = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** In the order of their names, whatever modules they come from: the fuzz test draws from the list by a seed. */
function endpointsIn<Exports extends object>(exports: Exports): EndpointsIn<Exports> {
  const endpoints = Object.entries(exports)
    .filter(([, value]) => isEndpoint(value))
    .toSorted(([one], [other]) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1));
  // The compiler cannot follow the filter; only endpoints have both a method and a path.
  return Object.fromEntries(endpoints) as EndpointsIn<Exports>;
}

/** Every endpoint by name: the list that drives client, server routes, fake API and contract tests. */
export const ENDPOINTS = endpointsIn({
  ...account,
  ...balance,
  ...checkout,
  ...clipFiles,
  ...creation,
  ...credits,
  ...google,
  ...library,
  ...modelRoute,
  ...ownKey,
  ...plan,
  ...posted,
  ...product,
  ...profile,
  ...projects,
  ...recovery,
  ...session,
  ...share,
  ...site,
  ...support,
  ...trial,
  ...upload,
});

export type EndpointName = keyof typeof ENDPOINTS;
export type EndpointNamed<Name extends EndpointName> = (typeof ENDPOINTS)[Name];
