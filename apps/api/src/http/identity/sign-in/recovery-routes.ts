import { setTimeout as sleep } from 'node:timers/promises';

import { fail, ok } from '@kinora/contracts';
import type {
  checkCode as checkCodeCall,
  checkEmailRegister,
  editPassword as editPasswordCall,
  getNoticeEmail,
  sendCode as sendCodeCall,
} from '@kinora/contracts/identity';
import { addressInput, codeInput, editPasswordInput, sendCodeInput } from '@kinora/contracts/identity-schemas';

import { checkCode } from '../../../app/identity/sign-in/check-code.ts';
import { editPassword, type EditPasswordDeps } from '../../../app/identity/sign-in/edit-password.ts';
import { sendCode, type SendCodeDeps } from '../../../app/identity/sign-in/send-code.ts';
import { withinLimits } from '../../../app/within-limits.ts';
import { maskAddress } from '../../../domain/identity/mask-address.ts';
import { refusedFor } from '../../refused-for.ts';
import { route, type Handle } from '../../route.ts';

export interface RecoveryRouteDeps extends EditPasswordDeps, SendCodeDeps {
  /**
   * The profile `hardened`: no answer says whether an address has an account, and every call also takes its fields in
   * the body.
   */
  readonly isHardened: boolean;
}

/** Longer than queueing a mail takes: a send that has nothing to do is no quicker. */
const SEND_MS = 100;

function checkEmail({ isHardened, ...deps }: RecoveryRouteDeps): Handle<typeof checkEmailRegister> {
  return async ({ email }, visitor) => {
    const admitted = await withinLimits(deps, 'check-email', visitor.caller({ email }));
    if (!admitted.ok) return fail(refusedFor(admitted.failure));
    const isKnown = isHardened || (await deps.members.findByEmail(email)) !== undefined;
    return fail({ reason: isKnown ? 'registered' : 'unknown-account' });
  };
}

function noticeEmail({ isHardened, ...deps }: RecoveryRouteDeps): Handle<typeof getNoticeEmail> {
  return async ({ email }, visitor) => {
    const admitted = await withinLimits(deps, 'notice-email', visitor.caller({ email }));
    if (!admitted.ok) return fail(refusedFor(admitted.failure));
    if (isHardened) return ok({ notice_email: '' });
    const member = await deps.members.findByEmail(email);
    if (!member) return fail({ reason: 'unknown-account' });
    const address = await deps.codes.noticeEmail(member.id);
    return ok({ notice_email: address === null ? '' : maskAddress(address) });
  };
}

function send({ isHardened, ...deps }: RecoveryRouteDeps): Handle<typeof sendCodeCall> {
  return async ({ email, is_account_email: choice }, visitor) => {
    const to = choice === 1 ? 'account' : 'notice';
    const [result] = await Promise.all([
      sendCode(deps, { email, to, caller: visitor.caller({ email }) }),
      isHardened ? sleep(SEND_MS) : undefined,
    ]);
    if (result.ok || (isHardened && result.failure.reason === 'unknown-account')) return ok(null);
    return fail(refusedFor(result.failure));
  };
}

function check(deps: RecoveryRouteDeps): Handle<typeof checkCodeCall> {
  return async ({ email, code }, visitor) => {
    const result = await checkCode(deps, { email, code, caller: visitor.caller({ email }) });
    return result.ok ? ok(null) : fail(refusedFor(result.failure));
  };
}

function edit(deps: RecoveryRouteDeps): Handle<typeof editPasswordCall> {
  return async ({ email, code, password }, visitor) => {
    const result = await editPassword(deps, { email, code, password, caller: visitor.caller({ email }) });
    return result.ok ? ok(null) : fail(refusedFor(result.failure));
  };
}

/** The calls that give somebody back an account whose password is lost. */
export function recoveryRoutes(deps: RecoveryRouteDeps) {
  const anyone = { access: 'anyone' } as const;
  const calls = {
    checkEmail: { ...anyone, schema: addressInput, handle: checkEmail(deps) },
    notice: { ...anyone, schema: addressInput, handle: noticeEmail(deps) },
    send: { ...anyone, schema: sendCodeInput, handle: send(deps) },
    check: { ...anyone, schema: codeInput, handle: check(deps) },
    edit: { ...anyone, schema: editPasswordInput, handle: edit(deps) },
  };
  const asked = [
    route('checkEmailRegister', calls.checkEmail),
    route('getNoticeEmail', calls.notice),
    route('sendCode', calls.send),
    route('checkCode', calls.check),
    route('editPassword', calls.edit),
  ];
  if (!deps.isHardened) return asked;
  return [
    ...asked,
    route('postCheckEmailRegister', calls.checkEmail),
    route('postNoticeEmail', calls.notice),
    route('postSendCode', calls.send),
    route('postCheckCode', calls.check),
  ];
}
