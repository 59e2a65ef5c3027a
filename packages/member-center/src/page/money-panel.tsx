import { balanceAtom, balanceNewsAtom, loadPlanAtom, planAtom } from '@kinora/credits';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { BalanceSectionPanel } from '../credits/balance-section-panel.tsx';
import { loadCreditsAtom } from '../credits/credits-atoms.ts';
import { loadHistoryAtom } from '../credits/history-atoms.ts';
import { HistorySectionPanel } from '../credits/history-section-panel.tsx';
import { loadPaymentsAtom } from '../plan/payments-atoms.ts';
import { PlanSectionPanel } from '../plan/plan-section-panel.tsx';

/** Reads the plan when it appears; keyed by what makes another reading worth it. */
function PlanReading() {
  const load = useSetAtom(loadPlanAtom);
  useEffect(() => {
    void load();
  }, [load]);
  return null;
}

/** Reads credits, history and payments when it appears. */
function CreditsReading() {
  const [loadCredits, loadHistory] = [useSetAtom(loadCreditsAtom), useSetAtom(loadHistoryAtom)];
  const loadPayments = useSetAtom(loadPaymentsAtom);
  useEffect(() => {
    void loadCredits();
    void loadHistory();
    void loadPayments();
  }, [loadCredits, loadHistory, loadPayments]);
  return null;
}

/** Credits, plan and history; read anew when the balance or the plan has changed, and when somebody comes back. */
export function MoneyPanel() {
  const balance = useAtomValue(balanceAtom);
  const news = useAtomValue(balanceNewsAtom);
  const known = useAtomValue(planAtom);
  const plan = known.state === 'ready' && known.plan ? Object.values(known.plan).join(' ') : '';
  return (
    <>
      <PlanReading key={`plan ${news}`} />
      <CreditsReading key={`${balance} ${news} ${plan}`} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-2">
        <BalanceSectionPanel />
        <PlanSectionPanel />
      </div>
      <HistorySectionPanel />
    </>
  );
}
