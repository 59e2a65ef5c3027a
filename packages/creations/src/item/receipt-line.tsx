import type { Receipt as ReceiptData } from '@kinora/contracts';
import { Receipt } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface ReceiptLineProps {
  receipt: ReceiptData;
}

const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;
const DAY = { day: 'numeric', month: 'short', ...CLOCK } as const;

/** Where the credits of one clip are: held, charged or returned, and since when. */
export function ReceiptLine({ receipt: { held, charged, returned, at } }: ReceiptLineProps) {
  const { t, i18n } = useLingui();
  if (held > 0) {
    return (
      <Receipt amount={t`${i18n.number(held)} held`}>
        <Trans>charged only when it arrives</Trans>
      </Receipt>
    );
  }
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const clock = i18n.date(new Date(at), CLOCK);
  const moment = isToday ? t`today at ${clock}` : i18n.date(new Date(at), DAY);
  return (
    <Receipt amount={t`${i18n.number(charged)} charged`}>
      {returned > 0 ? (
        <Trans>
          {i18n.number(returned)} returned {moment}
        </Trans>
      ) : (
        moment
      )}
    </Receipt>
  );
}
