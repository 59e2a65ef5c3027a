import { RetryNotice, Skeleton } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface SharedWaitingProps {
  isFailed: boolean;
  onReload: () => void;
}

/** Before it is known what a link shows, or when nobody could be asked. */
export function SharedWaiting({ isFailed, onReload }: SharedWaitingProps) {
  const { t } = useLingui();
  return (
    <div className="mx-auto grid w-full max-w-[1160px] gap-6 py-4" aria-busy={!isFailed}>
      <h1 className="type-display">
        <Trans>A shared clip</Trans>
      </h1>
      {isFailed ? (
        <RetryNotice retryLabel={t`Try again`} onRetry={onReload}>
          <Trans>The clip couldn’t be loaded. Check your connection and try again.</Trans>
        </RetryNotice>
      ) : (
        <Skeleton shape="film" />
      )}
    </div>
  );
}
