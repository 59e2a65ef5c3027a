import { fail, ok, type Result } from '@kinora/contracts';

import { CODE_RULES, type CodeAddress, type Codes } from '../../../domain/identity/codes.ts';
import type { Members } from '../../../domain/identity/identity.ts';
import type { Caller } from '../../../domain/limits.ts';
import { withinLimits, type BusyFailure, type LimitDeps } from '../../within-limits.ts';

export interface SendCodeDeps extends LimitDeps {
  readonly codes: Codes;
  readonly members: Members;
}

export interface SendCodeInput {
  /** Names the account and nothing else: where the code goes is looked up. */
  readonly email: string;
  readonly to: CodeAddress;
  readonly caller: Caller;
}

/**
 * Sends a code, once a minute however often it is asked for. Pause and limits are those of the named address, so they
 * tell nothing about whether it has an account.
 */
export async function sendCode(
  deps: SendCodeDeps,
  { email, to, caller }: SendCodeInput,
): Promise<Result<null, BusyFailure | { readonly reason: 'unknown-account' }>> {
  const member = await deps.members.findByEmail(email);
  const answer = member ? ok(null) : fail({ reason: 'unknown-account' } as const);
  if (await deps.limits.isPausing(caller)) return answer;
  const admitted = await withinLimits(deps, 'send-code', caller);
  if (!admitted.ok) return admitted;
  const isSent = member !== undefined && (await deps.codes.send(member.id, to));
  await deps.limits.beginPause(caller, CODE_RULES.pauseSeconds);
  if (isSent) await deps.audit.record({ kind: 'code-sent', memberId: member.id, caller, detail: { to } });
  return answer;
}
