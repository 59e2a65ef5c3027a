import type { KeyProvider, Receipt as Credits } from '@kinora/contracts/creations';
import { Receipt } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import { PROVIDER_NAMES } from '../own-keys/provider-names.ts';
import { receiptState } from '../receipt-state.ts';

export interface ReceiptLineProps {
  receipt: Credits;
  /** Set where it is a free trial: whether it counts, or was given back because no clip came. */
  trial?: 'counts' | 'returned' | undefined;
  /** Set where the member's own key of this provider was used. */
  ownKey?: KeyProvider | undefined;
}

function OwnKeyWords({ ownKey }: { ownKey: KeyProvider }) {
  const provider = PROVIDER_NAMES[ownKey];
  return (
    <Trans>
      <b>Your {provider} key</b>, no credits
    </Trans>
  );
}

function TrialWords({ trial }: { trial: 'counts' | 'returned' }) {
  if (trial === 'returned') {
    return (
      <Trans>
        <b>Free trial</b>, returned
      </Trans>
    );
  }
  return (
    <Trans>
      <b>Free trial</b>, no credits
    </Trans>
  );
}

/** Whole sentences: where a comma stands is up to each language. */
function Words({ receipt }: Pick<ReceiptLineProps, 'receipt'>) {
  const { i18n } = useLingui();
  const { held, charged, returned, at } = receipt;
  const stage = receiptState(receipt);
  const time = i18n.date(new Date(at), { timeStyle: 'short' });
  if (stage === 'held') {
    return (
      <Trans>
        <b>{held} held</b>, charged only when it’s done
      </Trans>
    );
  }
  if (stage === 'returned') {
    return (
      <Trans>
        <b>{charged} charged</b>, {returned} returned at {time}
      </Trans>
    );
  }
  return (
    <Trans>
      <b>{charged} charged</b> at {time}
    </Trans>
  );
}

/** One line of money under a creation: held, charged or returned, and when. */
export function ReceiptLine({ receipt, trial, ownKey }: ReceiptLineProps) {
  if (ownKey)
    return (
      <Receipt>
        <OwnKeyWords ownKey={ownKey} />
      </Receipt>
    );
  return <Receipt>{trial ? <TrialWords trial={trial} /> : <Words receipt={receipt} />}</Receipt>;
}
