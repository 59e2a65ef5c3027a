import { fail } from '@kinora/contracts';

import { withinLimits, type LimitDeps } from '../../app/within-limits.ts';
import { refusedFor } from '../refused-for.ts';
import type { Route } from '../route.ts';
import { memberIdOf } from './visitor.ts';

const WRONG = 'wrong-password';

const asksForPassword = ({ access, endpoint }: Route) =>
  access === 'member' && Object.values(endpoint.refusals).includes(WRONG);

/** Counts before the password is looked at, and gives back what was no wrong one. */
const guarded =
  (deps: LimitDeps, handle: Route['handle']): Route['handle'] =>
  async (input, visitor) => {
    const caller = visitor.caller({ email: memberIdOf(visitor) });
    const admitted = await withinLimits(deps, 'prove-owner', caller);
    if (!admitted.ok) return fail(refusedFor(admitted.failure));
    const result = await handle(input, visitor);
    if (result.ok || result.failure.reason !== WRONG) await deps.limits.giveBack('prove-owner', caller);
    return result;
  };

/** The same routes, where a browser somebody left open cannot be used to guess the password in use. */
export function limitGuesses<One extends Route>(deps: LimitDeps, routes: readonly One[]): One[] {
  return routes.map((route) => (asksForPassword(route) ? { ...route, handle: guarded(deps, route.handle) } : route));
}
