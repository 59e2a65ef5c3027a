import { Notice, Skeleton, TextButton } from '@kinora/ui';
import { Trans } from '@lingui/react/macro';

export interface MemberWaitingProps {
  /** Why the account is not there, in the reader's language; left out while it is on its way. */
  problem?: string | undefined;
  onReload: () => void;
}

/** Stands where the account will be. */
export function MemberWaiting({ problem, onReload }: MemberWaitingProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-4">
      <h1 className="type-display">
        <Trans>Member Center</Trans>
      </h1>
      {problem === undefined ? (
        <div
          aria-busy="true"
          className="grid grid-cols-[minmax(0,1fr)] gap-4 desk:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
        >
          <p className="sr-only">
            <Trans>Your account is loading</Trans>
          </p>
          <div className="grid content-start gap-4">
            <Skeleton shape="item" />
            <Skeleton shape="film" />
          </div>
          <div className="grid content-start gap-4">
            <Skeleton shape="item" />
            <Skeleton shape="item" />
            <Skeleton shape="item" />
          </div>
        </div>
      ) : (
        <Notice
          look="danger"
          announce="alert"
          action={
            <TextButton onClick={onReload}>
              <Trans>Try again</Trans>
            </TextButton>
          }
        >
          {problem}
        </Notice>
      )}
    </div>
  );
}
