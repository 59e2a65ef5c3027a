import type { CreditLot } from '@kinora/contracts/money';
import { Trans, useLingui } from '@lingui/react/macro';

import { FROM_WORDS, staysForEver } from './credit-messages.ts';

export interface LotListProps {
  /** In the order in which they are spent. */
  lots: readonly CreditLot[];
}

function Stays({ lot }: { lot: CreditLot }) {
  const { i18n } = useLingui();
  if (lot.expiresAt !== null) {
    const day = i18n.date(new Date(lot.expiresAt), { dateStyle: 'long' });
    return <Trans>until {day}</Trans>;
  }
  return staysForEver(lot.source) ? <Trans>don’t expire</Trans> : <Trans>while your plan is active</Trans>;
}

function Lot({ lot }: LotProps) {
  const { i18n } = useLingui();
  const source = i18n._(FROM_WORDS[lot.source]);
  return (
    <li className="flex items-baseline gap-3 text-small">
      <b className="min-w-12 text-end font-bold text-strong tabular-nums">{i18n.number(lot.remaining)}</b>
      <span className="min-w-0 text-pretty text-muted">
        {lot.scope === 'local' ? (
          <Trans>
            {source}, for local preview engine clips, <Stays lot={lot} />
          </Trans>
        ) : (
          <Trans>
            {source}, <Stays lot={lot} />
          </Trans>
        )}
      </span>
    </li>
  );
}

interface LotProps {
  lot: CreditLot;
}

/** Where the credits come from and how long they stay. */
export function LotList({ lots }: LotListProps) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Your credits, in the order they’re spent`} className="grid gap-1.5">
      {lots.map((lot) => (
        <Lot key={lot.id} lot={lot} />
      ))}
    </ul>
  );
}
