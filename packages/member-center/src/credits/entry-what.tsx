import type { CreditEntry } from '@kinora/contracts/money';
import { skuWords } from '@kinora/credits';
import { Trans, useLingui } from '@lingui/react/macro';

import { SOURCE_WORDS } from './credit-messages.ts';

export interface EntryWhatProps {
  entry: CreditEntry;
}

/** What a line is about: a clip by its words, a purchase by its name, or where the credits came from. */
export function EntryWhat({ entry: { creation, payment, lot } }: EntryWhatProps) {
  const { i18n } = useLingui();
  if (creation) {
    return creation.title === null ? <Trans>Clip without a prompt</Trans> : <bdi>{creation.title}</bdi>;
  }
  if (payment) return i18n._(skuWords(payment.sku));
  if (lot) return i18n._(SOURCE_WORDS[lot.source]);
  return <Trans>Removed clip</Trans>;
}
