import { purchaseWords } from '@kinora/credits';
import { Button, ButtonLink, Notice, Spinner } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import { Price } from '../price/price.tsx';
import { Bought } from './bought.tsx';
import type { OpeningStep } from './open-order-atoms.ts';
import { PurchaseLayout } from './purchase-layout.tsx';

export interface OpeningViewProps {
  sku: string;
  step: OpeningStep;
  backHref: string;
  memberHref: string;
  /** Opens the order; `cents` is the price that was agreed to. */
  onOpen: (cents?: number) => void;
}

function Failed({
  step,
  backHref,
  memberHref,
  onOpen,
}: Omit<OpeningViewProps, 'step' | 'sku'> & { step: Extract<OpeningStep, { kind: 'failed' }> }) {
  const { i18n } = useLingui();
  const { failure } = step;
  const hasPlan = failure.kind === 'refused' && failure.reason === 'plan-runs';
  return (
    <>
      <Notice look="danger" announce="alert">
        {i18n._(purchaseWords(failure))}
      </Notice>
      <div className="flex flex-wrap gap-2">
        {hasPlan ? (
          <ButtonLink href={memberHref}>
            <Trans>Open Member Center</Trans>
          </ButtonLink>
        ) : (
          <Button onClick={() => onOpen()}>
            <Trans>Try again</Trans>
          </Button>
        )}
        <ButtonLink href={backHref} look="quiet">
          <Trans>Back to where you were</Trans>
        </ButtonLink>
      </div>
    </>
  );
}

function Changed({ from, to, onAgree }: { from: number; to: number; onAgree: () => void }) {
  return (
    <>
      <Notice look="info" announce="status">
        <Trans>
          The price changed from <Price cents={from} /> to <Price cents={to} />. Nothing was paid.
        </Trans>
      </Notice>
      <div>
        <Button size="large" onClick={onAgree}>
          <Trans>
            Continue for <Price cents={to} />
          </Trans>
        </Button>
      </div>
    </>
  );
}

/** The moment between a buy button and the checkout. */
export function OpeningView({ sku, step, onOpen, ...hrefs }: OpeningViewProps) {
  const cents = step.kind === 'leaving' ? step.order.cents : null;
  return (
    <PurchaseLayout bought={<Bought sku={sku} cents={step.kind === 'price-changed' ? step.to : cents} />}>
      {(step.kind === 'opening' || step.kind === 'leaving') && (
        <output className="flex items-center gap-3 text-ui text-strong">
          <Spinner />
          <Trans>Opening your purchase</Trans>
        </output>
      )}
      {step.kind === 'price-changed' && <Changed {...step} onAgree={() => onOpen(step.to)} />}
      {step.kind === 'failed' && <Failed {...hrefs} step={step} onOpen={onOpen} />}
    </PurchaseLayout>
  );
}
