import type { Device } from '../../../domain/identity/devices.ts';
import type { IdentityDeps, Proven } from '../../../domain/identity/identity.ts';
import type { Caller } from '../../../domain/limits.ts';

export interface Arrival {
  readonly member: Proven;
  /** The secret of the browser's cookie; null for a client without one. */
  readonly binding: string | null;
  readonly device: Device;
  readonly caller: Caller;
  /** `sign-up` is the account's first session, whose device is no news. */
  readonly by: 'sign-in' | 'sign-up';
  /** Of another provider, where one vouched for the member. */
  readonly provider?: string;
}

/**
 * Opens a session of a member who has proven to be one: its device is remembered, a new one is told by mail. Undefined
 * where the password was changed meanwhile.
 */
export async function openMemberSession(
  { audit, devices, sessions }: Pick<IdentityDeps, 'audit' | 'devices' | 'sessions'>,
  { member, binding, device, caller, by, provider }: Arrival,
): Promise<string | undefined> {
  const { id: memberId } = member;
  const token = await sessions.openProven(member, binding, device.name);
  if (token === undefined) return undefined;
  await devices.note(memberId, device, { tell: by === 'sign-in' });
  await audit.record({ kind: by, memberId, caller, ...(provider === undefined ? {} : { detail: { provider } }) });
  return token;
}
