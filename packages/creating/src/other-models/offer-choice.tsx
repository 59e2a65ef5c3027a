import { ChevronDownIcon, Menu, type ButtonProps } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { lossWords } from './loss-messages.ts';
import { OfferButton, OfferEntries, type OfferActs } from './offer-link.tsx';
import { byPrice, type Offer } from './offers.ts';

export interface OfferChoiceProps extends OfferActs {
  /** The best first. */
  offers: readonly [Offer, ...Offer[]];
  look: ButtonProps['look'];
  /** What the button of the best says. */
  children: ReactNode;
  /** At the end of the line, or below it. */
  aside?: ReactNode;
}

/** The best of other models as a button, all of them in a menu beside it, and what the best one cannot keep. */
export function OfferChoice({ offers, look, aside, children, ...acts }: OfferChoiceProps) {
  const { t, i18n } = useLingui();
  const [best] = offers;
  const line = lossWords(best.lost, i18n);
  return (
    <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="flex max-w-full min-w-0 items-center gap-1.5">
          <span className="min-w-0">
            <OfferButton {...acts} offer={best} look={look}>
              <span className="min-w-0 truncate">{children}</span>
            </OfferButton>
          </span>
          {offers.length > 1 && (
            <Menu
              look="chip"
              label={t`Other models`}
              trigger={
                <>
                  <span className="max-nav:hidden">
                    <Trans>Other models</Trans>
                  </span>
                  <ChevronDownIcon />
                </>
              }
            >
              <OfferEntries {...acts} offers={byPrice(offers)} />
            </Menu>
          )}
        </span>
        {line !== '' && <p className="min-w-0 text-micro text-muted">{line}</p>}
      </div>
      {aside}
    </div>
  );
}
