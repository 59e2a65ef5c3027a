import type { PlanPeriod } from '@kinora/contracts/plans';
import type { PricingReason } from '@kinora/credits';
import { Dialog, Empty, ExternalIcon, MailIcon, RetryNotice, ShieldIcon, Tabs, Tag, UndoIcon } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { PackOffer, PlanOffer } from '../offers.ts';
import { PackList } from './pack-list.tsx';
import { PlanCard, type CardAction } from './plan-card.tsx';
import type { FeatureNeed } from './plan-features.ts';
import { PlanSlider } from './plan-slider.tsx';
import { WhyPrices } from './pricing-reason.tsx';
import { PurchaseNotice } from './purchase-notice.tsx';

export interface PricingDialogProps {
  /** What stopped the member; null where the prices were opened from a menu. */
  reason: PricingReason | null;
  /** What can be spent; null for a guest. */
  balance: number | null;
  tab: PlanPeriod;
  /** The cards of the tab; null where nothing is on sale. */
  plans: readonly PlanOffer[] | null;
  packs: readonly PackOffer[];
  /** Why there are no prices, in the reader's language. */
  problem?: string | undefined;
  actionOf: (offer: PlanOffer) => CardAction;
  left: number | null;
  season?: string | undefined;
  /** What this server has of what features need. */
  served: readonly FeatureNeed[];
  /** Instead of the cards: a change of the plan that runs. */
  change?: ReactNode;
  /** A purchase is paid in another tab. */
  isBuying?: boolean;
  /** The server did not answer when it was asked about a purchase last. */
  isSilent?: boolean;
  onTab: (tab: PlanPeriod) => void;
  onBuyPack: (pack: PackOffer) => void;
  onRetry: () => void;
  onClose: () => void;
}

function Tip({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2 [&>svg]:mt-0.5 [&>svg]:size-4">
      {icon}
      <span>{children}</span>
    </li>
  );
}

/** What holds for every card, each thing once. */
function Tips({ tab }: { tab: PlanPeriod }) {
  return (
    <ul className="grid gap-x-6 gap-y-2 text-small text-muted dialog:grid-cols-2">
      <Tip icon={<ShieldIcon aria-hidden="true" />}>
        <Trans>Failed clips are never charged</Trans>
      </Tip>
      <Tip icon={<MailIcon aria-hidden="true" />}>
        {tab === 'year' ? (
          <Trans>We email you 7 days before each renewal</Trans>
        ) : (
          <Trans>We email you 3 days before each renewal</Trans>
        )}
      </Tip>
      <Tip icon={<UndoIcon aria-hidden="true" />}>
        <Trans>After you cancel, your credits stay until the period ends</Trans>
      </Tip>
      <Tip icon={<ExternalIcon aria-hidden="true" />}>
        <Trans>Payment opens in a new tab</Trans>
      </Tip>
    </ul>
  );
}

/** Begins at the chosen tab: the attribute is for the dialog that opens around it afterwards. */
function beginAtTab(offers: HTMLDivElement | null) {
  offers?.querySelector('[role="tab"][aria-selected="true"]')?.setAttribute('autofocus', '');
}

function Offers(props: PricingDialogProps & { plans: readonly PlanOffer[] }) {
  const { t } = useLingui();
  const { tab, plans, packs, actionOf, left, season, served, onTab, onBuyPack } = props;
  const slides = plans.map((offer) => ({
    id: offer.sku.id,
    name: offer.sku.tier === 'pro' ? 'Pro' : 'Basic',
    card: <PlanCard offer={offer} action={actionOf(offer)} left={left} season={season} served={served} />,
  }));
  const yearly = (
    <>
      <Trans>Yearly</Trans>
      <Tag look="success">
        <Trans>Save 50%</Trans>
      </Tag>
    </>
  );
  const tabs = [
    { value: 'year', label: yearly },
    { value: 'month', label: <Trans>Monthly</Trans> },
  ];
  return (
    <div ref={beginAtTab} className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-2">
      <Tabs label={t`Billing`} tabs={tabs} value={tab} onChoose={(value) => onTab(value === 'year' ? 'year' : 'month')}>
        <PlanSlider slides={slides} />
      </Tabs>
      {/* As wide as the two cards. */}
      <div className="mx-auto grid w-full max-w-[826px] grid-cols-[minmax(0,1fr)] gap-6 dialog:px-1">
        {packs.length > 0 && <PackList packs={packs} onBuy={onBuyPack} />}
        <Tips tab={tab} />
      </div>
    </div>
  );
}

function Body(props: PricingDialogProps) {
  const { t } = useLingui();
  const { plans, problem, change, onRetry } = props;
  if (change) return change;
  if (problem !== undefined) {
    return (
      <RetryNotice retryLabel={t`Try again`} onRetry={onRetry}>
        {problem}
      </RetryNotice>
    );
  }
  if (plans) return <Offers {...props} plans={plans} />;
  return (
    <Empty title={t`Plans aren’t sold on this server`}>
      <Trans>Nothing was charged. The server operator can add credits.</Trans>
    </Empty>
  );
}

/** What plans and packs cost, and what they give. */
export function PricingDialog(props: PricingDialogProps) {
  const { t } = useLingui();
  const { reason, balance, isBuying = false, isSilent = false, onClose } = props;
  const hasLede = reason !== null || balance !== null;
  return (
    <Dialog
      title={t`Upgrade to get more credits`}
      lede={hasLede ? <WhyPrices reason={reason} balance={balance} /> : undefined}
      closeLabel={t`Close`}
      size="pricing"
      centered
      sheet
      onClose={onClose}
    >
      <PurchaseNotice isBuying={isBuying} isSilent={isSilent} />
      <Body {...props} />
    </Dialog>
  );
}
