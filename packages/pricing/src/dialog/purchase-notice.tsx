import { ExternalIcon, Notice } from '@kinora/ui';
import { Trans } from '@lingui/react/macro';

export interface PurchaseNoticeProps {
  /** A purchase was begun here and is paid in another tab. */
  isBuying: boolean;
  /** The server did not answer when it was asked last. */
  isSilent: boolean;
}

function Words({ isBuying, isSilent }: PurchaseNoticeProps) {
  if (isSilent) {
    return (
      <Notice look="danger" announce="alert">
        {isBuying ? (
          <Trans>Kinora isn’t responding. We’ll keep trying: what you’ve paid for arrives as soon as it’s back.</Trans>
        ) : (
          <Trans>Kinora isn’t responding. Nothing was paid. Try again in a moment.</Trans>
        )}
      </Notice>
    );
  }
  return (
    <Notice look="info" icon={<ExternalIcon />} announce="status">
      <Trans>Your purchase opened in a new tab. Pay there, and this page continues automatically.</Trans>
    </Notice>
  );
}

/** How the purchase stands that was begun from this dialog; nothing where none was. */
export function PurchaseNotice(props: PurchaseNoticeProps) {
  if (!props.isBuying && !props.isSilent) return null;
  // As wide as the two cards, and in sight wherever one has scrolled to: the packs stand far below it.
  return (
    <div className="sticky top-3 z-sticky mx-auto w-full max-w-[818px] rounded-inner bg-overlay">
      <Words {...props} />
    </div>
  );
}
