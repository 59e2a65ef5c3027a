import { Answer, Skeleton, type AnswerView } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface MemberWaitingProps {
  answer: AnswerView<never>;
  onReload: () => void;
}

/** Stands where the account will be. */
export function MemberWaiting({ answer, onReload }: MemberWaitingProps) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-4">
      <h1 className="type-display">
        <Trans>Member Center</Trans>
      </h1>
      <Answer
        answer={answer}
        loadingLabel={t`Loading your account`}
        skeleton={
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 desk:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
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
        }
        retryLabel={t`Try again`}
        onRetry={onReload}
      >
        {() => null}
      </Answer>
    </div>
  );
}
