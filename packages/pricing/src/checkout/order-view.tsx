import { unreachable } from '@kinora/contracts';
import type { Order, SandboxAnswer } from '@kinora/contracts/money';
import { purchaseWords, type PurchaseFailure } from '@kinora/credits';
import { Button, ButtonLink, ExternalIcon, Notice, Panel, ReceiptSlip, Spinner } from '@kinora/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Price } from '../price/price.tsx';
import { Bought } from './bought.tsx';
import { payAddress } from './pay-address.ts';
import { PurchaseLayout } from './purchase-layout.tsx';
import { SandboxCheckout } from './sandbox-checkout.tsx';

export interface OrderViewProps {
  order: Order;
  /** What the sandbox's checkout was asked for. */
  answer: SandboxAnswer | null;
  failure: PurchaseFailure | null;
  /** Where the buyer was. */
  backHref: string;
  memberHref: string;
  onAnswer: (answer: SandboxAnswer) => void;
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-center gap-3 text-ui text-strong">
      <Spinner />
      <span>{children}</span>
    </span>
  );
}

function Open({ order, answer, onAnswer }: OrderViewProps) {
  if (order.checkout === 'sandbox') {
    return (
      <Panel>
        <SandboxCheckout answer={answer} onAnswer={onAnswer} />
      </Panel>
    );
  }
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-pretty text-muted">
        <Trans>This page updates when you’ve paid, even if you close the other one.</Trans>
      </p>
      <ButtonLink href={payAddress(order)} size="large" icon={<ExternalIcon />}>
        <Trans>Continue to payment</Trans>
      </ButtonLink>
    </div>
  );
}

/** What was pressed is gone with the checkout: the focus goes to what came of it. Nobody else's focus is taken. */
function takeLostFocus(ending: HTMLElement | null) {
  if (document.activeElement === null || document.activeElement === document.body) ending?.focus();
}

function Paid({ order, backHref, memberHref }: OrderViewProps) {
  const { t, i18n } = useLingui();
  return (
    <div className="grid gap-4">
      <ReceiptSlip
        rows={[{ label: t`Credits added`, value: i18n.number(order.credits) }]}
        total={{ label: t({ message: 'Paid', context: 'label of a total' }), value: <Price cents={order.cents} /> }}
      />
      <p className="text-small text-pretty text-muted">
        <Trans>The tab you came from continues automatically. You can close this one.</Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={backHref} size="large">
          <Trans>Back to where you were</Trans>
        </ButtonLink>
        <ButtonLink href={memberHref} size="large" look="quiet">
          <Trans>See your plan and credits</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}

function Ended({ order, backHref }: OrderViewProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink href={`/checkout/${order.sku}/`} size="large">
        <Trans>Try again</Trans>
      </ButtonLink>
      <ButtonLink href={backHref} size="large" look="quiet">
        <Trans>Back to where you were</Trans>
      </ButtonLink>
    </div>
  );
}

function OpenWords({ order, answer }: Pick<OrderViewProps, 'order' | 'answer'>) {
  if (order.checkout === 'stripe')
    return (
      <Waiting>
        <Trans>Waiting for payment</Trans>
      </Waiting>
    );
  if (answer === null) return null;
  return (
    <Waiting>
      {answer === 'late' ? (
        <Trans>Waiting for the bank. It takes about 20 s.</Trans>
      ) : (
        <Trans>Waiting for the bank</Trans>
      )}
    </Waiting>
  );
}

function StateWords({ order, answer }: Pick<OrderViewProps, 'order' | 'answer'>) {
  switch (order.state) {
    case 'open':
      return <OpenWords order={order} answer={answer} />;
    case 'paid':
      return (
        <Notice look="success">
          <Trans>Paid.</Trans>{' '}
          <Plural value={order.credits} one="# credit is on your balance." other="# credits are on your balance." />
        </Notice>
      );
    case 'declined':
      return (
        <Notice look="danger">
          <Trans>The payment was declined. Nothing was paid. Try again or use another card.</Trans>
        </Notice>
      );
    case 'expired':
      return (
        <Notice look="danger">
          <Trans>This purchase has expired. Nothing was paid.</Trans>
        </Notice>
      );
    case 'cancelled':
      return (
        <Notice>
          <Trans>You cancelled this purchase. Nothing was paid.</Trans>
        </Notice>
      );
    default:
      return unreachable(order.state);
  }
}

/** A purchase: what it is, how it stands, and what to do about it. */
export function OrderView(props: OrderViewProps) {
  const { t, i18n } = useLingui();
  const { order, answer, failure } = props;
  return (
    <PurchaseLayout bought={<Bought sku={order.sku} cents={order.cents} />}>
      {/* Always there, so that every change is said. */}
      <output className="block empty:absolute">
        <StateWords order={order} answer={answer} />
      </output>
      {failure && (
        <Notice look="danger" announce="alert">
          {i18n._(purchaseWords(failure))}
        </Notice>
      )}
      {order.state === 'open' && <Open {...props} />}
      {order.state !== 'open' && (
        <section ref={takeLostFocus} tabIndex={-1} aria-label={t`Result`} className="focus:outline-none">
          {order.state === 'paid' ? <Paid {...props} /> : <Ended {...props} />}
        </section>
      )}
    </PurchaseLayout>
  );
}

export interface OrderMissingProps {
  problem: string;
  isUnknown: boolean;
  backHref: string;
  onRetry: () => void;
}

/** There is nothing to show of an order, and why. */
export function OrderMissing({ problem, isUnknown, backHref, onRetry }: OrderMissingProps) {
  return (
    <div className="grid justify-items-start gap-4">
      <Notice look="danger" announce="alert">
        {problem}
      </Notice>
      <div className="flex flex-wrap gap-2">
        {!isUnknown && (
          <Button onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )}
        <ButtonLink href={backHref} look={isUnknown ? 'primary' : 'quiet'}>
          <Trans>Back to where you were</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
