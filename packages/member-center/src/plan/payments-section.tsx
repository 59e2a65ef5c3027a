import type { Page } from '@kinora/api-client';
import type { Payment, PaymentState } from '@kinora/contracts/money';
import { priceText, skuWords } from '@kinora/credits';
import { Answer, LoadMore, Skeleton, Tag, wordList, type AnswerView, type MoreView } from '@kinora/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

import { MemberSection } from '../section/member-section.tsx';
import { SettingRow } from '../section/setting-row.tsx';

export interface PaymentsSectionProps {
  payments: AnswerView<Page<Payment>>;
  /** What follows the ones that are shown. */
  more: MoreView;
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
    ...(refundedCents > 0 ? [t`${back} refunded`] : []),
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

type ListProps = Pick<PaymentsSectionProps, 'more' | 'onMore'> & { page: Page<Payment> };

function List({ page, ...more }: ListProps) {
  const { t } = useLingui();
  if (page.items.length === 0) {
    return (
      <p className="text-small text-muted">
        <Trans>No payments yet.</Trans>
      </p>
    );
  }
  return (
    <>
      <ul aria-label={t`Payments`}>
        {page.items.map((payment) => (
          <Row key={payment.id} payment={payment} />
        ))}
      </ul>
      <LoadMore {...more} label={t`Show more`} retryLabel={t`Try again`} />
    </>
  );
}

/** What was paid, and what became of it. */
export function PaymentsSection(props: PaymentsSectionProps) {
  const { t } = useLingui();
  const { payments, more, onMore, onReload } = props;
  return (
    <MemberSection id="payments" title={t`Payments`}>
      <Answer
        answer={payments}
        loadingLabel={t`Loading your payments`}
        skeleton={<Skeleton shape="card" />}
        retryLabel={t`Try again`}
        onRetry={onReload}
      >
        {(page) => <List page={page} more={more} onMore={onMore} />}
      </Answer>
    </MemberSection>
  );
}
