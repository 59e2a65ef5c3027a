import { Button, CloseIcon, IconButton, SparkleIcon } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface BuyBannerProps {
  text: string;
  onBuy: () => void;
  onClose: () => void;
}

/** An operator's offer in the 71 px above the page. */
export function BuyBanner({ text, onBuy, onClose }: BuyBannerProps) {
  const { t } = useLingui();
  return (
    <aside
      aria-label={t`Offer`}
      className="flex h-full items-center gap-2 bg-surface-3 ps-4 pe-2 text-ui text-strong shadow-lit nav:gap-4 nav:ps-6"
    >
      <span className="text-accent max-phone:hidden">
        <SparkleIcon />
      </span>
      <p title={text} className="line-clamp-2 min-w-0 flex-1 wrap-anywhere max-nav:text-small">
        <bdi>{text}</bdi>
      </p>
      <Button pill onClick={onBuy}>
        <Trans>See plans</Trans>
      </Button>
      <IconButton label={t`Close the offer`} icon={<CloseIcon />} onClick={onClose} />
    </aside>
  );
}
