import type { Creation } from '@kinora/contracts/creations';
import type { ClipPages } from '@kinora/creations/links';
import { modelWords } from '@kinora/credits';
import { FETCH_MESSAGES } from '@kinora/source-files';
import { toast } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';

import { showForm } from '../layout/show-form.ts';
import { liveModelsHereAtom } from './models-here-atoms.ts';
import { OfferChoice } from './offer-choice.tsx';
import { offerHref } from './offer-href.ts';
import { OfferEntries } from './offer-link.tsx';
import { byPrice, offersFor, type Offer } from './offers.ts';
import { takeOfferAtom } from './take-offer-atoms.ts';

export interface OtherModelsPanelProps {
  creation: Creation;
  pages: ClipPages;
  /** Stands there where no other model would do, and until that is known. */
  children: ReactNode;
}

/** What a press on an offer for a clip does: the form of this page takes it, or its address does. */
function useOffers(pages: ClipPages) {
  const { i18n } = useLingui();
  const take = useSetAtom(takeOfferAtom);
  return {
    hrefOf: (offer: Offer) => offerHref(offer, pages),
    onTake: async (offer: Offer) => {
      if (offerHref(offer, pages) !== null) return;
      showForm();
      const failure = await take(offer);
      if (failure) toast(i18n._(FETCH_MESSAGES[failure]));
    },
  };
}

/** The menu was opened before its entries were here: the focus goes to the first of them. */
function focusFirst(entries: HTMLElement | null) {
  if (entries?.closest(':popover-open')) entries.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
}

/** What the other models of this server would make of a clip: the entries of a menu, or the remedy of a failed one. */
export function OtherModelsPanel({ creation, pages, children }: OtherModelsPanelProps) {
  const { i18n } = useLingui();
  const here = useAtomValue(liveModelsHereAtom);
  const { hrefOf, onTake } = useOffers(pages);
  const acts = { hrefOf, onTake: (offer: Offer) => void onTake(offer) };
  const [best, ...others] = offersFor(creation, here);
  if (here.state === 'loading') return children;
  if (creation.state === 'ready') {
    return (
      <div ref={focusFirst} className="contents">
        {best ? (
          <OfferEntries {...acts} offers={byPrice([best, ...others])} />
        ) : (
          <span role="menuitem" aria-disabled="true" tabIndex={-1} className="px-3 py-2 text-small text-muted">
            <Trans>No other model here can take these settings.</Trans>
          </span>
        )}
      </div>
    );
  }
  if (!best) return children;
  const { asked, ownKey, price } = best;
  const name = i18n._(modelWords(asked.model));
  return (
    <OfferChoice {...acts} offers={[best, ...others]} look="default">
      {ownKey === null ? (
        <Trans>
          Try with {name} for {price}
        </Trans>
      ) : (
        <Trans>Try with {name} using your key</Trans>
      )}
    </OfferChoice>
  );
}
