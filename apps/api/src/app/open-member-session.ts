import type { Device } from '../domain/devices.ts';
import type { IdentityDeps } from '../domain/identity.ts';
import type { Caller } from '../domain/limits.ts';

export interface Arrival {
  readonly memberId: string;
  /** The secret of the browser's cookie; null for a client without one. */
  readonly binding: string | null;
  readonly device: Device;
  readonly caller: Caller;
  /** `sign-up` is the account's first session, whose device is no news. */
  readonly by: 'sign-in' | 'sign-up';
  /** Of another provider, where one vouched for the member. */
  readonly provider?: string;
}

/** Opens a session of a member who has proven to be one: its device is remembered, a new one is told by mail. */
export async function openMemberSession(
  { audit, devices, sessions }: Pick<IdentityDeps, 'audit' | 'devices' | 'sessions'>,
  { memberId, binding, device, caller, by, provider }: Arrival,
): Promise<string> {
  await devices.note(memberId, device, { tell: by === 'sign-in' });
  await audit.record({ kind: by, memberId, caller, ...(provider === undefined ? {} : { detail: { provider } }) });
  return sessions.open({ kind: 'member', id: memberId }, binding, device.name);
}
