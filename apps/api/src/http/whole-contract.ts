import type { EndpointName } from '@kinora/contracts/wire';

import type { AppParts, Protocol } from './create-app.ts';
import type { Route } from './route.ts';

/** A list that forgot which endpoints it is of seems to answer all of them: it is taken for none. */
type Unanswered<Name extends EndpointName> = [Exclude<EndpointName, Name>] extends [never]
  ? never
  : Readonly<Record<Exclude<EndpointName, Name>, Protocol>>;

/**
 * All that the contract declares, answered: what has no route is a key of `protocols`, or it does not compile. One
 * protocol may answer several endpoints. `others` stand beside the contract.
 */
export function wholeContract<Name extends EndpointName>(
  routes: readonly Route<Name>[],
  protocols: Unanswered<Name>,
  others: readonly Protocol[] = [],
): Pick<AppParts, 'protocols' | 'routes'> {
  return { routes, protocols: [...new Set([...Object.values<Protocol>(protocols), ...others])] };
}
