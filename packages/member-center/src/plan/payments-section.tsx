import type { Payment, PaymentState } from '@kinora/contracts';
import { priceText, skuWords } from '@kinora/credits';
import { Button, Notice, Skeleton, Tag, TextButton, wordList } from '@kinora/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

import { MemberSection } from '../page/member-section.tsx';
import { SettingRow } from '../page/setting-row.tsx';

export interface PaymentsSectionProps {
  state: 'loading' | 'failed' | 'ready';
  payments: readonly Payment[];
  hasMore: boolean;
  /** Why the last thing that was asked for did not come, in the reader's language. */
  problem?: string | undefined;
  onMore: () => void;
  onReload: () => void;
}

const STATES: Readonly<Record<PaymentState, { tag: MessageDescriptor; look: 'success' | 'danger' | 'info' }>> = {
  paid: { tag: msg({ message: 'Paid', context: 'payment' }), look: 'success' },
  failed: { tag: msg({ message: 'Failed', context: 'payment' }), look: 'danger' },
  refunded: { tag: msg`Refunded`, look: 'info' },
  disputed: { tag: msg`Disputed`, look: 'danger' },
};

function Row({ payment }: { payment: Payment }) {
  const { i18n, t } = useLingui();
  const { sku, cents, refundedCents, state, credits, checkout, at } = payment;
  const { tag, look } = STATES[state];
  const day = i18n.date(new Date(at), { dateStyle: 'medium' });
  const back = priceText(refundedCents, i18n.locale);
  const facts = [
    day,
    t`${plural(credits, { one: '# credit', other: '# credits' })}`,
    ...(refundedCents > 0 ? [t`${back} went back`] : []),
  ];
  return (
    <li className="border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <SettingRow
        label={i18n._(skuWords(sku))}
        tag={
          <>
            <Tag look={look}>{i18n._(tag)}</Tag>
            {checkout === 'sandbox' && (
              <Tag>
                <Trans>Sandbox</Trans>
              </Tag>
            )}
          </>
        }
        note={wordList(facts, i18n.locale)}
        actions={<p className="font-bold text-strong tabular-nums">{priceText(cents, i18n.locale)}</p>}
      />
    </li>
  );
}

function List({ state, payments, hasMore, onMore }: PaymentsSectionProps) {
  const { t } = useLingui();
  if (state === 'loading') {
    return (
      <div aria-busy="true" className="grid gap-3">
        <p className="sr-only">
          <Trans>Your payments are loading</Trans>
        </p>
        <Skeleton shape="card" />
      </div>
    );
  }
  if (payments.length === 0) {
    return state === 'ready' ? (
      <p className="text-small text-muted">
        <Trans>Nothing was paid yet.</Trans>
      </p>
    ) : null;
  }
  return (
    <>
      <ul aria-label={t`Payments`}>
        {payments.map((payment) => (
          <Row key={payment.id} payment={payment} />
        ))}
      </ul>
      {hasMore && (
        <div>
          <Button look="default" size="small" onClick={onMore}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </>
  );
}

/** What was paid, and what became of it. */
export function PaymentsSection(props: PaymentsSectionProps) {
  const { t } = useLingui();
  const { problem, onReload } = props;
  return (
    <MemberSection id="payments" title={t`Payments`}>
      {problem !== undefined && (
        <Notice
          look="danger"
          announce="alert"
          action={
            <TextButton onClick={onReload}>
              <Trans>Try again</Trans>
            </TextButton>
          }
        >
          {problem}
        </Notice>
      )}
      <List {...props} />
    </MemberSection>
  );
}
