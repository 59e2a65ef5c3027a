import type { GrantSource } from '../credits.ts';

/**
 * How long credits stay, by where they come from: `plan` as long as the plan runs and seven days, a number in days from
 * the day they came, null for ever. Scope: `local` credits pay our own engine only.
 */
export const GRANT_RULES: Readonly<
  Record<GrantSource, { readonly stays: 'plan' | number | null; readonly scope: 'any' | 'local' }>
> = {
  start: { stays: null, scope: 'local' },
  plan: { stays: 'plan', scope: 'any' },
  pack: { stays: 365, scope: 'any' },
  promotion: { stays: 30, scope: 'any' },
  operator: { stays: null, scope: 'any' },
};
