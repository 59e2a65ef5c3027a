import type { Payment, Payments, PaymentState } from '@kinora/contracts/money';
import { priceText, skuWords } from '@kinora/credits';
import { Answer, Button, RetryNotice, Skeleton, Tag, wordList, type AnswerView } from '@kinora/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

import { MemberSection } from '../section/member-section.tsx';
import { SettingRow } from '../section/setting-row.tsx';

export interface PaymentsSectionProps {
  payments: AnswerView<Payments>;
  isLoadingMore: boolean;
  /** Why the next page did not come, in the reader's language. */
  moreProblem?: string | undefined;
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

type ListProps = Pick<PaymentsSectionProps, 'isLoadingMore' | 'onMore'> & { page: Payments };

function List({ page, isLoadingMore, onMore }: ListProps) {
  const { t } = useLingui();
  const { payments, next } = page;
  if (payments.length === 0) {
    return (
      <p className="text-small text-muted">
        <Trans>Nothing was paid yet.</Trans>
      </p>
    );
  }
  return (
    <>
      <ul aria-label={t`Payments`}>
        {payments.map((payment) => (
          <Row key={payment.id} payment={payment} />
        ))}
      </ul>
      {next !== null && (
        <div>
          <Button look="default" size="small" busy={isLoadingMore} onClick={onMore}>
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
  const { payments, moreProblem, onMore, onReload } = props;
  return (
    <MemberSection id="payments" title={t`Payments`}>
      {moreProblem !== undefined && (
        <RetryNotice retryLabel={t`Try again`} onRetry={onMore}>
          {moreProblem}
        </RetryNotice>
      )}
      <Answer
        answer={payments}
        loadingLabel={t`Your payments are loading`}
        skeleton={<Skeleton shape="card" />}
        retryLabel={t`Try again`}
        onRetry={onReload}
      >
        {(page) => <List {...props} page={page} />}
      </Answer>
    </MemberSection>
  );
}
