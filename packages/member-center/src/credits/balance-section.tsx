import type { Credits } from '@kinora/contracts/money';
import { Answer, Button, Skeleton, type AnswerView } from '@kinora/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

import { MemberSection } from '../section/member-section.tsx';
import { BalanceBar } from './balance-bar.tsx';
import { LotList } from './lot-list.tsx';

export interface BalanceSectionProps {
  /** What can be spent, as the header shows it. */
  balance: number;
  credits: AnswerView<Credits>;
  onReload: () => void;
  /** Opens the prices, where anything is on sale. */
  onBuy?: (() => void) | undefined;
}

function Details({ credits: { available, held, localOnly, lots } }: { credits: Credits }) {
  return (
    <>
      {held > 0 && (
        <p className="text-small text-muted">
          <Plural
            value={held}
            one="# credit is held for clips in progress and charged only when they’re done."
            other="# credits are held for clips in progress and charged only when they’re done."
          />
        </p>
      )}
      {available + held > 0 && <BalanceBar free={available - localOnly} local={localOnly} held={held} />}
      {lots.length > 0 && <LotList lots={lots} />}
    </>
  );
}

/** The credits: how many, what is held, where they come from and how long they stay. */
export function BalanceSection({ balance, credits, onReload, onBuy }: BalanceSectionProps) {
  const { t, i18n } = useLingui();
  return (
    <MemberSection
      id="credits"
      title={t`Credits`}
      end={
        onBuy && (
          <Button look="default" size="small" onClick={onBuy}>
            <Trans>Get more</Trans>
          </Button>
        )
      }
    >
      <p className="plan-price">
        {i18n.number(balance)}
        <span className="sr-only">
          {' '}
          <Trans>credits available</Trans>
        </span>
      </p>
      <Answer
        answer={credits}
        loadingLabel={t`Loading your credits`}
        skeleton={
          <>
            <Skeleton shape="line" />
            <Skeleton shape="line" />
          </>
        }
        retryLabel={t`Try again`}
        onRetry={onReload}
      >
        {(known) => <Details credits={known} />}
      </Answer>
    </MemberSection>
  );
}
