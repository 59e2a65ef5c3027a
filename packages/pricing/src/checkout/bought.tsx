import { findSku, rightsOf, type AnySku } from '@kinora/contracts/plans';
import { skuWords } from '@kinora/credits';
import { CoinIcon, Panel } from '@kinora/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

import { Price } from '../price/price.tsx';

export interface BoughtProps {
  sku: string;
  /** Null while the price is not known. */
  cents: number | null;
}

function Renewal({ sku }: { sku: AnySku }) {
  if (sku.kind === 'pack') return <Trans>One-time payment. Credits are valid for one year.</Trans>;
  if (sku.period === 'year') return <Trans>Renews yearly. Cancel any time. We email you 7 days before.</Trans>;
  return <Trans>Renews monthly. Cancel any time. We email you 3 days before.</Trans>;
}

function Gives({ sku }: { sku: AnySku }) {
  if (sku.kind === 'pack') return <Plural value={sku.credits} one="# credit" other="# credits" />;
  return <Plural value={rightsOf(sku.tier).creditsPerMonth} one="# credit every month" other="# credits every month" />;
}

/** What is bought, what it costs, and how it goes on. */
export function Bought({ sku, cents }: BoughtProps) {
  const { i18n } = useLingui();
  const known = findSku(sku);
  return (
    <Panel>
      <div className="grid gap-3">
        <h2 className="type-title wrap-anywhere">{i18n._(skuWords(sku))}</h2>
        {cents !== null && (
          <p className="type-display">
            <Price cents={cents} />
          </p>
        )}
        {known && (
          <>
            <p className="flex items-center gap-2 font-bold text-strong tabular-nums">
              <span className="text-accent">
                <CoinIcon />
              </span>
              <Gives sku={known} />
            </p>
            <p className="text-small text-pretty text-muted">
              <Renewal sku={known} />
            </p>
          </>
        )}
      </div>
    </Panel>
  );
}
