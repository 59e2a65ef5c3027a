import { siteAtom } from '@kinora/api-client';
import { isMemberAtom } from '@kinora/auth';
import { track } from '@kinora/browser';
import type { SiteConfig } from '@kinora/contracts';
import type { PlanPeriod } from '@kinora/contracts/plans';
import { balanceAtom, closePricingAtom, pricingIntentAtom, purchaseWords, rightsAtom } from '@kinora/credits';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { buyAtom } from '../buy-atoms.ts';
import { beginChangeAtom, changeStepAtom, confirmChangeAtom, leaveChangeAtom } from '../change/change-atoms.ts';
import { PlanChangeView } from '../change/plan-change-view.tsx';
import { priceLeftAtom } from '../countdown/countdown-atoms.ts';
import { isStepUp, packOffers, planOffers, type PlanOffer } from '../offers.ts';
import { loadPricesAtom } from '../prices-atoms.ts';
import { begunPurchaseAtom } from '../purchase/begun-purchase-atoms.ts';
import { isServerSilentAtom } from '../purchase/watch-purchase-atoms.ts';
import { seasonAt } from '../season.ts';
import { dialogPlanAtom, dialogPricesAtom, dialogRoutesAtom } from './dialog-atoms.ts';
import type { CardAction } from './plan-card.tsx';
import { servedNeeds } from './plan-features.ts';
import { PricingDialog } from './pricing-dialog.tsx';

/** The season that colours the offer; an operator's own promotion has its own name. */
function seasonOf({ promotion, seasons, zone }: SiteConfig): string | undefined {
  return promotion.kind === 'dated' ? promotion.name : seasonAt(seasons, { zone, now: Date.now() })?.name;
}

/** What of the features this server can serve. */
function useServed() {
  const { routes } = useAtomValue(dialogRoutesAtom);
  const hasChat = Boolean(useAtomValue(siteAtom)?.liveSupportUrl);
  return servedNeeds({ models: routes.map(({ model }) => model), hasChat });
}

/** The sku of the plan that runs; null where none does. */
function useRunning(): string | null {
  const plan = useAtomValue(dialogPlanAtom);
  return plan.state === 'ready' ? (plan.value.plan?.sku ?? null) : null;
}

function useOffers(tab: PlanPeriod) {
  const { i18n } = useLingui();
  const known = useAtomValue(dialogPricesAtom);
  const { hasHalfPacks } = useAtomValue(rightsAtom);
  const isSold = Boolean(useAtomValue(siteAtom)?.checkout) && (known.state !== 'ready' || known.value.length > 0);
  if (known.state === 'failed' && isSold)
    return { plans: null, packs: [], problem: i18n._(purchaseWords(known.failure)) };
  const prices = known.state === 'ready' ? known.value : null;
  return {
    plans: isSold ? planOffers(tab, prices) : null,
    packs: isSold && prices ? packOffers(prices, hasHalfPacks) : [],
  };
}

/** What a member can spend; null for a guest. */
function useMembersBalance(): number | null {
  const isMember = useAtomValue(isMemberAtom);
  const balance = useAtomValue(balanceAtom);
  return isMember ? balance : null;
}

const focusOnTab = () => document.querySelector<HTMLElement>('dialog [role="tab"][aria-selected="true"]')?.focus();

function ChangePanel({ from, onDone }: { from: string; onDone: () => void }) {
  const step = useAtomValue(changeStepAtom);
  const begin = useSetAtom(beginChangeAtom);
  const confirm = useSetAtom(confirmChangeAtom);
  const leave = useSetAtom(leaveChangeAtom);
  const [before] = useState(from);
  return (
    step && (
      <PlanChangeView
        step={step}
        from={before}
        onConfirm={() => void confirm()}
        onRetry={(sku) => void begin({ sku })}
        onBack={() => {
          leave();
          // What was pressed is gone: the focus goes to the cards it leads to.
          setTimeout(focusOnTab);
        }}
        onDone={onDone}
      />
    )
  );
}

/** The pricing dialog, connected; open as long as it is rendered. */
export function PricingDialogPanel() {
  // Every opening begins with Monthly: the state lives as long as the dialog.
  const [tab, setTab] = useState<PlanPeriod>('month');
  const intent = useAtomValue(pricingIntentAtom);
  const site = useAtomValue(siteAtom);
  const running = useRunning();
  const isChanging = useAtomValue(changeStepAtom) !== null;
  const [buy, begin] = [useSetAtom(buyAtom), useSetAtom(beginChangeAtom)];
  const [close, leave] = [useSetAtom(closePricingAtom), useSetAtom(leaveChangeAtom)];
  const load = useSetAtom(loadPricesAtom);
  const onClose = () => {
    track({ event: 'plan_close' });
    leave();
    close();
  };
  const actionOf = ({ sku, address }: PlanOffer): CardAction => {
    if (running === sku.id) return { kind: 'current' };
    if (running !== null) {
      return { kind: 'change', isUp: isStepUp(running, sku), onChange: () => void begin({ sku: sku.id }) };
    }
    return { kind: 'buy', onBuy: () => void (address && buy({ address, tab })) };
  };
  const offers = useOffers(tab);
  const served = useServed();
  const left = useAtomValue(priceLeftAtom);
  return (
    <PricingDialog
      {...offers}
      reason={intent?.reason ?? null}
      balance={useMembersBalance()}
      isBuying={useAtomValue(begunPurchaseAtom) !== null}
      isSilent={useAtomValue(isServerSilentAtom)}
      tab={tab}
      actionOf={actionOf}
      left={left}
      season={site ? seasonOf(site) : undefined}
      served={served}
      change={isChanging && running !== null ? <ChangePanel from={running} onDone={onClose} /> : undefined}
      onTab={(next) => {
        track({ event: 'plan_tab', label: next });
        setTab(next);
      }}
      onBuyPack={({ address }) => void buy({ address, tab: null })}
      onRetry={() => void load()}
      onClose={onClose}
    />
  );
}
