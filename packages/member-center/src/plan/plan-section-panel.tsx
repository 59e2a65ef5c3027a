import { openHere } from '@kinora/browser';
import type { SandboxTurn } from '@kinora/contracts/plans';
import {
  cancelPlanAtom,
  isOnSaleAtom,
  keepPlanAtom,
  livePlanAtom,
  loadPlanAtom,
  openPricingAtom,
  purchaseWords,
  turnPlanAtom,
  type PurchaseFailure,
} from '@kinora/credits';
import { answerView, toast } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { focusOn } from '../focus-on.ts';
import { CancelPlanDialog } from './cancel-plan-dialog.tsx';
import { openPortalAtom } from './payments-atoms.ts';
import { PlanSection, type PlanTask } from './plan-section.tsx';
import { portalAddress } from './portal-address.ts';

/** Cancelling, from the press to the answer. */
function useCancelling() {
  const { t, i18n } = useLingui();
  const cancel = useSetAtom(cancelPlanAtom);
  const [state, setState] = useState<{ isBusy: boolean; problem?: string } | null>(null);
  const onCancelPlan = async () => {
    setState({ isBusy: true });
    const result = await cancel(null);
    if (!result.ok) {
      setState({ isBusy: false, problem: i18n._(purchaseWords(result.failure)) });
      return;
    }
    setState(null);
    focusOn('plan');
    toast(t`Your plan is cancelled. You keep everything until it ends.`, { look: 'success' });
  };
  return { state, onCancelPlan, ask: () => setState({ isBusy: false }), close: () => setState(null) };
}

/** Everything else that is asked for by one press. */
function useTasks() {
  const { t, i18n } = useLingui();
  const [keep, turn, portal] = [useSetAtom(keepPlanAtom), useSetAtom(turnPlanAtom), useSetAtom(openPortalAtom)];
  const [task, setTask] = useState<PlanTask>(null);
  const say = (failure: PurchaseFailure) => toast(i18n._(purchaseWords(failure)), { look: 'danger' });
  const onKeep = async () => {
    setTask('keep');
    const result = await keep(null);
    setTask(null);
    if (!result.ok) return say(result.failure);
    focusOn('plan');
    return toast(t`Your plan continues.`, { look: 'success' });
  };
  const onTurn = async (one: SandboxTurn) => {
    setTask(one);
    const result = await turn(one);
    setTask(null);
    return result.ok ? toast(t`Done, in the sandbox.`, { look: 'success' }) : say(result.failure);
  };
  const onPortal = async () => {
    setTask('portal');
    const result = await portal(i18n.locale);
    setTask(null);
    if (!result.ok) return say(result.failure);
    const address = portalAddress(result.value, globalThis.location.href);
    return address === null ? say({ kind: 'unexpected', code: 0, requestId: null }) : openHere(address);
  };
  return { task, onKeep, onTurn, onPortal };
}

/** The plan, connected. */
export function PlanSectionPanel() {
  const { i18n } = useLingui();
  const known = useAtomValue(livePlanAtom);
  const isOnSale = useAtomValue(isOnSaleAtom);
  const [load, openPricing] = [useSetAtom(loadPlanAtom), useSetAtom(openPricingAtom)];
  const { state, onCancelPlan, ask, close } = useCancelling();
  const { task, onKeep, onTurn, onPortal } = useTasks();
  const plan = known.state === 'ready' ? known.value.plan : null;
  return (
    <>
      <PlanSection
        plan={answerView(known, (failure) => i18n._(purchaseWords(failure)))}
        isOnSale={isOnSale}
        task={task}
        onReload={() => void load()}
        onPrices={() => openPricing()}
        onCancel={ask}
        onKeep={() => void onKeep()}
        onPortal={() => void onPortal()}
        onTurn={(one) => void onTurn(one)}
      />
      {state && plan && (
        <CancelPlanDialog {...state} plan={plan} onCancelPlan={() => void onCancelPlan()} onClose={close} />
      )}
    </>
  );
}
