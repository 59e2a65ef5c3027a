import { rightsOf, type PlanState, type RunningPlan, type SandboxTurn } from '@kinora/contracts/plans';
import { priceText, skuWords } from '@kinora/credits';
import { Answer, Button, Notice, Skeleton, Tag, TextButton, type AnswerView } from '@kinora/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

import { MemberSection } from '../section/member-section.tsx';
import { SandboxTools } from './sandbox-tools.tsx';

/** What is being asked for. */
export type PlanTask = SandboxTurn | 'keep' | 'portal' | null;

export interface PlanSectionProps {
  plan: AnswerView<Pick<PlanState, 'plan'>>;
  isOnSale: boolean;
  task: PlanTask;
  onReload: () => void;
  /** Opens the prices: to buy, to upgrade, to switch. */
  onPrices: () => void;
  onCancel: () => void;
  onKeep: () => void;
  onPortal: () => void;
  onTurn: (turn: SandboxTurn) => void;
}

type Running = Omit<PlanSectionProps, 'plan'> & { plan: RunningPlan };

function useDay() {
  const { i18n } = useLingui();
  return (time: number) => i18n.date(new Date(time), { dateStyle: 'long' });
}

function Heading({ plan }: { plan: RunningPlan }) {
  const day = useDay();
  const count = rightsOf(plan.tier).creditsPerMonth;
  if (plan.nextCreditsAt === null) {
    const end = day(plan.paidUntil);
    return <Trans>Active until {end}</Trans>;
  }
  const next = day(plan.nextCreditsAt);
  return (
    <Trans>
      <Plural value={count} one="# more credit" other="# more credits" /> on {next}
    </Trans>
  );
}

function Renewal({ plan }: { plan: RunningPlan }) {
  const { i18n } = useLingui();
  const day = useDay();
  const price = priceText(plan.cents, i18n.locale);
  const until = day(plan.paidUntil);
  const later = plan.nextSku === null ? '' : i18n._(skuWords(plan.nextSku));
  if (plan.standing === 'ending') {
    return (
      <Trans>You cancelled your plan. You keep everything until {until}, and plan credits seven days longer.</Trans>
    );
  }
  if (later !== '') {
    return (
      <Trans>
        Changes to {later} on {until}.
      </Trans>
    );
  }
  return plan.period === 'year' ? (
    <Trans>
      Renews on {until} for {price}. We email you 7 days before. Unused credits stay while your plan is active.
    </Trans>
  ) : (
    <Trans>
      Renews on {until} for {price}. We email you 3 days before. Unused credits stay while your plan is active.
    </Trans>
  );
}

function PastDue({ task, onPortal }: Pick<Running, 'task' | 'onPortal'>) {
  return (
    <Notice look="danger" announce="alert">
      <p>
        <Trans>Your last payment failed. We’ll retry for seven days, then your plan ends.</Trans>
      </p>
      <TextButton disabled={task === 'portal'} onClick={onPortal}>
        <Trans>Update your card</Trans>
      </TextButton>
    </Notice>
  );
}

function Actions({ plan, task, onPrices, onCancel, onKeep, onPortal }: Running) {
  const canBeKept = plan.standing === 'ending' || plan.nextSku !== null;
  return (
    <div className="flex flex-wrap gap-2">
      {canBeKept && (
        <Button size="small" busy={task === 'keep'} onClick={onKeep}>
          {plan.standing === 'ending' ? <Trans context="plan">Keep plan</Trans> : <Trans>Keep current plan</Trans>}
        </Button>
      )}
      <Button size="small" look={canBeKept ? 'default' : 'primary'} onClick={onPrices}>
        {plan.tier === 'basic' ? <Trans>Upgrade to Pro</Trans> : <Trans>Change plan</Trans>}
      </Button>
      {plan.checkout === 'stripe' && (
        <Button size="small" look="quiet" busy={task === 'portal'} onClick={onPortal}>
          <Trans>Card and invoices</Trans>
        </Button>
      )}
      {plan.standing !== 'ending' && (
        <Button size="small" look="quiet" onClick={onCancel}>
          <Trans>Cancel plan</Trans>
        </Button>
      )}
    </div>
  );
}

function RunningView(props: Running) {
  const { plan, task, onTurn } = props;
  return (
    <>
      {plan.standing === 'past-due' && <PastDue {...props} />}
      <p className="type-title">
        <Heading plan={plan} />
      </p>
      <p className="text-small text-pretty text-muted">
        <Renewal plan={plan} />
      </p>
      <Actions {...props} />
      {plan.checkout === 'sandbox' && (
        <SandboxTools turning={task === 'keep' || task === 'portal' ? null : task} onTurn={onTurn} />
      )}
    </>
  );
}

function NoPlan({ isOnSale, onPrices }: Pick<PlanSectionProps, 'isOnSale' | 'onPrices'>) {
  if (!isOnSale) {
    return (
      <p className="text-small text-muted">
        <Trans>Plans aren’t sold on this server.</Trans>
      </p>
    );
  }
  return (
    <>
      <p className="text-small text-pretty text-muted">
        <Trans>You don’t have a plan. Plans include monthly credits, watermark-free clips and Full HD.</Trans>
      </p>
      <div>
        <Button size="small" onClick={onPrices}>
          <Trans>See plans</Trans>
        </Button>
      </div>
    </>
  );
}

/** The plan that runs: what comes next and when, and what can be done about it. */
export function PlanSection(props: PlanSectionProps) {
  const { t, i18n } = useLingui();
  const { plan: answer, onReload } = props;
  const sku = answer.state === 'ready' ? answer.value.plan?.sku : undefined;
  return (
    <MemberSection
      id="plan"
      title={t`Plan`}
      end={
        sku !== undefined && (
          <Tag look="lamp" size="medium">
            {i18n._(skuWords(sku))}
          </Tag>
        )
      }
    >
      <Answer
        answer={answer}
        loadingLabel={t`Loading your plan`}
        skeleton={
          <>
            <Skeleton shape="line" />
            <Skeleton shape="line" />
          </>
        }
        retryLabel={t`Try again`}
        onRetry={onReload}
      >
        {({ plan }) => (plan ? <RunningView {...props} plan={plan} /> : <NoPlan {...props} />)}
      </Answer>
    </MemberSection>
  );
}
