import { CREDIT_REASONS, type CreditKind, type CreditReason, type GrantSource } from '@kinora/contracts/money';
import { GRANT_RULES } from '@kinora/contracts/plans';
import { FAILURE_WORDS } from '@kinora/credits';
import { memoize } from '@kinora/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What happened, as the tag of a line. */
interface KindWords {
  readonly tag: MessageDescriptor;
  readonly look: 'neutral' | 'lamp' | 'success' | 'danger' | 'info';
}

export const KIND_WORDS: Readonly<Record<CreditKind, KindWords>> = {
  granted: { tag: msg`Added`, look: 'lamp' },
  held: { tag: msg`Held`, look: 'neutral' },
  charged: { tag: msg`Charged`, look: 'success' },
  returned: { tag: msg`Returned`, look: 'info' },
  expired: { tag: msg({ message: 'Expired', context: 'credits' }), look: 'neutral' },
  revoked: { tag: msg`Taken back`, look: 'danger' },
};

/** Where credits come from. */
export const SOURCE_WORDS: Readonly<Record<GrantSource, MessageDescriptor>> = {
  start: msg`Welcome credits`,
  plan: msg`Your plan`,
  pack: msg`A pack`,
  promotion: msg`A promotion`,
  operator: msg`The operator of this server`,
};

/** The same inside a sentence: "40 from your start". */
export const FROM_WORDS: Readonly<Record<GrantSource, MessageDescriptor>> = {
  start: msg`welcome credits`,
  plan: msg`from your plan`,
  pack: msg`from a pack`,
  promotion: msg`from a promotion`,
  operator: msg`from the operator of this server`,
};

const REASONS: Readonly<Record<CreditReason, MessageDescriptor>> = {
  ...FAILURE_WORDS,
  cancelled: msg`You cancelled it.`,
  dispute: msg`The payment was disputed with the bank.`,
  refund: msg`The payment was refunded.`,
};

const isReason = (reason: string): reason is CreditReason => CREDIT_REASONS.some((one) => one === reason);

/** Why credits came back or went; null where nobody says. A newer server may know more reasons. */
export function reasonWords(reason: string | null): MessageDescriptor | null {
  if (reason === null) return null;
  return isReason(reason) ? REASONS[reason] : msg`It failed.`;
}

/** How long credits of a source stay where they have no date. */
export const staysForEver = (source: GrantSource): boolean => GRANT_RULES[source].stays === null;

const changesIn = memoize((locale) => new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }));

/** What a line changed, as it is shown: a charge takes nothing more, because the hold did. */
export const signedChange = (change: number, locale: string): string =>
  changesIn(locale).format(change).replace('-', '\u2212');
