import { priceParts } from '@kinora/credits';
import { Skeleton } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import type { PlanPrice } from '../offers.ts';
import { Price } from '../price/price.tsx';

export interface BigPriceProps {
  /** Null while it is not known. */
  price: PlanPrice | null;
  period: 'month' | 'year';
  /** A promotion runs: what it costs otherwise is struck through. */
  isPromoted?: boolean;
}

function Number({ cents }: { cents: number }) {
  const { i18n } = useLingui();
  return (
    <b dir="ltr" className="plan-price whitespace-nowrap">
      {priceParts(cents, i18n.locale).map(({ kind, text }) => (
        <span key={kind} className={kind === 'currency' ? 'me-1 text-[0.5em] tracking-normal' : undefined}>
          {text}
        </span>
      ))}
    </b>
  );
}

/** What a plan costs a month, what it costs without the promotion, and how it is billed. */
export function BigPrice({ price, period, isPromoted = false }: BigPriceProps) {
  if (!price) {
    return (
      <div className="grid h-19 content-center gap-3">
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </div>
    );
  }
  return (
    <div className="grid min-h-19 gap-1">
      <p className="flex items-center gap-3">
        <Number cents={price.specialCents} />
        <span className="grid text-small leading-tight text-muted">
          <Trans>a month</Trans>
          {isPromoted && price.struckCents > price.specialCents && (
            <s>
              <span className="sr-only">
                <Trans>before</Trans>{' '}
              </span>
              <Price cents={price.struckCents} />
            </s>
          )}
        </span>
      </p>
      <p className="text-small text-muted">
        {period === 'year' ? <Trans>Billed annually at</Trans> : <Trans>Billed monthly at</Trans>}{' '}
        <Price cents={price.actualCents} />
      </p>
    </div>
  );
}
