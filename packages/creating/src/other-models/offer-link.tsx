import { modelWords } from '@kinora/credits';
import { Button, ButtonLink, MenuItem, MenuLink, type ButtonProps } from '@kinora/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { lossWords } from './loss-messages.ts';
import type { Offer } from './offers.ts';

/** What a press on an offer does. */
export interface OfferActs {
  /** The address of the form that is set up like that; null where it is on this page. */
  hrefOf: (offer: Offer) => string | null;
  /** Pressed, whether it leads to an address or not. */
  onTake: (offer: Offer) => void;
}

export interface OfferButtonProps extends OfferActs {
  offer: Offer;
  look: ButtonProps['look'];
  children: ReactNode;
}

/** Opens the form of another model: a link, or a button where the form is on this page. */
export function OfferButton({ offer, look, hrefOf, onTake, children }: OfferButtonProps) {
  const href = hrefOf(offer);
  if (href === null) {
    return (
      <Button look={look} size="small" onClick={() => onTake(offer)}>
        {children}
      </Button>
    );
  }
  return (
    <ButtonLink look={look} size="small" href={href} onClick={() => onTake(offer)}>
      {children}
    </ButtonLink>
  );
}

function Entry({ offer: { asked, ownKey, price, lost } }: { offer: Offer }) {
  const { t, i18n } = useLingui();
  const line = lossWords(lost, i18n);
  return (
    <span className="grid w-full min-w-0 gap-0.5 py-2">
      <span className="flex items-baseline justify-between gap-4">
        <bdi className="min-w-0">{i18n._(modelWords(asked.model))}</bdi>{' '}
        <span className="flex-none text-small text-muted tabular-nums">
          {ownKey === null ? t`${plural(price, { one: '# credit', other: '# credits' })}` : t`Your key`}
        </span>
      </span>{' '}
      {line !== '' && <span className="text-micro font-normal text-muted">{line}</span>}
    </span>
  );
}

export interface OfferEntriesProps extends OfferActs {
  /** In the order of the menu. */
  offers: readonly Offer[];
}

/** Other models as entries of a menu: what each costs, and what it cannot keep. */
export function OfferEntries({ offers, hrefOf, onTake }: OfferEntriesProps) {
  return offers.map((offer) => {
    const href = hrefOf(offer);
    const key = offer.asked.model;
    return href === null ? (
      <MenuItem key={key} onChoose={() => onTake(offer)}>
        <Entry offer={offer} />
      </MenuItem>
    ) : (
      <MenuLink key={key} href={href} onClick={() => onTake(offer)}>
        <Entry offer={offer} />
      </MenuLink>
    );
  });
}
