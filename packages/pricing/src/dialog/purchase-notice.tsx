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
          <Trans>Kinora isn’t responding. We keep trying: what you have paid for arrives as soon as it is back.</Trans>
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
  // As wide as the two cards.
  return (
    <div className="mx-auto w-full max-w-[818px]">
      <Words {...props} />
    </div>
  );
}
