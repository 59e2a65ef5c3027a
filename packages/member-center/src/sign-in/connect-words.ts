import type { SignInOutcome } from '@kinora/contracts/identity';
import type { NoticeProps } from '@kinora/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Outcome = Extract<SignInOutcome, `connect${string}`>;

/** What came of connecting a provider. */
export interface ConnectNews {
  readonly look: NonNullable<NoticeProps['look']>;
  readonly message: MessageDescriptor;
}

const bad = (message: MessageDescriptor): ConnectNews => ({ look: 'danger', message });

const NEWS: Readonly<Record<Outcome, ConnectNews>> = {
  connected: { look: 'success', message: msg`Google is connected. From now on you can also log in with it.` },
  'connect-cancelled': { look: 'info', message: msg`You turned back at Google, so nothing was connected.` },
  'connect-failed': bad(msg`Connecting Google did not work. Nothing has changed, try again.`),
  'connect-expired': bad(msg`Connecting Google took too long. Begin again.`),
  'connect-email-unverified': bad(
    msg`Google has not confirmed the e-mail address of that account. Confirm it there, and connect it then.`,
  ),
  'connect-busy': bad(msg`Google does not answer now. Try again in a minute.`),
  'connect-link-taken': bad(
    msg`This Google account is connected with another Kinora account already. Choose another Google account, or disconnect it there first.`,
  ),
  'connect-already-linked': bad(
    msg`Your account is connected with a Google account already. Disconnect that one first.`,
  ),
  'connect-signed-out': bad(msg`You were logged out meanwhile, so nothing was connected. Begin again.`),
};

const isKnown = (outcome: string): outcome is Outcome => Object.hasOwn(NEWS, outcome);

/** Words for an outcome that stood in the address, where anybody can write; undefined where there is none. */
export function connectNews(outcome: string): ConnectNews | undefined {
  if (outcome === '') return undefined;
  return NEWS[isKnown(outcome) ? outcome : 'connect-failed'];
}
