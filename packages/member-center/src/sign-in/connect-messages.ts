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
  connected: { look: 'success', message: msg`Google is connected. You can now log in with it too.` },
  'connect-cancelled': { look: 'info', message: msg`You cancelled at Google, so nothing was connected.` },
  'connect-failed': bad(msg`Google couldn’t be connected. Nothing was changed. Try again.`),
  'connect-expired': bad(msg`Connecting Google took too long. Try again.`),
  'connect-email-unverified': bad(
    msg`That Google account’s email address isn’t confirmed. Confirm it with Google, then connect it.`,
  ),
  'connect-busy': bad(msg`Google isn’t responding. Try again in a minute.`),
  'connect-link-taken': bad(
    msg`This Google account is already connected to another Kinora account. Choose another Google account or disconnect it there first.`,
  ),
  'connect-already-linked': bad(msg`Your account is already connected to a Google account. Disconnect that one first.`),
  'connect-signed-out': bad(msg`You were logged out, so nothing was connected. Try again.`),
};

const isKnown = (outcome: string): outcome is Outcome => Object.hasOwn(NEWS, outcome);

/** Words for an outcome that stood in the address, where anybody can write; undefined where there is none. */
export function connectNews(outcome: string): ConnectNews | undefined {
  if (outcome === '') return undefined;
  return NEWS[isKnown(outcome) ? outcome : 'connect-failed'];
}
