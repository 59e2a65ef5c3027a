import { Button, Panel } from '@kinora/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface CreditOffer {
  /** The name of a plan. */
  readonly name: string;
  readonly creditsPerMonth: number;
  /** Of the cheapest clips. */
  readonly clipsPerMonth: number;
}

export interface WhatCreditsBuyProps {
  /** Credits of the cheapest clip there is. */
  from: number;
  offers: readonly CreditOffer[];
  /** Left out where nothing is on sale. */
  onSeePrices?: (() => void) | undefined;
}

function Rule({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="grid content-start gap-1">
      <h3 className="type-heading">{title}</h3>
      <p className="text-small text-pretty text-muted">{children}</p>
    </li>
  );
}

/** What a clip costs, what happens to the credits, and what a plan brings. */
export function WhatCreditsBuy({ from, offers, onSeePrices }: WhatCreditsBuyProps) {
  const { t } = useLingui();
  return (
    <Panel look="form">
      <ol className="grid gap-x-8 gap-y-5 p-1 nav:grid-cols-3">
        <Rule title={t`The price is on the button`}>
          <Plural value={from} one="Clips start at # credit." other="Clips start at # credits." />{' '}
          <Trans>You see the same number before you press Create and on your receipt.</Trans>
        </Rule>
        <Rule title={t`Held, not spent`}>
          <Trans>Create puts a hold on the credits. You’re charged only when the clip arrives.</Trans>
        </Rule>
        <Rule title={t`Refunded automatically`}>
          <Trans>
            If a clip fails, is declined or you cancel it, you pay nothing and the credits come back at once.
          </Trans>
        </Rule>
      </ol>
      {offers.length > 0 && (
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-line px-1 pt-4">
          <ul className="grid gap-1 text-small tabular-nums">
            {offers.map(({ name, creditsPerMonth, clipsPerMonth }) => (
              <li key={name}>
                <b className="font-bold text-strong">
                  <bdi>{name}</bdi>
                </b>{' '}
                <Trans>
                  <Plural value={creditsPerMonth} one="# credit a month" other="# credits a month" />, up to{' '}
                  <Plural value={clipsPerMonth} one="# video" other="# videos" />
                </Trans>
              </li>
            ))}
          </ul>
          {onSeePrices && (
            <Button look="soft" onClick={onSeePrices}>
              <Trans>See the plans</Trans>
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}
