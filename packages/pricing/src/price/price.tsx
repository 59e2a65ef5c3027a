import { priceText } from '@kinora/credits';
import { useLingui } from '@lingui/react/macro';

export interface PriceProps {
  cents: number;
}

/** An amount of money, kept apart from the direction of the text around it. */
export function Price({ cents }: PriceProps) {
  const { i18n } = useLingui();
  return (
    <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
      {priceText(cents, i18n.locale)}
    </bdi>
  );
}
