import { endpoint, type NoInput } from './endpoint.ts';

/** The free trials of a member. */
export interface Trials {
  /** How many are left of today's, in the operator's zone. */
  readonly left: number;
  /** The effects whose trial is used, today or before. */
  readonly used: readonly string[];
}

/** A clip that does not come gives its trial back. */
export const listTrials = endpoint<NoInput, { readonly trials: Trials }>()({
  kind: 'json',
  service: 'product',
  method: 'GET',
  path: '/api/kinora/trials',
  refusals: { 403: 'members-only' },
});

/** Why there is no free trial: this effect was tried already, or today's trials are used up. */
export const TRIAL_REFUSALS = { 406: 'trial-used', 410: 'trial-day' } as const;
