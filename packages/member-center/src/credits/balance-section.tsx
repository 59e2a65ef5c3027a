import type { Credits } from '@kinora/contracts';
import { Button, Notice, Skeleton, TextButton } from '@kinora/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

import { MemberSection } from '../page/member-section.tsx';
import { BalanceBar } from './balance-bar.tsx';
import { LotList } from './lot-list.tsx';

export interface BalanceSectionProps {
  /** What can be spent, as the header shows it. */
  balance: number;
  /** Null while they are loading. */
  credits: Credits | null;
  /** Why they are not there, in the reader's language. */
  problem?: string | undefined;
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
            one="# credit is held for clips in progress, charged only when they arrive."
            other="# credits are held for clips in progress, charged only when they arrive."
          />
        </p>
      )}
      {available + held > 0 && <BalanceBar free={available - localOnly} local={localOnly} held={held} />}
      {lots.length > 0 && <LotList lots={lots} />}
    </>
  );
}

function Below({ credits, problem, onReload }: BalanceSectionProps) {
  if (credits) return <Details credits={credits} />;
  if (problem !== undefined) {
    return (
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
    );
  }
  return (
    <div aria-busy="true" className="grid gap-3">
      <p className="sr-only">
        <Trans>Your credits are loading</Trans>
      </p>
      <Skeleton shape="line" />
      <Skeleton shape="line" />
    </div>
  );
}

/** The credits: how many, what is held, where they come from and how long they stay. */
export function BalanceSection(props: BalanceSectionProps) {
  const { t, i18n } = useLingui();
  const { balance, onBuy } = props;
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
          <Trans>credits to spend</Trans>
        </span>
      </p>
      <Below {...props} />
    </MemberSection>
  );
}
