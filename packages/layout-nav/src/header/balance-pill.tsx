import { Button, CoinIcon, Pill } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface BalancePillProps {
  balance: number;
  /** Opens the plans, where there are plans. */
  onUpgrade?: (() => void) | undefined;
}

/** The credits one may spend. */
export function BalancePill({ balance, onUpgrade }: BalancePillProps) {
  const { i18n, t } = useLingui();
  const upgrade = onUpgrade && (
    <span className="max-nav:hidden">
      <Button look="soft" size="small" pill onClick={onUpgrade}>
        <Trans>Upgrade Now</Trans>
      </Button>
    </span>
  );
  return (
    <Pill end={upgrade}>
      <span className="flex items-center gap-2 text-ui font-label text-strong">
        <span className="text-accent">
          <CoinIcon />
        </span>
        {i18n.number(balance)}
        <span className="sr-only">
          <Trans>credits</Trans>
        </span>
      </span>
      {onUpgrade && (
        // On phones there is no room for the words: the whole number is the button.
        <button
          type="button"
          aria-label={t`Upgrade Now`}
          onClick={onUpgrade}
          className="absolute inset-0 rounded-full nav:hidden"
        />
      )}
    </Pill>
  );
}
