import type { Receipt as Credits } from '@kinora/contracts';
import { Receipt } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import { receiptStage } from '../receipt-words.ts';

export interface ReceiptLineProps {
  receipt: Credits;
}

/** What happens next, or when it happened. */
function Moment({ receipt }: ReceiptLineProps) {
  const { i18n } = useLingui();
  const { returned, at } = receipt;
  const stage = receiptStage(receipt);
  const time = i18n.date(new Date(at), { timeStyle: 'short' });
  if (stage === 'held') return <Trans>charged only when it arrives</Trans>;
  if (stage !== 'returned') return <Trans>at {time}</Trans>;
  return (
    <Trans>
      {returned} returned at {time}
    </Trans>
  );
}

/** One line of money under a creation: held, charged or returned, and when. */
export function ReceiptLine({ receipt }: ReceiptLineProps) {
  const { t } = useLingui();
  const { held, charged } = receipt;
  return (
    <Receipt amount={held > 0 ? t`${held} held` : t`${charged} charged`}>
      <Moment receipt={receipt} />
    </Receipt>
  );
}
