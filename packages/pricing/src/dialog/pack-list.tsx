import { Button, CoinIcon, Tag } from '@kinora/ui';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

import type { PackOffer } from '../offers.ts';
import { Price } from '../price/price.tsx';

export interface PackListProps {
  packs: readonly PackOffer[];
  onBuy: (pack: PackOffer) => void;
}

function Pack({ pack, onBuy }: { pack: PackOffer; onBuy: () => void }) {
  const { t } = useLingui();
  const { sku, cents, fullCents } = pack;
  const count = sku.credits;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 rounded-inner bg-surface-3 p-4 shadow-lit">
      <div className="grid gap-0.5">
        <p className="flex items-center gap-2 font-bold text-strong tabular-nums">
          <span className="text-accent">
            <CoinIcon />
          </span>
          <Plural value={count} one="# credit" other="# credits" />
        </p>
        <p className="text-small text-muted">
          <span className="font-bold text-body">
            <Price cents={cents} />
          </span>
          {fullCents !== null && (
            <>
              {' '}
              <Trans>
                instead of <Price cents={fullCents} />
              </Trans>
            </>
          )}
        </p>
      </div>
      <Button
        look="default"
        onClick={onBuy}
        aria-label={t`Buy a pack of ${plural(count, { one: '# credit', other: '# credits' })}, opens in a new tab`}
      >
        <Trans>Buy</Trans>
      </Button>
    </li>
  );
}

/** Credits without a plan, bought once. */
export function PackList({ packs, onBuy }: PackListProps) {
  const isHalf = packs.some(({ fullCents }) => fullCents !== null);
  return (
    <section aria-labelledby="packs" className="grid gap-3">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id="packs" className="type-label">
          <Trans>One-time credits</Trans>
        </h3>
        {isHalf && (
          <Tag look="success">
            <Trans>50% off with your plan</Trans>
          </Tag>
        )}
        <p className="text-small text-muted">
          <Trans>Valid for one year.</Trans>
        </p>
      </header>
      <ul className="grid gap-3 desk:grid-cols-3 desk:gap-5">
        {packs.map((pack) => (
          <Pack key={pack.sku.id} pack={pack} onBuy={() => onBuy(pack)} />
        ))}
      </ul>
    </section>
  );
}
